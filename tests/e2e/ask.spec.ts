/** Questions on Jack's phone, aloud: in three taps, and with the policeman who asks where the table wants him noted. */
import { expect, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

test('a question aloud is three taps, and who asked is noted but not judged', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.unlock();
  await phone.move('Walk', 29);
  await phone.tap('Hand over');
  await phone.seesHeading('The police ask');

  await phone.tap('Circles');
  let taps = 0;
  const tap = async (name: string): Promise<void> => {
    taps += 1;
    await phone.tap(name);
  };
  await tap('130–139');
  await tap('134');
  await tap('Ask');
  await phone.sees('No trace');
  expect(taps).toBe(3);
  await phone.isSound();

  await phone.tap(/^By/);
  await phone.isSound();
  await phone.tap('The brown one');
  // Far from each other: with no places kept it is written down and no more.
  for (const circle of [28, 195]) {
    await phone.tap('Keys');
    await phone.ask(circle, 'No trace');
  }
  await phone.ask(29, 'A clue');
  const heard = page.getByRole('listitem');
  await expect(heard.filter({ hasText: /^29 clue \(brown\)$/ })).toBeVisible();
  await expect(heard.filter({ hasText: /^134 no trace$/ })).toBeVisible();
  await phone.isSound();
});
