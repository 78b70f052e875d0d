/** The guided nights, each played by taps on what the guide marks; left, skipped, and gone on with after a reload. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';
import { kept } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(120_000);

/** What is Jack's in the guided night: the hideout and where he goes. */
const JACKS = [10, 11, 12, 13, 50];

class Guided extends Phone {
  async begin(side: 'As Jack' | 'As the detectives'): Promise<void> {
    await this.open();
    await this.tap('First night, guided');
    await this.seesHeading('First night, guided');
    await this.tap(new RegExp(`^${side}`));
    await this.atStep(1);
  }

  async atStep(step: number): Promise<void> {
    await expect(this.page.locator('.guide-where')).toContainText(`step ${step} of`);
  }

  /** Taps what is marked until the guide stands at a step, or until it is over. */
  async follow(until: number | 'over', look: (step: number) => Promise<void> = async () => undefined): Promise<void> {
    const { page } = this;
    let last = 0;
    for (let taps = 0; taps < 150; taps += 1) {
      await page.waitForTimeout(60);
      const said = await page.locator('.guide-where').allTextContents();
      if (said.length === 0 && until === 'over') return;
      const step = Number(/step (\d+)/.exec(said[0] ?? '')?.[1] ?? 0);
      if (step === until) return;
      if (step !== last) await look(step);
      last = step;
      const way = page.locator('.guide-way');
      if (await way.count()) await way.click();
      else await this.tapMarked();
    }
    throw new Error(`not there after step ${last}`);
  }

  /** On the map a tap may bring it nearer first. */
  private async tapMarked(): Promise<void> {
    const { page } = this;
    const marked = page.locator('[data-guide]');
    await expect(marked).toHaveCount(1);
    if (!(await marked.evaluate((one) => one instanceof SVGElement))) return marked.click({ timeout: 5000 });
    await page.locator('.map-window').evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
    const box = await marked.boundingBox();
    if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(500);
  }

  /** Not under what stays at the foot of the screen. */
  async isInReach(name: string): Promise<void> {
    await this.page.waitForTimeout(200);
    const button = this.page.getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
    const seen = await button.evaluate((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
    });
    expect(seen, name).toBe(true);
  }

  async ways(item: string): Promise<void> {
    await this.tap('Skip…');
    await this.tap(item);
  }

  /** Covered, nothing of Jack's is in the document but on the drawn board. */
  async coversJacks(): Promise<void> {
    if (await this.page.locator('.jack-open, .hunt').count()) return;
    const text = await this.page.evaluate(() => {
      const copy = document.querySelector('#app')?.cloneNode(true) as HTMLElement;
      // The track has columns with numbers of their own.
      for (const drawn of copy.querySelectorAll('.map, svg, .track, .guide-where, .bar-over, .facts')) drawn.remove();
      return copy.textContent ?? '';
    });
    for (const number of JACKS) expect(text).not.toMatch(new RegExp(`\\b${number}\\b`));
  }
}

async function noGame(page: Page): Promise<void> {
  const all = await kept(page);
  expect(all['hideout/games'] ?? []).toEqual([]);
  expect(all['hideout/entries'] ?? []).toEqual([]);
}

test('Jack’s night, tap by tap', async ({ page }) => {
  const phone = new Guided(page);
  await phone.begin('As Jack');
  await phone.follow('over', async (step) => {
    await phone.readsWell();
    await phone.coversJacks();
    if (step === 6) {
      await expect(page.locator('.refusal')).toContainText(/closes every way from 50 to 31/);
      await phone.isInReach('Rule HUNT-1.2');
      await phone.isInReach('Go on');
      await phone.isSound();
      await phone.tap('Show on the map');
      await expect(page.locator('.map-closed')).toHaveCount(1);
      await phone.tap('Keys');
    }
    if (step === 10) {
      await expect(page.locator('.refusal')).toBeVisible();
      await phone.isInReach('Rule SPEC-2');
      await phone.isInReach('Hand over');
    }
    if (step === 1 || step === 8) await phone.isSound();
  });
  await phone.seesHeading('Jack is home');
  await phone.isSound();
  await noGame(page);
  await phone.tap('To the start page');
  await phone.seesHeading('Hideout');
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0);
});

test('the detectives’ night, tap by tap, and the way to pairing', async ({ page }) => {
  const phone = new Guided(page);
  await phone.begin('As the detectives');
  await phone.follow('over', async (step) => {
    await phone.readsWell();
    if (step === 1 || step === 5 || step === 8) await phone.isSound();
    if (step === 5) await expect(page.locator('.said')).toContainText('99A clue');
    if (step === 6) await expect(page.locator('.said')).toContainText('Jack is not there');
    if (step === 8) await phone.seesHeading('The detectives ask');
  });
  await phone.seesHeading('You have his trail');
  await phone.isSound();
  await noGame(page);
  await phone.tap('Join as detectives');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hideout');
});

test('something else that is legal is no fault, and there is a way back', async ({ page }) => {
  const phone = new Guided(page);
  await phone.begin('As Jack');
  await phone.unlock();
  await phone.type(12);
  await phone.tap('Record');
  await phone.sees(/The rules allow that, too/);
  await phone.isSound();
  await phone.tap('Go back to the guide’s move');
  await phone.atStep(1);
  await phone.follow(4);
  // On a screen for everybody no number; behind the lock the next one.
  await phone.coversJacks();
  await phone.unlock();
  await phone.sees(/Walk to 50/);
  await phone.move('Walk', 51);
  await phone.tap('Hand over');
  await phone.tap('Go back to the guide’s move');
  await phone.atStep(4);
  await phone.follow(5);
});

test('left, skipped, gone on with after a reload', async ({ page }) => {
  const phone = new Guided(page);
  await phone.begin('As Jack');
  await phone.ways('Skip this step');
  await phone.atStep(2);
  await phone.ways('Skip this step');
  await phone.atStep(3);
  await phone.follow(4);
  await page.reload();
  await phone.atStep(4);
  await phone.seesHeading('Jack’s turn');
  await phone.coversJacks();
  await phone.tap('Skip…');
  await phone.isSound();
  await phone.tap('Leave the practice');
  await phone.seesHeading('Hideout');
  await page.reload();
  await phone.seesHeading('Hideout');
  await phone.tap('First night, guided');
  await phone.sees('Go on at step 4 of 12');
  await phone.isSound();
  await phone.tap(/^As Jack/);
  await phone.atStep(4);
  await phone.ways('Begin again');
  await phone.atStep(1);
  await noGame(page);
});

test('what everybody knows of the practice opens no PIN', async ({ page }) => {
  await page.clock.install();
  const phone = new Guided(page);
  await phone.open();
  await phone.tap('Settings');
  await phone.tap('Set a PIN');
  for (const last of ['Next', 'Save']) {
    for (const digit of '0426') await phone.tap(digit);
    await phone.tap(last);
  }
  await phone.tap('Done');
  await phone.tap('First night, guided');
  await phone.tap(/^As Jack/);
  await phone.atStep(1);
  await phone.ways('Skip this step');
  await phone.ways('Skip this step');
  await phone.atStep(3);
  await phone.sees('Jack, type your PIN.');
  await phone.isSound();
  await phone.tap('PIN forgotten');
  // Only then has the wait begun.
  await phone.sees(/^In 10 minutes the hideout’s number/);
  await page.clock.runFor('10:01');
  await phone.type(10);
  await phone.tap('Unlock');
  await phone.sees(/That is not the hideout/);
});
