/** A game taken over from paper in the middle of a night, and a turn that the table went back on. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(60_000);

class PaperPhone extends Phone {
  async begin(hideout: number, level: 'sheet' | 'hunt' = 'sheet'): Promise<void> {
    await this.open();
    await this.tap('New game as Jack');
    if (level === 'hunt') await this.page.getByRole('radio', { name: /^The policemen too/ }).check();
    await this.page.getByRole('radio', { name: /^From paper/ }).check();
    await this.tap('Begin the game');
    await this.unlock();
    await this.type(hideout);
    await this.tap('Record');
    await this.tap('Hand over');
    await this.seesHeading('From paper');
    await this.unlock();
  }

  async when(night: number, time: string, turn: 'Jack’s' | 'The police’s'): Promise<void> {
    const { page } = this;
    for (const [group, name] of [
      ['Night', String(night)],
      ['Time of the crime', time],
      ['Whose turn it is', turn],
    ] as const) {
      await page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
    }
    await this.tap('Next');
  }

  async enter(...circles: readonly number[]): Promise<void> {
    for (const circle of circles) {
      await this.type(circle);
      await this.tap('Add');
    }
  }

  /** Back and the way on stand on the screen, with nothing over them. */
  async keepsItsFoot(on: string): Promise<void> {
    for (const name of ['Back', on]) {
      const button = this.page.getByRole('button', { name, exact: true });
      const seen = await button.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const inside = box.top >= 0 && box.bottom <= innerHeight;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return inside && one.contains(document.elementFromPoint(x, y));
      });
      expect(seen, `${name} in view`).toBe(true);
    }
  }

  /** Something else is on the screen for a moment. */
  async leaves(): Promise<void> {
    await this.page.evaluate(() => {
      const turn = (value: 'hidden' | 'visible') => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      turn('hidden');
      turn('visible');
    });
  }

  /** The column framed as the pawn's, and those that are filled. */
  async track(): Promise<{ pawn: readonly string[]; filled: readonly string[] }> {
    const columns = (kind: string) => this.page.locator(`.tonight .${kind} .cell-column`).allTextContents();
    return { pawn: await columns('cell-pawn'), filled: await columns('cell-filled') };
  }
}

const row = (page: Page) => page.getByRole('list', { name: 'Tonight’s row' });

test('a row from paper: asked about, kept, and drawn where the spaces left say', async ({ page }) => {
  const phone = new PaperPhone(page);
  await phone.begin(51);
  await phone.when(3, 'I', 'Jack’s');
  await phone.enter(27, 84);
  await phone.tap('Next');

  await test.step('digits not yet added outlive the cover', async () => {
    await phone.enter(65, 158);
    await phone.type(6);
    await phone.leaves();
    await phone.keepsSecret(158);
    await phone.unlock();
    await phone.type(6);
    await phone.tap('Add');
    await expect(row(page)).toContainText('66');
  });

  await test.step('158 to 66 is no way: a question, not a refusal', async () => {
    await phone.tap('Next');
    await expect(page.getByRole('dialog')).toContainText('Neither a walk nor an alley leads from 158 to 66.');
    await phone.tap('Look at it again');
    await phone.keepsItsFoot('Next');
    await phone.tap('Next');
    await phone.tap('So it stands on the paper');
    await phone.keepsItsFoot('Next');
    await phone.tap('Next');
    await phone.isSound();
    await phone.tap('Take over');
  });

  await phone.sees('13 spaces left');
  expect(await phone.track()).toEqual({ pawn: ['2'], filled: ['I', '1', '2'] });

  await test.step('on paper: nobody said how he got there', async () => {
    await phone.tap('Menu');
    await phone.tap(/If this phone fails/);
    await phone.unlock();
    await phone.tap('Show it on one page');
    await expect(page.getByRole('row', { name: '2 66 from paper' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'walk' })).toHaveCount(0);
    await phone.tap('Back');
    await phone.tap('Cover and go back');
  });

  await phone.unlock();
  await phone.move('Walk', 51);
  await phone.sees('12 spaces left');
  expect((await phone.track()).pawn).toEqual(['3']);
  await phone.tap('Hand over and declare escape');

  await test.step('the night in figures', async () => {
    await phone.seesHeading('Night 3 is over');
    const figures = page.locator('.pair');
    await expect(figures.filter({ hasText: 'Jack’s moves' })).toContainText('2');
    await expect(figures.filter({ hasText: 'Spaces left unused' })).toContainText('12');
    await phone.sees('Take off all clue markers.');
  });
});

test('from paper with the policemen: every step keeps its foot, the summary says who is unknown', async ({ page }) => {
  const phone = new PaperPhone(page);
  await phone.begin(195, 'hunt');
  await phone.keepsItsFoot('Next');
  await phone.when(1, 'V', 'The police’s');
  await phone.enter(158, 159, 160, 161, 130, 105, 106, 108, 133, 147, 133, 147, 133, 147, 133);
  await phone.keepsItsFoot('Next');
  await phone.tap('Next');
  await phone.keepsItsFoot('Next');
  await phone.tap('Next');
  await phone.sees('Step 4 of 5: The policemen');
  await phone.keepsItsFoot('Next');
  await phone.tap('List');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /between 118, 119,? and 120/ })
    .click();
  await phone.keepsItsFoot('Next');
  await phone.tap('Next');
  await phone.keepsItsFoot('Take over');
  const lines = page.locator('.pair');
  await expect(lines.filter({ hasText: 'Policeman: blue' })).toContainText('118');
  for (const one of ['yellow', 'brown', 'red', 'green'])
    await expect(lines.filter({ hasText: `Policeman: ${one}` })).toContainText('unknown');
  for (const name of await lines.locator('dt').allTextContents()) expect(name).toMatch(/^[A-Z]/);
});

test('a turn gone back on: marked during play, told under its move at the end', async ({ page }) => {
  const phone = new PaperPhone(page);
  await phone.open();
  await phone.beginGame(28);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.unlock();
  await phone.move('Walk', 79);
  await phone.tap('Hand over');
  await phone.ask(46, 'No trace');
  await phone.tap('Menu');
  await phone.tap(/Go back within this turn/);
  await phone.tap(/To the beginning of this turn/);
  await phone.tap('Yes, both sides agree');
  await phone.unlock();
  await phone.move('Walk', 29);
  await phone.tap('Hand over');
  await expect(page.getByRole('listitem').filter({ hasText: '46' })).toContainText('then the table went back');
  await phone.tap('Menu');
  await phone.tap(/Give up/);
  await phone.tap('The police give up');
  await phone.tap('Reveal Jack’s sheet');
  await phone.tap('Yes, reveal everything');
  const steps = page.getByRole('list', { name: 'Step by step' }).locator('> li');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(1)).toContainText('Walk to 79, then the table went back');
  await expect(steps.nth(1)).toContainText('46 no trace');
  await expect(steps.nth(2)).toContainText('Walk to 29');
  await expect(steps.nth(2)).not.toContainText('46');
  await phone.sees(/^One walk was judged by eye/);
});
