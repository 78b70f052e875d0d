/**
 * Naming a crossing in words. Squares carry no number on the print, so people point at "the one between 78, 79, 80
 * and 97". Thirteen such sets of circles belong to more than one crossing and two crossings touch no circle; those
 * are told apart by circles a neighbouring crossing touches, if these are near this crossing only, else by the side.
 */

import { inOneStep, touches } from './steps';
import type { Board, CircleId, CrossingId, CrossingName, Direction, Point } from './types';
import { placeOf } from './ways';

const clockwiseFromEast: readonly Direction[] = [
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
  'north',
  'northEast',
];

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The other crossings that touch exactly the same circles. */
function namesakes(board: Board, crossing: CrossingId): CrossingId[] {
  const key = touches(board, crossing).join();
  return board.crossings.filter((other) => other !== crossing && touches(board, other).join() === key);
}

/**
 * The circles of the nearest neighbouring crossing that tell it from its namesakes: none of them is touched by a
 * namesake or by a neighbour of one, and each lies nearer to this crossing than to any namesake.
 */
function distinctCircles(board: Board, crossing: CrossingId, others: readonly CrossingId[]): readonly CircleId[] {
  const here = placeOf(board, crossing);
  const around = others.flatMap((other) => [other, ...inOneStep(board, other)]);
  const common = new Set(around.flatMap((near) => touches(board, near)));
  const isDistinct = (circle: CircleId) => {
    const at = placeOf(board, circle);
    return !common.has(circle) && others.every((other) => distance(at, here) < distance(at, placeOf(board, other)));
  };
  return (
    inOneStep(board, crossing)
      .toSorted((a, b) => distance(placeOf(board, a), here) - distance(placeOf(board, b), here))
      .map((near) => touches(board, near).filter(isDistinct))
      .find((circles) => circles.length > 0) ?? []
  );
}

/** The side on which a crossing lies, seen from the middle of its namesakes. */
function sideOf(here: Point, others: readonly Point[]): Direction {
  const x = others.reduce((sum, other) => sum + other.x, 0) / others.length;
  const y = others.reduce((sum, other) => sum + other.y, 0) / others.length;
  const eighths = Math.round((Math.atan2(here.y - y, here.x - x) / Math.PI) * 4);
  return clockwiseFromEast.at(eighths) as Direction;
}

/** A crossing in words; no two crossings of the board have the same name. */
export function nameCrossing(board: Board, crossing: CrossingId): CrossingName {
  const touched = touches(board, crossing);
  const others = namesakes(board, crossing);
  if (others.length === 0) return { touches: touched };
  const towards = distinctCircles(board, crossing, others);
  if (towards.length > 0) return { touches: touched, towards };
  const places = others.map((other) => placeOf(board, other));
  return { touches: touched, side: sideOf(placeOf(board, crossing), places) };
}
