/**
 * An example of the rules as a cut-out of the printed board: what lies there, what is marked, which lines are drawn over
 * it, and the frame that holds them. What is open and what is shut is asked of the board, so a drawing cannot say other
 * than the referee.
 */
import { acrossBlock, board, inTwoSteps, neighbours, reachable, routesBetween, touches } from '../../board/index';
import type { CircleId, CrossingId, Place, PlaceId, Point } from '../../board/types';
import type { Example } from '../../rulebook/types';
import { makeStreets, walkLine, waysFrom } from '../map/streets';
import { placeId } from '../map/types';

/** How a place is marked: where it begins, where it leads, on the way, shut, or held by a policeman or patrol. */
export type Mark = 'start' | 'goal' | 'via' | 'shut' | 'guard' | 'fork';

export interface Plan {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  readonly lines: readonly { readonly points: readonly Point[]; readonly kind: 'open' | 'shut' | 'alley' }[];
  /** Outlines of the blocks that are spoken of. */
  readonly blocks: readonly (readonly Point[])[];
}

export type BoardExample = Exclude<Example, { readonly kind: 'cells' }>;

/** The shape of every cut-out. */
export const SHAPE = 4 / 3;
const MARGIN = 15;
const LEAST_WIDTH = 120;

const streets = makeStreets(board);

export function planOf(example: BoardExample): Plan {
  const { marks, lines, blocks = [] } = drawn(example);
  const points = [...marks.keys()]
    .map(at)
    .concat(lines.flatMap((line) => line.points) as Place[], blocks.flat() as Place[]);
  return { box: boxAround(points), marks, lines, blocks };
}

type Drawn = Pick<Plan, 'lines'> & { readonly marks: Map<PlaceId, Mark>; readonly blocks?: Plan['blocks'] };

function drawn(example: BoardExample): Drawn {
  switch (example.kind) {
    case 'walks': {
      const from = example.from as CircleId;
      const goals = neighbours(board, from);
      return {
        marks: new Map([[placeId(from), 'start'], ...marked(goals.map(placeId), 'goal')]),
        lines: goals.map((to) => ({ kind: 'open', points: walkLine(board, streets, from, to) })),
      };
    }
    case 'ways': {
      const [from, to] = [example.from as CircleId, example.to as CircleId];
      const guarded = new Set(example.guarded as readonly CrossingId[]);
      const open = reachable(board, from, guarded).has(to);
      return {
        marks: new Map([[placeId(from), 'start'], [placeId(to), open ? 'goal' : 'shut'], ...marked(guarded, 'guard')]),
        lines: routesBetween(board, from, to).map((route) => ({
          kind: route.some((crossing) => guarded.has(crossing)) ? 'shut' : 'open',
          points: along([placeId(from), ...route, placeId(to)]),
        })),
      };
    }
    case 'block': {
      const circle = example.circle as CircleId;
      const goals = [...acrossBlock(board, circle)];
      return {
        marks: new Map([
          ...marked(goals.map(placeId), 'goal'),
          ...marked(example.guarded ?? [], 'guard'),
          [placeId(circle), 'start'],
        ]),
        lines: goals.map((to) => ({ kind: 'alley', points: [at(placeId(circle)), at(placeId(to))] })),
        blocks: board.blocks
          .filter(({ circles }) => circles.includes(circle))
          .map(({ outline }) => along([...outline, outline[0] as PlaceId])),
      };
    }
    case 'ride': {
      const [from, over, to] = [example.from as CircleId, example.over as CircleId, example.to as CircleId];
      return {
        marks: new Map([
          [placeId(from), 'start'],
          [placeId(over), 'via'],
          [placeId(to), 'goal'],
          ...marked(example.guarded ?? [], 'guard'),
        ]),
        lines: [walkLine(board, streets, from, over), walkLine(board, streets, over, to)].map((points) => ({
          kind: 'open',
          points,
        })),
      };
    }
    case 'fork': {
      const arms = streets.get(example.at) ?? [];
      return {
        marks: new Map<PlaceId, Mark>([
          [example.at, 'fork'],
          ...marked(
            arms.flatMap(({ to }) => (to.kind === 'circle' ? [to.id] : [])),
            'goal',
          ),
        ]),
        lines: arms.map(({ line }) => ({ kind: 'open', points: line })),
      };
    }
    case 'reach': {
      const held = new Set<string>(example.held ?? []);
      const goals = inTwoSteps(board, example.crossing as CrossingId);
      return {
        marks: new Map<PlaceId, Mark>([
          ...marked(
            goals.filter((crossing) => !held.has(crossing)),
            'goal',
          ),
          ...marked(held, 'guard'),
          [example.crossing, 'start'],
        ]),
        lines: steps(example.crossing as CrossingId, goals),
      };
    }
    case 'touch': {
      const goals = touches(board, example.crossing as CrossingId).map(placeId);
      const beyond = example.beyond === undefined ? [] : [placeId(example.beyond as CircleId)];
      return {
        marks: new Map<PlaceId, Mark>([
          [example.crossing, 'guard'],
          ...marked(goals, 'goal'),
          ...marked(beyond, 'shut'),
        ]),
        lines: goals.map((goal) => ({ kind: 'open', points: along([example.crossing, goal]) })),
      };
    }
    case 'wretched': {
      const from = example.from as CircleId;
      const patrols = new Set(example.patrols as readonly CrossingId[]);
      const beside = new Set([...patrols].flatMap((crossing) => touches(board, crossing)));
      const free = [...reachable(board, from, patrols)].filter((circle) => !beside.has(circle));
      const shut = neighbours(board, from).filter((circle) => !free.includes(circle));
      return {
        marks: new Map<PlaceId, Mark>([
          [placeId(from), 'start'],
          ...marked(free.map(placeId), 'goal'),
          ...marked(shut.map(placeId), 'shut'),
          ...marked(patrols, 'guard'),
        ]),
        lines: free.map((to) => ({ kind: 'open', points: freeWay(from, to, patrols) })),
      };
    }
  }
}

function at(id: PlaceId): Place {
  return board.places.get(id) as Place;
}

function marked(ids: Iterable<PlaceId>, mark: Mark): [PlaceId, Mark][] {
  return [...ids].map((id) => [id, mark]);
}

/** The line through places, each reached from the one before past forks only, or past circles where nothing else leads. */
function along(ids: readonly PlaceId[]): Point[] {
  return ids.flatMap((id, i): readonly Point[] => {
    const next = ids[i + 1];
    if (next === undefined) return [at(id)];
    return (leg(id, next, 'fork') ?? leg(id, next, 'circle') ?? [at(id), at(next)]).slice(0, -1);
  });
}

function leg(from: PlaceId, to: PlaceId, past: 'fork' | 'circle'): readonly Point[] | null {
  const may = (place: Place) =>
    place.id === to || place.kind === 'fork' || (past === 'circle' && place.kind === 'circle');
  const pass = (place: Place) => place.id !== to;
  for (const { place, line } of waysFrom(streets, at(from), may, pass)) if (place.id === to) return line;
  return null;
}

/** The lines of the first steps, and of the second ones from there. */
function steps(from: CrossingId, goals: readonly CrossingId[]): Plan['lines'] {
  return goals.map((goal) => {
    const middle = board.steps.get(from)?.includes(goal)
      ? []
      : (board.steps.get(from) ?? []).filter((one) => board.steps.get(one)?.includes(goal)).slice(0, 1);
    return { kind: 'open', points: along([from, ...middle, goal]) };
  });
}

function freeWay(from: CircleId, to: CircleId, guarded: ReadonlySet<CrossingId>): readonly Point[] {
  const free = routesBetween(board, from, to).find((route) => !route.some((crossing) => guarded.has(crossing)));
  return along([placeId(from), ...(free ?? []), placeId(to)]);
}

function boxAround(points: readonly Point[]): Plan['box'] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const width = Math.max(right - left, (bottom - top) * SHAPE, LEAST_WIDTH);
  const height = width / SHAPE;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
