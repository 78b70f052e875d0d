/** Commands as they come from another device: read strictly, and only those that a device of the police may give. */
import type { PublicEntry } from '../log/disclose';
import { readAs } from '../log/edge';
import { decodePublic } from '../log/public-entry';
import { recordedEvent } from '../log/schema';
import { type Command, judgesHell, toldGame } from '../rules/index';
import type { Session } from './session';

/** Given by any detectives' device, decided by the referee at once. */
const POLICE = [
  'policemanMoved',
  'clueSearched',
  'arrestAttempted',
  'policeDone',
  'letterAnswered',
  'alarmRaised',
  'patrolsPlaced',
  'wretchedMoved',
  'facesOpened',
] as const;
/** Agreed by both sides: done when Jack has tapped, too. */
const AGREED = ['policemenStated', 'rewound', 'takenBack', 'refereeSet', 'conceded'] as const;

export interface Asked {
  readonly is: 'police' | 'agreement';
  readonly command: Command;
  /** The number of the public log it was bound to, where it is. */
  readonly number?: number | undefined;
}

/** Whether a command is one that Jack's tap has to agree to. What the police take back of their own steps is seen there. */
export function isAgreement(command: Command): boolean {
  if (command.type === 'takenBack') return false;
  if ('ruledByTable' in command && command.ruledByTable === true) return true;
  return AGREED.some((type) => type === command.type);
}

/** What a device asks for; null when it is nothing a device may ask. Answers it brings along are not read. */
export function readAsked(value: unknown): Asked | null {
  const read = readAs(recordedEvent, value);
  if (!read.ok) return null;
  // Nor are faces: they stay on the device that holds them.
  const {
    found: _,
    caught: __,
    faces: ___,
    ...given
  } = read.value as { [K in 'found' | 'caught' | 'faces']?: unknown } & { type: string };
  const command = given as Command;
  if (AGREED.some((type) => type === command.type)) {
    // Only for its own side.
    const own = command.type === 'conceded' ? { ...command, by: 'police' as const } : command;
    return { is: 'agreement', command: own };
  }
  if (!POLICE.some((type) => type === command.type)) return null;
  if (isBound(command)) return withNumber(value, command);
  const ruled = 'ruledByTable' in command && command.ruledByTable === true;
  return { is: ruled ? 'agreement' : 'police', command };
}

/** Commitments to faces, and their openings, hold at one number of the public log. */
function isBound(command: Command): boolean {
  return (command.type === 'patrolsPlaced' && command.sealed !== undefined) || command.type === 'facesOpened';
}

function withNumber(value: unknown, command: Command): Asked | null {
  const { number } = value as { readonly number?: unknown };
  return typeof number === 'number' ? { is: 'police', command, number } : null;
}

/**
 * How something bound stands to the log: it *fits*; it is *stale*, made for an entry that has become another one; or it is
 * *done*, all of it by another device.
 */
export function standing(log: readonly string[], { command, number }: Asked): 'fits' | 'stale' | 'done' {
  if (number === undefined) return 'fits';
  if (command.type !== 'facesOpened') return number === log.length ? 'fits' : 'stale';
  const entries = log.slice(number).flatMap((text) => {
    const read = decodePublic(text);
    return read.ok ? [read.value] : [];
  });
  const placed = entries.findLast(({ event }) => event.type === 'patrolsPlaced');
  if (placed?.number !== number) return 'stale';
  const opened = openedSince(entries, number);
  const fresh = command.openings.filter(({ place }) => !opened.has(place));
  if (fresh.length === 0) return 'done';
  return fresh.length === command.openings.length ? 'fits' : 'stale';
}

/** Places that were opened, by whichever device, since an entry. */
export function openedSince(entries: readonly PublicEntry[], since: number): ReadonlySet<number> {
  return new Set(
    entries.flatMap(({ number, event }) =>
      number > since && event.type === 'facesOpened' ? event.openings.map(({ place }) => place) : [],
    ),
  );
}

/**
 * A device knows public numbers, and only those of the turn in play name anything. What the police take back of their own
 * steps, while it is their turn, needs nobody's agreement. Null for a number that names nothing: one of Jack's own log must
 * never be reached by guessing.
 */
export function withOwnNumbers({ game, told }: Pick<Session, 'game' | 'told'>, asked: Asked): Asked | null {
  const { command } = asked;
  // Where Hell is only noted, nothing of it comes from a device: it would be noted without end.
  const ofHell = command.type === 'patrolsPlaced' || command.type === 'wretchedMoved';
  if (ofHell && !judgesHell(told.value.table)) return null;
  if (command.type !== 'rewound' && command.type !== 'takenBack') return asked;
  const number = command.type === 'rewound' ? command.to : command.entry;
  const entry = toldGame(game.value).turn?.events.find((one) => one.public === number);
  if (entry === undefined) return null;
  if (command.type === 'rewound') return { ...asked, command: { ...command, to: entry.number } };
  const { phase } = told.value.table;
  const own =
    (entry.event.type === 'policemanMoved' && phase === 'police') ||
    (entry.event.type === 'wretchedMoved' && phase === 'hell');
  return { is: own ? 'police' : 'agreement', command: { ...command, entry: entry.number } };
}
