/** Streets as lines to draw and to follow: each with its bends, from either end. */
import type { Board, CircleId, Place, PlaceId, Point } from '../../board/types';
import { placeId } from './types';

export interface Arm {
  readonly to: Place;
  /** From one end to the other, both included. */
  readonly line: readonly Point[];
  readonly length: number;
}

/** For each place the streets that leave it. */
export type Streets = ReadonlyMap<PlaceId, readonly Arm[]>;

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y);
  });
  return length;
}

export function makeStreets(board: Board): Streets {
  const streets = new Map<PlaceId, Arm[]>([...board.places.keys()].map((id) => [id, []]));
  for (const { a, b, via } of board.streets) {
    const [from, to] = [board.places.get(a) as Place, board.places.get(b) as Place];
    const line = [from, ...via, to];
    const length = lengthOf(line);
    streets.get(a)?.push({ to, line, length });
    streets.get(b)?.push({ to: from, line: line.toReversed(), length });
  }
  return streets;
}

/** The streets from one place to a neighbouring one. */
export function lineBetween(streets: Streets, from: PlaceId, to: PlaceId): readonly Point[] {
  return streets.get(from)?.find((arm) => arm.to.id === to)?.line ?? [];
}

/**
 * The shortest way along streets from one place outward, taking the nearest place first. `enter` says whether a place may
 * be stepped on, `pass` whether the way may go on from it. Yields each place entered with its line so far.
 */
export function* waysFrom(
  streets: Streets,
  from: Place,
  enter: (place: Place) => boolean,
  pass: (place: Place) => boolean,
): Generator<{ readonly place: Place; readonly length: number; readonly line: readonly Point[] }> {
  const done = new Set<PlaceId>();
  const open = [{ place: from, length: 0, line: [from] as readonly Point[] }];
  for (;;) {
    open.sort((a, b) => b.length - a.length);
    const at = open.pop();
    if (!at) return;
    if (done.has(at.place.id)) continue;
    done.add(at.place.id);
    if (at.place !== from) yield at;
    if (at.place !== from && !pass(at.place)) continue;
    for (const { to, line, length } of streets.get(at.place.id) ?? []) {
      if (!done.has(to.id) && enter(to)) {
        open.push({ place: to, length: at.length + length, line: [...at.line, ...line.slice(1)] });
      }
    }
  }
}

/** The line of a walk between adjacent circles, past no third circle; straight where the streets know none. */
export function walkLine(board: Board, streets: Streets, from: CircleId, to: CircleId): readonly Point[] {
  const start = board.places.get(placeId(from)) as Place;
  const end = board.places.get(placeId(to)) as Place;
  const may = (place: Place) => place === end || place.kind !== 'circle';
  for (const { place, line } of waysFrom(streets, start, may, may)) if (place === end) return line;
  return [start, end];
}
