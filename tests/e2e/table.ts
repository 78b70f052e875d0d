/** Two phones at one table in the hands of a test: how they come together, what each keeps, and that they keep the same. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { board } from '../../src/board/index';
import { audit, commitWith, decode, encode, encodePublic, publicLog, summarise } from '../../src/log/index';
import type { GameEvent, RecordedEvent } from '../../src/rules/index';
import { Phone } from './phone';
import { put } from './recorded';

/** What is tapped on both phones, where the words may be weighed anew. */
export const SAME = /^(The same|Yes, the same)$/;
export const DIFFERENT = /^Different$/;
export const DONE = /^(Police done|The detectives are done)$/;
export const LET_IN = { detectives: /^Let in as detectives/, display: /^Let in to watch only/ } as const;
const SMALL = { width: 360, height: 640 };

/** A device of its own that has opened the app. */
export async function device(browser: Browser | null, at: string, viewport = SMALL): Promise<Phone> {
  if (browser === null) throw new Error('no browser');
  const context = await browser.newContext({ viewport, baseURL: at });
  const phone = new Phone(await context.newPage());
  await phone.open();
  return phone;
}

/** A game that is under way already: the hideout is 28, the crime was on 27, Jack has walked to 29, and the police ask. */
const FIRST_TURN: readonly RecordedEvent[] = [
  { type: 'gameStarted', options: { referee: 'sheet' } },
  { type: 'hideoutChosen', circle: circle(28) },
  { type: 'nightBegan', night: 1 },
  { type: 'killed', time: 'I', circles: [circle(27)] },
  { type: 'jackMoved', by: 'walk', to: [circle(29)] },
];

/** The same with the policemen, where they have not been placed yet. */
export const AT_THE_ALARM: readonly RecordedEvent[] = [
  { type: 'gameStarted', options: { referee: 'hunt' } },
  ...FIRST_TURN.slice(1, 4),
];

/** Puts it on Jack's phone, as if it had been played there, and opens it. */
export async function seat(page: Page, at: string, record = FIRST_TURN): Promise<Phone> {
  await page.goto(`${at}/`);
  await new Phone(page).seesHeading('Hideout');
  const { events: recorded, game } = audit(board, record);
  // A record has no hand-over: here what Jack did last is told.
  const events: readonly GameEvent[] = [...recorded, { type: 'handedOver' }];
  const begun = Date.now();
  const texts = events.map((event, number) =>
    encode({ number, at: begun, id: number.toString(16).padStart(32, '0'), event }),
  );
  const { end, night } = summarise(game);
  const progress = { night, over: end !== null, at: begun, count: texts.length };
  const id = Array.from({ length: 8 }, () =>
    Math.floor(Math.random() * 0x10000)
      .toString(16)
      .padStart(4, '0'),
  ).join('');
  await put(page, { header: { id, form: 1, createdAt: begun, secret: 'a1'.repeat(16), progress }, texts });
  return new Phone(page);
}

/** Jack's phone in the first hunt, and a second phone that has opened the app. */
export async function table(
  context: BrowserContext,
  page: Page,
  at = '',
  theirs = at,
): Promise<{ readonly jack: Phone; readonly other: Phone }> {
  const [jack, other] = await Promise.all([seat(page, at), device(context.browser(), theirs)]);
  await jack.seesHeading('The police ask');
  return { jack, other };
}

function circle(number: number) {
  const found = board.circles.find((one) => one === number);
  if (found === undefined) throw new Error(`no circle ${number}`);
  return found;
}

/** Jack opens the door: his code. */
export async function code(jack: Phone): Promise<string> {
  await jack.tap('Menu');
  await jack.tap(/^The detectives’ devices/);
  await jack.tap('Add a device');
  return shownCode(jack);
}

export async function shownCode(jack: Phone): Promise<string> {
  const spoken = await jack.page.getByText(/^Code: /).textContent();
  return (spoken ?? '').replace('Code:', '').replace(/[ ,]/g, '');
}

/** The other phone, up to the call. */
export async function call(other: Phone, text: string, as: 'detectives' | 'display' = 'detectives'): Promise<void> {
  await other.tap('Join as detectives');
  await join(other, text, as);
}

/** The same where the keys stand already. */
export async function join(other: Phone, text: string, as: 'detectives' | 'display' = 'detectives'): Promise<void> {
  for (const character of text) await other.tap(character);
  if (as === 'display') await other.page.getByRole('radio', { name: /^Display/ }).check();
  await other.tap('Join');
}

/** The three names, as they are read out on either phone. */
export async function symbols(phone: Phone): Promise<string> {
  const list = phone.page.getByRole('main').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  return (await list.allInnerTexts()).join(' ').replace(/\s+/g, ' ');
}

/** From Jack's menu to both being at the table; Jack's phone goes back to the game. */
export async function pair(jack: Phone, other: Phone, as: 'detectives' | 'display' = 'detectives'): Promise<void> {
  await call(other, await code(jack), as);
  expect(await symbols(other)).toBe(await symbols(jack));
  await other.tap(SAME);
  await jack.tap(SAME);
  await jack.tap(LET_IN[as]);
  await jack.sees(as === 'display' ? /only watches/ : /asks and moves/);
  await jack.tap('Back');
}

/** A circle is asked for on the keys, and this answer is on the same screen. */
export async function ask(phone: Phone, circle: number, answer: string): Promise<void> {
  await phone.type(circle);
  await phone.tap('Ask');
  await hears(phone, circle, answer);
}

export async function hears(phone: Phone, circle: number, answer: string): Promise<void> {
  const said = phone.page.locator('.said');
  await expect(said.locator('.numeral')).toHaveText(String(circle), { timeout: 12_000 });
  await expect(said).toContainText(answer, { timeout: 12_000 });
}

/** An arrest on the keys that fails. */
export async function missArrest(phone: Phone, circle: number): Promise<void> {
  await phone.choose('Arrest');
  await phone.type(circle);
  await phone.tap('Arrest');
  await phone.tap('Make the arrest');
  await hears(phone, circle, 'Jack is not there');
}

/** The detectives end their turn on their own device, which reminds them once. */
export async function done(other: Phone): Promise<void> {
  await other.tap(DONE);
  await other.page.getByRole('dialog').getByRole('button', { name: DONE }).click();
}

/** Jack opens his sheet to everybody, which is asked once. */
export async function reveal(jack: Phone): Promise<void> {
  await jack.tap(/^Reveal/);
  await jack.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, reveal/ })
    .click();
}

/** What was tapped has no answer yet, and that is said. */
export async function isOnItsWay(other: Phone): Promise<void> {
  await expect(other.page.getByRole('main')).toContainText(/on its way/i);
}

/** Everything a device keeps: each store of each database, and what stands beside them. */
export async function kept(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return page.evaluate(async () => {
    const found: Record<string, unknown[]> = { local: [JSON.stringify(localStorage), JSON.stringify(sessionStorage)] };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        found[`${name}/${store}`] = all.result;
      }
      database.close();
    }
    return found;
  });
}

/** The public log as the other device keeps it. */
export async function heard(other: Phone): Promise<readonly string[]> {
  return ((await kept(other.page))['hideout-table/heard'] ?? []) as readonly string[];
}

/** The public log as it follows from what Jack's phone keeps, which holds one game. */
export async function told(jack: Phone): Promise<readonly string[]> {
  const { 'hideout/games': games = [], 'hideout/entries': texts = [] } = await kept(jack.page);
  const [header] = games as readonly { readonly id: string; readonly secret: string }[];
  if (header === undefined) return [];
  const events = (texts as readonly string[]).map((text): GameEvent => {
    const read = decode(text);
    if (!read.ok) throw new Error(text);
    return read.value.event;
  });
  return publicLog(events, commitWith(bytes(header.id), bytes(header.secret))).map(encodePublic);
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex, 'hex'));
}

/** Both keep the same public log, byte by byte; what stands in it. */
export async function agree(jack: Phone, other: Phone): Promise<readonly string[]> {
  let log: readonly string[] = [];
  await expect
    .poll(
      async () => {
        log = await told(jack);
        const theirs = await heard(other);
        return theirs.length === log.length && theirs.every((text, i) => text === log[i]);
      },
      { timeout: 15_000, message: 'the same public log on both' },
    )
    .toBe(true);
  return log;
}

/** The answers to the questions for a circle, on either phone, once both keep the same. */
export async function answersFor(jack: Phone, other: Phone, circle: number): Promise<readonly boolean[]> {
  const events = (await agree(jack, other)).map((text) => JSON.parse(text).e);
  return events
    .filter(({ type, circle: asked }) => type === 'clueSearched' && asked === circle)
    .map(({ found }) => found);
}

/** Where these circles are found: on the screen beside the map, and in all that the device keeps. */
export async function found(other: Phone, circles: readonly number[]): Promise<readonly string[]> {
  const screen = await other.page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const drawn of copy.querySelectorAll('.map-window, svg')) drawn.remove();
    const words: string[] = [];
    const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    for (const one of copy.querySelectorAll('*')) for (const { value } of one.attributes) words.push(value);
    return words.join(' | ');
  });
  // The time of day, and the numbers of entries.
  const shown = screen.replace(/\d+:\d+/g, '');
  const stored = JSON.stringify(await kept(other.page))
    .replace(/\\/g, '')
    .replace(/"n":\d+/g, '');
  return circles.flatMap((circle) => {
    const alone = new RegExp(`(?<![\\w.-])${circle}(?![\\w.%])`);
    return [
      ...(alone.test(shown) ? [`${circle} on the screen`] : []),
      ...(alone.test(stored) ? [`${circle} in what is kept`] : []),
    ];
  });
}

/** Nothing of Jack's is on the other device. */
export async function knowsNothingOf(other: Phone, circles: readonly number[]): Promise<void> {
  expect(await found(other, circles)).toEqual([]);
}
