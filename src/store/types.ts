/**
 * What is kept of games on this device, and what can go wrong with it. Ordinary failures are values: a phone without room
 * or a second tab is nothing exceptional. One contract, two carriers: the device's database and, where there is none,
 * memory.
 */
import type { Result } from '../rules/breach';
import type { Ended } from '../rules/table';

/**
 * Version of the stored form of a game. Form 1 has no seals; such a game is read all the same and gets them when it is
 * opened (`read-game.ts`), its entries untouched.
 */
export const FORM = 2;

/** What is known of a game without reading its entries; nothing in it that Jack hides but `secret`. */
export interface GameHeader {
  /** 32 hex digits. */
  readonly id: string;
  readonly form: 1 | typeof FORM;
  readonly createdAt: number;
  /** R, 16 bytes as hex: never shown outside Jack's lock before the reveal. */
  readonly secret: string;
  readonly progress: Progress;
  /** The game goes on on another phone; nothing is added to it here. */
  readonly moved?: Moved | undefined;
  /** Which file it came from: the mark of a recovery file, or the hash of a record. */
  readonly arrived?: string | undefined;
  /** A recovery file with this mark left the phone, and nobody has said yet on which of the two the game goes on. */
  readonly handedOut?: string | undefined;
}

/** What changes of a header without an entry. */
export type Marks = Pick<GameHeader, 'moved' | 'arrived' | 'handedOut'>;

export interface Moved {
  readonly at: number;
  /** The random mark of the recovery file that was made: 32 hex digits. */
  readonly mark: string;
}

/** Where a game stands as everybody knows it; written together with the entries that led there. */
export interface Progress {
  readonly night: number;
  readonly over: boolean;
  /** Who won and how; absent while it goes on, and in headers written before it was noted. */
  readonly ended?: Ended | undefined;
  /** When the last entry was written. */
  readonly at: number;
  /** Entries written, so that a missing last one is noticed. */
  readonly count: number;
}

export interface StoredEntry {
  readonly number: number;
  /** As `encode` in `src/log` wrote it. */
  readonly text: string;
  /** As `sealOf` in `seal.ts` made it; absent in form 1. */
  readonly seal?: string | undefined;
}

/** Entries that could not be read, as they stood when the table agreed to go on without them. */
export interface StoredAside {
  readonly at: number;
  readonly entries: readonly { readonly number: number; readonly text: string }[];
}

/** What the browser said when it was asked not to clear the games away; *unknown* where it cannot be asked. */
export type Keeping = 'kept' | 'mayClear' | 'unknown' | 'memory';

export interface StoredTexts {
  readonly header: GameHeader;
  /** Ascending. */
  readonly entries: readonly StoredEntry[];
}

/**
 * *anotherWriter*: an entry with this number is there already, from another tab. *full*: no room left. *noGame*: no such
 * game. *moved*: it goes on on another phone. *gone*: the database was closed or deleted under us. *failed*: anything
 * else, by its name.
 */
export type StoreFailure =
  | { readonly why: 'anotherWriter' | 'full' | 'noGame' | 'moved' | 'gone' }
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
  /**
   * Adds entries, all or none; never replaces one. When it resolves they are durably stored. With marks they change in the
   * same step, also of a game that moved. Another night drops the drafts of the one before.
   */
  append(gameId: string, entries: readonly StoredEntry[], progress: Progress, marks?: Marks): Promise<Done>;
  read(gameId: string): Promise<Result<StoredTexts, StoreFailure>>;
  /** Adds the seals of a game of form 1, from its first entry on; from then on it is one of this form. */
  seal(gameId: string, seals: readonly string[]): Promise<Done>;
  /** Changes what is known of a game beside its entries. */
  mark(gameId: string, marks: Marks): Promise<Done>;
  /** Puts everything from a number on where it can be read and is in nobody's way; never drops it. */
  setAside(gameId: string, from: number, progress: Progress): Promise<Done>;
  /** All that was set aside of a game, in order. */
  aside(gameId: string): Promise<Result<readonly StoredAside[], StoreFailure>>;
  /** What is half entered of a game and no entry yet, by name; null when there is nothing. */
  draft(gameId: string, name: string): Promise<Result<string | null, StoreFailure>>;
  /** Replaces a draft; null deletes it. */
  saveDraft(gameId: string, name: string, text: string | null): Promise<Done>;
  /** Deletes games with all that belongs to them. Final. */
  remove(gameIds: readonly string[]): Promise<Done>;
  /** What the browser says about keeping the games; waits for its answer where it was just asked. */
  keeping(): Promise<Keeping>;
  /** The game that was on the screen, to be opened again after a reload; null when none was. */
  opened(): Promise<Result<string | null, StoreFailure>>;
  setOpened(gameId: string | null): Promise<Done>;
  /** A single value by name, such as a setting of this device; null when there is none. */
  setting(name: string): Promise<Result<string | null, StoreFailure>>;
  saveSetting(name: string, value: string | null): Promise<Done>;
  close(): void;
}
