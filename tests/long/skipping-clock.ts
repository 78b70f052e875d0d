/**
 * Real time without the waiting: while something is being stored, or the processor works, the clock goes as the computer's
 * does; when nothing is left to do but to wait, it jumps to the next moment at which something is due. What a decision
 * costs is in the figures then, and four thousand answers need no half hour.
 */
import type { LinkAround } from '../../src/link/around';

export interface SkippingClock extends LinkAround {
  /** Something that takes real time: the clock does not jump meanwhile. */
  readonly busy: <T>(work: Promise<T>) => Promise<T>;
  /** The same thing, each of whose methods that gives a promise is waited for in real time. */
  readonly watched: <T extends object>(thing: T) => T;
  /** Lets time pass until this has come. */
  readonly until: <T>(wanted: Promise<T>) => Promise<T>;
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Turns of the event loop in which nothing happens, after which nothing will. */
const QUIET = 3;

export function createSkippingClock(random: (bytes: number) => Uint8Array): SkippingClock {
  let skipped = 0;
  let working = 0;
  const due = new Set<{ readonly at: number; readonly call: () => void }>();
  const now = (): number => performance.now() + skipped;
  const first = () => [...due].reduce<{ at: number; call: () => void } | null>(earlier, null);

  async function turn(quiet: number): Promise<number> {
    await new Promise((resolve) => setImmediate(resolve));
    const next = first();
    if (next !== null && next.at <= now()) {
      due.delete(next);
      next.call();
      return 0;
    }
    if (working > 0) return 0;
    if (quiet < QUIET || next === null) return quiet + 1;
    skipped += next.at - now();
    return quiet;
  }

  async function until<T>(wanted: Promise<T>): Promise<T> {
    let came = false;
    const settled = (): void => {
      came = true;
    };
    wanted.then(settled, settled);
    for (let quiet = 0; !came; ) {
      quiet = await turn(quiet);
      if (quiet > 10_000) throw new Error('nothing is due, and it has not come');
    }
    return wanted;
  }

  async function busy<T>(work: Promise<T>): Promise<T> {
    working += 1;
    try {
      return await work;
    } finally {
      working -= 1;
    }
  }

  const after: LinkAround['after'] = (milliseconds, call) => {
    const one = { at: now() + milliseconds, call };
    due.add(one);
    return () => due.delete(one);
  };
  return {
    random,
    now,
    after,
    busy,
    until,
    pass: (milliseconds) => until(new Promise<void>((resolve) => after(milliseconds, resolve))),
    watched: (thing) =>
      new Proxy(thing, {
        get: (target, name) => {
          const found: unknown = Reflect.get(target, name);
          if (typeof found !== 'function') return found;
          return (...given: unknown[]) => {
            const result: unknown = Reflect.apply(found, target, given);
            return result instanceof Promise ? busy(result) : result;
          };
        },
      }),
  };
}

function earlier<T extends { readonly at: number }>(one: T | null, other: T): T {
  return one === null || other.at < one.at ? other : one;
}
