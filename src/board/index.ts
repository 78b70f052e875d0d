/** The printed board and the questions that can be put to it. */

import { buildBoard } from './build';
import { inOneStep, touches } from './steps';
import type { Board, CircleId } from './types';
import { neighbours } from './ways';

/** The one board there is. */
export const board: Board = /* @__PURE__ */ buildBoard();

/** Works out what every move asks for, before the first is made. */
export function readyBoard(): void {
  inOneStep(board, board.goulstonStreet);
  touches(board, board.goulstonStreet);
  neighbours(board, board.circles[0] as CircleId);
}

export { movesBetween, movesFrom } from './distances';
export { nameCrossing } from './names';
export { inOneStep, inTwoSteps, stepsBetween, touches } from './steps';
export type * from './types';
export { acrossBlock, closedWays, isCircle, isCrossing, neighbours, placeOf, reachable, routesBetween } from './ways';
