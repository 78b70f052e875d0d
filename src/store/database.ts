/** The database on this device: its stores, its versions and how it is opened. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { accept, type Result } from '../rules/breach';
import type { GameHeader, OpenFailure, StoredAside } from './types';

export const DATABASE = 'hideout';

export interface Schema extends DBSchema {
  /** A game's header by its id. */
  games: { key: string; value: GameHeader };
  /** The text of an entry by game and number. */
  entries: { key: [game: string, number: number]; value: string };
  /** The seal of an entry by game and number: what notices that a text was changed behind the app's back. */
  seals: { key: [game: string, number: number]; value: string };
  /** What was set aside of a damaged game, by game and a number of its own. */
  aside: { key: [game: string, number: number]; value: StoredAside };
  /** What is half entered by game and name: texts that may hold Jack's secrets, as the entries do. */
  drafts: { key: [game: string, name: string]; value: string };
  /** Single values by name. */
  settings: { key: string; value: string };
}
export type Database = IDBPDatabase<Schema>;

/**
 * One step for each version, in order; a device may have stopped at any of them. A step is never changed once released:
 * what is stored changes by adding the next one.
 */
export const MIGRATIONS: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('entries');
    database.createObjectStore('settings');
  },
  // Entries stay as they are; a game's seals are added when it is opened, where hashing is at hand.
  (database) => {
    database.createObjectStore('seals');
    database.createObjectStore('aside');
  },
  (database) => {
    database.createObjectStore('drafts');
  },
];

/**
 * Opens the database and brings it up to this version. When another tab holds an older version open, that is said at once
 * instead of waiting for it. `onClosed` is told when the connection ends from outside; a newer version in another tab is
 * always let through.
 */
export function openDatabase(onClosed: () => void, migrations = MIGRATIONS): Promise<Result<Database, OpenFailure>> {
  return new Promise((resolve) => {
    const fail = (why: OpenFailure['why']): void => resolve({ ok: false, error: { why } });
    let blocked = false;
    if (typeof indexedDB === 'undefined') return fail('unavailable');
    const connect = async () =>
      openDB<Schema>(DATABASE, migrations.length, {
        upgrade: (database, from) => {
          for (const migrate of migrations.slice(from)) migrate(database);
        },
        blocked: () => {
          blocked = true;
          fail('blocked');
        },
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close();
          onClosed();
        },
        terminated: onClosed,
      });
    connect().then(
      (database) => (blocked ? database.close() : resolve(accept(database))),
      (error: unknown) => fail(nameOf(error) === 'VersionError' ? 'newer' : 'unavailable'),
    );
  });
}

export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
}
