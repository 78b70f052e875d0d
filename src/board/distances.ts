/** How many walks apart circles are, with and without policemen in the way. */

import type { Board, CircleId, CrossingId } from './types';
import { reachable } from './ways';

const nobody: ReadonlySet<CrossingId> = new Set();

/**
 * The circles that can be walked to, each with the least number of walks, nearest first; `from` itself is 0 walks
 * away. No walk passes a guarded crossing (HUNT-1.2).
 */
export function movesFrom(
  board: Board,
  from: CircleId,
  guarded: ReadonlySet<CrossingId> = nobody,
): ReadonlyMap<CircleId, number> {
  const moves = new Map([[from, 0]]);
  // A Map is gone through in the order of insertion, so it is its own queue.
  for (const [at, count] of moves) {
    for (const to of reachable(board, at, guarded)) if (!moves.has(to)) moves.set(to, count + 1);
  }
  return moves;
}

/** The least number of walks from one circle to another, undefined when the guarded crossings cut it off. */
export function movesBetween(
  board: Board,
  a: CircleId,
  b: CircleId,
  guarded: ReadonlySet<CrossingId> = nobody,
): number | undefined {
  return movesFrom(board, a, guarded).get(b);
}
