import { describe, expect, it } from 'vitest';
import { board, inOneStep, neighbours, routesBetween, touches } from '../../src/board/index';
import { areLinked, circle, pairs, reference } from './reference';

describe('all adjacent circles', () => {
  it('BOARD-3: 84 is adjacent to exactly 51, 65, 66, 67, 85, 86, 99, 100', () => {
    expect(neighbours(board, circle(84))).toEqual([51, 65, 66, 67, 85, 86, 99, 100]);
  });

  it('BOARD-3: every circle has the neighbours of the reference table', () => {
    expect(new Map(board.circles.map((c) => [c, neighbours(board, c)]))).toEqual(reference.neighbours);
  });

  it('BOARD-3: every pair has the smallest ways of the reference table, the same from both sides', () => {
    for (const [a, b, routes] of reference.adjacent) {
      const found = routesBetween(board, a, b);
      expect(found.map(String).sort(), `${a}-${b}`).toEqual(routes.map(String).sort());
      expect(routesBetween(board, b, a), `${b}-${a}`).toEqual(found);
    }
  });

  it('BOARD-3: ways come shortest first, each ascending, and none needs all of another', () => {
    for (const [a, b] of reference.adjacent) {
      const routes = routesBetween(board, a, b);
      expect(routes.map((route) => route.length)).toEqual(routes.map((route) => route.length).sort());
      for (const route of routes) {
        expect(route).toEqual([...route].sort());
        const smaller = routes.filter((other) => other !== route && other.every((k) => route.includes(k)));
        expect(smaller).toEqual([]);
      }
    }
  });

  it('BOARD-7: only 26-28 and 45-47 are joined without a crossing', () => {
    const free = reference.adjacent.filter(([a, b]) => routesBetween(board, a, b).some((route) => route.length === 0));
    expect(free.map(([a, b]) => `${a}-${b}`)).toEqual(['26-28', '45-47']);
  });
});

/** Pairs in which public lists of the board differ; each was settled on the print (`docs/board.md`). */
describe('disputed pairs', () => {
  it.each([
    ['6-44', ['k026+k027+k053']],
    ['7-44', ['k027+k053']],
    ['16-34', ['k030+k037']],
    ['18-36', ['k017+k031']],
    ['18-38', ['k017+k031']],
    ['31-36', []],
    ['35-69', []],
    ['52-65', []],
    ['56-57', ['k060']],
    ['57-58', ['k038+k049', 'k049+k066']],
    ['154-180', ['k172+k181+k199']],
    ['159-187', ['k202+k213']],
    ['165-186', []],
    ['165-189', ['k215+k222']],
    ['169-191', ['k224+k228']],
    ['172-183', ['k190+k191+k200+k211']],
    ['172-187', ['k201+k213']],
    ['173-187', ['k213+k214']],
    ['182-184', ['k217+k218']],
    ['182-185', ['k212+k217+k218']],
    ['182-186', ['k212+k217+k218+k225']],
    ['182-193', ['k212+k217+k218+k225']],
    ['185-187', ['k213']],
    ['185-192', ['k212+k217+k218']],
    ['186-192', ['k212+k217+k218+k225']],
  ])('BOARD-3: %s by %j and no other smallest way', (pair, ways) => {
    for (const [a, b] of pairs(pair)) {
      expect(routesBetween(board, a, b).map((route) => route.join('+'))).toEqual(ways);
      expect(neighbours(board, a).includes(b)).toBe(ways.length > 0);
    }
  });

  it.each(
    pairs(
      '14-31, 14-52, 20-42, 21-42, 24-59, 25-59, 31-33, 32-33, 33-52, 34-54, 34-68, 35-54, 35-68, 37-54, 37-68, 54-55, ' +
        '69-127, 101-102, 101-125, 101-127, 101-142, 101-143, 101-156, 102-125, 102-126, 102-142, 102-156, 125-127, ' +
        '126-127, 127-142, 127-156, 129-145, 140-152, 140-153, 140-168, 140-180, 143-158, 144-145, 145-159, 145-173, ' +
        '152-154, 153-154, 159-195, 178-190, 178-191, 183-186, 183-193, 184-186, 185-186, 185-193',
    ),
  )('BOARD-3: %i and %i are adjacent, missing in one list', (a, b) => {
    expect(neighbours(board, a)).toContain(b);
  });

  it.each(
    pairs(
      '18-21, 18-40, 18-41, 19-21, 19-40, 19-41, 20-39, 21-39, 39-40, 39-41, 125-145, 126-145, 142-145, 143-145, ' +
        '145-156, 130-160, 131-160, 146-160',
    ),
  )('BOARD-3: %i and %i are not adjacent, though one list has them', (a, b) => {
    expect(neighbours(board, a)).not.toContain(b);
  });

  it.each([
    ['c143', 'k175', true],
    ['c159', 'k202', true],
    ['c017', 'k031', true],
    ['c178', 'k223', true],
    ['c054', 'k065', true],
    ['c069', 'k108', true],
    ['k065', 'k075', true],
    ['k136', 'k137', true],
    ['k136', 'k154', true],
    ['c145', 'k156', true],
    ['k172', 'k181', true],
    ['k212', 'k225', true],
    ['k020', 'k034', true],
    ['k036', 'k046', true],
    ['c052', 'k069', false],
    ['k052', 'k069', true],
    ['c044', 'k069', true],
    ['c054', 'k075', false],
    ['c145', 'k154', false],
    ['k020', 'k032', false],
    ['c056', 'k060', true],
    ['c057', 'k060', true],
    ['c187', 'k213', true],
    ['c044', 'k054', true],
    ['c047', 'k079', true],
    ['c048', 'k072', true],
    ['c053', 'k075', true],
    ['c046', 'k061', true],
    ['c050', 'k044', true],
    ['k027', 'k053', true],
    ['k017', 'k031', true],
  ])('BOARD-3: a line with no place on it between %s and %s: %s', (a, b, printed) => {
    expect(areLinked(a, b)).toBe(printed);
  });
});

describe('crossings', () => {
  it('BOARD-4: the crossing touching 118, 119 and 120 does not reach 98', () => {
    const at = board.crossings.filter((id) => touches(board, id).join() === '118,119,120');
    expect(at).toEqual(['k143']);
  });

  it('BOARD-4: every crossing touches the circles of the reference table', () => {
    expect(board.crossings.map((id) => touches(board, id))).toEqual(reference.crossings.map((row) => row.circles));
  });

  it('BOARD-5: every crossing is one step from those of the reference table, circles in between ignored', () => {
    expect(board.crossings.map((id) => inOneStep(board, id))).toEqual(reference.crossings.map((row) => row.next));
  });
});
