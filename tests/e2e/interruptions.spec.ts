/** What happens to a phone in the middle of a move: the system's back, a turned phone, a clock set wrong. */
import { expect, test } from '@playwright/test';
import { Phone } from './phone';
import { raw } from './stored';

test.use({ viewport: { width: 360, height: 640 } });

test('back, a turned phone and a wrong clock lose nothing and show nothing', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');

  await test.step('the system’s back in mid-move covers and stays in the game', async () => {
    await phone.unlock();
    await phone.type(2);
    await page.goBack();
    await phone.seesHeading('Jack’s turn');
    await phone.keepsSecret(28);
    await expect(page.getByRole('button', { name: 'Record' })).toHaveCount(0);
  });

  await test.step('a turned phone keeps what is typed', async () => {
    await phone.unlock();
    const typed = page.locator('.place .numeral');
    for (let digits = (await typed.textContent())?.replace('–', '').length ?? 0; digits > 0; digits -= 1)
      await phone.tap('Erase');
    await phone.type(29);
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(typed).toHaveText('29');
    await phone.isSound();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(typed).toHaveText('29');
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
    await phone.tap('Hand over');
  });

  await test.step('a clock set back a year, then forward two', async () => {
    for (const year of [2025, 2027]) {
      await page.clock.setSystemTime(new Date(`${year}-01-01T20:00:00Z`));
      await phone.ask(year === 2025 ? 46 : 47, 'No trace');
    }
    await page.reload();
    await phone.seesHeading('The police ask');
    const heard = page.getByRole('listitem').filter({ hasText: /^4[67] no trace$/ });
    await expect(heard).toHaveCount(2);
    const { entries } = await raw(page);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i));
  });
});
