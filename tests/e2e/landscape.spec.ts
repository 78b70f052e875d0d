/** A phone on its side: what is asked and typed stands beside the keys, and what ends the turn stays in sight. */
import { expect, type Locator, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 640, height: 360 } });

test('Jack’s move and the police’s questions', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.unlock();
  const inSight = async (...parts: readonly Locator[]): Promise<void> => {
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  };
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  await inSight(
    page.getByRole('group', { name: 'How Jack moves' }),
    page.locator('.place'),
    button('1'),
    button('Record'),
  );
  await phone.isSound();

  await phone.type(189);
  await phone.tap('Record');
  await phone.sees(/189 is not adjacent/);
  await inSight(page.locator('.refusal'), page.locator('.place'), button('Record'));
  await phone.type(79);
  await phone.tap('Record');
  await phone.tap('Hand over');

  await phone.seesHeading('The police ask');
  await inSight(page.getByRole('group', { name: 'What is asked' }), page.locator('.said'));
  await inSight(button('1'), button('Ask'), button('Police done'));
  await phone.isSound();
});
