/** What a browser has stored, read and written behind the app's back by the browser's own interface. */
import type { Page } from '@playwright/test';

export interface Raw {
  readonly games: readonly unknown[];
  readonly entries: readonly { game: string; number: number; text: string; seal?: string }[];
  readonly aside: readonly { entries: readonly { number: number; text: string }[] }[];
}

/** Everything stored of games. */
export function raw(page: Page): Promise<Raw> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('hideout'));
    const stores = database.transaction(['games', 'entries', 'seals', 'aside']);
    const [games, keys, texts, sealKeys, seals, aside] = await Promise.all([
      done(stores.objectStore('games').getAll()),
      done(stores.objectStore('entries').getAllKeys()),
      done(stores.objectStore('entries').getAll()),
      done(stores.objectStore('seals').getAllKeys()),
      done(stores.objectStore('seals').getAll()),
      done(stores.objectStore('aside').getAll()),
    ]);
    database.close();
    const entries = keys.map((key, i) => {
      const [game, number] = key as [string, number];
      const at = sealKeys.findIndex((one) => String(one) === String(key));
      return { game, number, text: String(texts[i]), ...(at >= 0 && { seal: String(seals[at]) }) };
    });
    return { games, entries, aside };
  });
}

/** What the database holds beside games and entries: single settings, and what is half entered. */
export function beside(page: Page): Promise<{ settings: readonly string[]; drafts: readonly string[] }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('hideout'));
    const stores = database.transaction(['settings', 'drafts']);
    const [settings, drafts] = await Promise.all([
      done(stores.objectStore('settings').getAll()),
      done(stores.objectStore('drafts').getAll()),
    ]);
    database.close();
    return { settings: settings.map(String), drafts: drafts.map(String) };
  });
}

/** Writes over what is half entered in the only game. */
export function changeDraft(page: Page, name: string, text: string): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hideout');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['drafts', 'games'], 'readwrite');
          const games = transaction.objectStore('games').getAllKeys();
          games.onsuccess = () => {
            transaction.objectStore('drafts').put(given.text, [String(games.result[0]), given.name]);
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    { name, text },
  );
}

/** Writes over a stored entry of the only game; its seal stays. */
export function change(page: Page, number: number, text: string): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hideout');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction(['entries', 'games'], 'readwrite');
          const games = transaction.objectStore('games').getAllKeys();
          games.onsuccess = () => {
            transaction.objectStore('entries').put(given.text, [String(games.result[0]), given.number]);
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

/** A game as version 1 of the database held it. */
export function storeRaw(page: Page, game: { id: string; entries: readonly string[] }): Promise<void> {
  return page.evaluate(
    ({ id, entries }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hideout', 1);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' });
          request.result.createObjectStore('entries');
          request.result.createObjectStore('settings');
        };
        request.onsuccess = () => {
          const transaction = request.result.transaction(['games', 'entries', 'settings'], 'readwrite');
          const progress = { night: 1, over: false, at: 2000, count: entries.length };
          const header = { id, form: 1, createdAt: 1000, secret: '5a'.repeat(16), progress };
          transaction.objectStore('games').put(header);
          for (const [number, text] of entries.entries()) transaction.objectStore('entries').put(text, [id, number]);
          transaction.objectStore('settings').put(id, 'opened');
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    game,
  );
}
