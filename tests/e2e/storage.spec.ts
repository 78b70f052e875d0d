/** What can go wrong with a device's storage: nothing is shown as done, nothing is lost, and a sentence says so. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { Phone } from './phone';

test.use({ viewport: { width: 360, height: 640 } });

test('two tabs: the second writer is told, and sees how the game stands', async ({ context }) => {
  const one = new Phone(await context.newPage());
  await one.open();
  await one.beginGame(51);
  const other = new Phone(await context.newPage());
  await other.open();
  await other.seesHeading('The hideout is chosen');
  await one.page.bringToFront();
  await one.tap('Begin night 1');
  await one.seesHeading('Jack enters the crime');

  await other.page.bringToFront();
  await other.tap('Begin night 1');
  await expect(other.page.getByRole('alert')).toContainText('gone on in another tab');
  await other.seesHeading('The hideout is chosen');
  await other.isSound();
  await other.tap('Show how the game stands');
  await other.seesHeading('Jack enters the crime');
  expect(await storedNumbers(other.page)).toEqual([0, 1, 2, 3]);
});

test('a browser that stores nothing: the game is played in memory', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  const phone = new Phone(page);
  await phone.open();
  await phone.sees(/closing or reloading this page loses the game/);
  await phone.isSound();
  await phone.beginGame(51);
  await phone.sees('Not stored: closing this page loses the game.');
  await phone.tap('Begin night 1');
  await phone.seesHeading('Jack enters the crime');
  await phone.tap('Menu');
  await phone.tap(/Leave to the start page/);
  await phone.tap(/Continue/);
  await phone.seesHeading('Jack enters the crime');
  await page.reload();
  await phone.seesHeading('Hideout');
  await phone.sees(/No game yet/);
});

test('data of a newer version is left alone', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.seesHeading('Hideout');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hideout', 99);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await page.reload();
  await phone.sees(/written by a newer version/);
  await phone.isSound();
});

test('no room left: nothing is done, what was typed stays, and the next try counts', async ({ page, baseURL }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.seesHeading('Hideout');
  // Before the first write: the browser remembers for a while how much room there was.
  const device = await page.context().newCDPSession(page);
  const origin = baseURL ?? '';
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + 500_000 });
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.unlock();
  await page.evaluate(fill);
  await phone.choose('I');
  await phone.type(84);
  await phone.tap('Record');
  await expect(page.getByRole('alert')).toContainText('no room left');
  await phone.seesHeading('Enter the crime');
  await phone.sees('84');
  await phone.isSound();
  expect(await storedNumbers(page)).toEqual([0, 1, 2, 3]);

  await device.send('Storage.overrideQuotaForOrigin', { origin });
  await phone.tap('Record');
  await phone.seesHeading('Recorded, not handed over');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a damaged entry: the game up to there, nothing written, everything handed out', async ({ page }) => {
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.seesHeading('Jack enters the crime');
  await damage(page, 3, '{"v":1,"number":3');
  await page.reload();
  await phone.seesHeading('A part cannot be read');
  await phone.sees(/Entry 3 of this game is damaged or missing/);
  await phone.sees(/One entry stands there/);
  await phone.keepsSecret(51);
  await phone.isSound();

  // The entries hold Jack's numbers, so they are handed out behind his lock.
  await phone.tap('Save all entries (Jack)');
  await phone.unlock();
  const save = page.getByRole('button', { name: 'Save all entries as a file' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => line.split('\t')[0])).toEqual(['0', '1', '2', '3']);
  expect(lines[3]).toBe('3\t{"v":1,"number":3');
  expect(await storedNumbers(page)).toEqual([0, 1, 2, 3]);

  await damage(page, 1, null);
  await page.reload();
  await phone.sees(/Entry 1 of this game is damaged or missing/);
  await phone.sees(/2 entries stand there/);
});

test('killed right after a tap: what was shown as done is there', async ({ context }) => {
  const page = await context.newPage();
  const phone = new Phone(page);
  await phone.open();
  await phone.beginGame(51);
  await phone.tap('Begin night 1');
  await phone.seesHeading('Jack enters the crime');
  await page.close({ runBeforeUnload: false });
  const again = new Phone(await context.newPage());
  await again.open();
  await again.seesHeading('Jack enters the crime');
});

/** Runs in the page: fills another database until not even a few bytes fit. */
async function fill(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('filler', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('filler', { autoIncrement: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  const fits = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('filler', 'readwrite');
      transaction.objectStore('filler').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  for (const bytes of [60_000, 1000]) while (await fits(bytes));
  database.close();
}

/** Numbers of the stored entries of the only game, by the browser's own interface. */
async function storedNumbers(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const request = indexedDB.open('hideout');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction('entries').objectStore('entries').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve(keys.result.map((key) => (key as [string, number])[1]));
          };
        };
      }),
  );
}

/** Writes over a stored entry of the only game, or deletes it, behind the app's back. */
async function damage(page: Page, number: number, text: string | null): Promise<void> {
  await page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hideout');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['entries', 'games'], 'readwrite');
          const games = transaction.objectStore('games').getAllKeys();
          games.onsuccess = () => {
            const entries = transaction.objectStore('entries');
            const key = [String(games.result[0]), given.number];
            if (given.text === null) entries.delete(key);
            else entries.put(given.text, key);
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { number, text },
  );
}
