/** Each drawing shows what its caption says, asked of the board. */
import { describe, expect, it } from 'vitest';
import {
  acrossBlock,
  board,
  inOneStep,
  inTwoSteps,
  isCircle,
  isCrossing,
  neighbours,
  reachable,
  routesBetween,
  touches,
} from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import { load } from '../../src/rulebook/book';
import { EXAMPLES } from '../../src/rulebook/examples';
import type { Example } from '../../src/rulebook/types';
import { COLUMNS, columnOf, isNight, spacesAfterCrime } from '../../src/rules/vocabulary';
import { planOf, SHAPE } from '../../src/ui/rules/plan';

const book = await load('en');
const EVERY = Object.entries<Example>(EXAMPLES);
const ON_THE_BOARD = EVERY.flatMap(([id, example]) => (example.kind === 'cells' ? [] : [[id, example] as const]));
const IN_CELLS = EVERY.flatMap(([id, example]) => (example.kind === 'cells' ? [[id, example] as const] : []));

/** The example of an entry, which is of this kind. */
function shown<K extends Example['kind']>(id: string, kind: K): Extract<Example, { kind: K }> {
  const drawing = book.entry(id)?.example?.drawing;
  if (drawing?.kind !== kind) throw new Error(`${id} shows no ${kind}`);
  return drawing as Extract<Example, { kind: K }>;
}

const caption = (id: string): string => book.entry(id)?.example?.caption ?? '';
const circlesIn = (id: string): readonly number[] =>
  [...caption(id).matchAll(/\d+/g)].map(([digits]) => Number(digits));
const guards = (ids: readonly string[] = []): Set<CrossingId> => new Set(ids as readonly CrossingId[]);
const linesOf = (id: keyof typeof EXAMPLES): readonly string[] =>
  planOf(EXAMPLES[id] as Parameters<typeof planOf>[0]).lines.map(({ kind }) => kind);

it('there are at least twelve, each of an entry', () => {
  expect(EVERY.length).toBeGreaterThanOrEqual(12);
  for (const [id, example] of EVERY) expect(book.entry(id)?.example?.drawing, id).toBe(example);
});

describe('every place there is on the printed board', () => {
  const placesOf = (example: Example): readonly (string | number)[] =>
    Object.entries(example).flatMap(([name, value]) => {
      if (['kind', 'night', 'cells'].includes(name) || (name === 'from' && example.kind === 'cells')) return [];
      return value as string | number | readonly string[];
    });

  it.each(ON_THE_BOARD)('%s', (_, example) => {
    expect(placesOf(example).length).toBeGreaterThan(0);
    for (const place of placesOf(example)) {
      if (typeof place === 'number') expect(isCircle(board, place), String(place)).toBe(true);
      else if (place.startsWith('j')) expect(board.places.get(place)?.kind).toBe('fork');
      else expect(isCrossing(board, place), place).toBe(true);
    }
  });
});

describe('a cut-out', () => {
  it.each(ON_THE_BOARD)('of %s holds all that is marked, large enough to read', (_, example) => {
    const { box, marks, lines } = planOf(example);
    const inside = ({ x, y }: { x: number; y: number }): boolean =>
      x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    for (const id of marks.keys()) expect(inside(board.places.get(id) as never), id).toBe(true);
    for (const { points } of lines) expect(points.every(inside)).toBe(true);
    expect(box.width / box.height).toBeCloseTo(SHAPE);
    // A number of 7.6 units on a phone of 360 points keeps ten of them.
    expect(box.width).toBeLessThan(250);
  });
});

describe('the walks', () => {
  it('from 84 lead to eight circles, to each without passing a third', () => {
    const { from } = shown('BOARD-3', 'walks');
    expect(neighbours(board, from as CircleId)).toHaveLength(8);
    expect(linesOf('BOARD-3')).toHaveLength(8);
    for (const { points } of planOf(EXAMPLES['BOARD-3']).lines) {
      const passed = points
        .slice(1, -1)
        .map(({ x, y }) => [...board.places.values()].find((one) => one.x === x && one.y === y));
      expect(passed.some((place) => place?.kind === 'circle')).toBe(false);
    }
  });

  it('of two ways the guarded one is shut, the other open', () => {
    const { from, to, guarded } = shown('HUNT-1.2', 'ways');
    const routes = routesBetween(board, from as CircleId, to as CircleId);
    expect(routes.map((route) => route.some((one) => guards(guarded).has(one))).sort()).toEqual([false, true]);
    expect(reachable(board, from as CircleId, guards(guarded))).toContain(to);
    expect([...linesOf('HUNT-1.2')].sort()).toEqual(['open', 'shut']);
    const [short, round] = [...routes].sort((a, b) => a.length - b.length);
    expect([short?.length, round?.length]).toEqual([guarded.length, 2]);
    expect(circlesIn('HUNT-1.2')).toEqual([from, to]);
  });

  it('would be shut with both ways guarded', () => {
    const { from, to } = shown('HUNT-1.2', 'ways');
    const all = routesBetween(board, from as CircleId, to as CircleId).flat();
    expect(reachable(board, from as CircleId, new Set(all))).not.toContain(to);
    const plan = planOf({ kind: 'ways', from, to, guarded: all });
    expect(plan.lines.every(({ kind }) => kind === 'shut')).toBe(true);
    expect([...plan.marks.values()]).toContain('shut');
  });

  it('are open where policemen stand beside them', () => {
    const { from, to, guarded } = shown('HUNT-1.3', 'ways');
    const routes = routesBetween(board, from as CircleId, to as CircleId);
    expect(routes).toHaveLength(2);
    expect(linesOf('HUNT-1.3')).toEqual(['open', 'open']);
    for (const one of guarded) {
      expect(
        inOneStep(board, one as CrossingId).some((near) => routes.flat().includes(near)),
        one,
      ).toBe(true);
    }
  });

  it('between 45 and 47 nobody can shut', () => {
    const { from, to, guarded } = shown('BOARD-7', 'ways');
    expect(guarded.length).toBeGreaterThan(2);
    expect(routesBetween(board, from as CircleId, to as CircleId)).toEqual([[]]);
    expect(reachable(board, from as CircleId, new Set(board.crossings))).toContain(to);
    expect(linesOf('BOARD-7')).toEqual(['open']);
    const around = board.crossings.filter((one) => touches(board, one).some((c) => c === from || c === to));
    expect([...guarded].sort()).toEqual(expect.arrayContaining(around));
  });
});

describe('the blocks', () => {
  it('of 120 are two, and those of 138 lead to five circles', () => {
    const blocksOf = (n: number) => board.blocks.filter(({ circles }) => circles.includes(n as CircleId));
    expect(blocksOf(shown('BOARD-6', 'block').circle)).toHaveLength(2);
    expect(blocksOf(shown('SPEC-ALLEY-1', 'block').circle)).toHaveLength(2);
    expect(acrossBlock(board, shown('SPEC-ALLEY-1', 'block').circle as CircleId).size).toBe(5);
    expect(linesOf('SPEC-ALLEY-1')).toHaveLength(5);
  });

  it('of 43 lead nowhere', () => {
    expect(acrossBlock(board, shown('BOARD-8', 'block').circle as CircleId).size).toBe(0);
    expect(linesOf('BOARD-8')).toEqual([]);
  });

  it('round which every crossing is held let alleys through all the same', () => {
    const { circle, guarded = [] } = shown('SPEC-ALLEY-4', 'block');
    const [block, ...others] = board.blocks.filter(({ circles }) => circles.includes(circle as CircleId));
    expect(others).toEqual([]);
    expect([...guarded].sort()).toEqual(block?.outline.filter((one) => isCrossing(board, one)).sort());
    expect(reachable(board, circle as CircleId, guards(guarded)).size).toBe(0);
    expect(acrossBlock(board, circle as CircleId).size).toBe(2);
    expect(linesOf('SPEC-ALLEY-4')).toEqual(['alley', 'alley']);
  });
});

describe('the rides', () => {
  it.each(['SPEC-COACH-1', 'SPEC-3'])('of %s are two walks', (id) => {
    const { from, over, to } = shown(id, 'ride');
    expect(neighbours(board, from as CircleId)).toContain(over);
    expect(neighbours(board, over as CircleId)).toContain(to);
    expect(to).not.toBe(from);
    expect(circlesIn(id)).toEqual([from, over, to]);
  });

  it('past policemen could not be walked', () => {
    const { from, over, to, guarded } = shown('SPEC-3', 'ride');
    expect(reachable(board, from as CircleId, guards(guarded))).not.toContain(over);
    expect(reachable(board, over as CircleId, guards(guarded))).not.toContain(to);
  });

  it('are those of the sheet', () => {
    const { cells, from } = shown('SPEC-COACH-2', 'cells');
    const { from: start, over, to } = shown('SPEC-COACH-1', 'ride');
    expect(cells.map(({ circle }) => circle)).toEqual([start, over, to]);
    const ridden = cells.flatMap(({ by }, i) => (by === 'coach' ? [COLUMNS[COLUMNS.indexOf(from) + i]] : []));
    expect(caption('SPEC-COACH-2')).toContain(`columns ${ridden.join(' and ')}`);
  });
});

describe('the policemen', () => {
  it.each(['BOARD-4', 'BOARD-11', 'HUNT-3.2'])('of %s touch the circles that are named', (id) => {
    const touched = touches(board, shown(id, 'touch').crossing as CrossingId);
    expect(circlesIn(id).slice(0, touched.length)).toEqual(touched);
    expect(planOf(shown(id, 'touch')).lines).toHaveLength(touched.length);
  });

  it('do not touch 98, behind another crossing', () => {
    const { crossing, beyond } = shown('BOARD-4', 'touch');
    expect(beyond).toBe(98);
    expect(touches(board, crossing as CrossingId)).not.toContain(beyond);
    const between = inOneStep(board, crossing as CrossingId).filter((one) =>
      touches(board, one).includes(98 as CircleId),
    );
    expect(between).not.toEqual([]);
    expect(planOf(EXAMPLES['BOARD-4']).marks.get('c098')).toBe('shut');
  });

  it('reach seven crossings in two steps, and pass a colleague', () => {
    const { crossing } = shown('HUNT-2.2', 'reach');
    expect(inTwoSteps(board, crossing as CrossingId)).toHaveLength(7);
    const { held = [], crossing: from } = shown('HUNT-2.3', 'reach');
    const [colleague] = held as readonly CrossingId[];
    expect(inOneStep(board, from as CrossingId)).toContain(colleague);
    const beyond = inTwoSteps(board, from as CrossingId).filter(
      (goal) =>
        goal !== colleague &&
        !inOneStep(board, from as CrossingId).includes(goal) &&
        inOneStep(board, from as CrossingId).every((one) => one === colleague || !inOneStep(board, one).includes(goal)),
    );
    expect(beyond, 'reached past him only').not.toEqual([]);
    const { marks } = planOf(EXAMPLES['HUNT-2.3']);
    expect(marks.get(colleague as string)).toBe('guard');
    for (const one of beyond) expect(marks.get(one)).toBe('goal');
  });

  it('stand one step apart across a fork', () => {
    const { at } = shown('BOARD-10', 'fork');
    const ends = board.streets.flatMap(({ a, b }) => (a === at ? [b] : b === at ? [a] : []));
    const crossings = ends.filter((one) => isCrossing(board, one)) as CrossingId[];
    expect([...ends].sort()).toEqual(['c065', 'k090', 'k100']);
    for (const one of crossings) expect(touches(board, one)).toContain(65);
    expect(inOneStep(board, crossings[0] as CrossingId)).toContain(crossings[1]);
  });
});

it('the Wretched has two circles left beside a patrol', () => {
  const { from, patrols } = shown('HELL-6.6', 'wretched');
  const beside = new Set([...guards(patrols)].flatMap((one) => touches(board, one)));
  const free = [...reachable(board, from as CircleId, guards(patrols))].filter((one) => !beside.has(one));
  const shut = neighbours(board, from as CircleId).filter((one) => !free.includes(one));
  expect(circlesIn('HELL-6.6')).toEqual([...shut, from, ...free]);
});

describe('the cells', () => {
  it.each(IN_CELLS)('of %s fit into their night', (_, { night, from, cells }) => {
    const crimes = cells.filter(({ by }) => by === 'crime').length;
    expect(isNight(night)).toBe(true);
    expect(COLUMNS.indexOf(from) + cells.length).toBeLessThanOrEqual(COLUMNS.length);
    if (crimes > 0) expect(crimes).toBe(spacesAfterCrime(1, 'I') - spacesAfterCrime(night, 'I') + 1);
    cells.forEach(({ circle, by }, i) => {
      expect(isCircle(board, circle)).toBe(true);
      const before = cells[i - 1]?.circle;
      if (by !== 'crime' && before !== undefined) expect(neighbours(board, before as CircleId)).toContain(circle);
    });
  });

  it('of two crimes stand side by side from the time on', () => {
    const { from, cells } = shown('DOUBLE-2', 'cells');
    expect(caption('DOUBLE-2')).toContain(`at ${from}`);
    expect(caption('DOUBLE-2')).toContain(`on ${COLUMNS[columnOf(from as 'III') + cells.length - 1]}.`);
    expect(circlesIn('DOUBLE-2')).toEqual(cells.map(({ circle }) => circle));
  });

  it('leave one where a coach needs two', () => {
    const { from, cells } = shown('SPEC-COACH-4', 'cells');
    const filled = COLUMNS.indexOf(from) + cells.length;
    expect(COLUMNS[filled - 1]).toBe('14');
    expect(COLUMNS.length - filled).toBe(1);
  });
});
