/** Puts the board together from its data: everything the print fixes is worked out here, once. */

import { findAlleys, findBlocks } from './blocks';
import { GOULSTON_STREET, RED, YELLOW } from './data';
import { circlesOf, crossingsOf, makeGraph, reach } from './graph';
import { readFrame, readGrid } from './grid';
import { readPlaceId, readPlaces, readStreets } from './read';
import { findRoutes } from './routes';
import type { Board, CircleId, CrossingId } from './types';

/** Builds the board; some milliseconds of work, so `index.ts` does it once. */
export function buildBoard(): Board {
  const grid = readGrid();
  const places = readPlaces(grid);
  const streets = readStreets();
  const graph = makeGraph(places.values(), streets);
  const circles = circlesOf(graph.values());
  // Nobody walks through a block until somebody asks for an alley or the map.
  const blocks = once(() => findBlocks(graph, places, streets));
  const alleys = once(() => findAlleys(circles, blocks()));
  const touching = new Map<CrossingId, CircleId[]>();
  const steps = new Map<CrossingId, CrossingId[]>();
  for (const spot of graph.values()) {
    if (spot.crossing === undefined) continue;
    touching.set(spot.crossing, circlesOf(reach(spot, ['fork'])));
    steps.set(spot.crossing, crossingsOf(reach(spot, ['fork', 'circle'])));
  }
  return {
    frame: readFrame(),
    grid,
    places,
    streets,
    get blocks() {
      return blocks();
    },
    circles,
    crossings: crossingsOf(graph.values()),
    red: new Set(RED.split(' ').map(Number) as CircleId[]),
    yellow: new Set(YELLOW.split(' ').map(readPlaceId) as CrossingId[]),
    goulstonStreet: readPlaceId(GOULSTON_STREET) as CrossingId,
    routes: findRoutes(graph, circles),
    get alleys() {
      return alleys();
    },
    touching,
    steps,
  };
}

/** What is worked out when it is first wanted. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
