/**
 * What belongs to two phones at one table, in a database of its own that is opened only when there are two: on Jack's phone
 * the devices he let in, on the detectives' the games they joined, with the public log as it was first sent. Strictly
 * durable, as the games are; public entries are added, never replaced.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { accept, type Result } from '../rules/breach';
import { nameOf } from './database';
import type { Done, StoreFailure } from './types';

/** Keys and topics of one conversation, bytes as hex. */
export interface StoredKeys {
  readonly toJack: string;
  readonly fromJack: string;
  readonly topicToJack: string;
  readonly topicFromJack: string;
}

/** A device Jack let in. */
export interface StoredDevice {
  readonly id: number;
  readonly name: string;
  readonly seat: 'detectives' | 'display';
  readonly keys: StoredKeys;
}

/** A game this device joined. */
export interface StoredJoined {
  /** Of the game, 32 hex digits. */
  readonly id: string;
  readonly joinedAt: number;
  readonly device: number;
  readonly seat: 'detectives' | 'display';
  readonly name: string;
  readonly keys: StoredKeys;
  /** Entries before this one were told afterwards. */
  readonly witnessFrom: number;
  /** What Jack's phone said of its log when it let this device in: how many entries, and their head. */
  readonly admitted?: { readonly count: number; readonly head: string } | undefined;
  /** Where the logs differed and both sides chose one; with it the entries of this device that were not chosen. */
  readonly chosen?: readonly ChosenLog[] | undefined;
  readonly night: number;
  readonly over: boolean;
  /** When something was last heard, by this device's clock. */
  readonly at: number;
}

export interface ChosenLog {
  readonly number: number;
  readonly whose: 'jack' | 'device';
  /** What is not gone on with: all that stood here from the number on, or the one entry Jack's phone showed. */
  readonly other: readonly string[];
}

/** A command that was on its way, as text. */
export interface StoredUnsent {
  readonly id: string;
  readonly text: string;
}

/**
 * What a detectives' device binds the faces of the patrols with. It is given away by hand only: whoever has it and the
 * public log can read the faces.
 */
export interface StoredFaces {
  /** Of the game, 32 hex digits. */
  readonly game: string;
  /** 16 bytes each, in hex: the one this device binds with, then those taken over from others. */
  readonly secrets: readonly string[];
}

export interface TableStore {
  readonly kind: 'device' | 'memory';
  devices(game: string): Promise<Result<readonly StoredDevice[], StoreFailure>>;
  saveDevice(game: string, device: StoredDevice): Promise<Done>;
  /** Its keys are gone for good. */
  forgetDevice(game: string, id: number): Promise<Done>;
  /** The one last heard of first. */
  joined(): Promise<Result<readonly StoredJoined[], StoreFailure>>;
  saveJoined(header: StoredJoined): Promise<Done>;
  /** Texts of the public log in order. */
  heard(game: string): Promise<Result<readonly string[], StoreFailure>>;
  /** Adds public entries from a number on, all or none. */
  hear(game: string, from: number, texts: readonly string[]): Promise<Done>;
  /** Both sides have chosen another log: what was heard from a number on gives way, and the header says what it was. */
  giveWay(header: StoredJoined, from: number): Promise<Done>;
  unsent(game: string): Promise<Result<readonly StoredUnsent[], StoreFailure>>;
  /** Null takes it away. */
  saveUnsent(game: string, id: string, text: string | null): Promise<Done>;
  /** Null where this device has bound no faces. */
  faces(game: string): Promise<Result<StoredFaces | null, StoreFailure>>;
  saveFaces(faces: StoredFaces): Promise<Done>;
  /** Forgets all of these games that stands here, or what was joined only: the same browser may be Jack's. Final. */
  forget(games: readonly string[], whose?: 'joined'): Promise<Done>;
  close(): void;
}

interface Schema extends DBSchema {
  devices: { key: [game: string, id: number]; value: StoredDevice };
  joined: { key: string; value: StoredJoined };
  heard: { key: [game: string, number: number]; value: string };
  unsent: { key: [game: string, id: string]; value: StoredUnsent };
  faces: { key: string; value: StoredFaces };
}

export const TABLE_DATABASE = 'hideout-table';
const STORES = ['devices', 'joined', 'heard', 'unsent', 'faces'] as const;

/** One step for each version, as in `database.ts`: never changed once released. */
export const TABLE_MIGRATIONS: readonly ((database: IDBPDatabase<Schema>) => void)[] = [
  (database) => {
    database.createObjectStore('devices');
    database.createObjectStore('joined', { keyPath: 'id' });
    database.createObjectStore('heard');
    database.createObjectStore('unsent');
  },
  (database) => {
    database.createObjectStore('faces', { keyPath: 'game' });
  },
];

/** Opens it; in memory where the device stores nothing. */
export async function openTableStore(): Promise<TableStore> {
  if (typeof indexedDB === 'undefined') return memoryTableStore();
  try {
    return await deviceTableStore();
  } catch {
    return memoryTableStore();
  }
}

async function deviceTableStore(): Promise<TableStore> {
  const database = await openDB<Schema>(TABLE_DATABASE, TABLE_MIGRATIONS.length, {
    upgrade: (opened, from) => {
      for (const migrate of TABLE_MIGRATIONS.slice(from)) migrate(opened);
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const use = async <T>(work: () => Promise<T>): Promise<Result<T, StoreFailure>> => {
    try {
      return accept(await work());
    } catch (error) {
      return { ok: false, error: failureOf(error) };
    }
  };
  const write = (work: (tx: ReturnType<typeof begin>) => readonly Promise<unknown>[]): Promise<Done> =>
    use(async () => {
      const tx = begin();
      await Promise.all([...work(tx), tx.done]);
    });
  const begin = () => database.transaction(STORES, 'readwrite', { durability: 'strict' });
  const of = (game: string) => IDBKeyRange.bound([game], [game, []]);
  return {
    kind: 'device',
    devices: (game) => use(() => database.getAll('devices', of(game))),
    saveDevice: (game, device) => write((tx) => [tx.objectStore('devices').put(device, [game, device.id])]),
    forgetDevice: (game, id) => write((tx) => [tx.objectStore('devices').delete([game, id])]),
    joined: () => use(async () => (await database.getAll('joined')).sort((a, b) => b.at - a.at)),
    saveJoined: (header) => write((tx) => [tx.objectStore('joined').put(header)]),
    heard: (game) => use(() => database.getAll('heard', of(game))),
    hear: (game, from, texts) =>
      write((tx) => texts.map((text, i) => tx.objectStore('heard').add(text, [game, from + i]))),
    giveWay: (header, from) =>
      write((tx) => [
        tx.objectStore('joined').put(header),
        tx.objectStore('heard').delete(IDBKeyRange.bound([header.id, from], [header.id, []])),
      ]),
    unsent: (game) => use(() => database.getAll('unsent', of(game))),
    saveUnsent: (game, id, text) =>
      write((tx) => {
        const unsent = tx.objectStore('unsent');
        return [text === null ? unsent.delete([game, id]) : unsent.put({ id, text }, [game, id])];
      }),
    faces: (game) => use(async () => (await database.get('faces', game)) ?? null),
    saveFaces: (faces) => write((tx) => [tx.objectStore('faces').put(faces)]),
    forget: (games, whose) =>
      write((tx) =>
        games.flatMap((game) => [
          ...(whose === 'joined' ? [] : [tx.objectStore('devices').delete(of(game))]),
          tx.objectStore('joined').delete(game),
          tx.objectStore('heard').delete(of(game)),
          tx.objectStore('unsent').delete(of(game)),
          tx.objectStore('faces').delete(game),
        ]),
      ),
    close: () => database.close(),
  };
}

/** The same contract in memory: a device that stores nothing can join, and a reload loses it. */
export function memoryTableStore(): TableStore {
  const devices = new Map<string, Map<number, StoredDevice>>();
  const joined = new Map<string, StoredJoined>();
  const heard = new Map<string, string[]>();
  const unsent = new Map<string, Map<string, StoredUnsent>>();
  const faces = new Map<string, StoredFaces>();
  const within = <K, V>(map: Map<string, Map<K, V>>, game: string): Map<K, V> => {
    const found = map.get(game) ?? new Map<K, V>();
    map.set(game, found);
    return found;
  };
  const done = accept(undefined);
  return {
    kind: 'memory',
    devices: async (game) => accept([...within(devices, game).values()]),
    saveDevice: async (game, device) => {
      within(devices, game).set(device.id, device);
      return done;
    },
    forgetDevice: async (game, id) => {
      within(devices, game).delete(id);
      return done;
    },
    joined: async () => accept([...joined.values()].sort((a, b) => b.at - a.at)),
    saveJoined: async (header) => {
      joined.set(header.id, header);
      return done;
    },
    heard: async (game) => accept([...(heard.get(game) ?? [])]),
    hear: async (game, from, texts) => {
      const before = heard.get(game) ?? [];
      if (from < before.length) return { ok: false, error: { why: 'anotherWriter' } };
      heard.set(game, [...before, ...texts]);
      return done;
    },
    giveWay: async (header, from) => {
      joined.set(header.id, header);
      heard.set(header.id, (heard.get(header.id) ?? []).slice(0, from));
      return done;
    },
    unsent: async (game) => accept([...within(unsent, game).values()]),
    saveUnsent: async (game, id, text) => {
      if (text === null) within(unsent, game).delete(id);
      else within(unsent, game).set(id, { id, text });
      return done;
    },
    faces: async (game) => accept(faces.get(game) ?? null),
    saveFaces: async (kept) => {
      faces.set(kept.game, kept);
      return done;
    },
    forget: async (games, whose) => {
      const own = [joined, heard, unsent, faces];
      const maps = whose === 'joined' ? own : [devices, ...own];
      for (const game of games) for (const map of maps) map.delete(game);
      return done;
    },
    close: () => undefined,
  };
}

function failureOf(error: unknown): StoreFailure {
  const name = nameOf(error);
  if (name === 'ConstraintError') return { why: 'anotherWriter' };
  if (name === 'QuotaExceededError') return { why: 'full' };
  if (name === 'InvalidStateError') return { why: 'gone' };
  return { why: 'failed', name };
}
