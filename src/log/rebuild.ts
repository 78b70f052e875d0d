/**
 * Jack's sheet rebuilt from the public log and R: each commitment is opened by trying the circles it can stand for. Used
 * for the proof after the reveal and when a phone is lost.
 */
import { neighbours } from '../board/index';
import type { Board, CircleId } from '../board/types';
import { accept, isNight, NIGHT_TABLE, type PublicEvent, type RecordedEvent, type Result } from '../rules/index';
import { commitWith } from './commitment';
import type { PublicEntry } from './disclose';
import { type Commit, type Hidden, KIND, redOf } from './hidden';

/** The entry whose commitment R does not open, or that carries none or too many. */
export interface DoesNotOpen {
  readonly number: number;
}

type Opened = { readonly event: RecordedEvent; readonly row: readonly CircleId[]; readonly night: number };

/** The events behind a public log, one for each entry, so that numbers of entries are their places in the list. */
export function rebuild(
  board: Board,
  gameId: Uint8Array,
  secret: Uint8Array,
  entries: readonly PublicEntry[],
): Result<readonly RecordedEvent[], DoesNotOpen & { readonly before: readonly RecordedEvent[] }> {
  const commit = commitWith(gameId, secret);
  const events: RecordedEvent[] = [];
  let row: readonly CircleId[] = [];
  let night = 0;
  for (const [i, entry] of entries.entries()) {
    const opened = entry.number === i ? open(board, commit, entry, row, night) : null;
    if (opened === null) return { ok: false, error: { number: i, before: events } };
    events.push(opened.event);
    ({ row, night } = opened);
  }
  return accept(events);
}

function open(board: Board, commit: Commit, entry: PublicEntry, row: Opened['row'], night: number): Opened | null {
  const { event, number, commitments = [] } = entry;
  const [only] = commitments;
  const opens = (hidden: Hidden): boolean => commitments.length === 1 && commit(number, hidden) === only;
  switch (event.type) {
    case 'hideoutChosen': {
      const circle = board.circles.find((a) => opens({ kind: KIND.hideout, night: 0, a, b: 0 }));
      return circle === undefined ? null : { event: { ...event, circle }, row, night };
    }
    case 'killed':
      return openMurder(event, commitments.length, opens, night);
    case 'jackMoved':
      return openMove(board, event, opens, row, night);
    case 'takenOver':
      return openTakingOver(board, commit, entry, event);
    case 'womenPlaced':
      return openWomen(event, commitments, opens, row, night);
    case 'patrolsPlaced':
      return passFaces(event, commitments, row, night);
    case 'nightBegan':
      return unhidden(event, commitments, [], event.night);
    default:
      return unhidden(event, commitments, row, night);
  }
}

function unhidden(
  event: RecordedEvent,
  commitments: readonly string[],
  row: Opened['row'],
  night: number,
): Opened | null {
  return commitments.length === 0 ? { event, row, night } : null;
}

/**
 * Which of the women are marked is bound where Jack entered it, and not otherwise: the wooden tokens hold it. Whether they
 * are as many as the night has, and stand among the women, the referee says.
 */
function openWomen(
  event: Extract<PublicEvent, { type: 'womenPlaced' }>,
  commitments: readonly string[],
  opens: (hidden: Hidden) => boolean,
  row: Opened['row'],
  night: number,
): Opened | null {
  if (commitments.length === 0) return unhidden(event, commitments, row, night);
  const a = BYTES.find((bits) => opens({ kind: KIND.marked, night, a: bits, b: 0 }));
  return a === undefined ? null : { event: { ...event, marked: redOf(a) }, row, night };
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

/** The faces are bound with a secret of the device that entered them: R opens none of the seven. They are passed on. */
function passFaces(
  event: Extract<PublicEvent, { type: 'patrolsPlaced' }>,
  commitments: readonly string[],
  row: Opened['row'],
  night: number,
): Opened | null {
  if (commitments.length === 0) return unhidden(event, commitments, row, night);
  return commitments.length === 7 ? { event: { ...event, sealed: commitments }, row, night } : null;
}

function openMurder(
  event: Extract<PublicEvent, { type: 'killed' }>,
  count: number,
  opens: (hidden: Hidden) => boolean,
  night: number,
): Opened | null {
  const [a, b] = event.circles;
  if (a === undefined || b === undefined) return count === 0 ? { event, row: event.circles, night } : null;
  if (event.circles.length > 2) return null;
  const order = [
    [a, b],
    [b, a],
  ].find(([first = 0, second = 0]) => opens({ kind: KIND.doubleEvent, night, a: first, b: second }));
  return order === undefined ? null : { event: { ...event, circles: order }, row: order as CircleId[], night };
}

/** Legal destinations are tried first: a coach has 195 × 195 pairs, of which some hundred can be ridden. */
function openMove(
  board: Board,
  event: Extract<PublicEvent, { type: 'jackMoved' }>,
  opens: (hidden: Hidden) => boolean,
  row: Opened['row'],
  night: number,
): Opened | null {
  const { type, ruledByTable, by } = event;
  if (by !== 'coach') {
    const to = board.circles.find((a) => opens({ kind: KIND.walkOrAlley, night, a, b: 0 }));
    return to === undefined ? null : { event: { type, by, to: [to], ruledByTable }, row: [...row, to], night };
  }
  const here = row.at(-1);
  const near = here === undefined ? [] : neighbours(board, here);
  const rides = (middles: readonly CircleId[], ends: (middle: CircleId) => readonly CircleId[]) => {
    for (const a of middles)
      for (const b of ends(a)) if (opens({ kind: KIND.coach, night, a, b })) return [a, b] as const;
    return null;
  };
  const to = rides(near, (middle) => neighbours(board, middle)) ?? rides(board.circles, () => board.circles);
  return to === null ? null : { event: { type, by, to, ruledByTable }, row: [...row, ...to], night };
}

function openTakingOver(
  board: Board,
  commit: Commit,
  { number, commitments = [] }: PublicEntry,
  event: Extract<PublicEvent, { type: 'takenOver' }>,
): Opened | null {
  const { type, night, time, scenes, tokens, policemen, turn, crimes, filled } = event;
  const row = commitments.map((commitment, place) =>
    board.circles.find((b) => commit(number, { kind: KIND.takenOver, night, a: place, b }) === commitment),
  );
  const circles = row.filter((circle) => circle !== undefined);
  const first = circles.slice(0, crimes.length).sort((a, b) => a - b);
  const counted = crimes.length === (isNight(night) ? NIGHT_TABLE[night].victims : 1);
  const fits = counted && circles.length === filled && first.every((circle, i) => circle === crimes[i]);
  return fits
    ? { event: { type, night, time, scenes, row: circles, tokens, policemen, turn }, row: circles, night }
    : null;
}
