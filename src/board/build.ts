/** Puts the board together from its data: everything the print fixes is worked out from here. */

import { findAlleys, findBlocks } from './blocks';
import { GOULSTON_STREET, RED, YELLOW } from './data';
import { circlesOf, crossingsOf, type Graph, makeGraph, reach, type Spot } from './graph';
import { readFrame, readGrid } from './grid';
import { readCircles, readPlaceId, readPlaces, readStreets } from './read';
import { findRoutes } from './routes';
import type { Board, CircleId, CrossingId } from './types';

/**
 * The board. Some milliseconds of work in all (much more on an old phone), so each part is worked out when it is first
 * asked for, and once: a game in the detectives' turn opens without any of it.
 */
export function buildBoard(): Board {
  const grid = once(readGrid);
  const places = once(() => readPlaces(grid()));
  const streets = once(readStreets);
  const graph = once(() => makeGraph(places().values(), streets()));
  const circles = once(readCircles);
  const crossings = once(() => crossingsOf(graph().values()));
  const blocks = once(() => findBlocks(graph(), places(), streets()));
  return lazily<Board>({
    frame: once(readFrame),
    grid,
    places,
    streets,
    blocks,
    circles,
    crossings,
    red: once(() => new Set(RED.split(' ').map(Number) as CircleId[])),
    yellow: once(() => new Set(YELLOW.split(' ').map(readPlaceId) as CrossingId[])),
    goulstonStreet: once(() => readPlaceId(GOULSTON_STREET) as CrossingId),
    routes: once(() => findRoutes(graph(), circles())),
    alleys: once(() => findAlleys(circles(), blocks())),
    touching: once(() => fromEach(graph(), (spot) => circlesOf(reach(spot, ['fork'])))),
    steps: once(() => fromEach(graph(), (spot) => crossingsOf(reach(spot, ['fork', 'circle'])))),
  });
}

/** An object whose parts are asked for when they are read. */
function lazily<T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): T {
  const made = {};
  for (const name of Object.keys(parts) as (keyof T)[])
    Object.defineProperty(made, name, { get: parts[name], enumerable: true });
  return made as T;
}

/** What is found from each crossing. */
function fromEach<T>(graph: Graph, find: (spot: Spot) => T): Map<CrossingId, T> {
  const found = new Map<CrossingId, T>();
  for (const spot of graph.values()) if (spot.crossing !== undefined) found.set(spot.crossing, find(spot));
  return found;
}

/** What is worked out when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: { readonly part: T } | null = null;
  return () => {
    made ??= { part: make() };
    return made.part;
  };
}
