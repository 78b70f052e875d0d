import { describe, expect, it } from 'vitest';
import { board, nameCrossing, placeOf, touches } from '../../src/board/index';
import { crossing } from './reference';

function sharedSets(): Map<string, number> {
  const sets = new Map<string, number>();
  for (const k of board.crossings) {
    const key = touches(board, k).join();
    sets.set(key, (sets.get(key) ?? 0) + 1);
  }
  return sets;
}

describe('crossings in words', () => {
  it('BOARD-4: thirteen sets of circles are shared by 27 crossings, two crossings touch none', () => {
    const shared = [...sharedSets()].filter(([key, count]) => key !== '' && count > 1);
    expect(shared).toHaveLength(13);
    expect(shared.reduce((sum, [, count]) => sum + count, 0)).toBe(27);
    expect(board.crossings.filter((k) => touches(board, k).length === 0)).toEqual(['k158', 'k196']);
  });

  it('all 234 names differ', () => {
    expect(new Set(board.crossings.map((k) => JSON.stringify(nameCrossing(board, k)))).size).toBe(234);
  });

  it('a name says no more than it must', () => {
    const sets = sharedSets();
    for (const k of board.crossings) {
      const name = nameCrossing(board, k);
      const parts = [name.towards, name.side].filter((part) => part !== undefined);
      expect(name.touches).toEqual(touches(board, k));
      expect(parts).toHaveLength(sets.get(name.touches.join()) === 1 ? 0 : 1);
    }
  });

  it.each([
    [99, { touches: [78, 79, 80, 97] }],
    [8, { touches: [21], towards: [23] }],
    [20, { touches: [21], towards: [41] }],
    [51, { touches: [43], side: 'northWest' }],
    [68, { touches: [43], towards: [59] }],
    [158, { touches: [], towards: [131, 146] }],
    [196, { touches: [], towards: [156, 157] }],
    [169, { touches: [161], towards: [130, 145] }],
    [182, { touches: [161], side: 'northEast' }],
    [204, { touches: [161], towards: [160] }],
  ])('crossing %i is named %j', (n, name) => {
    expect(nameCrossing(board, crossing(n))).toEqual(name);
  });

  it('the side is where the crossing lies among its namesakes', () => {
    const sided = board.crossings.filter((k) => nameCrossing(board, k).side !== undefined);
    expect(sided.map((k) => [k, nameCrossing(board, k).side])).toEqual([
      ['k051', 'northWest'],
      ['k182', 'northEast'],
      ['k188', 'south'],
      ['k219', 'southEast'],
    ]);
    expect(placeOf(board, crossing(51)).y).toBeLessThan(placeOf(board, crossing(68)).y);
    expect(placeOf(board, crossing(188)).y).toBeGreaterThan(placeOf(board, crossing(170)).y);
  });
});
