/**
 * Jack's phone behind its own game (a recovery file of yesterday, another phone): what is missing is brought by a device
 * that heard it. R opens what was hidden, and every event goes through the referee again, first on a copy of the game: what
 * then stands in the public log must be what was brought, byte for byte, before any of it is taken in.
 */
import { board } from '../board/index';
import { commitWith } from '../log/commitment';
import { disclose } from '../log/disclose';
import { decodePublic, encodePublic } from '../log/public-entry';
import { rebuild } from '../log/rebuild';
import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  isToldAtHandOver,
  NEW_GAME,
  type RecordedEvent,
} from '../rules/index';
import { fromHex } from './around';
import type { Session } from './session';

/** *differs*: the entry of this number does not come out the same. *notStored*: this phone could not keep it. */
export type CaughtUp = { readonly is: 'caughtUp' | 'notStored' } | { readonly is: 'differs'; readonly number: number };

/** `all`: the public log as the device holds it, from number 0; the first `own` of them are this phone's. */
export async function catchUp(session: Session, own: number, all: readonly string[]): Promise<CaughtUp> {
  const { header, game, events } = session;
  const plan = planOf(fromHex(header.id), fromHex(header.secret), game.value, events.value, own, all);
  if (!plan.ok) return { is: 'differs', number: plan.number };
  for (const step of plan.steps) {
    const outcome = await session.dispatch(...step);
    if (!outcome.ok) return { is: 'notStored' };
  }
  const resumed = await session.dispatch({ type: 'resumed', from: own });
  return { is: resumed.ok ? 'caughtUp' : 'notStored' };
}

/** The whole of Jack's log behind a public one, opened with R; or the first public number that does not come out the same. */
export function eventsBehind(
  id: Uint8Array,
  secret: Uint8Array,
  all: readonly string[],
): { readonly ok: true; readonly events: readonly GameEvent[] } | { readonly ok: false; readonly number: number } {
  const plan = planOf(id, secret, NEW_GAME, [], 0, all);
  return plan.ok ? { ok: true, events: plan.log } : plan;
}

type Plan =
  | { readonly ok: true; readonly steps: readonly (readonly Command[])[]; readonly log: readonly GameEvent[] }
  | { readonly ok: false; readonly number: number };

/** What has to be done, tried on a copy. */
function planOf(
  id: Uint8Array,
  secret: Uint8Array,
  now: Game,
  past: readonly GameEvent[],
  own: number,
  all: readonly string[],
): Plan {
  const commit = commitWith(id, secret);
  const entries = all.flatMap((text) => {
    const read = decodePublic(text);
    return read.ok ? [read.value] : [];
  });
  const rebuilt = rebuild(board, id, secret, entries);
  const events = rebuilt.ok ? rebuilt.value : rebuilt.error.before;
  const steps: (readonly Command[])[] = [];
  let game = now;
  let log = past;
  /** Gives the public texts it leads to; null when the referee says no. */
  const take = (step: readonly Command[]): readonly string[] | null => {
    const texts: string[] = [];
    for (const command of step) {
      const decided = decide(board, game, command);
      if (!decided.ok) return null;
      for (const event of decided.value) {
        texts.push(...disclose(game, event, commit).map(encodePublic));
        game = evolve(game, event);
        log = [...log, event];
      }
    }
    steps.push(step);
    return texts;
  };
  // What was recorded here and never told gives way to what was told elsewhere.
  const held = game.held?.events[0]?.number;
  if (held !== undefined) take([{ type: 'takenBack', entry: held }]);
  for (let number = own; number < all.length; ) {
    const event = events[number];
    if (event === undefined) return { ok: false, number };
    const step = [commandOf(event, logNumbers(log))];
    // Told in one step, or the last space would have been lost in between.
    if (event.type === 'jackMoved' && events[number + 1]?.type === 'escapeDeclared')
      step.push({ type: 'escapeDeclared' });
    if (isToldAtHandOver(event as GameEvent) && isHeldAfter(game, step)) step.push({ type: 'handedOver' });
    const texts = take(step);
    const same = texts?.every((text, i) => text === all[number + i]) === true;
    if (texts === null || texts.length === 0 || !same) return { ok: false, number };
    number += texts.length;
  }
  return { ok: true, steps, log };
}

/** Whether something waits to be handed over once this is done. */
function isHeldAfter(game: Game, step: readonly Command[]): boolean {
  let after = game;
  for (const command of step) {
    const decided = decide(board, after, command);
    if (!decided.ok) return true;
    after = decided.value.reduce(evolve, after);
  }
  return after.held !== null;
}

/** The event as an order: without the answer, and with numbers of Jack's log in place of public ones. */
function commandOf(event: RecordedEvent, numbers: readonly number[]): Command {
  const { found: _, caught: __, ...given } = event as RecordedEvent & { found?: unknown; caught?: unknown };
  const command = given as Command;
  if (command.type === 'takenBack') return { ...command, entry: numbers[command.entry] ?? command.entry };
  if (command.type === 'rewound') return { ...command, to: numbers[command.to] ?? command.to };
  return command;
}

/** For each public number the number in Jack's log. */
function logNumbers(events: readonly GameEvent[]): readonly number[] {
  const numbers: number[] = [];
  let game = NEW_GAME;
  for (const event of events) {
    const own = game.held?.events.filter((one) => one.public !== null).map((one) => one.number) ?? [];
    const at = game.count;
    const entries = disclose(game, event, () => '');
    for (const [i, { number }] of entries.entries())
      numbers[number] = event.type === 'handedOver' ? (own[i] ?? at) : at;
    game = evolve(game, event);
  }
  return numbers;
}
