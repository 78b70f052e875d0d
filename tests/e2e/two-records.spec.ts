/** When two phones have to find together again: records that differ, a lost phone, a game that is deleted, a second tab. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';
import { agree, ask, call, code, device, kept, pair, reveal, SAME, symbols, table } from './table';

test.use({ viewport: { width: 360, height: 640 } });
test.setTimeout(90_000);

type Copy = Readonly<Record<string, { readonly keys: readonly unknown[]; readonly values: readonly unknown[] }>>;
const STORES = ['games', 'entries', 'seals'];

/** What Jack's phone keeps of its games, to be put back later: as an older copy of the whole phone would. */
async function copyOf(page: Page): Promise<Copy> {
  return page.evaluate(async (stores) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('hideout');
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        asked.onsuccess = () => resolve(asked.result);
      });
    const copy: Record<string, { keys: unknown[]; values: unknown[] }> = {};
    for (const name of stores) {
      const store = database.transaction(name).objectStore(name);
      copy[name] = { keys: await all(store.getAllKeys()), values: await all(store.getAll()) };
    }
    database.close();
    return copy;
  }, STORES);
}

async function putBack(page: Page, copy: Copy): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async (copy) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('hideout');
      opening.onsuccess = () => resolve(opening.result);
    });
    const tx = database.transaction(Object.keys(copy), 'readwrite');
    for (const [name, { keys, values }] of Object.entries(copy)) {
      const store = tx.objectStore(name);
      store.clear();
      values.forEach((value, i) => {
        if (store.keyPath === null) store.put(value, keys[i] as IDBValidKey);
        else store.put(value);
      });
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    database.close();
  }, copy);
}

for (const whose of ['jack', 'device'] as const) {
  test(`records that differ: both sides go on with the one they choose, and the end says so (${whose})`, async ({
    context,
    page,
    baseURL,
  }) => {
    const { jack, other } = await table(context, page, baseURL);
    await pair(jack, other);
    await other.tap('Keys');
    await ask(other, 100, 'No trace');
    const before = await copyOf(page);
    await ask(other, 29, 'A clue');
    await agree(jack, other);
    await putBack(page, before);
    await other.page.context().setOffline(true);
    await jack.open();
    await jack.seesHeading('The police ask');
    await ask(jack, 46, 'No trace');
    await other.page.context().setOffline(false);
    for (const phone of [jack, other]) {
      await phone.page.getByRole('heading', { name: 'Two records of one game' }).waitFor({ timeout: 30_000 });
      await phone.sees(/asks 46: no trace/);
      await phone.isSound();
    }
    await other.sees(/asks 29: clue/);
    const chosen = whose === 'jack' ? 'Jack’s phone' : /^“/;
    await other.page.getByRole('radio', { name: chosen }).check({ force: true });
    await jack.sees(/^On the other phone/);
    await jack.page.getByRole('radio', { name: chosen }).click({ force: true, noWaitAfter: true });
    await jack.seesHeading('The police ask');
    await other.seesHeading('The detectives’ turn');
    const log = (await agree(jack, other)).join();
    expect(log).toContain('resumed');
    expect([log.includes('"circle":29'), log.includes('"circle":46')]).toEqual([whose === 'device', whose === 'jack']);
    await other.tap('Keys');
    await ask(other, 47, 'No trace');
    await agree(jack, other);
    await jack.tap('Menu');
    await jack.tap(/gives? up/i);
    await jack.tap('Jack gives up');
    await reveal(jack);
    const says = whose === 'jack' ? /went on with that of Jack’s phone/ : /went on with that of the detectives’ device/;
    await jack.sees(says);
    await other.sees(says);
    await other.isSound();
  });
}

test('Jack’s phone is lost: his 28 characters and what the detectives heard make his sheet again', async ({
  context,
  page,
  baseURL,
}) => {
  const { jack, other } = await table(context, page, baseURL);
  await pair(jack, other);
  await other.tap('Keys');
  await ask(other, 29, 'A clue');
  const log = await agree(jack, other);
  await jack.tap('Menu');
  await jack.tap(/^If this phone fails/);
  await jack.unlock();
  await jack.tap('Show the recovery text');
  const groups = await jack.page
    .getByRole('list', { name: /recovery text/i })
    .getByRole('listitem')
    .allInnerTexts();
  const address = page.url();
  await page.close();
  await other.tap('Menu');
  await other.tap(/^Jack’s phone is lost/);
  const saving = other.page.waitForEvent('download');
  await other.page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).not.toContain('"to":[29]');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();

  const found = await device(context.browser(), new URL(address).origin);
  await found.tap(/^Go on with a game from another phone/);
  await found.isSound();
  const pick = (): Promise<void> => found.page.getByLabel('Choose the detectives’ file').setInputFiles(file);
  await found.page.getByLabel('Jack’s 28 characters').fill(`${groups.join(' ').toLowerCase().slice(0, -1)}`);
  await pick();
  await expect(found.page.getByRole('alert')).toContainText('28 characters');
  await found.page.getByLabel('Jack’s 28 characters').fill(groups.join(' ').toLowerCase());
  await pick();
  await found.seesHeading('The police ask');
  // The device is let in anew, and both hold the same again.
  await other.tap('Menu');
  await other.tap(/^(Leave to|To) the start page/);
  await call(other, await code(found));
  expect(await symbols(other)).toBe(await symbols(found));
  await other.tap(SAME);
  await found.tap(SAME);
  await found.tap(/^Let in as detectives/);
  await found.tap('Back');
  await other.seesHeading('The detectives’ turn');
  await other.tap('Keys');
  await ask(other, 46, 'No trace');
  const after = await agree(found, other);
  expect(after.slice(0, log.length)).toEqual(log);
  expect(after.join()).toContain('resumed');
});

test('deleted games leave no keys and nothing heard, on either device', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  await pair(jack, other);
  await other.tap('Keys');
  await ask(other, 29, 'A clue');
  await other.tap('Menu');
  await other.tap(/^Delete from this device/);
  await other.tap('Delete it');
  await other.seesHeading('Hideout');
  const theirs = await kept(other.page);
  expect([theirs['hideout-table/joined'], theirs['hideout-table/heard']]).toEqual([[], []]);
  await jack.tap('Menu');
  await jack.tap(/^Leave to the start page/);
  await jack.tap(/^Past games/);
  await jack.tap(/^Delete the game begun/);
  await jack.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect.poll(async () => (await kept(page))['hideout-table/devices']).toEqual([]);
  expect((await kept(page))['hideout/settings']?.join()).not.toContain('hosted');
});

test('two tabs of Jack’s phone answer a question once', async ({ context, page, baseURL }) => {
  const { jack, other } = await table(context, page, baseURL);
  await pair(jack, other);
  await other.tap('Keys');
  const second = new Phone(await context.newPage());
  await second.open();
  await second.seesHeading('The police ask');
  await ask(other, 29, 'A clue');
  const answers = (await agree(jack, other)).filter((text) => text.includes('clueSearched'));
  expect(answers).toHaveLength(1);
  // The first one goes; the other one, opened again, answers in its place.
  await page.close();
  await second.page.reload();
  await second.seesHeading('The police ask');
  await ask(other, 46, 'No trace');
  expect((await agree(second, other)).filter((text) => text.includes('clueSearched'))).toHaveLength(2);
});

test('what speaks with the relay is kept once it was wanted', async ({ context, page, baseURL }) => {
  const phone = new Phone(page);
  await phone.open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const parts = () =>
    page.evaluate(async () => (await (await caches.open('hideout-relay-parts')).keys()).map(({ url }) => url));
  await page.reload();
  expect(await parts()).toEqual([]);
  const { jack } = await table(context, page, baseURL);
  await code(jack);
  await expect.poll(parts).toEqual([expect.stringContaining('/assets/mqtt')]);
});

test('what a link carries stays in no address, also of a page that runs already', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await page.evaluate(() => {
    location.hash = '#join=ABCDEF.00000000000000000000000000';
  });
  await phone.seesHeading('Join as detectives');
  expect(page.url()).not.toContain('join=');
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('join=ABCDEF');
});
