/** A screen's way to give commands that remembers the last one, so that the table can rule otherwise on it. */
import { useRef } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { Command } from '../../rules/index';
import { type Dispatching, useDispatching } from '../game/dispatching';

export interface Giving extends Dispatching {
  readonly last: () => Command | null;
}

export function useGiving(desk: Desk): Giving {
  const dispatching = useDispatching(desk);
  const given = useRef<Command | null>(null);
  return {
    ...dispatching,
    last: () => given.current,
    give: (...commands) => {
      given.current = commands[0] ?? null;
      return dispatching.give(...commands);
    },
  };
}
