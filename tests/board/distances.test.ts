import { describe, expect, it } from 'vitest';
import type { CircleId } from '../../src/board/index';
import { board, movesBetween, movesFrom } from '../../src/board/index';
import { circle, guards } from './reference';

/** The circles first reached with exactly so many walks. */
function at(moves: ReadonlyMap<CircleId, number>, count: number): CircleId[] {
  return [...moves].flatMap(([c, n]) => (n === count ? [c] : [])).sort((a, b) => a - b);
}

describe('distances in walks', () => {
  it.each([
    [22, 3, 14, 14],
    [84, 8, 27, 40],
    [103, 4, 15, 33],
    [189, 6, 9, 11],
    [194, 6, 6, 13],
  ])('BOARD-3: from %i one, two and three walks newly reach %i, %i and %i circles', (from, ...counts) => {
    const moves = movesFrom(board, circle(from));
    expect([1, 2, 3].map((count) => at(moves, count).length)).toEqual(counts);
  });

  it('BOARD-3: the circles around 194, followed street by street', () => {
    const moves = movesFrom(board, circle(194));
    // Two lines leave 194. k232 gives 193 and, past k231, 184 and 192; k233 gives 195 and, past k229 and k226, 186, 187.
    expect(at(moves, 1)).toEqual([184, 186, 187, 192, 193, 195]);
    // From 193 past k225 and k212: 185; on past k218 and j17: 183, and past k217: 182. From 187 past k213 and k201:
    // 172; past k213 and k202: 159; from 195 past k214: 173.
    expect(at(moves, 2)).toEqual([159, 172, 173, 182, 183, 185]);
    expect(at(moves, 3)).toEqual([128, 129, 143, 144, 145, 155, 156, 157, 158, 160, 170, 171, 181]);
  });

  it('BOARD-3: every circle can be walked to from every other, nearest listed first', () => {
    for (const c of board.circles) {
      const counts = [...movesFrom(board, c).values()];
      expect(counts).toHaveLength(195);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });

  it('BOARD-3: distances between two circles', () => {
    expect(movesBetween(board, circle(84), circle(84))).toBe(0);
    expect(movesBetween(board, circle(84), circle(51))).toBe(1);
    expect(movesBetween(board, circle(194), circle(145))).toBe(3);
    expect(movesBetween(board, circle(145), circle(194))).toBe(3);
  });

  it('HUNT-1.2: policemen lengthen the way or cut it off', () => {
    expect(movesBetween(board, circle(56), circle(57))).toBe(1);
    expect(movesBetween(board, circle(56), circle(57), guards(60))).toBe(5);
    const everywhere = new Set(board.crossings);
    expect(movesBetween(board, circle(56), circle(57), everywhere)).toBeUndefined();
    expect([...movesFrom(board, circle(26), everywhere)]).toEqual([
      [26, 0],
      [28, 1],
    ]);
  });
});
