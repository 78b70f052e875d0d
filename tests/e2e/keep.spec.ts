/** A game is kept: through every reload and kill, to another phone and back, in and out of files, and when it is damaged. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';
import { beside, change, changeDraft, raw, storeRaw } from './stored';

test.use({ viewport: { width: 360, height: 640 } });

/** What a person sees, once the screen is there: it has more to tap than the menu. */
async function visible(page: Page): Promise<string> {
  await expect(page.getByRole('main').getByRole('button').nth(1)).toBeVisible();
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    // What is said once comes after the screen.
    for (const hint of copy.querySelectorAll('.hint')) hint.remove();
    return copy.textContent;
  });
}

/** Reloads: what was seen is seen again and what was stored is stored. */
async function staysTheSame(phone: Phone): Promise<void> {
  const { page } = phone;
  // A part that is still being fetched would be missing before and there after.
  await expect(page.locator('.later')).toHaveCount(0);
  const before = { seen: await visible(page), stored: await raw(page) };
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => expect(await visible(page)).toBe(before.seen)).toPass({ timeout: 3000 });
  expect(await raw(page)).toEqual(before.stored);
}

/** The steps of one whole night; Jack's side is covered after each. */
const NIGHT: readonly (readonly [name: string, step: (phone: Phone) => Promise<void>])[] = [
  [
    'the night begins',
    async (phone) => {
      await phone.tap('Begin night 1');
      await phone.seesHeading('Jack enters the crime');
    },
  ],
  [
    'a crime is recorded',
    async (phone) => {
      await phone.unlock();
      await phone.enterCrime('I', 27);
      await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
  ],
  [
    'it is handed over',
    async (phone) => {
      await phone.unlock();
      await phone.tap('Hand over');
      await phone.seesHeading('Jack’s turn');
    },
  ],
  [
    'a walk is recorded',
    async (phone) => {
      await phone.unlock();
      await phone.move('Walk', 29);
      await phone.seesHeading('Recorded, not handed over');
      await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
  ],
  [
    'it is handed over',
    async (phone) => {
      await phone.unlock();
      await phone.tap('Hand over');
      await phone.seesHeading('The police ask');
    },
  ],
  ['a question', (phone) => phone.ask(28, 'No trace')],
  ['a clue', (phone) => phone.ask(29, 'A clue')],
  [
    'an arrest',
    async (phone) => {
      await phone.choose('Arrest');
      await phone.type(27);
      await phone.tap('Arrest');
      await phone.tap('Make the arrest');
      await phone.sees('Jack is not there');
    },
  ],
  [
    'the police are done',
    async (phone) => {
      await phone.tap('Police done');
      await phone.seesHeading('Jack’s turn');
    },
  ],
  [
    'the walk home',
    async (phone) => {
      await phone.unlock();
      await phone.move('Walk', 28);
      await phone.seesHeading('Recorded, not handed over');
      await phone.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
  ],
  [
    'escape is declared',
    async (phone) => {
      await phone.unlock();
      await phone.tap('Hand over and declare escape');
      await phone.seesHeading('Night 1 is over');
    },
  ],
];

test('a reload between every two steps of a night changes nothing', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  await staysTheSame(phone);
  for (const [name, step] of NIGHT) {
    await test.step(name, async () => {
      await step(phone);
      // What only answered the last tap is gone after a reload: compare from the second one on.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await staysTheSame(phone);
    });
  }
  const stored = await raw(page);
  expect(stored.entries.map(({ number }) => number)).toEqual(stored.entries.map((_, i) => i));
  expect(stored.entries.every(({ seal }) => /^[0-9a-f]{32}$/.test(seal ?? ''))).toBe(true);
  await phone.keepsSecret(29);
});

test('killed right after a tap: all of it is there, or nothing', async ({ context }) => {
  let phone = new Phone(await context.newPage());
  await phone.open();
  await phone.beginGame(28);
  for (const [, step] of NIGHT.slice(0, 4)) {
    await step(phone);
    const before = await raw(phone.page);
    await phone.page.close({ runBeforeUnload: false });
    phone = new Phone(await context.newPage());
    await phone.open();
    await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await raw(phone.page)).toEqual(before);
  }
  await phone.unlock();
  await phone.tap('Hand over');
  // Without waiting for anything the tap led to.
  await phone.page.close({ runBeforeUnload: false });
  phone = new Phone(await context.newPage());
  await phone.open();
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(/Recorded, not handed over|The police ask/);
  await expect(phone.page.getByRole('alert')).toBeHidden();
});

test('to another phone by the recovery file; one that is not whole changes nothing', async ({
  context,
  browser,
  baseURL,
}) => {
  const old = new Phone(await context.newPage());
  await old.open();
  await old.beginGame(28);
  for (const [, step] of NIGHT.slice(0, 4)) await step(old);
  const file = await recoveryFile(old);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 640 } });
  const fresh = new Phone(await elsewhere.newPage());
  await fresh.open();
  await fresh.tap('Go on with a game from another phone');
  await fresh.seesHeading('From another phone');
  await fresh.isSound();
  const cut = file.subarray(0, file.length - 30);
  await pick(fresh, 'Choose the recovery file', cut);
  await expect(fresh.page.getByRole('alert')).toContainText('cut off');
  await pick(fresh, 'Choose the recovery file', Buffer.from('{"format":"hideout-recovery","version":9}'));
  await expect(fresh.page.getByRole('alert')).toContainText('newer version');
  expect((await raw(fresh.page)).games).toEqual([]);
  await pick(fresh, 'Choose the recovery file', file);
  await fresh.seesHeading('Recorded, not handed over');
  await fresh.keepsSecret(29);
  expect((await raw(fresh.page)).entries.at(-1)?.text).toContain('"resumed"');
  for (const [, step] of NIGHT.slice(4, 8)) await step(fresh);

  await fresh.tap('Menu');
  await fresh.tap(/Leave to the start page/);
  await fresh.tap('Go on with a game from another phone');
  await pick(fresh, 'Choose the recovery file', file);
  await expect(fresh.page.getByRole('alert')).toContainText('opened here already');
  await elsewhere.close();
});

test('the phone a game went from asks, also after a kill, until somebody answers', async ({ context }) => {
  let old = new Phone(await context.newPage());
  const question = () => old.page.getByRole('dialog', { name: 'Where does this game go on?' });
  const kill = async (): Promise<void> => {
    await old.page.close({ runBeforeUnload: false });
    old = new Phone(await context.newPage());
    await old.open();
  };
  await old.open();
  await old.beginGame(28);
  for (const [, step] of NIGHT.slice(0, 4)) await step(old);
  await recoveryFile(old);
  await kill();
  await expect(question()).toContainText('nobody has said yet');
  await old.keepsSecret(28, 29);
  await old.isSound();
  // Put off is not answered.
  await old.page.keyboard.press('Escape');
  await expect(question()).toHaveCount(0);
  await old.seesHeading('Recorded, not handed over');
  await kill();
  await expect(question()).toBeVisible();
  await old.tap('It is open on the other phone');
  await old.seesHeading('This game has moved');
  await expect(question()).toHaveCount(0);
  await old.keepsSecret(28, 29);
  await old.isSound();

  await old.page.reload();
  await old.seesHeading('This game has moved');
  await expect(question()).toHaveCount(0);
  await old.tap('Go on here after all');
  await old.isSound();
  await old.tap('Yes, go on here');
  await old.seesHeading('Recorded, not handed over');
});

test('the answer that it goes on here is kept, too', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  await recoveryFile(phone);
  await page.reload();
  // The answer that changes nothing is the main one and has the focus.
  const stays = page.getByRole('button', { name: 'It stays on this phone' });
  await expect(stays).toBeFocused();
  await expect(stays).toHaveClass(/button-main/);
  await phone.tap('It stays on this phone');
  // It closes once the answer is stored.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await phone.seesHeading('The hideout is chosen');
  await page.reload();
  await phone.seesHeading('The hideout is chosen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await phone.tap('Begin night 1');
  await phone.seesHeading('Jack enters the crime');
});

/** Nowhere that anybody reads while Jack's side is covered: the document, names, the history and what the browser keeps. */
async function isNowhere(phone: Phone, digits: number): Promise<void> {
  await phone.keepsSecret(digits);
  const { page } = phone;
  const open = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
  expect(open).not.toMatch(new RegExp(`\\b${digits}\\b`));
}

async function leave({ page }: Phone): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('button', { name: 'Record' })).toHaveCount(0);
}

test('what is typed and not recorded waits behind the lock, with a PIN too', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('New game as Jack');
  await phone.tap('Begin the game');
  await phone.unlock();
  await phone.type(178);
  await leave(phone);
  await isNowhere(phone, 178);
  await phone.unlock();
  await phone.sees('178');
  for (let i = 0; i < 3; i += 1) await phone.tap('Erase');
  await phone.type(28);
  await phone.tap('Record');
  await phone.tap('Hand over');
  await phone.tap('Begin night 1');

  await phone.unlock();
  await phone.choose('II');
  await phone.type(27);
  await leave(phone);
  await isNowhere(phone, 27);
  await phone.unlock();
  await expect(page.getByRole('radio', { name: 'II', exact: true })).toBeChecked();
  await phone.tap('Record');
  await phone.tap('Hand over');

  await phone.unlock();
  await phone.choose('Coach');
  await phone.type(48);
  await leave(phone);
  await isNowhere(phone, 48);
  expect(JSON.stringify(await beside(page))).not.toMatch(/\b48\b/);
  await phone.tap('Menu');
  await phone.tap(/^Settings/);
  await phone.tap('I am Jack: set a PIN');
  for (const key of ['Next', 'Save']) {
    await phone.type(4261);
    await phone.tap(key);
  }
  await phone.tap('Done');
  await phone.type(4261);
  await phone.tap('Unlock');
  await expect(page.getByRole('radio', { name: /^Coach/ })).toBeChecked();
  await phone.sees('48');
  await leave(phone);
  await isNowhere(phone, 48);
  await phone.type(4261);
  await phone.tap('Unlock');
  await phone.choose('Walk');
  await phone.type(29);
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
  await phone.tap('Hand over');
  await phone.tap('Police done');
  // The next move begins empty.
  await phone.type(4261);
  await phone.tap('Unlock');
  await expect(page.locator('.place .numeral')).toHaveText('–');
});

test('a game half entered from paper outlives a kill, behind the lock', async ({ context }) => {
  let phone = new Phone(await context.newPage());
  await phone.open();
  await phone.tap('New game as Jack');
  await phone.page.getByRole('radio', { name: /^From paper/ }).check();
  await phone.tap('Begin the game');
  await phone.unlock();
  await phone.type(28);
  await phone.tap('Record');
  await phone.tap('Hand over');
  await phone.seesHeading('From paper');
  await phone.unlock();
  const time = () => phone.page.getByRole('group', { name: 'Time of the crime' });
  await time().getByRole('radio', { name: 'II', exact: true }).check();
  await phone.page.getByRole('radio', { name: 'The police’s' }).check();
  await phone.tap('Next');
  for (const circle of [27, 29]) {
    await phone.type(circle);
    await phone.tap('Add');
  }
  await expect(phone.page.getByRole('listitem').nth(1)).toContainText('29');
  await phone.isSound();
  await phone.page.close({ runBeforeUnload: false });
  phone = new Phone(await context.newPage());
  await phone.open();
  await phone.seesHeading('The hideout is chosen');
  await isNowhere(phone, 29);
  await phone.tap('Go on from paper');
  await phone.seesHeading('From paper');
  await isNowhere(phone, 29);
  await phone.unlock();
  await expect(phone.page.getByRole('listitem')).toHaveCount(2);
  await expect(phone.page.getByRole('listitem').nth(1)).toContainText('29');

  await test.step('one that was changed behind the app’s back is said, and entered anew', async () => {
    await changeDraft(phone.page, 'paper', '{"form":1,"draft":{"step":"row","night":7}}');
    await phone.page.reload();
    await phone.tap('Go on from paper');
    await phone.unlock();
    await expect(phone.page.getByRole('alert')).toContainText('cannot be read');
    await expect(time()).toBeVisible();
    await phone.isSound();
  });

  await test.step('discarded, it is gone from the device', async () => {
    await time().getByRole('radio', { name: 'III', exact: true }).check();
    await phone.tap('Discard all that was entered');
    await phone.isSound();
    await phone.tap('Discard it');
    await expect(time().getByRole('radio', { name: 'III', exact: true })).not.toBeChecked();
    await expect(async () => expect((await beside(phone.page)).drafts).toEqual([])).toPass({ timeout: 3000 });
  });

  await test.step('begun, it is gone as well', async () => {
    await time().getByRole('radio', { name: 'II', exact: true }).check();
    await phone.page.getByRole('radio', { name: 'The police’s' }).check();
    await phone.tap('Next');
    await phone.type(27);
    await phone.tap('Add');
    await phone.type(29);
    await phone.tap('Add');
    await phone.tap('Next');
    await phone.tap('Next');
    await phone.tap('Take over');
    await phone.seesHeading('The police ask');
    expect((await beside(phone.page)).drafts).toEqual([]);
  });
});

test('a half-entered alarm outlives a reload', async ({ page }) => {
  const phone = new Phone(page);
  const place = async (next: string): Promise<void> => {
    await phone.tap('List');
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await phone.sees(next);
  };
  await phone.open();
  await phone.tap('New game as Jack');
  await page.getByRole('radio', { name: /^The policemen too/ }).check();
  await phone.tap('Begin the game');
  await phone.unlock();
  await phone.type(28);
  await phone.tap('Record');
  await phone.tap('Hand over');
  await phone.tap('Begin night 1');
  await phone.unlock();
  await phone.enterCrime('I', 27);
  await phone.tap('Hand over');
  await phone.seesHeading('Alarm whistles');
  /** Shown at once, and stored a moment later. */
  const isStored = async (policemen: number): Promise<void> => {
    await expect(async () => {
      const [draft = ''] = (await beside(page)).drafts;
      expect(Object.keys((JSON.parse(draft) as { draft: { draft: object } }).draft.draft)).toHaveLength(policemen);
    }).toPass({ timeout: 3000 });
  };
  for (const next of ['yellow', 'brown', 'red']) await place(`Where does ${next} stand?`);
  await isStored(3);
  await page.reload();
  await phone.sees('Where does red stand?');
  await expect(page.getByRole('button', { name: '2 policemen missing' })).toBeVisible();
  await phone.tap('Undo');
  for (const next of ['Where does red stand?', 'Where does green stand?', 'All five are placed.']) await place(next);
  await isStored(5);
  await page.reload();
  await phone.sees('All five are placed.');
  await phone.tap('All five are right: begin the hunt');
  await phone.seesHeading('Jack’s turn');
  await expect(async () => expect((await beside(page)).drafts).toEqual([])).toPass({ timeout: 3000 });
});

test('the app was renewed under an open page: parts that are gone are found by a new page', async ({ page }) => {
  const phone = new Phone(page);
  // The first page of a device still asks the server for every part.
  await page.route('**/assets/Beside-*.js', (route) => route.fulfill({ status: 404 }));
  await phone.open();
  await phone.beginGame(28);
  await phone.tap('Menu');
  await phone.tap(/If this phone fails/);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await phone.tap('Try again');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await phone.isSound();
  await page.unroute('**/assets/Beside-*.js');
  await phone.tap('Open the app anew');
  await phone.seesHeading('The hideout is chosen');
  await phone.tap('Menu');
  await phone.tap(/If this phone fails/);
  await phone.seesHeading('If this phone fails');
});

test('the recovery text and the page for a pencil are drawn only behind the lock', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  for (const [, step] of NIGHT.slice(0, 7)) await step(phone);
  await phone.tap('Menu');
  await phone.isSound();
  await phone.tap(/If this phone fails/);
  await phone.seesHeading('If this phone fails');
  await phone.isSound();
  await phone.unlock();
  await phone.sees(/Whoever holds it and a detectives/);
  const groups = page.getByRole('list', { name: /recovery text/ }).getByRole('listitem');
  await expect(groups).toHaveCount(0);
  await phone.tap('Show the recovery text');
  await expect(groups).toHaveCount(7);
  await phone.isSound();
  await phone.tap('Show it on one page');
  await expect(page.getByRole('row', { name: '1 29 walk' })).toBeVisible();
  await phone.isSound();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await phone.seesHeading('The police ask');
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('a record is taken when every event stands, and is refused by its rule', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.tap('Past games');
  await phone.sees(/No game is kept/);
  await phone.isSound();
  const events = [
    { type: 'gameStarted', options: { referee: 'sheet' } },
    { type: 'hideoutChosen', circle: 28 },
    { type: 'nightBegan', night: 1 },
    { type: 'killed', time: 'I', circles: [27] },
    { type: 'jackMoved', by: 'walk', to: [84] },
  ];
  const record = (some: readonly object[]) =>
    Buffer.from(JSON.stringify({ format: 'hideout-record', version: 1, events: some }));
  await pick(phone, 'Choose a record', record(events));
  await expect(page.getByRole('alert')).toContainText(/Event 4 \(Jack moves\).*HUNT-1\.2/);
  await phone.isSound();
  await pick(phone, 'Choose a record', Buffer.alloc(10 * 1024 * 1024 + 1, 32));
  await expect(page.getByRole('alert')).toContainText('larger than 10 MB');
  await pick(phone, 'Choose a record', Buffer.from('{"format":"hideout-recovery","version":1}'));
  await expect(page.getByRole('alert')).toContainText('not a record');
  expect((await raw(page)).games).toEqual([]);
  await pick(phone, 'Choose a record', record([...events.slice(0, 4), { type: 'conceded', by: 'police' }]));
  await phone.seesHeading('The game is over');
});

test('games are deleted once asked, one or all', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  for (const hideout of [28, 51]) {
    await phone.beginGame(hideout);
    await phone.tap('Menu');
    await phone.tap(/Leave to the start page/);
  }
  await phone.tap('Past games');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await phone.isSound();
  await page
    .getByRole('button', { name: /Delete the game/ })
    .first()
    .click();
  await phone.isSound();
  await phone.tap('Cancel');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('button', { name: /Delete the game/ })
    .first()
    .click();
  await phone.tap('Delete it for good');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const left = await raw(page);
  expect(left.games).toHaveLength(1);
  expect(new Set(left.entries.map(({ game }) => game)).size).toBe(1);
  await phone.tap('Delete all games');
  await phone.tap('Delete all for good');
  await phone.sees(/No game is kept/);
  expect(await raw(page)).toEqual({ games: [], entries: [], aside: [] });
  await phone.tap('Back');
  await phone.sees(/No game yet/);
});

test('what the browser promises is said when the first game begins, and always under past games', async ({ page }) => {
  const promise = /This browser (has promised to keep|may clear)/;
  const phone = new Phone(page);
  await phone.open();
  for (const first of [true, false]) {
    await phone.tap('New game as Jack');
    await phone.tap('Begin the game');
    await phone.seesHeading('Jack chooses his hideout');
    await expect(page.getByText(promise)).toBeVisible({ visible: first });
    await phone.tap('Menu');
    await phone.tap(/Leave to the start page/);
  }
  await phone.tap('Past games');
  await phone.sees(promise);
});

test('a changed entry: told, handed out behind the lock, and gone on from by agreement', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(28);
  for (const [, step] of NIGHT.slice(0, 6)) await step(phone);
  const before = await raw(page);
  // It can be read, and it is another: the walk went elsewhere.
  const walked = before.entries.find(({ text }) => text.includes('"jackMoved"'));
  await change(page, walked?.number ?? 0, (walked?.text ?? '').replace('[29]', '[28]'));
  await page.reload();
  await phone.seesHeading('A part cannot be read');
  await phone.sees(new RegExp(`Entry ${walked?.number} of this game`));
  await phone.keepsSecret(28, 29);
  await phone.isSound();
  await phone.tap('Save all entries (Jack)');
  await phone.keepsSecret(28, 29);
  await phone.unlock();
  const saved = await download(page, () => phone.tap('Save all entries as a file'));
  expect(saved.toString().trimEnd().split('\n')).toHaveLength(before.entries.length);
  await phone.tap('Cover and go back');
  await phone.tap('Go on from here');
  await phone.isSound();
  await phone.tap('All agreed: go on');
  await phone.seesHeading('Jack’s turn');
  const after = await raw(page);
  expect(after.aside.flatMap(({ entries }) => entries.map(({ number }) => number))).toEqual(
    before.entries.map(({ number }) => number).filter((number) => number >= (walked?.number ?? 0)),
  );
  await phone.unlock();
  await phone.move('Walk', 29);
  await phone.seesHeading('Recorded, not handed over');
  await phone.tap('Menu');
  await phone.tap(/If this phone fails/);
  await phone.unlock();
  const aside = await download(page, () => phone.tap('Save what was set aside'));
  expect(aside.toString()).toContain('[28]');
});

test('a game stored by the first version opens and goes on', async ({ page }) => {
  const phone = new Phone(page);
  // No page of the app has run on this device yet.
  await page.route('**/first', (route) => route.fulfill({ contentType: 'text/html', body: '<p>first</p>' }));
  await page.goto('/first');
  await storeRaw(page, FIRST_VERSION);
  await phone.open();
  await phone.seesHeading('Jack enters the crime');
  const migrated = await raw(page);
  expect(migrated.entries.map(({ text }) => text)).toEqual(FIRST_VERSION.entries);
  expect(migrated.entries.every(({ seal }) => seal !== undefined)).toBe(true);
  for (const [, step] of NIGHT.slice(1, 6)) await step(phone);
  await page.reload();
  await phone.seesHeading('The police ask');
  await staysTheSame(phone);
});

/** As the first version wrote it: no seals, form 1, database version 1. */
const FIRST_VERSION = {
  id: '0123456789abcdef0123456789abcdef',
  entries: [
    { type: 'gameStarted', options: { referee: 'sheet' } },
    { type: 'hideoutChosen', circle: 28 },
    { type: 'handedOver' },
    { type: 'nightBegan', night: 1 },
  ].map((event, number) =>
    JSON.stringify({ v: 1, number, at: 1000 + number, id: `${number}`.padStart(32, 'a'), event }),
  ),
};

async function recoveryFile(phone: Phone): Promise<Buffer> {
  await phone.tap('Menu');
  await phone.tap(/If this phone fails/);
  await phone.unlock();
  const file = await download(phone.page, () => phone.tap('Save the file'));
  await expect(phone.page.getByRole('dialog')).toBeVisible();
  await phone.isSound();
  return file;
}

async function download(page: Page, tap: () => Promise<void>): Promise<Buffer> {
  const [got] = await Promise.all([page.waitForEvent('download'), tap()]);
  return readFileSync(await got.path());
}

async function pick(phone: Phone, label: string, buffer: Buffer): Promise<void> {
  await phone.page.getByLabel(label).setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer });
}
