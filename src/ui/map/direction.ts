/**
 * Where an arrow key goes: along the streets to the next place that can be stopped at, in the arrow's direction. Where no
 * street leads there, over the houses to the nearest one on that side. A place that is nobody's next in any of four directions
 * remains (about one in a hundred): the page keys go through all of them.
 */
import type { Place, Point } from '../../board/types';
import { type Streets, waysFrom } from './streets';

export type Arrow = 'left' | 'right' | 'up' | 'down';

const ahead: Readonly<Record<Arrow, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How far a point lies in the arrow's direction, and how far beside it. */
function seenFrom(from: Point, to: Point, arrow: Arrow): { readonly on: number; readonly beside: number } {
  const way = ahead[arrow];
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { on: x * way.x + y * way.y, beside: Math.abs(x * way.y - y * way.x) };
}

/** Half the opening of the sector looked at: 60 degrees along streets, 80 over the houses. */
const ALONG = Math.tan(Math.PI / 3);
const OVER = Math.tan((80 / 180) * Math.PI);

/** The place an arrow leads to from a place, among the stops; undefined when none lies in that direction. */
export function nextPlace(streets: Streets, from: Place, arrow: Arrow, stops: ReadonlySet<Place>): Place | undefined {
  const within = (place: Place, sector: number) => {
    const { on, beside } = seenFrom(from, place, arrow);
    return on > 0 && beside <= on * sector;
  };
  const ways = waysFrom(
    streets,
    from,
    (place) => within(place, ALONG),
    (place) => !stops.has(place),
  );
  const along = new Map<Place, number>();
  for (const { place, length } of ways) {
    if (stops.has(place)) along.set(place, length + 0.3 * seenFrom(from, place, arrow).beside);
  }
  if (along.size > 0) return cheapest(along);
  const over = new Map<Place, number>();
  for (const place of stops) {
    const { on, beside } = seenFrom(from, place, arrow);
    if (place !== from && within(place, OVER)) over.set(place, on + 2 * beside);
  }
  return cheapest(over);
}

function cheapest(costs: ReadonlyMap<Place, number>): Place | undefined {
  let best: Place | undefined;
  for (const [place, cost] of costs) if (!best || cost < (costs.get(best) as number)) best = place;
  return best;
}
