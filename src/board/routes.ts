/**
 * Every smallest way between adjacent circles (BOARD-3). Ways run through crossings and forks only; one that needs
 * all crossings of another and more is left out, since a policeman who closes the other closes it too.
 */

import type { Graph, Spot } from './graph';
import type { CircleId, CrossingId, Route } from './types';

/** Adds a way unless one known needs no more, and drops those that need more. */
function addRoute(routes: Route[], route: Route): Route[] {
  if (routes.some((known) => known.every((crossing) => route.includes(crossing)))) return routes;
  return [...routes.filter((known) => !route.every((crossing) => known.includes(crossing))), route];
}

function compareRoutes(a: Route, b: Route): number {
  return a.length - b.length || (a.join() < b.join() ? -1 : 1);
}

/** Smallest ways from one circle to each circle with a higher number; crossings ascending. */
function routesUpward(from: Spot, start: CircleId): Map<CircleId, Route[]> {
  const found = new Map<CircleId, Route[]>();
  const path: Spot[] = [];
  const walk = (at: Spot) => {
    for (const next of at.joined) {
      if (next.circle === undefined) {
        if (path.includes(next)) continue;
        path.push(next);
        walk(next);
        path.pop();
      } else if (next.circle > start) {
        const route: CrossingId[] = [];
        for (const { crossing } of path) if (crossing !== undefined) route.push(crossing);
        const known = found.get(next.circle);
        found.set(next.circle, known ? addRoute(known, route.sort()) : [route.sort()]);
      }
    }
  };
  walk(from);
  return found;
}

/**
 * The table `Board.routes`: ways are the same in both directions, and none leads back (BOARD-3, BOARD-12). Circles
 * are gone through ascending, so every row has its lower circles before its own turn and stays ascending.
 */
export function findRoutes(graph: Graph, circles: readonly CircleId[]): Map<CircleId, Map<CircleId, Route[]>> {
  const table = new Map<CircleId, Map<CircleId, Route[]>>();
  for (const circle of circles) table.set(circle, new Map());
  for (const spot of graph.values()) {
    const from = spot.circle;
    if (from === undefined) continue;
    const found = routesUpward(spot, from);
    for (const to of [...found.keys()].sort((a, b) => a - b)) {
      const routes = (found.get(to) ?? []).sort(compareRoutes);
      table.get(from)?.set(to, routes);
      table.get(to)?.set(from, routes);
    }
  }
  return table;
}
