/** Hell from the police's own device at the level *evening*: the patrols with their faces, the Wretched, the whistles. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { board } from '../../src/board/index';
import { encode } from '../../src/log/index';
import { type Command, decide, type GameEvent, NEW_GAME, replay, toldTable } from '../../src/rules/index';
import { Phone } from './phone';
import { put } from './recorded';
import { agree, device, heard, kept, pair } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(120_000);

const YELLOW = [...board.yellow].sort();
const MARKED = [3, 27, 65, 84, 158];
const HELL: readonly Command[] = [
  { type: 'gameStarted', options: { referee: 'evening' } },
  { type: 'hideoutChosen', circle: 28 },
  { type: 'handedOver' },
  { type: 'nightBegan', night: 1 },
  { type: 'womenPlaced', circles: [...board.red].sort((a, b) => a - b), marked: MARKED },
];
const IN_SUSPENSE: readonly Command[] = [
  ...HELL,
  { type: 'patrolsPlaced', crossings: YELLOW },
  { type: 'victimsRevealed', circles: MARKED },
  { type: 'waited' },
];
/** In the order in which the crossings are listed. */
const FACES = ['red', 'false', 'blue', 'green', 'false', 'yellow'] as const;

/** Jack's phone with a game that has come as far as these commands lead. */
async function jackAt(page: Page, commands: readonly Command[]): Promise<Phone> {
  await page.goto('/');
  const jack = new Phone(page);
  await jack.seesHeading('Hideout');
  const events: GameEvent[] = [];
  for (const command of commands) {
    const decided = decide(board, replay(NEW_GAME, events), command);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    events.push(...decided.value);
  }
  const at = Date.now();
  const texts = events.map((event, number) => encode({ number, at, id: number.toString(16).padStart(32, '0'), event }));
  const { night } = toldTable(replay(NEW_GAME, events));
  const progress = { night, over: false, at, count: texts.length };
  await put(page, {
    header: { id: '0f'.repeat(16), form: 1, createdAt: at, secret: 'a1'.repeat(16), progress },
    texts,
  });
  return jack;
}

async function atTheTable(browser: Browser | null, page: Page, baseURL = '', commands = HELL) {
  const [jack, other] = await Promise.all([jackAt(page, commands), device(browser, baseURL)]);
  await expect(page.locator('.hell')).toBeVisible();
  await pair(jack, other);
  return { jack, other };
}

/** A face for each of six crossings; the seventh has what is left. */
async function enterFaces(other: Phone): Promise<void> {
  await other.tap('Enter the faces');
  // It begins at its top, and none entered is not all of them.
  await expect.poll(() => other.page.evaluate(() => scrollY)).toBe(0);
  await expect(other.page.getByRole('button', { name: '7 faces missing' })).toHaveAttribute('aria-disabled', 'true');
  for (const face of FACES) await other.page.locator('.hell-face', { hasText: face }).click();
  await other.sees('All seven are entered.');
}

const events = (log: readonly string[]) => log.map((text) => JSON.parse(text).e);

test('HELL-3.2, HELL-3.3: the Head lays the tokens on night 1, with their faces for the proof', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other } = await atTheTable(context.browser(), page, baseURL);
  await other.sees(/^Head, turn up the top tile/);
  await other.isSound();
  await enterFaces(other);
  // Entered, false ones too: nothing on the map is left to be ringed, and all colours are spent.
  await expect(other.page.locator('.map-marks .map-patrol-cross')).toHaveCount(2);
  await expect(other.page.locator('.map-marks .map-patrol-ring')).toHaveCount(0);
  await expect(other.page.locator('.hell-face-spent')).toHaveCount(6);
  await other.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await other.isSound();
  await other.tap('Cover and go back');
  await other.sees('All seven faces are entered, and covered.');
  await other.tap('The tokens lie there');
  await other.seesHeading('Jack turns the women up');
  const log = await agree(jack, other);
  expect(events(log).at(-1)).toEqual({ type: 'patrolsPlaced', crossings: YELLOW });
  expect(JSON.parse(log.at(-1) ?? '').c).toHaveLength(7);
  // Jack's phone has the commitments and no face; this device shows none before a tap.
  expect(JSON.stringify(await kept(jack.page))).not.toContain('"faces":[');
  await expect(other.page.locator('.face-row')).toHaveCount(0);
  await other.isSound();
  await other.tap('Show the faces');
  await expect(other.page.locator('.face-row')).toHaveCount(7);
  await expect(other.page.getByRole('button', { name: 'Cover the faces' })).toBeInViewport({ ratio: 1 });
  await expect(other.page.locator('.face-row', { hasText: 'brown' })).toHaveCount(1);
  await other.isSound();
  await other.tap('Cover the faces');
  await expect(other.page.locator('.face-row')).toHaveCount(0);
});

test('HELL-3: what the detectives do on their own device Jack’s phone asks about before it does it', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other } = await atTheTable(context.browser(), page, baseURL);
  await jack.seesHeading('The Head lays the patrols');
  await jack.sees(/^The detectives do this on their device/);
  const lay = page.getByRole('button', { name: 'The tokens lie there' });
  await expect(lay).not.toHaveClass(/button-main/);
  await jack.isSound();
  await lay.click();
  await expect(page.getByRole('dialog')).toContainText(/left out/);
  await jack.isSound();
  await jack.tap('Cancel');
  await enterFaces(other);
  await lay.click();
  await jack.tap('Yes, they lie there');
  await other.seesHeading('Jack turns the women up');
  await agree(jack, other);
});

test('HELL-7.1, HELL-9.1: the faces are opened by themselves, and at the whistles all five are placed with one tap', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other } = await atTheTable(context.browser(), page, baseURL);
  await enterFaces(other);
  await other.tap('The tokens lie there');
  await jack.tap('They are turned up');
  await jack.tap('Kill');
  await jack.page.locator('.hell').getByRole('button', { name: '27', exact: true }).click();
  await jack.tap('Yes, the crime is there');
  await other.seesHeading('Alarm whistles');
  await expect(other.page.locator('.pawn', { hasText: 'placed' })).toHaveCount(5);
  await other.isSound();
  await other.tap('All five are right: begin the hunt');
  await other.seesHeading('Jack’s turn');
  await expect.poll(async () => events(await heard(other)).filter(({ type }) => type === 'facesOpened').length).toBe(1);
  const log = await agree(jack, other);
  expect(
    events(log)
      .at(-1)
      .openings.map(({ place }: { place: number }) => place),
  ).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(
    events(log)
      .at(-1)
      .openings.map(({ face }: { face: unknown }) => String(face)),
  ).toEqual([...FACES, 'brown']);
  await other.tap('Menu');
  await other.tap(/^The faces of the patrols/);
  await other.tap('Show the 28 characters');
  await expect(other.page.getByRole('list', { name: 'The 28 characters' }).getByRole('listitem')).toHaveCount(7);
  await other.isSound();
});

test('HELL-6.2, HELL-6.3: the Head moves each Wretched with one tap, and takes the last one back', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other } = await atTheTable(context.browser(), page, baseURL, IN_SUSPENSE);
  await other.seesHeading('The Head moves the Wretched');
  await other.isSound();
  const said = other.page.locator('.hell-now');
  await expect(said).toHaveText('Where does the Wretched on 3 go?');
  // Somebody else first, if the Head likes.
  await other.page.locator('.wretched-one', { hasText: '84' }).click();
  await expect(said).toHaveText('Where does the Wretched on 84 go?');
  const first = other.page.locator('.chips .chip').first();
  const to = await first.textContent();
  await first.click();
  await other.sees(`Moved: 84 to ${to}.`);
  await expect(said).toHaveText('Where does the Wretched on 158 go?');
  await other.tap('Undo');
  await expect(said).toHaveText('Where does the Wretched on 84 go?');
  for (let left = 5; left > 0; left -= 1) {
    await first.click();
    if (left > 1) await expect(other.page.locator('.wretched-one', { hasText: 'moved' })).toHaveCount(6 - left);
  }
  await other.seesHeading('Jack turns up a patrol');
  await other.isSound();
  await other.tap('Undo');
  await other.seesHeading('The Head moves the Wretched');
  await agree(jack, other);
});
