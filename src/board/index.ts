/** The printed board and the questions that can be put to it. */

import { buildBoard } from './build';
import type { Board } from './types';

/** The one board there is. */
export const board: Board = /* @__PURE__ */ buildBoard();

export { movesBetween, movesFrom } from './distances';
export { nameCrossing } from './names';
export { inOneStep, inTwoSteps, stepsBetween, touches } from './steps';
export type * from './types';
export { acrossBlock, closedWays, isCircle, isCrossing, neighbours, placeOf, reachable, routesBetween } from './ways';
