/** What the others learn of Jack's log, entry by entry: numbered from 0, with the commitments to what stays hidden. */
import {
  evolve,
  type Game,
  type GameEvent,
  isHeld,
  judgesHell,
  NEW_GAME,
  type PublicEvent,
  publicForm,
  publicNumberOf,
} from '../rules/index';
import { type Commit, hiddenIn } from './hidden';

/** An entry of the public log. It carries no time: times stay on each device. */
export interface PublicEntry {
  readonly number: number;
  readonly event: PublicEvent;
  /** One for each thing hidden in the event, in hex; absent where nothing is. */
  readonly commitments?: readonly string[];
}

/**
 * The public entries that an event of Jack's log becomes: none for what he has only recorded, all that was held for the
 * hand-over, one for everything that is told at once. `before` is the game before the event.
 */
export function disclose(before: Game, event: GameEvent, commit: Commit): readonly PublicEntry[] {
  if (event.type === 'handedOver') {
    const held = before.held?.events ?? [];
    return held.flatMap(({ event: one, public: n }) => (n === null ? [] : entryOf(one, n, before, commit)));
  }
  const ownToTakeBack = event.type === 'takenBack' && before.held?.events.some(({ number }) => number === event.entry);
  return ownToTakeBack || isHeld(before, event) ? [] : entryOf(event, before.told, before, commit);
}

/** The whole public log of a game, from its events. */
export function publicLog(events: readonly GameEvent[], commit: Commit): readonly PublicEntry[] {
  const log: PublicEntry[] = [];
  let game = NEW_GAME;
  for (const event of events) {
    log.push(...disclose(game, event, commit));
    game = evolve(game, event);
  }
  return log;
}

function entryOf(event: GameEvent, number: number, before: Game, commit: Commit): readonly PublicEntry[] {
  const open = publicForm(event);
  if (open === null) return [];
  // Faces are bound by the device that entered them; Jack's phone does not know them.
  const sealed = event.type === 'patrolsPlaced' ? event.sealed : undefined;
  // Where Hell is only noted nothing of it is bound, as before it was refereed.
  const noted = event.type === 'womenPlaced' && !judgesHell(before.table);
  const hidden = noted ? [] : hiddenIn(event, before.table.night);
  const commitments = sealed ?? hidden.map((one) => commit(number, one));
  const entry = { number, event: withPublicNumbers(before, open) };
  return [commitments.length === 0 ? entry : { ...entry, commitments }];
}

/** A number in a public event is a public number. */
function withPublicNumbers(before: Game, event: PublicEvent): PublicEvent {
  if (event.type === 'takenBack') return { ...event, entry: publicNumberOf(before, event.entry) ?? event.entry };
  if (event.type === 'rewound') return { ...event, to: publicNumberOf(before, event.to) ?? event.to };
  return event;
}
