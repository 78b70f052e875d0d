/** The streets as a graph, and what can be reached on it by passing places of some kinds only. */

import type { CircleId, CrossingId, Place, PlaceId, Street } from './types';

/** A place with the places at the other ends of its streets. */
export interface Spot {
  readonly id: PlaceId;
  readonly kind: Place['kind'];
  /** The number of a circle; undefined for other places. */
  readonly circle: CircleId | undefined;
  /** The id of a crossing; undefined for other places. */
  readonly crossing: CrossingId | undefined;
  readonly joined: readonly Spot[];
}

export type Graph = ReadonlyMap<PlaceId, Spot>;

export function makeGraph(places: Iterable<Place>, streets: readonly Street[]): Graph {
  const graph = new Map<PlaceId, Spot & { joined: Spot[] }>();
  for (const { id, kind } of places) {
    const circle = kind === 'circle' ? (Number(id.slice(1)) as CircleId) : undefined;
    const crossing = kind === 'crossing' ? (id as CrossingId) : undefined;
    graph.set(id, { id, kind, circle, crossing, joined: [] });
  }
  for (const { a, b } of streets) {
    const [from, to] = [graph.get(a), graph.get(b)];
    if (!from || !to) throw new Error(`street ${a} to ${b} leads to no place`);
    from.joined.push(to);
    to.joined.push(from);
  }
  return graph;
}

/** All circles, or those among some places, each once, ascending. */
export function circlesOf(spots: Iterable<Spot>): CircleId[] {
  const circles = new Set<CircleId>();
  for (const { circle } of spots) if (circle !== undefined) circles.add(circle);
  return [...circles].sort((a, b) => a - b);
}

/** All crossings, or those among some places, each once, ascending. */
export function crossingsOf(spots: Iterable<Spot>): CrossingId[] {
  const crossings = new Set<CrossingId>();
  for (const { crossing } of spots) if (crossing !== undefined) crossings.add(crossing);
  return [...crossings].sort();
}

/** The places that streets lead to from `from`, passing only places of the kinds `through`; without `from`. */
export function reach(from: Spot, through: readonly Place['kind'][]): Set<Spot> {
  const seen = new Set([from]);
  for (const at of seen) {
    if (at !== from && !through.includes(at.kind)) continue;
    for (const next of at.joined) seen.add(next);
  }
  seen.delete(from);
  return seen;
}
