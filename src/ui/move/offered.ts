/** What can be picked, ascending. The rules say what is legal; here it is only sorted by what is being asked for. */
import type { Board, CircleId } from '../../board/types';
import { type By, type Command, type Game, legalMoves, type Move } from '../../rules/index';

/** Where the chosen kind of move leads: for a coach first the middles, then the ends beyond the middle that was chosen. */
export function destinations(moves: readonly Move[], by: By, middle: number | null = null): readonly CircleId[] {
  const found = new Set<CircleId>();
  for (const move of moves) {
    if (move.by !== by) continue;
    const [first, second] = move.to;
    if (middle === null) found.add(first);
    else if (first === middle && second !== undefined) found.add(second);
  }
  return ascending(found);
}

/** Jack's legal moves; empty when it is not his turn. */
export function movesOf(board: Board, game: Game): readonly Move[] {
  return legalMoves(board, game);
}

/** The command for what was typed or picked. */
export function moveTo(by: By, [first = 0, second = 0]: readonly number[]): Extract<Command, { type: 'jackMoved' }> {
  return by === 'coach' ? { type: 'jackMoved', by, to: [first, second] } : { type: 'jackMoved', by, to: [first] };
}

/** Circles by their tens, for a list in two taps; tens without any are left out. */
export function byTens(circles: readonly CircleId[]): readonly (readonly CircleId[])[] {
  const tens: CircleId[][] = [];
  for (const circle of ascending(new Set(circles))) {
    const last = tens.at(-1);
    if (last?.[0] !== undefined && tenOf(last[0]) === tenOf(circle)) last.push(circle);
    else tens.push([circle]);
  }
  return tens;
}

export function tenOf(circle: number): number {
  return Math.floor(circle / 10);
}

function ascending(circles: ReadonlySet<CircleId>): CircleId[] {
  return [...circles].sort((a, b) => a - b);
}
