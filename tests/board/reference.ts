/** The tables of `derived.json` in the project's types, and small builders for the tests of the board. */

import type { CircleId, CrossingId, PlaceId, Route } from '../../src/board/index';
import { board, isCircle, isCrossing } from '../../src/board/index';
import derived from './derived.json';

export function circle(n: number): CircleId {
  if (!isCircle(board, n)) throw new Error(`no circle ${n}`);
  return n;
}

/** `crossing(9)` is `k009`. */
export function crossing(n: number): CrossingId {
  const id = `k${String(n).padStart(3, '0')}`;
  if (!isCrossing(board, id)) throw new Error(`no crossing ${id}`);
  return id;
}

/** Policemen on the given crossings. */
export function guards(...numbers: number[]): ReadonlySet<CrossingId> {
  return new Set(numbers.map(crossing));
}

/** `14-31, 14-52` as pairs of circles. */
export function pairs(text: string): [CircleId, CircleId][] {
  return text.split(',').map((pair) => {
    const [a, b] = pair.split('-').map(Number);
    return [circle(a ?? 0), circle(b ?? 0)];
  });
}

/** Whether two places are joined by a street, or by streets that meet at forks only. */
export function areLinked(a: PlaceId, b: PlaceId): boolean {
  const seen = new Set([a]);
  for (const at of seen) {
    if (at !== a && board.places.get(at)?.kind !== 'fork') continue;
    for (const street of board.streets) {
      if (street.a === at) seen.add(street.b);
      if (street.b === at) seen.add(street.a);
    }
  }
  return seen.has(b);
}

export const reference = {
  counts: derived.counts,
  adjacent: derived.adjacent as unknown as readonly (readonly [CircleId, CircleId, readonly Route[]])[],
  blocks: derived.blocks as readonly { circles: number[]; boundary: PlaceId[] }[],
  alley: new Map(Object.entries(derived.alley as Record<string, number[]>).map(([n, row]) => [Number(n), row])),
  neighbours: new Map(
    Object.entries(derived.neighbours as Record<string, number[]>).map(([n, row]) => [Number(n), row]),
  ),
  crossings: derived.crossings as unknown as readonly { id: CrossingId; circles: number[]; next: CrossingId[] }[],
};
