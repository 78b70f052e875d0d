/** The Wretched as the Head sees them: who is to move, who has moved from where, who cannot. */
import { board } from '../../board/index';
import type { CircleId } from '../../board/types';
import type { DetectivesView } from '../../log/detectives-view';
import { type Table, wretchedDestinations, wretchedToMove } from '../../rules/index';

export type WretchedNote = 'toMove' | 'moved' | 'stays';

export function noteOf({ hell }: Table, circle: CircleId, toMove: readonly CircleId[]): WretchedNote {
  if (hell.moved.includes(circle)) return 'moved';
  return toMove.includes(circle) ? 'toMove' : 'stays';
}

/** The next who can move, those after a circle first; null when nobody can. */
export function nextToMove(table: Table, after: CircleId | null): CircleId | null {
  const toMove = wretchedToMove(board, table);
  return toMove.find((circle) => after === null || circle > after) ?? toMove[0] ?? null;
}

/** Where one who has not moved may go; nowhere for one who has (HELL-6.10). */
export function destinationsOf(table: Table, circle: CircleId | null): readonly CircleId[] {
  if (circle === null || !table.hell.wretched.includes(circle) || table.hell.moved.includes(circle)) return [];
  return wretchedDestinations(board, table, circle);
}

/** The steps of this suspense, in order. */
export function movesOf({ inTurn }: Pick<DetectivesView, 'inTurn'>) {
  const from = inTurn.findLastIndex(({ type }) => type === 'waited');
  return inTurn.slice(from + 1).flatMap(({ event }) => (event.type === 'wretchedMoved' ? [event] : []));
}

/** Who has not moved and cannot: it is said that she stays (HELL-6.3, HELL-6.9). */
export function stayingOf(table: Table): readonly CircleId[] {
  const { wretched, moved } = table.hell;
  return wretched.filter((one) => !moved.includes(one) && wretchedDestinations(board, table, one).length === 0);
}
