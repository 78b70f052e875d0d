/** Two nights played on the page, as a table plays them: with every way to move, refusals, questions and reloads. */
import { expect, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

/** The hideout, and circles of the first night that nobody asks about. */
const HIDEOUT = 51;
const SECRET = [HIDEOUT, 64, 66, 67];

test('two nights, with reloads in the middle', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const phone = new Phone(page);
  await phone.open();

  await test.step('the start page, and a new game', async () => {
    await phone.seesHeading('Hideout');
    await phone.tap('About Hideout');
    await phone.sees(/do not endorse it/);
    await phone.tap('Back');
    await phone.tap('New game as Jack');
    await phone.tap('Begin the game');
    await phone.seesHeading('Jack chooses his hideout');
  });

  await test.step('the hideout may not be red', async () => {
    await phone.unlock();
    await phone.type(27);
    await phone.tap('Record');
    await phone.isRefused(/Circle 27 is red/, 'SETUP-5');
    // The next digit begins anew: nothing has to be erased.
    await phone.type(HIDEOUT);
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
    await phone.keepsSecret(HIDEOUT);
    await phone.tap('Hand over');
    await phone.seesHeading('The hideout is chosen');
  });

  await test.step('night 1: a white crime scene at I is asked about once', async () => {
    await phone.tap('Begin night 1');
    await phone.unlock();
    await phone.choose('I');
    await phone.type(28);
    await phone.tap('Record');
    await expect(page.getByRole('dialog')).toContainText('HELL-5.6');
    await phone.tap('No, change it');
    await phone.tap('Erase');
    await phone.tap('7');
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
    await phone.tap('Hand over');
    await phone.seesHeading('Jack’s turn');
    await phone.keepsSecret(HIDEOUT);
  });

  await test.step('a walk that is none, and one that is', async () => {
    await phone.unlock();
    await phone.move('Walk', 84);
    await phone.isRefused(/Circle 84 is not adjacent to 27/, 'HUNT-1.2');
    await phone.tap('The table rules otherwise');
    await expect(page.getByRole('dialog')).toContainText('Did the whole table agree?');
    await phone.tap('Cancel');
    await phone.type(48);
    await phone.sees('Free if no policeman stands on:');
    await phone.sees('the crossing between 27 and 28');
    await phone.sees('the crossing between 46 and 48');
    await phone.tap('Record');
    await phone.seesHeading('Recorded, not handed over');
  });

  await test.step('a reload between recording and handing over', async () => {
    await page.reload();
    await phone.seesHeading('Recorded, not handed over');
    await phone.keepsSecret(48, ...SECRET);
    await phone.unlock();
    await phone.tap('Hand over and declare escape');
    await phone.isRefused(/right after a walk onto the hideout/, 'HUNT-1.8');
  });

  await test.step('numbers are in the document while held, and only then', async () => {
    const hold = page.getByRole('button', { name: 'Hold to see' });
    await hold.hover();
    await phone.keepsSecret(48, ...SECRET);
    await page.mouse.down();
    await phone.sees(String(HIDEOUT));
    await expect(page.getByRole('listitem').filter({ hasText: /48 walk/ })).toBeVisible();
    await page.mouse.up();
    await phone.keepsSecret(48, ...SECRET);
    await hold.press('Tab');
    await hold.focus();
    await page.keyboard.down('Space');
    await phone.sees(String(HIDEOUT));
    await page.keyboard.up('Space');
    await phone.keepsSecret(48, ...SECRET);
    await phone.tap('Keep showing');
    await phone.sees(String(HIDEOUT));
    await phone.tap('Keep showing');
    await phone.keepsSecret(48, ...SECRET);
  });

  await test.step('changed, and handed over', async () => {
    await phone.tap('Change');
    await phone.seesHeading('Jack’s move');
    await phone.move('Walk', 48);
    await phone.tap('Hand over');
    await phone.seesHeading('The police ask');
    await phone.keepsSecret(48, ...SECRET);
  });

  await test.step('a no, a yes, a useless question and an arrest that misses', async () => {
    await phone.ask(46, 'No trace');
    await phone.ask(48, 'A clue');
    await expect(page.getByRole('status')).toHaveText('Circle 48: A clue.');
    await phone.type(27);
    await phone.tap('Ask');
    await expect(page.getByRole('dialog')).toContainText('CLUE-7');
    await phone.tap('Cancel');
    await phone.choose('Arrest');
    await phone.tap('Erase');
    await phone.tap('9');
    await phone.tap('Arrest');
    await expect(page.getByRole('dialog')).toContainText('Arrest on circle 29?');
    await phone.tap('Make the arrest');
    await phone.sees('Jack is not there');
    await expect(page.getByRole('radio', { name: 'Clue' })).toBeChecked();
    await phone.type(200);
    await phone.tap('Ask');
    await phone.isRefused(/There is no circle 200/, 'HUNT-3.2');
  });

  await test.step('a reload in mid-night', async () => {
    await page.reload();
    await phone.seesHeading('The police ask');
    await expect(page.getByRole('listitem').filter({ hasText: '29 arrest missed' })).toBeVisible();
    await phone.keepsSecret(...SECRET);
    await phone.tap('Police done');
    await phone.seesHeading('Jack’s turn');
    await page.reload();
    await phone.seesHeading('Jack’s turn');
    await phone.unlock();
    await phone.tap('Menu');
    await phone.tap(/The police were not done/);
    await phone.seesHeading('The police ask');
    await phone.tap('Police done');
  });

  await test.step('a coach', async () => {
    await phone.unlock();
    await phone.move('Coach', 64, 84);
    await phone.isRefused(/second half of the ride fails: 84 is not adjacent to 64/, 'SPEC-COACH-1');
    await phone.type(66);
    await phone.tap('Record');
    await phone.tap('Hand over');
    await phone.seesHeading('The police ask');
    await phone.sees('2 coaches');
    await phone.keepsSecret(...SECRET);
    await phone.tap('Police done');
  });

  await test.step('home through an alley, which does not count', async () => {
    await phone.unlock();
    await phone.move('Alley', 84);
    await phone.isRefused(/share no block/, 'SPEC-ALLEY-1');
    await phone.type(HIDEOUT);
    await phone.tap('Record');
    await phone.tap('Hand over and declare escape');
    await phone.isRefused(/An alley brought Jack home/, 'SPEC-2');
    await phone.tap('Hand over');
    await phone.tap('Police done');
  });

  await test.step('out and home on foot: handed over and declared at once', async () => {
    await phone.unlock();
    await phone.move('Walk', 67);
    await phone.tap('Hand over');
    await phone.ask(51, 'A clue');
    await phone.tap('Police done');
    await phone.unlock();
    await phone.move('Walk', HIDEOUT);
    await phone.seesHeading('Recorded, not handed over');
    await page.reload();
    await phone.unlock();
    await phone.tap('Hand over and declare escape');
    await phone.seesHeading('Night 1 is over');
    await phone.keepsSecret(...SECRET);
  });

  await test.step('night 2', async () => {
    await page.reload();
    await phone.tap('Begin night 2');
    await phone.unlock();
    await phone.choose('II');
    await phone.type(27);
    await phone.tap('Record');
    await phone.isRefused(/is a crime scene already/, 'HELL-5.7');
    await phone.type(85);
    await phone.tap('Record');
    await phone.tap('Hand over');
    await phone.unlock();
    await phone.move('Walk', 84);
    await phone.tap('Hand over');
    await phone.tap('Police done');
    await phone.unlock();
    await phone.move('Walk', HIDEOUT);
    await phone.tap('Hand over and declare escape');
    await phone.seesHeading('Night 2 is over');
    await phone.keepsSecret(...SECRET);
  });

  await test.step('night 3: two crimes, their order Jack’s alone; giving up, and the reveal', async () => {
    await phone.tap('Begin night 3');
    await phone.unlock();
    const dashes = await page.locator('button.place').evaluateAll((all) =>
      all.map((place) => {
        const dash = place.querySelector('.numeral')?.getBoundingClientRect();
        return [(dash?.x ?? 0) - place.getBoundingClientRect().x, dash?.y].map((at) => Math.round(at ?? 0));
      }),
    );
    expect(dashes).toHaveLength(2);
    expect(dashes[1]).toEqual(dashes[0]);
    await phone.enterCrime('I', 84, 65);
    await phone.sees('The two crimes are written down.');
    await phone.tap('Hand over');
    await phone.seesHeading('Tonight the police begin');
    await phone.keepsSecret(84, 65, ...SECRET);
    await phone.tap('Menu');
    await phone.tap(/Look at Jack/);
    await phone.seesHeading('Jack’s sheet');
    await phone.keepsSecret(84, 65, ...SECRET);
    await phone.unlock();
    await phone.tap('Cover and go back');
    await phone.tap('Menu');
    await phone.tap(/Give up/);
    await phone.tap('Jack gives up');
    await phone.seesHeading('The game is over');
    await phone.keepsSecret(...SECRET);
    await phone.tap('Reveal Jack’s sheet');
    await phone.tap('Yes, reveal everything');
    await phone.sees(/every entry stands, and every answer was true/);
    await expect(page.locator('.end-hideout')).toContainText(String(HIDEOUT));
    await phone.tap('Menu');
    await phone.tap(/Leave to the start page/);
    await phone.seesHeading('Hideout');
    await phone.tap('Past games');
    await phone.sees('The police win. Jack gave up.');
    await expect(page.getByRole('status')).toBeEmpty();
  });
  expect(complaints).toEqual([]);
});

test('Jack’s side covers itself', async ({ page }) => {
  await page.clock.install();
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(HIDEOUT);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('III', 84);
  await phone.tap('Hand over');

  const covers = async (how: () => Promise<void>): Promise<void> => {
    await phone.unlock();
    await phone.type(146);
    await phone.tap('Keep showing');
    await phone.sees(String(HIDEOUT));
    await how();
    await phone.seesHeading('Jack’s turn');
    await phone.keepsSecret(HIDEOUT, 146);
  };
  await covers(async () => page.evaluate(() => void window.dispatchEvent(new Event('blur'))));
  await covers(async () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))));
  await covers(async () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    }),
  );
  await covers(async () => {
    // What is kept shown goes sooner than the lock.
    await page.clock.runFor(21_000);
    await phone.seesHeading('Jack’s move');
    await phone.keepsSecret(HIDEOUT);
    await page.clock.runFor(40_000);
  });
});

test('everything works from the keyboard', async ({ page }) => {
  const phone = new Phone(page);
  const { keyboard } = page;
  await phone.open();
  await page.getByRole('button', { name: 'New game as Jack' }).press('Enter');
  await page.getByRole('button', { name: 'Begin the game' }).press('Enter');
  await page.getByRole('button', { name: /I am Jack/ }).press('Enter');
  await phone.seesHeading('Choose the hideout');
  await expect(page.getByRole('group', { name: 'Number keys' })).toBeVisible();
  await keyboard.type('27');
  await keyboard.press('Enter');
  await phone.isRefused(/Circle 27 is red/, 'SETUP-5');
  await keyboard.press('Backspace');
  await keyboard.press('Backspace');
  await keyboard.type('51');
  await keyboard.press('Enter');
  await phone.seesHeading('Recorded, not handed over');
  await page.getByRole('button', { name: 'Hand over', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Begin night 1' }).press('Enter');
  await page.getByRole('button', { name: /I am Jack/ }).press('Enter');
  await page.getByRole('radio', { name: 'I', exact: true }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'II', exact: true })).toBeChecked();
  await keyboard.type('84');
  await keyboard.press('Enter');
  await phone.seesHeading('Recorded, not handed over');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
