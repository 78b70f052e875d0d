/**
 * A PIN before Jack's side, one for this device. It keeps friends out, not an expert: whoever can read the browser's files
 * reads the games beside it, and four to eight digits are soon guessed there. What it does hold is somebody who picks up
 * the phone: a failure is counted and stored before the answer, and the waits grow and outlive a reload.
 *
 * Two clocks measure a wait. While the page lives its own running time alone counts, so a clock set forward or back changes
 * nothing. Over a reload only the clock on the wall is left: what was left is stored with its time, and a clock set back
 * starts that much again and never more. A clock set forward *and* a reload end a wait early; so does clearing the
 * browser's data, which takes the games too. Nor is defended: beginning a game of one's own and forgetting the PIN in it,
 * which costs ten minutes and leaves the PIN visibly gone; and a device without room, where failures count for this page.
 */
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Done, Store } from '../store/index';
import { type Around, fromHex, hex } from './around';
import { createQueue } from './queue';
import { PIN_NAME } from './settings';

export const PIN_LEAST = 4;
export const PIN_MOST = 8;
/** Some 25 ms on a laptop, 100 ms on a slow phone; more would not save so short a secret. */
const ROUNDS = 2000;
const SECOND = 1000;
/** The wait after so many failures; the last one for all that follow. */
const WAITS = [0, 0, 0, 30 * SECOND, 60 * SECOND, 120 * SECOND, 300 * SECOND, 600 * SECOND] as const;
/** How long a forgotten PIN waits for the hideout's number. */
export const FORGOTTEN = 600 * SECOND;

export interface PinAround extends Around {
  /** Milliseconds this page has run: no hand sets it. */
  readonly elapsed: () => number;
}

/** So much was left at that time of the wall's clock. */
interface Wait {
  readonly left: number;
  readonly at: number;
}

interface Kept {
  readonly salt: string;
  readonly hash: string;
  readonly rounds: number;
  readonly fails: number;
  readonly wait: Wait | null;
  /** Begun when somebody said that it is forgotten. */
  readonly forgotten: Wait | null;
}

/** *early*: a wait is not over, nothing was compared and nothing counted. */
export type Tried = 'right' | 'wrong' | 'early';

export interface Pin {
  readonly isSet: () => boolean;
  readonly set: (digits: string) => Promise<Done>;
  readonly remove: () => Promise<Done>;
  readonly attempt: (digits: string) => Promise<Tried>;
  /** Milliseconds until the next attempt is looked at. */
  readonly left: () => number;
  readonly forget: () => Promise<void>;
  /** Milliseconds until the hideout's number is looked at; null while nobody said that the PIN is forgotten. */
  readonly forgottenLeft: () => number | null;
  /** The hideout's number in place of the PIN, which is then removed. A wrong one begins the ten minutes anew. */
  readonly openByHideout: (circle: number, isHideout: (circle: number) => boolean) => Promise<Tried>;
}

export function waitAfter(fails: number): number {
  return WAITS[Math.min(fails, WAITS.length - 1)] ?? 0;
}

export async function openPin(store: Store, around: PinAround): Promise<Pin> {
  const queue = createQueue();
  /** When waits end, in the page's own time, by what is stored of them. */
  const ends = new Map<string, number>();
  let kept: Kept | null = null;
  /** Set while the store is behind what is known here. */
  let unsaved = false;

  const save = async (next: Kept | null): Promise<Done> => {
    kept = next;
    const done = await store.saveSetting(PIN_NAME, next === null ? null : JSON.stringify(next));
    unsaved = !done.ok;
    return done;
  };
  const begin = (length: number): Wait | null => {
    if (length === 0) return null;
    const wait = { left: length, at: around.now() };
    ends.set(keyOf(wait), around.elapsed() + length);
    return wait;
  };
  const leftOf = (wait: Wait): number => {
    const key = keyOf(wait);
    const end = ends.get(key) ?? around.elapsed() + wait.left - Math.max(0, around.now() - wait.at);
    ends.set(key, end);
    return Math.max(0, end - around.elapsed());
  };
  /** Another tab may have counted since. */
  const read = async (): Promise<Kept | null> => {
    if (unsaved) return kept;
    const stored = await store.setting(PIN_NAME);
    if (stored.ok) kept = readKept(stored.value);
    return kept;
  };
  const left = (): number => (kept?.wait ? leftOf(kept.wait) : 0);
  const forgottenLeft = (): number | null => (kept?.forgotten ? leftOf(kept.forgotten) : null);

  const attempt = async (digits: string): Promise<Tried> => {
    const before = await read();
    if (before === null) return 'right';
    if (left() > 0) return 'early';
    const fails = before.fails + 1;
    await save({ ...before, fails, wait: begin(waitAfter(fails)) });
    if (derive(digits, before.salt, before.rounds) !== before.hash) return 'wrong';
    await save({ ...before, fails: 0, wait: null, forgotten: null });
    return 'right';
  };

  const openByHideout = async (circle: number, isHideout: (circle: number) => boolean): Promise<Tried> => {
    const before = await read();
    if (before === null) return 'right';
    if (forgottenLeft() !== 0) return 'early';
    await save({ ...before, forgotten: begin(FORGOTTEN) });
    if (!isHideout(circle)) return 'wrong';
    await save(null);
    return 'right';
  };

  await read();
  // A clock set back would start the wait again at every reload: from here on it counts from now.
  const clock = around.now();
  const again = (wait: Wait | null): Wait | null => (wait !== null && wait.at > clock ? { ...wait, at: clock } : wait);
  const known = kept as Kept | null;
  if (known !== null && [known.wait, known.forgotten].some((wait) => wait !== null && wait.at > clock)) {
    await save({ ...known, wait: again(known.wait), forgotten: again(known.forgotten) });
  }
  left();
  forgottenLeft();

  return {
    isSet: () => kept !== null,
    set: (digits) =>
      queue.run(() => {
        const salt = hex(around.random(16));
        const hash = derive(digits, salt, ROUNDS);
        return save({ salt, hash, rounds: ROUNDS, fails: 0, wait: null, forgotten: null });
      }),
    remove: () => queue.run(() => save(null)),
    attempt: (digits) => queue.run(() => attempt(digits)),
    left,
    forget: () =>
      queue.run(async () => {
        const before = await read();
        if (before !== null && before.forgotten === null) await save({ ...before, forgotten: begin(FORGOTTEN) });
      }),
    forgottenLeft,
    openByHideout: (circle, isHideout) => queue.run(() => openByHideout(circle, isHideout)),
  };
}

function keyOf({ left, at }: Wait): string {
  return `${left}@${at}`;
}

function derive(digits: string, salt: string, rounds: number): string {
  return hex(pbkdf2(sha256, new TextEncoder().encode(digits), fromHex(salt), { c: rounds, dkLen: 32 }));
}

/** What cannot be read is no PIN: it would lock Jack out for good. */
function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Kept;
    const sound =
      typeof value.salt === 'string' &&
      typeof value.hash === 'string' &&
      Number.isInteger(value.rounds) &&
      Number.isInteger(value.fails) &&
      [value.wait, value.forgotten].every((wait) => wait === null || isWait(wait));
    return sound ? value : null;
  } catch {
    return null;
  }
}

function isWait({ left, at }: Wait): boolean {
  return Number.isFinite(left) && Number.isFinite(at);
}
