/** Evenings over two phones: a whole game, asked from both, to the proof; and a night in which the policemen are entered. */
import { expect, test } from '@playwright/test';
import { Phone } from './phone';
import {
  AT_THE_ALARM,
  agree,
  ask,
  DONE,
  device,
  done,
  found,
  hears,
  knowsNothingOf,
  missArrest,
  pair,
  reveal,
  seat,
} from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(120_000);

const HIDEOUT = 66;

test('four nights, asked from both phones; the reveal, and the proof on both', async ({ context, page, baseURL }) => {
  const { jack, other } = await atTheTable(context.browser(), page, baseURL);
  const secret = (...circles: readonly number[]) => knowsNothingOf(other, [HIDEOUT, ...circles]);
  const read = async (): Promise<void> => {
    await jack.readsWell();
    await other.readsWell();
  };
  const escapes = async (night: number): Promise<void> => {
    await jack.unlock();
    await jack.move('Walk', HIDEOUT);
    await jack.tap('Hand over and declare escape');
    if (night < 4) for (const phone of [jack, other]) await phone.seesHeading(`Night ${night} is over`);
    await read();
  };
  const begins = async (night: number, time: string, ...crimes: readonly number[]): Promise<void> => {
    await jack.tap(`Begin night ${night}`);
    await other.seesHeading('Jack enters the crime');
    await read();
    await jack.unlock();
    await jack.enterCrime(time, ...crimes);
    // Small numbers are counts and nights as well.
    await secret(...crimes.filter((circle) => circle > 20));
    await jack.tap('Hand over');
  };

  await test.step('night 1: a coach; a yes and a no there, a no here', async () => {
    await other.seesHeading('The hideout is chosen');
    await secret();
    await begins(1, 'I', 27);
    await other.seesHeading('Jack’s turn');
    await jack.unlock();
    await jack.move('Coach', 48, 64);
    await secret(48, 64);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await other.isSound();
    await other.tap('Keys');
    await ask(other, 48, 'A clue');
    // What was told is found where the rest is looked for.
    expect(await found(other, [48])).toEqual(['48 on the screen', '48 in what is kept']);
    await ask(other, 45, 'No trace');
    await ask(jack, 46, 'No trace');
    await secret(64);
    await read();
    await done(other);
    await escapes(1);
  });

  await test.step('night 2: an alley; Jack’s phone ends the turn', async () => {
    await begins(2, 'II', 84);
    await jack.unlock();
    await jack.move('Alley', 67);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await secret(67, 64);
    await ask(jack, 67, 'A clue');
    await ask(other, 99, 'No trace');
    await read();
    await jack.tap(DONE);
    await other.seesHeading('Jack’s turn');
    await escapes(2);
  });

  await test.step('night 3: two crimes, the police begin, an arrest that fails', async () => {
    await begins(3, 'III', 158, 65);
    await other.seesHeading('Tonight the police begin');
    await read();
    await ask(other, 83, 'No trace');
    await done(other);
    await jack.unlock();
    await jack.move('Walk', 51);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await secret(51, 64);
    await missArrest(other, 63);
    await ask(jack, 51, 'A clue');
    await read();
    await done(other);
    await escapes(3);
  });

  await test.step('night 4, to the end', async () => {
    await begins(4, 'IV', 3);
    await jack.unlock();
    await jack.move('Coach', 4, 30);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await ask(other, 29, 'No trace');
    await ask(other, 30, 'A clue');
    await secret(64);
    await done(other);
    await escapes(4);
    for (const phone of [jack, other]) await phone.seesHeading('The game is over');
    await other.sees('Jack has escaped on all four nights.');
    await other.sees('Not revealed: nothing is proven yet.');
    await secret(64);
  });

  await test.step('the reveal: the same symbols, and every answer true on both', async () => {
    const before = await agree(jack, other);
    await reveal(jack);
    await expect(other.page.locator('.end-hideout')).toContainText(String(HIDEOUT));
    for (const phone of [jack, other]) {
      await phone.page.getByRole('radio', { name: 'The check' }).check();
      await phone.sees(/every entry stands, and every answer was true/);
      // Nothing but what is true, and walks that nobody could judge as no policeman was entered.
      await expect(phone.page.locator('.check-sum')).toContainText(/\d+ entries are true/);
      await expect(phone.page.locator('.check-sum')).not.toContainText(/false|agreed/);
      const questions = phone.page.locator('.check-list li');
      await phone.page.getByText('Entry by entry').click();
      await expect(questions).toHaveCount(10);
      await expect(questions.filter({ hasText: 'true' })).toHaveCount(10);
      await phone.readsWell();
    }
    await other.isSound();
    const log = await agree(jack, other);
    expect(log).toHaveLength(before.length + 1);
    const [his, theirs] = await Promise.all([jack, other].map(symbolsOf));
    expect(his).toMatch(/^[a-z ]+ · [a-z ]+ · [a-z ]+$/);
    expect(theirs).toBe(his);
  });
});

test('a night with the policemen, on the detectives’ phone', async ({ context, page, baseURL }) => {
  const [jack, other] = await Promise.all([seat(page, '', AT_THE_ALARM), device(context.browser(), baseURL ?? '')]);
  await jack.seesHeading('Alarm whistles');
  await pair(jack, other);

  await test.step('the alarm', async () => {
    await other.seesHeading('Alarm whistles');
    await other.isSound();
    for (const [policeman, between] of Object.entries(PLACES)) {
      await other.sees(`Where does ${policeman} stand?`);
      await pick(other, between);
    }
    await other.sees('All five are placed.');
    await other.tap('All five are right: begin the hunt');
    for (const phone of [jack, other]) await phone.seesHeading('Jack’s turn');
    await jack.unlock();
    await jack.move('Walk', 48);
    await knowsNothingOf(other, [48]);
    await jack.tap('Hand over');
  });

  await test.step('two of them move, one of them back and elsewhere', async () => {
    await other.seesHeading('The detectives’ turn');
    await other.sees('Where does blue go?');
    await other.isSound();
    await pick(other, 'between 49 and 50');
    await other.sees('Where does yellow go?');
    await other.tap('Undo');
    await other.sees('Where does blue go?');
    await pick(other, 'between 48 and 49');
    await other.sees('Where does yellow go?');
    await other.page.getByRole('button', { name: /^green:/ }).click();
    await pick(other, 'between 99, 100 and 120');
    await expect(other.page.getByRole('button', { name: 'green: moved' })).toBeVisible();
    await other.sees('Where does yellow go?');
  });

  await test.step('a miss, a clue, an arrest that fails', async () => {
    await other.tap('Questions');
    const circle = (number: number) => other.page.getByRole('button', { name: String(number), exact: true });
    await other.page.getByRole('button', { name: /^blue:/ }).click();
    await circle(49).click();
    await hears(other, 49, 'No trace');
    await circle(48).click();
    await hears(other, 48, 'A clue');
    await expect(other.page.getByRole('button', { name: 'blue: found' })).toBeVisible();
    await other.page.getByRole('button', { name: /^green:/ }).click();
    await other.choose('Arrest');
    await circle(100).click();
    await other.tap('Make the arrest');
    await hears(other, 100, 'Jack is not there');
    await expect(other.page.getByRole('button', { name: 'green: missed' })).toBeVisible();
    // Where he does not reach he is not let ask, and the rule is named.
    await other.page.getByRole('button', { name: /^red:/ }).click();
    await other.tap('Keys');
    await other.type(28);
    await other.tap('Ask');
    await other.isRefused(/the red policeman reaches/, 'HUNT-3.2');
    await other.isSound();
  });

  await test.step('done, and the next move', async () => {
    await done(other);
    for (const phone of [jack, other]) await phone.seesHeading('Jack’s turn');
    await jack.unlock();
    await jack.move('Walk', 47);
    await jack.tap('Hand over');
    await other.seesHeading('The detectives’ turn');
    await other.sees('2 moves');
    await knowsNothingOf(other, [47]);
    const told = (await agree(jack, other)).map((text) => JSON.parse(text).e);
    expect(told.filter(({ type }) => type === 'clueSearched').map(({ circle, found }) => [circle, found])).toEqual([
      [49, false],
      [48, true],
    ]);
    expect(told.filter(({ type }) => type === 'arrestAttempted').map(({ caught }) => caught)).toEqual([false]);
    expect(told.filter(({ type }) => type === 'jackMoved')).toHaveLength(2);
  });
});

/** Where the five stand when the whistles sound, by the circles beside them. */
const PLACES = {
  blue: 'between 29, 30 and 50',
  yellow: 'between 40 and 57',
  brown: 'between 34 and 55',
  red: 'between 101 and 126',
  green: 'between 118, 119 and 120',
};

/** Picks a crossing from the map's list. */
async function pick(phone: Phone, between: string): Promise<void> {
  await phone.tap('List');
  const name = new RegExp(`${between.replace(' and ', ',? and ')}( *:.*)?$`);
  await phone.page.getByRole('dialog').getByRole('button', { name }).click();
}

/** A new game with a second device that is let in before the first night. */
async function atTheTable(
  browser: Parameters<typeof device>[0],
  page: Phone['page'],
  baseURL: string | undefined,
): Promise<{ readonly jack: Phone; readonly other: Phone }> {
  const jack = new Phone(page);
  await jack.open();
  const [other] = await Promise.all([device(browser, baseURL ?? ''), jack.beginGame(HIDEOUT)]);
  await pair(jack, other);
  return { jack, other };
}

/** The three symbols of the game as they stand at its end. */
async function symbolsOf(phone: Phone): Promise<string> {
  const list = phone.page.locator('.symbols').getByRole('listitem');
  await expect(list).toHaveCount(3);
  return (await list.allInnerTexts()).map((name) => name.trim()).join(' · ');
}
