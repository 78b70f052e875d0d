/** What a table agrees on: chosen before the game, shown to everybody, and what the optional rules then offer on either phone. */
import { expect, type Page, test } from '@playwright/test';
import { board } from '../../src/board/index';
import type { RecordedEvent } from '../../src/rules/index';
import { Phone } from './phone';
import { call, code, device, LET_IN, pair, SAME, seat } from './table';

test.use({ viewport: { width: 360, height: 640 } });
// Each screen is looked at in both themes, which takes its time on a small machine.
test.setTimeout(120_000);

const NOTE = 'Area Arrests, as in our booklet';
const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const circles = (...numbers: readonly number[]) =>
  numbers.map((n) => board.circles[n - 1]) as unknown as readonly [(typeof board.circles)[number]];
const crossings = (...ids: readonly string[]) => ids as unknown as typeof board.crossings;
/** None of them on a yellow crossing. */
const START = { blue: 'k120', yellow: 'k217', brown: 'k200', red: 'k002', green: 'k232' } as never;

/** Night 1 is over after one walk home; the second one is under way. */
const SECOND: readonly RecordedEvent[] = [
  { type: 'hideoutChosen', circle: circles(28)[0] },
  { type: 'nightBegan', night: 1 },
  { type: 'killed', time: 'I', circles: circles(27) },
  { type: 'alarmRaised', policemen: START },
  { type: 'jackMoved', by: 'walk', to: circles(28) },
  { type: 'escapeDeclared' },
];
/** Hell of night 2 up to the patrols. */
const PATROLS: readonly RecordedEvent[] = [
  { type: 'gameStarted', options: { referee: 'hunt', letters: true } },
  ...SECOND,
  { type: 'refereeSet', level: 'evening' },
  { type: 'nightBegan', night: 2 },
  { type: 'womenPlaced', circles: circles(3, 21, 65, 84, 147, 149, 158), marked: circles(3, 21, 65, 84) },
  {
    type: 'patrolsPlaced',
    crossings: crossings(...Object.values(START as Record<string, string>), ...freeYellow(2)),
  },
];
/** The first police turn of night 2, with a false clue earned in the first. */
const ASKING: readonly RecordedEvent[] = [
  { type: 'gameStarted', options: { referee: 'hunt', letters: true, falseClues: true, rushing: true } },
  ...SECOND,
  { type: 'nightBegan', night: 2 },
  { type: 'killed', time: 'I', circles: circles(84) },
  { type: 'alarmRaised', policemen: START },
  { type: 'jackMoved', by: 'walk', to: circles(66) },
];

function freeYellow(count: number): readonly string[] {
  const held = Object.values(START as Record<string, string>);
  return [...board.yellow].filter((one) => !held.includes(one)).slice(0, count);
}

test('agreed before the game, and shown on every phone', async ({ context, page, baseURL }) => {
  const jack = new Phone(page);
  const other = await device(context.browser(), baseURL ?? '');
  const display = await device(context.browser(), baseURL ?? '', { width: 1280, height: 800 });

  await test.step('a plain game is three taps away, and nothing of it has to be unfolded or scrolled', async () => {
    await jack.open();
    await jack.tap('New game as Jack');
    await expect(page.getByRole('button', { name: 'Begin the game' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await jack.sees('Nothing chosen is the usual way to play.');
  });

  await test.step('the whole evening, with letters inside their district and a note', async () => {
    await expect(fold(page, 'Hell')).toHaveCount(0);
    await page.getByRole('radio', { name: /^The whole evening/ }).check();
    await fold(page, 'Optional rules').click();
    await page.getByRole('checkbox', { name: /^Jack’s Letters/ }).check();
    await page.getByRole('checkbox', { name: /^A letter stays in its district/ }).check();
    await expect(fold(page, 'Optional rules')).toContainText('2 chosen');
    await fold(page, 'Hell').click();
    await expect(page.getByRole('checkbox', { name: /^A Wretched may stay/ })).not.toBeChecked();
    await fold(page, 'Other rules you agreed on').click();
    await page.getByRole('textbox', { name: 'In your own words' }).fill(`  ${NOTE} `);
    await jack.sees(/“the table rules otherwise” lifts the refusal/);
    await jack.isSound();
    await jack.tap('Begin the game');
    await jack.unlock();
    await jack.type(29);
    await jack.tap('Record');
    await jack.tap('Hand over');
  });

  const lines = [
    'The app referees the whole evening, Hell as well.',
    'Jack’s Letters are in the game, from the second night on.',
    'A letter moves a patrol only inside its own district.',
    `Also agreed, and ruled by the table: “${NOTE}”`,
  ];
  const agreedOn = (of: Page) => of.locator('.agreed-list li');

  await test.step('in Jack’s menu', async () => {
    await jack.tap('Menu');
    await jack.tap(/^What was agreed/);
    await expect(agreedOn(page)).toHaveText(lines);
    await jack.isSound();
    await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  });

  await test.step('while a device is let in, and on it', async () => {
    await call(other, await code(jack));
    await other.tap(SAME);
    await jack.tap(SAME);
    await expect(agreedOn(page)).toHaveText(lines);
    await jack.isSound();
    await jack.tap(LET_IN.detectives);
    await expect(agreedOn(other.page)).toHaveText(lines);
    await other.isSound();
    await jack.tap('Back');
  });

  await test.step('read there it is put away, and stays in the menu', async () => {
    await other.tap('Read');
    await expect(agreedOn(other.page)).toHaveCount(0);
    await other.page.reload();
    await other.seesHeading('The hideout is chosen');
    await expect(other.page.getByRole('button', { name: 'Read' })).toHaveCount(0);
    await other.tap('Menu');
    await other.tap(/^What was agreed/);
    await expect(agreedOn(other.page)).toHaveText(lines);
    await other.page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  });

  await test.step('and on the public display, until the hunt', async () => {
    await pair(jack, display, 'display');
    await expect(agreedOn(display.page)).toHaveText(lines);
    await display.isSound();
  });
});

test('a letter in Hell: district, patrol, yellow crossing', async ({ page, baseURL }) => {
  const jack = await seat(page, baseURL ?? '', PATROLS);
  const pick = async (number: number): Promise<void> => {
    await jack.tap('List');
    await page.getByRole('dialog').getByRole('listitem').nth(number).getByRole('button').click();
  };
  await jack.tap('Jack’s letters');
  await jack.seesHeading('Jack’s letters');
  await jack.sees(/read off it/);
  await jack.isSound();
  await jack.tap('Saucy Jacky');
  await expect(page.getByRole('button', { name: 'Choose a patrol' })).toBeDisabled();
  const none = page.getByRole('button', { name: /^[ABC]\/[ab] ?none$/ }).first();
  await none.click();
  await jack.sees(/Saucy Jacky cannot be played now, and Jack keeps it/);
  await jack.sees('Rule OPT-LETTERS-7');
  await jack.isSound();
  await none.click();
  await page
    .getByRole('button', { name: /patrol/ })
    .filter({ has: page.locator('b') })
    .first()
    .click();
  await pick(0);
  await jack.isSound();
  await jack.tap('Move this one');
  await jack.sees(/face down, to which yellow crossing/);
  await pick(0);
  await jack.isSound();
  await jack.tap('Play Saucy Jacky');
  await expect(page.getByRole('heading', { level: 1, name: 'Jack’s letters' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Jack’s letters' })).toHaveCount(0);
});

test('Goulston Street and the third step, Jack naming and the Head answering on the other phone', async ({
  context,
  page,
  baseURL,
}) => {
  const jack = await seat(page, baseURL ?? '', ASKING);
  const other = await device(context.browser(), baseURL ?? '');
  await pair(jack, other);
  await other.seesHeading('The detectives’ turn');
  await other.tap('Read');

  await jack.tap('Jack: play Goulston Street');
  await jack.isSound();
  await page.getByRole('button', { name: /^red:/ }).click();
  await jack.sees(/names red\. Who is put there/);
  await other.sees(/names red\. Who is put there/);
  await other.isSound();
  await other.page.getByRole('button', { name: /^brown:/ }).click();
  await other.sees('Where does blue go?');

  await other.tap('Questions');
  await expect(other.page.getByRole('button', { name: /^Third step/ })).toHaveCount(0);
  await other.page.getByRole('radio', { name: 'Move' }).check();
  for (const policeman of ['blue', 'yellow', 'brown', 'red', 'green']) {
    await other.page.getByRole('button', { name: new RegExp(`^${policeman}:`) }).click();
    await other.tap('List');
    await other.page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect(other.page.getByRole('button', { name: new RegExp(`^${policeman}: (moved|may ask)`) })).toBeVisible();
  }
  await other.tap('Third step of blue instead');
  await other.sees('Third step: where does blue go, instead of a question?');
  await other.isSound();
  await other.tap('List');
  await other.page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(other.page.getByRole('button', { name: 'blue: ran' })).toBeVisible();
  await other.isSound();
});

test('how far home is, for Jack alone: only where he wants it, and in the document only while his side is open', async ({
  page,
  baseURL,
}) => {
  const jack = await seat(page, baseURL ?? '', [
    ...PATROLS,
    { type: 'victimsRevealed', circles: circles(3, 21, 65, 84) },
  ]);
  const open = 'Jack looks at his numbers';
  const isCovered = async (): Promise<void> => {
    await expect(page.locator('.jack-numbers')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/needed, |too far|shut off/);
  };
  await jack.seesHeading('Jack kills or waits');
  await expect(page.getByRole('button', { name: open })).toHaveCount(0);
  await isCovered();

  await jack.tap('Menu');
  await jack.tap(/^Settings/);
  const setting = page.getByRole('group', { name: 'Jack’s numbers in Hell' });
  await expect(setting.getByRole('radio', { name: 'Off' })).toBeChecked();
  await setting.getByRole('radio', { name: 'On' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await isCovered();

  await jack.tap(open);
  await isCovered();
  await jack.unlock();
  await expect(page.locator('.jack-numbers').getByRole('rowheader')).toHaveText(['3', '21', '65', '84']);
  await jack.sees('A crime at I, now, leaves 15 spaces.');
  await expect(page.locator('.jack-numbers').getByRole('row').nth(1)).toHaveText(/^3\d+/);
  await jack.isSound();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await isCovered();

  await jack.tap(open);
  await jack.unlock();
  await jack.tap('Cover and go back');
  await jack.seesHeading('Jack kills or waits');
  await isCovered();
});
