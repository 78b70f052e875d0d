/** Recorded games, put into a browser's store as the app itself writes them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { board } from '../../src/board/index';
import { audit, encode, readRecord, summarise } from '../../src/log/index';
import type { RecordedEvent } from '../../src/rules/index';

const ID = '0123456789abcdef0123456789abcdef';
const BEGUN = new Date(2026, 10, 30, 19).getTime();

/** The game of a record as the store holds it: finished and not revealed, or only as far as it is taken. */
export function stored(file: string, taken: (event: RecordedEvent, number: number) => boolean = () => true) {
  const all = recorded(file);
  const end = all.findIndex((event, number) => !taken(event, number));
  return storedEvents(end < 0 ? all : all.slice(0, end));
}

/** The events of a record as far as the game was played. */
export function recorded(file: string): readonly RecordedEvent[] {
  const record = readRecord(readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(record.error.path);
  return record.value.events.filter(({ type }) => type !== 'revealed');
}

/** A game made of these events, as the store holds it. */
export function storedEvents(all: readonly RecordedEvent[]) {
  const { events, game } = audit(board, all);
  const texts = events.map((event, number) =>
    encode({ number, at: BEGUN + number * 1000, id: number.toString(16).padStart(32, '0'), event }),
  );
  const { end: how, night } = summarise(game);
  const progress = { night, over: how !== null, at: BEGUN + texts.length * 1000, count: texts.length };
  return { header: { id: ID, form: 1, createdAt: BEGUN, secret: 'a1'.repeat(16), progress }, texts };
}

/** Puts it there and opens it: the start page must have been shown. */
export async function put(page: Page, game: ReturnType<typeof stored>): Promise<void> {
  await page.evaluate(async ({ header, texts }) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('hideout');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const tx = database.transaction(['games', 'entries', 'settings'], 'readwrite');
    tx.objectStore('games').add(header);
    for (const [number, text] of texts.entries()) tx.objectStore('entries').add(text, [header.id, number]);
    // The game that was on the screen comes back after a reload.
    tx.objectStore('settings').put(header.id, 'opened');
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    database.close();
  }, game);
  await page.reload();
}
