/**
 * The store in IndexedDB. Every write asks for strict durability and is awaited to the transaction's end: a phone that
 * goes out right after a tap has the entry or does not, and never shows one it does not have. Entries are added, not put:
 * a second writer of the same number fails as a whole.
 */
import { accept, type Result } from '../rules/breach';
import { type Database, nameOf, openDatabase } from './database';
import { askToKeep, keeping } from './keeping';
import { type Done, FORM, type OpenFailure, type Store, type StoredTexts, type StoreFailure } from './types';
import { add, changeHeader, goOn, keysOf, MissingGame, remove, saveDraft, setAside, write } from './writing';

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
    append: (gameId, entries, progress, marks) =>
      use((database) =>
        write(database, (tx) => [() => goOn(tx, gameId, progress, marks), ...add(tx, gameId, entries)]),
      ),
    read: (gameId) => use((database) => readTexts(database, gameId)),
    seal: (gameId, seals) =>
      use((database) =>
        write(database, (tx) => [
          () => changeHeader(tx, gameId, (header) => ({ ...header, form: FORM }), { evenMoved: true }),
          ...seals.map((seal, number) => () => tx.objectStore('seals').put(seal, [gameId, number])),
        ]),
      ),
    mark: (gameId, marks) =>
      use((database) =>
        write(database, (tx) => [
          () => changeHeader(tx, gameId, (header) => ({ ...header, ...marks }), { evenMoved: true }),
        ]),
      ),
    setAside: (gameId, from, progress) =>
      use((database) =>
        write(database, (tx) => [
          () => goOn(tx, gameId, progress, undefined),
          () => setAside(tx, gameId, from, progress.at),
        ]),
      ),
    aside: (gameId) => use((database) => database.getAll('aside', keysOf(gameId))),
    draft: (gameId, name) => use(async (database) => (await database.get('drafts', [gameId, name])) ?? null),
    saveDraft: (gameId, name, text) =>
      use((database) => write(database, (tx) => [() => saveDraft(tx, gameId, name, text)])),
    remove: (gameIds) => use((database) => write(database, (tx) => gameIds.map((id) => () => remove(tx, id)))),
    keeping,
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

async function readTexts(database: Database, gameId: string): Promise<StoredTexts> {
  const tx = database.transaction(['games', 'entries', 'seals'], 'readonly');
  const range = keysOf(gameId);
  const [header, keys, texts, sealKeys, sealTexts] = await Promise.all([
    tx.objectStore('games').get(gameId),
    tx.objectStore('entries').getAllKeys(range),
    tx.objectStore('entries').getAll(range),
    tx.objectStore('seals').getAllKeys(range),
    tx.objectStore('seals').getAll(range),
    tx.done,
  ]);
  if (header === undefined) throw new MissingGame();
  const seals = new Map(sealKeys.map(([, number], i) => [number, sealTexts[i]]));
  const entries = keys.map(([, number], i) => {
    const seal = seals.get(number);
    return { number, text: String(texts[i]), ...(seal !== undefined && { seal }) };
  });
  return { header, entries };
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
    case 'MovedGame':
      return { why: 'moved' };
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
