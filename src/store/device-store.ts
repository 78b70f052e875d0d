/**
 * The store in IndexedDB. Every write asks for strict durability and is awaited to the transaction's end: a phone that
 * goes out right after a tap has the entry or does not, and never shows one it does not have. Entries are added, not put:
 * a second writer of the same number fails as a whole.
 */
import type { IDBPTransaction } from 'idb';
import { accept, type Result } from '../rules/breach';
import { type Database, nameOf, openDatabase, type Schema } from './database';
import type { Done, GameHeader, OpenFailure, Store, StoredEntry, StoredTexts, StoreFailure } from './types';

type Step = () => Promise<unknown>;
type Writing = IDBPTransaction<Schema, ('games' | 'entries' | 'settings')[], 'readwrite'>;

/** Opens the device's store; a connection that ends from outside is opened anew at the next use. */
export async function openDeviceStore(): Promise<Result<Store, OpenFailure>> {
  let connection: Database | null = null;
  let closed = false;
  const connect = async (): Promise<Result<Database, OpenFailure>> => {
    const opened = await openDatabase(() => {
      connection = null;
    });
    if (opened.ok) connection = opened.value;
    return opened;
  };
  const first = await connect();
  if (!first.ok) return first;

  /** Runs something on the open database; what it throws becomes a value. */
  const use = async <T>(work: (database: Database) => Promise<T>): Promise<Result<T, StoreFailure>> => {
    if (closed) return failure('gone');
    if (connection === null) {
      const again = await connect();
      if (!again.ok) return failure('gone');
    }
    try {
      return accept(await work(connection as unknown as Database));
    } catch (error) {
      return { ok: false, error: failureOf(error) };
    }
  };

  return accept({
    kind: 'device',
    games: () =>
      use(async (database) => (await database.getAll('games')).sort((a, b) => b.progress.at - a.progress.at)),
    create: (header, entries) =>
      use(async (database) => {
        await write(database, (tx) => [() => tx.objectStore('games').add(header), ...add(tx, header.id, entries)]);
        askToKeep();
      }),
    append: (gameId, entries, progress) =>
      use(async (database) => {
        await write(database, (tx) => [() => advance(tx, gameId, progress), ...add(tx, gameId, entries)]);
      }),
    read: (gameId) => use((database) => readTexts(database, gameId)),
    opened: () => use(async (database) => (await database.get('settings', 'opened')) ?? null),
    setOpened: (gameId) => use((database) => saveSetting(database, 'opened', gameId)),
    setting: (name) => use(async (database) => (await database.get('settings', `own:${name}`)) ?? null),
    saveSetting: (name, value) => use((database) => saveSetting(database, `own:${name}`, value)),
    close: () => {
      closed = true;
      connection?.close();
    },
  } satisfies Store);
}

function saveSetting(database: Database, name: string, value: string | null): Promise<void> {
  return write(database, (tx) => {
    const settings = tx.objectStore('settings');
    return [async () => (value === null ? settings.delete(name) : settings.put(value, name))];
  });
}

/** One transaction, awaited to its end together with all it was asked to do. */
async function write(database: Database, work: (tx: Writing) => readonly Step[]): Promise<void> {
  const tx = database.transaction(['games', 'entries', 'settings'], 'readwrite', { durability: 'strict' });
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

/** Asks the browser not to clear this away when room gets short. It may say no; the game goes on either way. */
function askToKeep(): void {
  if (typeof navigator !== 'undefined') navigator.storage?.persist?.().catch(() => undefined);
}

function abort(tx: Writing): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

function add(tx: Writing, gameId: string, entries: readonly StoredEntry[]): Step[] {
  return entries.map(
    ({ number, text }) =>
      () =>
        tx.objectStore('entries').add(text, [gameId, number]),
  );
}

async function advance(tx: Writing, gameId: string, progress: GameHeader['progress']): Promise<void> {
  const games = tx.objectStore('games');
  const header = await games.get(gameId);
  if (header === undefined) throw new MissingGame();
  await games.put({ ...header, progress });
}

async function readTexts(database: Database, gameId: string): Promise<StoredTexts> {
  const tx = database.transaction(['games', 'entries'], 'readonly');
  const range = IDBKeyRange.bound([gameId], [gameId, []]);
  const [header, keys, texts] = await Promise.all([
    tx.objectStore('games').get(gameId),
    tx.objectStore('entries').getAllKeys(range),
    tx.objectStore('entries').getAll(range),
    tx.done,
  ]);
  if (header === undefined) throw new MissingGame();
  return { header, entries: keys.map(([, number], i) => ({ number, text: String(texts[i]) })) };
}

class MissingGame extends Error {
  override readonly name = 'MissingGame';
}

function failureOf(error: unknown): StoreFailure {
  const name = nameOf(error);
  switch (name) {
    case 'ConstraintError':
      return { why: 'anotherWriter' };
    case 'QuotaExceededError':
      return { why: 'full' };
    case 'MissingGame':
      return { why: 'noGame' };
    case 'InvalidStateError':
    case 'NotFoundError':
      return { why: 'gone' };
    default:
      return { why: 'failed', name };
  }
}

function failure(why: 'gone'): Done & { readonly ok: false } {
  return { ok: false, error: { why } };
}
