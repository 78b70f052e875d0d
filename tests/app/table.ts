/** A table to try the app at: time and chance that can be foretold, and a store that can be made to fail or to wait. */

import { openGame, startGame } from '../../src/app/games';
import type { Around } from '../../src/app/index';
import type { Session } from '../../src/app/session';
import type { Command } from '../../src/rules/index';
import { memoryStore, type Store, type StoreFailure } from '../../src/store/index';

export function foretold(): Around {
  let time = 1_000_000;
  let drawn = 0;
  return {
    now: () => {
      time += 1000;
      return time;
    },
    random: (bytes) => {
      drawn += 1;
      return Uint8Array.from({ length: bytes }, (_, i) => (drawn * 31 + i) & 255);
    },
  };
}

export interface ToldStore extends Store {
  /** What the next append fails with. */
  failNext: StoreFailure | null;
  /** While set, appends wait for it. */
  gate: Promise<void> | null;
  appends: number;
}

export function toldStore(): ToldStore {
  const inner = memoryStore();
  const store: ToldStore = {
    ...inner,
    failNext: null,
    gate: null,
    appends: 0,
    append: async (...given) => {
      store.appends += 1;
      await store.gate;
      const failure = store.failNext;
      store.failNext = null;
      return failure === null ? inner.append(...given) : { ok: false, error: failure };
    },
  };
  return store;
}

export async function begin(store: Store, around: Around, options = {}): Promise<Session> {
  const started = await startGame(store, around, { referee: 'sheet', ...options });
  if (!started.ok) throw new Error(started.error.why);
  return started.value;
}

export async function reopen(store: Store, around: Around, { header }: Session): Promise<Session> {
  const opened = await openGame(store, around, header.id);
  if (!opened.ok) throw new Error(opened.error.why);
  return opened.value;
}

export async function play(session: Session, ...steps: readonly (readonly Command[])[]): Promise<void> {
  for (const step of steps) {
    const outcome = await session.dispatch(...step);
    if (!outcome.ok) throw new Error(`${JSON.stringify(step)}: ${JSON.stringify(outcome)}`);
  }
}

export const handOver = [{ type: 'handedOver' }] as const;
export const hideout = (circle: number) => [{ type: 'hideoutChosen', circle }, ...handOver] as const;
export const night = (n: number) => [{ type: 'nightBegan', night: n }] as const;
export const crime = (...circles: number[]) => [{ type: 'killed', time: 'I', circles }, ...handOver] as const;
export const walk = (to: number) => [{ type: 'jackMoved', by: 'walk', to: [to] }] as const;
export const policeDone = [{ type: 'policeDone' }] as const;
export const declare = [{ type: 'escapeDeclared' }, ...handOver] as const;
