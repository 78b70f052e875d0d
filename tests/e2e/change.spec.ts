/** Jack changes what he has recorded: it stands there again, also after a reload; and no refusal moves what he taps. */
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

const typed = (page: Page) => page.locator('.places .numeral');

async function placeOf(page: Page, name: string): Promise<number | undefined> {
  return (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
}

test('hideout, crime and move stand there again, one digit is put right', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();

  await test.step('the hideout', async () => {
    await phone.tap('New game as Jack');
    await phone.tap('Begin the game');
    await phone.unlock();
    await phone.type(52);
    await phone.tap('Record');
    await phone.tap('Change');
    await expect(typed(page)).toHaveText('52');
    await phone.tap('Erase');
    await phone.type(1);
    await phone.tap('Record');
    await phone.tap('Hand over');
    await phone.tap('Begin night 1');
  });

  await test.step('the crime, with its time', async () => {
    await phone.unlock();
    await phone.enterCrime('II', 27);
    await phone.tap('Change');
    await expect(typed(page)).toHaveText('27');
    await expect(page.getByRole('radio', { name: 'II', exact: true })).toBeChecked();
    await phone.tap('Record');
    await phone.tap('Hand over');
  });

  await test.step('the move, also after a reload', async () => {
    await phone.unlock();
    await phone.move('Coach', 29, 48);
    await phone.seesHeading('Recorded, not handed over');
    await phone.tap('Change');
    await expect(typed(page)).toHaveText(['29', '48']);
    await page.reload();
    await phone.seesHeading('Jack’s turn');
    await phone.keepsSecret(51);
    await phone.unlock();
    await expect(page.getByRole('radio', { name: /^Coach/ })).toBeChecked();
    await expect(typed(page)).toHaveText(['29', '48']);
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
  });
});

test('a refusal moves nothing under the thumb', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.unlock();
  await phone.type(189);
  const keys = ['Record', '5', 'Circles'];
  const before = await Promise.all(keys.map((key) => placeOf(page, key)));
  await phone.tap('Record');
  await phone.sees(/189 is not adjacent/);
  for (const [i, key] of keys.entries()) {
    expect(Math.abs(((await placeOf(page, key)) ?? 0) - (before[i] ?? 0)), key).toBeLessThan(2);
  }
  await phone.type(79);
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
  const buttons = ['Change', 'Hand over', 'Hand over and declare escape'];
  const held = await Promise.all(buttons.map((name) => placeOf(page, name)));
  await phone.tap('Hand over and declare escape');
  await phone.sees('Rule HUNT-1.8');
  expect(await Promise.all(buttons.map((name) => placeOf(page, name)))).toEqual(held);
});
