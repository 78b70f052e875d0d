/**
 * Which offered place a tap means. On a phone's whole board places lie 4 to 8 px apart, and a finger covers a dozen: a tap
 * that could mean two does not guess, the map comes nearer and asks again.
 */
import type { Point } from '../../board/types';
import { MOST_SCALE, PLAY_SCALE, type View } from './view';

export interface Spot<P> extends Point {
  readonly place: P;
}

/** How far, in CSS pixels, a pointer reaches for a place, and within what distance a second place makes it unclear. */
export interface Reach {
  readonly far: number;
  readonly unclear: number;
}

export const FINGER: Reach = { far: 36, unclear: 24 };
export const MOUSE: Reach = { far: 24, unclear: 7 };

export type Tapped<P> =
  | { readonly kind: 'nothing' }
  /** Nothing in reach; the nearest one. */
  | { readonly kind: 'far'; readonly spot: Spot<P> }
  | { readonly kind: 'place'; readonly place: P }
  | { readonly kind: 'unclear'; readonly spots: readonly Spot<P>[] };

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** What a tap at a point of the board means. At the largest scale the nearest place is taken. */
export function tapped<P>(spots: Iterable<Spot<P>>, at: Point, scale: number, reach: Reach): Tapped<P> {
  const near = [...spots].map((spot) => ({ spot, px: distance(spot, at) * scale })).sort((a, b) => a.px - b.px);
  const [first] = near;
  if (!first) return { kind: 'nothing' };
  if (first.px > reach.far) return { kind: 'far', spot: first.spot };
  const close = near.filter(({ px }) => px <= reach.unclear);
  if (close.length > 1 && scale < MOST_SCALE * 0.99) return { kind: 'unclear', spots: close.map(({ spot }) => spot) };
  return { kind: 'place', place: first.spot.place };
}

/** The view in which a finger can tell the spots apart: the two nearest are more than its reach away from each other. */
export function apart(spots: readonly Point[], scale: number): View {
  let least = Number.POSITIVE_INFINITY;
  for (const a of spots) for (const b of spots) if (a !== b) least = Math.min(least, distance(a, b));
  const wanted = (2 * FINGER.unclear + 4) / least;
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  return { middle: { x, y }, scale: Math.min(MOST_SCALE, Math.max(wanted, scale * 1.5)) };
}

/** The view after a tap that reached nothing: the nearest place in its middle, and nearer than before. */
export function toward({ x, y }: Point, scale: number): View {
  return { middle: { x, y }, scale: Math.min(MOST_SCALE, Math.max(PLAY_SCALE, scale * 1.5)) };
}
