/**
 * The blocks: the inner faces of the streets drawn on the board (BOARD-6). Walking along a street and turning at
 * every place into the neighbouring street on the same side goes once around a face; the signed area of the line
 * walked tells the one face outside all streets from the blocks.
 */

import { circlesOf, type Graph, type Spot } from './graph';
import type { Block, CircleId, Place, PlaceId, Point, Street } from './types';

/** One direction of a street. */
interface Arm {
  readonly from: PlaceId;
  /** Direction in which it leaves `from`, in radians. */
  readonly angle: number;
  /** Its share in twice the area of a line it belongs to. */
  readonly area: number;
  /** The same street the other way. */
  back: Arm | undefined;
  /** The next arm around the face on this side. */
  next: Arm | undefined;
  /** Whether its face has been gone around. */
  walked: boolean;
}

/** What a stretch adds to twice the signed area of a line it belongs to, which is positive if that runs clockwise. */
function areaShare(start: Point, via: readonly Point[], end: Point): number {
  let area = 0;
  let last = start;
  for (const point of via) {
    area += last.x * point.y - point.x * last.y;
    last = point;
  }
  return area + last.x * end.y - end.x * last.y;
}

function makeArm(from: PlaceId, start: Point, toward: Point, area: number): Arm {
  const angle = Math.atan2(toward.y - start.y, toward.x - start.x);
  return { from, angle, area, back: undefined, next: undefined, walked: false };
}

/** The arms leaving one place, by angle. They are few, so each is put in place as it comes. */
function insertByAngle(star: Arm[], arm: Arm): void {
  let i = star.length;
  star.push(arm);
  for (; i > 0 && (star[i - 1] as Arm).angle > arm.angle; i--) star[i] = star[i - 1] as Arm;
  star[i] = arm;
}

/** Both arms of every street, each knowing which follows it around its face. */
function makeArms(places: ReadonlyMap<PlaceId, Place>, streets: readonly Street[]): Arm[] {
  const stars = new Map<PlaceId, Arm[]>();
  for (const id of places.keys()) stars.set(id, []);
  const arms: Arm[] = [];
  for (const { a, b, via } of streets) {
    const start = places.get(a) as Place;
    const end = places.get(b) as Place;
    const area = areaShare(start, via, end);
    const there = makeArm(a, start, via[0] ?? end, area);
    const back = makeArm(b, end, via.at(-1) ?? start, -area);
    there.back = back;
    back.back = there;
    arms.push(there, back);
    insertByAngle(stars.get(a) as Arm[], there);
    insertByAngle(stars.get(b) as Arm[], back);
  }
  for (const star of stars.values()) {
    let before = star.at(-1);
    for (const arm of star) {
      if (arm.back) arm.back.next = before;
      before = arm;
    }
  }
  return arms;
}

/** All blocks, in the order in which the first of their streets is listed. */
export function findBlocks(graph: Graph, places: ReadonlyMap<PlaceId, Place>, streets: readonly Street[]): Block[] {
  const blocks: Block[] = [];
  for (const start of makeArms(places, streets)) {
    const outline: PlaceId[] = [];
    let area = 0;
    for (let at: Arm | undefined = start; at && !at.walked; at = at.next) {
      at.walked = true;
      outline.push(at.from);
      area += at.area;
    }
    if (area > 0) blocks.push({ circles: circlesOf(outline.map((id) => graph.get(id) as Spot)), outline });
  }
  return blocks;
}

/** For each circle the other circles on its blocks, ascending (BOARD-6, SPEC-ALLEY-1). */
export function findAlleys(circles: readonly CircleId[], blocks: readonly Block[]): Map<CircleId, CircleId[]> {
  const near = new Map<CircleId, Set<CircleId>>(circles.map((circle) => [circle, new Set()]));
  for (const block of blocks) {
    for (const from of block.circles) for (const to of block.circles) if (from !== to) near.get(from)?.add(to);
  }
  return new Map([...near].map(([circle, others]) => [circle, [...others].sort((a, b) => a - b)]));
}
