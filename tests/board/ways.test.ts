import { describe, expect, it } from 'vitest';
import { board, closedWays, neighbours, placeOf, reachable, routesBetween } from '../../src/board/index';
import { circle, crossing, guards } from './reference';

const everybody = new Set(board.crossings);

describe('walks past policemen', () => {
  it('BOARD-3: with nobody on the board every adjacent circle can be reached and none is closed', () => {
    for (const c of board.circles) {
      expect([...reachable(board, c, guards())]).toEqual(neighbours(board, c));
      expect(closedWays(board, c, guards()).size).toBe(0);
    }
  });

  it.each([
    [26, [28]],
    [28, [26]],
    [45, [47]],
    [47, [45]],
    [84, []],
  ])('BOARD-7: with a policeman on every crossing %i still leads to %j', (from, to) => {
    expect([...reachable(board, circle(from), everybody)]).toEqual(to);
  });

  it.each([
    { name: 'one of two ways is closed', from: 6, to: 24, guarded: [26], closedBy: undefined },
    { name: 'the other of two ways is closed', from: 6, to: 24, guarded: [9], closedBy: undefined },
    { name: 'both ways are closed', from: 6, to: 24, guarded: [9, 26], closedBy: ['k009', 'k026'] },
    {
      name: 'every policeman on a way counts',
      from: 6,
      to: 24,
      guarded: [10, 9, 26],
      closedBy: ['k009', 'k010', 'k026'],
    },
    { name: 'one crossing lies on both ways', from: 57, to: 58, guarded: [49], closedBy: ['k049'] },
    { name: 'only one of its ways passes here', from: 57, to: 58, guarded: [38], closedBy: undefined },
    { name: 'a policeman elsewhere is not named', from: 57, to: 58, guarded: [1, 49, 234], closedBy: ['k049'] },
    { name: 'the single way is closed', from: 56, to: 57, guarded: [60], closedBy: ['k060'] },
    { name: 'nothing closes a way without crossings', from: 26, to: 28, guarded: [21, 40, 22], closedBy: undefined },
  ])('HUNT-1.2: $name ($from to $to past $guarded)', ({ from, to, guarded, closedBy }) => {
    const police = guards(...guarded);
    expect(closedWays(board, circle(from), police).get(circle(to))).toEqual(closedBy);
    expect(reachable(board, circle(from), police).has(circle(to))).toBe(closedBy === undefined);
  });

  it('HUNT-1.2: every adjacent circle is either reachable or closed, in both directions alike', () => {
    const police = guards(17, 49, 58, 99, 143);
    for (const a of board.circles) {
      const free = reachable(board, a, police);
      const closed = closedWays(board, a, police);
      expect([...free, ...closed.keys()].sort((x, y) => x - y)).toEqual(neighbours(board, a));
      for (const b of free) expect(reachable(board, b, police).has(a)).toBe(true);
      for (const [b, by] of closed) {
        expect(by.length).toBeGreaterThan(0);
        expect(routesBetween(board, a, b).every((route) => route.some((k) => by.includes(k)))).toBe(true);
      }
    }
  });

  it('BOARD-3: circles that are not adjacent have no way at all', () => {
    expect(routesBetween(board, circle(31), circle(36))).toEqual([]);
  });

  it('BOARD-1: places are found by circle and by crossing', () => {
    expect(placeOf(board, circle(7))).toMatchObject({ id: 'c007', kind: 'circle', x: 166.4, y: 84.6 });
    expect(placeOf(board, crossing(99))).toMatchObject({ id: 'k099', kind: 'crossing', x: 235.6, y: 271.7 });
  });
});
