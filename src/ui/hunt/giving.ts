/** A screen's way to give commands that remembers the last one, so that the table can rule otherwise on it. */
import { useRef } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { Outcome } from '../../app/session';
import type { Command } from '../../rules/index';
import { type Dispatching, useDispatching } from '../game/dispatching';

export interface Giving extends Dispatching {
  readonly last: () => Command | null;
  /** What becomes of the command that is on its way; null at once where none is. */
  readonly settled: () => Promise<Outcome | null>;
}

export function useGiving(desk: Desk): Giving {
  const dispatching = useDispatching(desk);
  const given = useRef<Command | null>(null);
  const under = useRef<Promise<Outcome | null> | null>(null);
  return {
    ...dispatching,
    last: () => given.current,
    settled: () => under.current ?? Promise.resolve(null),
    give: (...commands) => {
      // The same wish again, while the first is on its way.
      if (under.current !== null) return Promise.resolve(null);
      given.current = commands[0] ?? null;
      const outcome = dispatching.give(...commands);
      under.current = outcome;
      void outcome.then(() => {
        under.current = null;
      });
      return outcome;
    },
  };
}
