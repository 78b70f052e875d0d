import { describe, expect, it } from 'vitest';
import {
  board,
  inOneStep,
  isCircle,
  isCrossing,
  neighbours,
  placeOf,
  routesBetween,
  touches,
} from '../../src/board/index';
import { areLinked, circle, crossing, reference } from './reference';

function placesOf(kind: string) {
  return [...board.places.values()].filter((place) => place.kind === kind);
}

describe('what is printed', () => {
  it('BOARD-1: 195 circles, eight of them red', () => {
    expect(board.circles).toEqual(Array.from({ length: 195 }, (_, i) => i + 1));
    expect(placesOf('circle')).toHaveLength(195);
    expect([...board.red]).toEqual([3, 21, 27, 65, 84, 147, 149, 158]);
  });

  it.each([0, -1, 196, 199, 1.5, Number.NaN])('BOARD-1: %s is not a circle', (n) => {
    expect(isCircle(board, n)).toBe(false);
  });

  it('BOARD-2: 234 crossings, seven with a yellow border', () => {
    expect(board.crossings).toHaveLength(234);
    expect(board.crossings.at(0)).toBe('k001');
    expect(board.crossings.at(-1)).toBe('k234');
    expect(placesOf('crossing').map((place) => place.id)).toEqual(board.crossings);
    expect([...board.yellow]).toEqual(['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180']);
  });

  it.each([
    [49, [40, 57]],
    [58, [34, 55]],
    [44, [29, 30, 50]],
    [143, [118, 119, 120]],
    [180, [139, 164]],
    [136, [101, 126]],
    [157, [130, 145]],
  ])('BOARD-2: the yellow crossing %i touches %j', (n, touched) => {
    expect(board.yellow).toContain(crossing(n));
    expect(touches(board, crossing(n))).toEqual(touched);
  });

  it.each(['k000', 'k235', 'k1', 'j01', 'c001', '', '1', 'K001'])('BOARD-2: "%s" is not a crossing', (id) => {
    expect(isCrossing(board, id)).toBe(false);
  });

  it('BOARD-2: every crossing is recognised', () => {
    expect(board.crossings.filter((id) => isCrossing(board, id))).toHaveLength(234);
  });

  it('BOARD-11: Goulston Street touches 78, 79, 80 and 97 and is not yellow', () => {
    expect(board.goulstonStreet).toBe('k099');
    expect(touches(board, board.goulstonStreet)).toEqual([78, 79, 80, 97]);
    expect(board.yellow.has(board.goulstonStreet)).toBe(false);
  });
});

describe('forks', () => {
  const forks = [
    ['j01', 'c017', 'k017', 'k031'],
    ['j02', 'c026', 'c028', 'k021'],
    ['j03', 'c046', 'k042', 'k061'],
    ['j04', 'c044', 'k052', 'k069'],
    ['j05', 'c044', 'k040', 'k054'],
    ['j06', 'c050', 'k044', 'k055'],
    ['j07', 'c053', 'k065', 'k075'],
    ['j08', 'c045', 'c047', 'k079'],
    ['j09', 'c065', 'k090', 'k100'],
    ['j10', 'k135', 'k146', 'k152'],
    ['j11', 'k163', 'k164', 'k170'],
    ['j12', 'c164', 'k180', 'k186'],
    ['j13', 'c185', 'k200', 'k211'],
    ['j14', 'c185', 'k201', 'k213'],
    ['j15', 'k202', 'k213', 'k214'],
    ['j16', 'k205', 'k206', 'k227'],
    ['j17', 'c183', 'k217', 'k218'],
  ] as const;

  it('BOARD-10: there are seventeen', () => {
    expect(placesOf('fork').map((place) => place.id)).toEqual(forks.map(([fork]) => fork));
  });

  it.each(forks)('BOARD-10: %s joins %s, %s and %s and separates none of them', (fork, a, b, c) => {
    const arms = board.streets.flatMap((street) => {
      if (street.a === fork) return [street.b];
      return street.b === fork ? [street.a] : [];
    });
    expect(arms.sort()).toEqual([a, b, c]);
    expect([areLinked(a, b), areLinked(b, c), areLinked(a, c)]).toEqual([true, true, true]);
  });

  it.each([
    [54, [61]],
    [69, [40, 53, 54]],
    [44, [45]],
    [74, [75]],
    [180, [205]],
  ])('BOARD-10: past the fork beside it, crossing %i is one step from %j', (n, near) => {
    expect(inOneStep(board, crossing(n))).toEqual(expect.arrayContaining(near.map(crossing)));
  });

  it.each([
    [45, 46, 42],
    [46, 47, 42],
    [43, 44, 52],
    [44, 59, 52],
    [29, 50, 55],
    [30, 50, 55],
    [53, 68, 65],
    [139, 164, 186],
  ])('BOARD-10: some way from %i to %i passes beside crossing %i', (a, b, beside) => {
    const routes = routesBetween(board, circle(a), circle(b));
    expect(routes.some((route) => !route.includes(crossing(beside)))).toBe(true);
  });
});

describe('districts', () => {
  it.each([
    [1, 'A/b', 'A4b13'],
    [4, 'B/b', 'B8b13'],
    [18, 'C/b', 'C14b13'],
    [139, 'A/a', 'A5a5'],
    [195, 'C/a', 'C15a1'],
  ])('BOARD-9: circle %i lies in %s, cell %s', (n, district, grid) => {
    expect(placeOf(board, circle(n))).toMatchObject({ district, grid });
  });

  it.each([
    [48, 'B/b'],
    [114, 'A/b'],
    [116, 'B/a'],
    [200, 'B/a'],
    [222, 'A/a'],
  ])('BOARD-9: crossing %i on a border lies in %s, where its centre is', (n, district) => {
    expect(placeOf(board, crossing(n)).district).toBe(district);
  });

  it('BOARD-9: twenty columns and thirteen rows, parted by lines that keep their order', () => {
    const { columns, rows, columnLines, rowLines } = board.grid;
    expect([columns.length, rows.length, columnLines.length, rowLines.length]).toEqual([20, 13, 19, 12]);
    for (const end of [0, -1]) {
      const xs = columnLines.map((line) => line.at(end)?.x ?? 0);
      const ys = rowLines.map((line) => line.at(end)?.y ?? 0);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      expect(ys).toEqual(ys.toSorted((a, b) => a - b));
    }
  });

  it('BOARD-9: every place lies inside the frame and in a cell of the grid', () => {
    const { left, right, top, bottom } = board.frame;
    const cells = board.grid.columns.flatMap((column) => board.grid.rows.map((row) => column + row));
    for (const { x, y, grid } of board.places.values()) {
      expect([x > left, x < right, y > top, y < bottom, cells.includes(grid)]).toEqual([true, true, true, true, true]);
    }
  });
});

describe('the whole plane', () => {
  it('has as many of everything as the print', () => {
    const { counts } = reference;
    expect(board.places.size).toBe(counts.places);
    expect(board.streets).toHaveLength(counts.streets);
    expect(board.blocks).toHaveLength(counts.blocks);
    const ways = board.circles.flatMap((from) => [...(board.routes.get(from)?.values() ?? [])]);
    expect(ways).toHaveLength(2 * counts.adjacent_pairs);
    expect(ways.flat()).toHaveLength(2 * counts.minimal_path_sets);
    expect([...board.alleys.values()].flat()).toHaveLength(2 * counts.alley_pairs);
  });

  it("satisfies Euler's formula: places - streets + faces = 2, the outside being a face", () => {
    expect(board.places.size - board.streets.length + board.blocks.length + 1).toBe(2);
  });

  it('has each street once, between places that exist, and no dead end', () => {
    const ends = new Map([...board.places.keys()].map((id) => [id, 0]));
    for (const id of board.streets.flatMap(({ a, b }) => [a, b])) ends.set(id, (ends.get(id) ?? Number.NaN) + 1);
    expect(ends.size).toBe(446);
    expect(Math.min(...ends.values())).toBe(2);
    expect(new Set(board.streets.map(({ a, b }) => [a, b].sort().join())).size).toBe(593);
  });

  it('BOARD-12: no circle is adjacent to itself, nor across a block from itself', () => {
    expect(board.circles.filter((c) => neighbours(board, c).includes(c))).toEqual([]);
    expect(board.circles.filter((c) => board.alleys.get(c)?.includes(c))).toEqual([]);
  });
});
