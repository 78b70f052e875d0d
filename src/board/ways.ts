/** Where somebody on a circle can go: walks past policemen (BOARD-3, HUNT-1) and alleys (BOARD-6). */

import type { Board, CircleId, CrossingId, Place, Route } from './types';

/** Whether a number is printed on the board (BOARD-1); anything else, such as 0, 196 or 1.5, is not. */
export function isCircle(board: Board, n: number): n is CircleId {
  return board.routes.has(n as CircleId);
}

/** Whether a text is the id of a crossing, `k001` to `k234` (BOARD-2). */
export function isCrossing(board: Board, s: string): s is CrossingId {
  return board.steps.has(s as CrossingId);
}

/** The place a circle or crossing is drawn at. */
export function placeOf(board: Board, at: CircleId | CrossingId): Place {
  return board.places.get(typeof at === 'number' ? `c${String(at).padStart(3, '0')}` : at) as Place;
}

/** The circles adjacent to a circle, ascending, never itself (BOARD-3, BOARD-12). */
export function neighbours(board: Board, c: CircleId): readonly CircleId[] {
  return [...(board.routes.get(c)?.keys() ?? [])];
}

/**
 * Every smallest way between two circles, fewest crossings first; none when they are not adjacent (BOARD-3).
 * A way without crossings cannot be closed (BOARD-7).
 */
export function routesBetween(board: Board, a: CircleId, b: CircleId): readonly Route[] {
  return board.routes.get(a)?.get(b) ?? [];
}

function isFree(routes: readonly Route[], guarded: ReadonlySet<CrossingId>): boolean {
  return routes.some((route) => route.every((crossing) => !guarded.has(crossing)));
}

/** The circles one walk away when no guarded crossing may be passed (HUNT-1.2). */
export function reachable(board: Board, from: CircleId, guarded: ReadonlySet<CrossingId>): ReadonlySet<CircleId> {
  const found = new Set<CircleId>();
  for (const [to, routes] of board.routes.get(from) ?? []) if (isFree(routes, guarded)) found.add(to);
  return found;
}

/**
 * The adjacent circles that no walk reaches past the guarded crossings, each with the guarded crossings on its ways,
 * ascending: together they close it (HUNT-1.2).
 */
export function closedWays(
  board: Board,
  from: CircleId,
  guarded: ReadonlySet<CrossingId>,
): ReadonlyMap<CircleId, readonly CrossingId[]> {
  const closed = new Map<CircleId, readonly CrossingId[]>();
  for (const [to, routes] of board.routes.get(from) ?? []) {
    if (isFree(routes, guarded)) continue;
    closed.set(to, [...new Set(routes.flat().filter((crossing) => guarded.has(crossing)))].sort());
  }
  return closed;
}

/** The circles an alley leads to: the others on the circle's blocks, none for circle 43 (SPEC-ALLEY-1, BOARD-8). */
export function acrossBlock(board: Board, from: CircleId): ReadonlySet<CircleId> {
  return new Set(board.alleys.get(from));
}
