/**
 * What Jack has typed and not recorded. Covering his side takes it out of the document; it waits here, in the page's memory
 * and nowhere else, for the same moment of the same game, and is dropped as soon as that has passed. What he has taken back
 * stands there again, read from the log, so that one digit can be corrected.
 */
import { effect } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { stageOf } from '../../app/stage';
import type { GameEvent } from '../../rules/index';

type Game = Pick<Session, 'header' | 'game' | 'events'>;

const kept = new Map<string, unknown>();
let moment = '';
let followed: Game | null = null;
let stop = (): void => undefined;

/** The stage of the evening that something is typed on: with the next one it means something else. */
function momentOf({ header, game }: Game): string {
  const { table } = game.value;
  return `${header.id} ${table.night} ${table.jackMoves} ${stageOf(game.value)} ${table.waits} ${table.hell.step}`;
}

/** Watches one game, the last in which something was typed. */
function follow(session: Game): void {
  if (followed === session) return;
  stop();
  followed = session;
  stop = effect(() => {
    const now = momentOf(session);
    if (now !== moment) kept.clear();
    moment = now;
  });
}

/** What was typed under a name at this moment of the game. */
export function typedAt<T>(session: Game, name: string): T | undefined {
  follow(session);
  return (kept.has(name) ? kept : takenBack(session)).get(name) as T | undefined;
}

/** What was recorded and has just been taken back, as it was typed. */
function takenBack({ events }: Game): ReadonlyMap<string, unknown> {
  const last = events.value.findLast(({ type }) => type !== 'facesOpened');
  const event = last?.type === 'takenBack' ? events.value[last.entry] : undefined;
  return new Map(event === undefined ? [] : Object.entries(asTyped(event)));
}

function asTyped(event: GameEvent): object {
  // The next digit begins the number anew; erasing takes its last one.
  const numbers = (of: readonly number[]) => ({ texts: of.map(String), active: of.length - 1, anew: true });
  switch (event.type) {
    case 'hideoutChosen':
      return { numbers: numbers([event.circle]) };
    case 'killed':
      return { numbers: numbers(event.circles), time: event.time };
    case 'jackMoved':
      return { numbers: numbers(event.to), by: event.by };
    default:
      return {};
  }
}

export function keepTyped(session: Game, name: string, value: unknown): void {
  follow(session);
  kept.set(name, value);
}

/** State of a screen that comes back when Jack unlocks again; without a session it is the screen's alone. */
export function useTyped<T>(session: Game | null, name: string, empty: T) {
  const begun = useRef(session === null ? '' : momentOf(session));
  const [value, setValue] = useState<T>(() => (session && typedAt<T>(session, name)) ?? empty);
  // What was typed last, not what was drawn last: two quick taps are two digits.
  const latest = useRef(value);
  const change = (next: (before: T) => T): void => {
    latest.current = next(latest.current);
    // A screen may hear of its own record a moment after the stage has passed.
    if (session !== null && momentOf(session) === begun.current) keepTyped(session, name, latest.current);
    setValue(latest.current);
  };
  return [value, change] as const;
}
