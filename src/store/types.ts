/**
 * What is kept of games on this device, and what can go wrong with it. Ordinary failures are values: a phone without room
 * or a second tab is nothing exceptional. One contract, two carriers: the device's database and, where there is none,
 * memory.
 */
import type { Result } from '../rules/breach';

/** Version of the stored form of a game. Older ones are migrated when the database is opened. */
export const FORM = 1;

/** What is known of a game without reading its entries; nothing in it that Jack hides but `secret`. */
export interface GameHeader {
  /** 32 hex digits. */
  readonly id: string;
  readonly form: typeof FORM;
  readonly createdAt: number;
  /** R, 16 bytes as hex: never shown outside Jack's lock before the reveal. */
  readonly secret: string;
  readonly progress: Progress;
}

/** Where a game stands as everybody knows it; written together with the entries that led there. */
export interface Progress {
  readonly night: number;
  readonly over: boolean;
  /** When the last entry was written. */
  readonly at: number;
  /** Entries written, so that a missing last one is noticed. */
  readonly count: number;
}

export interface StoredEntry {
  readonly number: number;
  /** As `encode` in `src/log` wrote it. */
  readonly text: string;
}

export interface StoredTexts {
  readonly header: GameHeader;
  /** Ascending. */
  readonly entries: readonly StoredEntry[];
}

/**
 * *anotherWriter*: an entry with this number is there already, from another tab. *full*: no room left. *noGame*: no such
 * game. *gone*: the database was closed or deleted under us. *failed*: anything else, by its name.
 */
export type StoreFailure =
  | { readonly why: 'anotherWriter' | 'full' | 'noGame' | 'gone' }
  | { readonly why: 'failed'; readonly name: string };

/**
 * *unavailable*: this browser stores nothing (a private window, or storage forbidden). *newer*: written by a newer version
 * of the app. *blocked*: another tab holds an older version open.
 */
export type OpenFailure = { readonly why: 'unavailable' | 'newer' | 'blocked' };

export type Done = Result<void, StoreFailure>;

export interface Store {
  readonly kind: 'device' | 'memory';
  /** All games, the one last played first. */
  games(): Promise<Result<readonly GameHeader[], StoreFailure>>;
  /** Adds a game with its first entries. */
  create(header: GameHeader, entries: readonly StoredEntry[]): Promise<Done>;
  /** Adds entries, all or none; never replaces one. When it resolves they are durably stored. */
  append(gameId: string, entries: readonly StoredEntry[], progress: Progress): Promise<Done>;
  read(gameId: string): Promise<Result<StoredTexts, StoreFailure>>;
  /** The game that was on the screen, to be opened again after a reload; null when none was. */
  opened(): Promise<Result<string | null, StoreFailure>>;
  setOpened(gameId: string | null): Promise<Done>;
  /** A single value by name, such as a setting of this device; null when there is none. */
  setting(name: string): Promise<Result<string | null, StoreFailure>>;
  saveSetting(name: string, value: string | null): Promise<Done>;
  close(): void;
}
