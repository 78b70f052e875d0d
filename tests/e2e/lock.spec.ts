/** The lock: a PIN, its waits over a reload, a forgotten one; what covers Jack's side; and the settings. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

const HIDEOUT = 51;
const WALK = 79;

const setting = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value, exact: true });

async function typePin(phone: Phone, digits: string): Promise<void> {
  for (const digit of digits) await phone.tap(digit);
}

test('a PIN before Jack’s side', async ({ page }) => {
  await page.clock.install();
  const phone = new Phone(page);
  await phone.open();

  await test.step('set on the start page, typed twice', async () => {
    await phone.tap('Settings');
    await phone.isSound();
    await phone.tap('Set a PIN');
    await typePin(phone, '0426');
    await phone.tap('Next');
    await typePin(phone, '0427');
    await phone.tap('Save');
    await phone.sees(/two different PINs/);
    for (const last of ['Next', 'Save']) {
      await typePin(phone, '0426');
      await phone.tap(last);
    }
    await phone.sees('The PIN is set.');
    await phone.isSound();
    await phone.tap('Done');
  });

  await test.step('asked for once there is a hideout; the advice of earphones comes once', async () => {
    await phone.tap('New game as Jack');
    await phone.tap('Begin the game');
    await phone.sees(/use earphones/);
    await phone.unlock();
    await phone.type(HIDEOUT);
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
    await phone.tap('Hand over');
    await phone.tap('Begin night 1');
    await phone.sees('Jack, type your PIN.');
    await expect(page.getByText(/use earphones/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /I am Jack/ })).toHaveCount(0);
    await phone.isSound();
  });

  await test.step('wrong three times: a wait, counted down in words and only shown', async () => {
    for (const pin of ['1111', '2222', '3333']) {
      await typePin(phone, pin);
      await phone.tap('Unlock');
    }
    await phone.sees('Wrong too often. The next try is in 30 seconds.');
    await page.clock.runFor(15_000);
    await phone.sees('Wrong too often. The next try is in 20 seconds.');
    await expect(page.getByRole('status').first()).not.toContainText('seconds');
    await typePin(phone, '0426');
    await expect(page.getByRole('button', { name: 'Unlock' })).toHaveAttribute('aria-disabled', 'true');
    await phone.isSound();
  });

  await test.step('the wait outlives a reload, and the right PIN opens after it', async () => {
    await page.reload();
    await phone.sees(/The next try is in (20|10) seconds/);
    await page.clock.runFor(16_000);
    await phone.sees('Jack, type your PIN.');
    await page.keyboard.type('0426');
    await page.keyboard.press('Enter');
    await phone.seesHeading('Enter the crime');
    await phone.keepsSecret(HIDEOUT);
  });

  await test.step('forgotten: ten minutes, a wrong hideout ten more, then the right one removes the PIN', async () => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await phone.sees('Jack, type your PIN.');
    await phone.tap('PIN forgotten');
    await phone.sees(/^In 10 minutes the hideout’s number/);
    await page.clock.runFor('05:00');
    await page.reload();
    await phone.tap('PIN forgotten');
    await phone.sees(/^In 5 minutes the hideout’s number/);
    await page.clock.runFor('05:01');
    await phone.type(52);
    await phone.tap('Unlock');
    await phone.sees(/That is not the hideout. The next try is in 10 minutes/);
    await page.clock.runFor('10:01');
    await phone.isSound();
    await phone.type(HIDEOUT);
    await phone.keepsSecret(HIDEOUT);
    await phone.tap('Unlock');
    await phone.seesHeading('Enter the crime');
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(page.getByRole('button', { name: /I am Jack/ })).toBeVisible();
  });
});

test('a PIN’s keys: whole rows in sight, whichever thumb taps and whatever the text size', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  for (const size of ['100', '150']) {
    for (const hand of ['Right', 'Left']) {
      await phone.tap('Settings');
      await setting(page, 'The thumb that taps', hand).check();
      await setting(page, 'Text size', `${size} %`).check();
      await phone.tap('Set a PIN');
      const keys = page.getByRole('group', { name: 'Number keys' });
      const boxes = await keys
        .getByRole('button')
        .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON()));
      const pad = await keys.boundingBox();
      const filled = boxes.reduce((sum, { width, height }) => sum + (width + 6) * (height + 6), 0);
      expect(filled, `${hand}, ${size} %`).toBeCloseTo(((pad?.width ?? 0) + 6) * ((pad?.height ?? 0) + 6), -2);
      expect(await page.locator('dialog .button-main').count()).toBe(0);
      if (size === '100') {
        await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
      }
      await phone.tap('Cancel');
      await expect(page.getByRole('button', { name: 'Set a PIN' })).toBeInViewport();
      await phone.tap('Done');
    }
  }
});

test('what covers Jack’s side, and the settings over a game', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(HIDEOUT);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');

  const leaves: Readonly<Record<string, () => void>> = {
    blur: () => void dispatchEvent(new Event('blur')),
    pagehide: () => void dispatchEvent(new Event('pagehide')),
    visibilitychange: () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    },
    back: () => history.back(),
  };
  for (const [i, [name, leave]] of Object.entries(leaves).entries()) {
    await test.step(`covered at ${name} in mid-move; what was typed is there again`, async () => {
      await phone.unlock();
      await phone.tap('Keep showing');
      await phone.sees(String(HIDEOUT));
      if (i === 0) await phone.type(WALK);
      await phone.sees(String(WALK));
      await page.evaluate(leave);
      await phone.seesHeading('Jack’s turn');
      await phone.keepsSecret(HIDEOUT, WALK);
    });
  }

  await test.step('a turned phone keeps what is typed', async () => {
    await phone.unlock();
    await phone.sees(String(WALK));
    await page.setViewportSize({ width: 640, height: 360 });
    await phone.sees(String(WALK));
    await phone.isSound();
    await page.setViewportSize({ width: 360, height: 640 });
  });

  await test.step('settings open over the move and close to it', async () => {
    await phone.tap('Menu');
    await phone.tap(/^Settings/);
    await setting(page, 'The thumb that taps', 'Left').check();
    await setting(page, 'Colours', 'Light').check();
    await setting(page, 'Motion', 'Reduced').check();
    await setting(page, 'Text size', '200 %').check();
    await phone.tap('Done');
    await phone.seesHeading('Jack’s move');
    await phone.sees(String(WALK));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('they hold over a reload', async () => {
    await page.reload();
    await phone.seesHeading('Jack’s turn');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-hand', 'left');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-motion', 'reduced');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await phone.unlock();
    await phone.tap('Menu');
    await phone.tap(/^Settings/);
    await setting(page, 'Text size', '100 %').check();
    await phone.tap('Done');
    const action = await page.getByRole('button', { name: 'Record', exact: true }).boundingBox();
    const erase = await page.getByRole('button', { name: 'Erase' }).boundingBox();
    expect(action?.x).toBeLessThan(erase?.x ?? 0);
    await phone.isSound();
  });

  await test.step('back, then leaving: nothing of it stays in the history', async () => {
    await phone.tap('Menu');
    await phone.tap(/Leave to the start page/);
    await phone.seesHeading('Hideout');
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  });
});
