/** What a policeman's crossing touches (BOARD-4) and how he moves from it (BOARD-5). */

import type { Board, CircleId, CrossingId } from './types';

/** The circles a policeman on the crossing can search or arrest in, ascending (BOARD-4). */
export function touches(board: Board, crossing: CrossingId): readonly CircleId[] {
  return board.touching.get(crossing) ?? [];
}

/** The crossings one step away, ascending (BOARD-5). */
export function inOneStep(board: Board, crossing: CrossingId): readonly CrossingId[] {
  return board.steps.get(crossing) ?? [];
}

/** The crossings one or two steps away, without the crossing itself, ascending (BOARD-5). */
export function inTwoSteps(board: Board, crossing: CrossingId): readonly CrossingId[] {
  const near = new Set(inOneStep(board, crossing));
  for (const first of inOneStep(board, crossing)) for (const second of inOneStep(board, first)) near.add(second);
  near.delete(crossing);
  return [...near].sort();
}

/** The least number of steps from one crossing to another; every crossing can be reached from every other. */
export function stepsBetween(board: Board, a: CrossingId, b: CrossingId): number {
  const steps = new Map([[a, 0]]);
  for (const [at, count] of steps) {
    if (at === b) return count;
    for (const next of inOneStep(board, at)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return Number.POSITIVE_INFINITY;
}
