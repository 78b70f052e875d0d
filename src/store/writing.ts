/**
 * Transactions that write. Each asks for strict durability and is awaited to its end, together with every step that was
 * asked of it: all of them happened, or none.
 */
import type { IDBPTransaction } from 'idb';
import { type Database, nameOf, type Schema } from './database';
import type { GameHeader, Marks, Progress, StoredEntry } from './types';

export type Step = () => Promise<unknown>;
const STORES = ['games', 'entries', 'seals', 'aside', 'drafts', 'settings'] as const;
export type Writing = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

export class MissingGame extends Error {
  override readonly name = 'MissingGame';
}
export class MovedGame extends Error {
  override readonly name = 'MovedGame';
}

/** One transaction, awaited to its end together with all it was asked to do. */
export async function write(database: Database, work: (tx: Writing) => readonly Step[]): Promise<void> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const ended = tx.done;
  ended.catch(() => undefined);
  const settled = await Promise.allSettled(
    work(tx).map(async (step) => {
      try {
        await step();
      } catch (error) {
        // At once, before the transaction can end without this step.
        abort(tx);
        throw error;
      }
    }),
  );
  // One step that fails takes the others with it, so the first true reason counts.
  const reasons: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const reason = reasons.find((one) => nameOf(one) !== 'AbortError');
  await ended.catch((error: unknown) => {
    throw reason ?? error;
  });
  if (reason !== undefined) throw reason;
}

function abort(tx: Writing): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

/** All keys of a game from a number on; names come after all numbers. */
export function keysOf(gameId: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([gameId, from], [gameId, []]);
}

/** Adds, never replaces: a second writer of the same number fails as a whole. */
export function add(tx: Writing, gameId: string, entries: readonly StoredEntry[]): readonly Step[] {
  return entries.flatMap(({ number, text, seal }): Step[] => [
    () => tx.objectStore('entries').add(text, [gameId, number]),
    ...(seal === undefined ? [] : [() => tx.objectStore('seals').put(seal, [gameId, number])]),
  ]);
}

/** Changes a game's header; a game that moved away takes nothing more. */
export async function changeHeader(
  tx: Writing,
  gameId: string,
  change: (header: GameHeader) => GameHeader,
  { evenMoved = false } = {},
): Promise<void> {
  const games = tx.objectStore('games');
  const header = await games.get(gameId);
  if (header === undefined) throw new MissingGame();
  if (header.moved !== undefined && !evenMoved) throw new MovedGame();
  await games.put(change(header));
}

/** Where the game stands now; what was half entered in another night goes. */
export async function goOn(tx: Writing, gameId: string, progress: Progress, marks: Marks | undefined): Promise<void> {
  let night = progress.night;
  const change = (header: GameHeader): GameHeader => {
    night = header.progress.night;
    return { ...header, ...marks, progress };
  };
  await changeHeader(tx, gameId, change, { evenMoved: marks !== undefined });
  if (night !== progress.night) await tx.objectStore('drafts').delete(keysOf(gameId));
}

/** Only beside a game that is there: a late one must not outlive it. */
export async function saveDraft(tx: Writing, gameId: string, name: string, text: string | null): Promise<void> {
  const drafts = tx.objectStore('drafts');
  if (text === null) return drafts.delete([gameId, name]);
  // Both at once: a page that is going has no time for the one after the other.
  const [game] = await Promise.all([tx.objectStore('games').getKey(gameId), drafts.put(text, [gameId, name])]);
  if (game === undefined) throw new MissingGame();
}

export async function setAside(tx: Writing, gameId: string, from: number, at: number): Promise<void> {
  const entries = tx.objectStore('entries');
  const aside = tx.objectStore('aside');
  const range = keysOf(gameId, from);
  const [keys, texts, before] = await Promise.all([
    entries.getAllKeys(range),
    entries.getAll(range),
    aside.count(keysOf(gameId)),
  ]);
  const kept = keys.map(([, number], i) => ({ number, text: String(texts[i]) }));
  if (kept.length > 0) await aside.add({ at, entries: kept }, [gameId, before]);
  await Promise.all([entries.delete(range), tx.objectStore('seals').delete(range)]);
}

export async function remove(tx: Writing, gameId: string): Promise<void> {
  const settings = tx.objectStore('settings');
  const range = keysOf(gameId);
  await Promise.all([
    tx.objectStore('games').delete(gameId),
    tx.objectStore('entries').delete(range),
    tx.objectStore('seals').delete(range),
    tx.objectStore('aside').delete(range),
    tx.objectStore('drafts').delete(range),
  ]);
  if ((await settings.get('opened')) === gameId) await settings.delete('opened');
}
