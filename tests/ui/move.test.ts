/** What can be picked and what lies on the map: the pure parts of the Move screen. */
import { describe, expect, test } from 'vitest';
import { board } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { EMPTY_TABLE, type Game, type Move, NEW_GAME, type Table } from '../../src/rules/index';
import { barred } from '../../src/ui/move/barred';
import { hideouts, scenes } from '../../src/ui/move/choosable';
import { firstHalf, publicMarks, tonightsRoute } from '../../src/ui/move/marks';
import { byTens, destinations } from '../../src/ui/move/offered';

const c = (n: number) => n as CircleId;
const cs = (...all: readonly number[]) => all.map(c);

const MOVES: readonly Move[] = [
  { by: 'walk', to: [c(48)] },
  { by: 'walk', to: [c(29)] },
  { by: 'alley', to: [c(47)] },
  { by: 'coach', to: [c(48), c(64)] },
  { by: 'coach', to: [c(48), c(46)] },
  { by: 'coach', to: [c(29), c(11)] },
];

describe('destinations', () => {
  test.each([
    ['walks, ascending', 'walk', null, [29, 48]],
    ['alleys', 'alley', null, [47]],
    ['the middles of rides, each once', 'coach', null, [29, 48]],
    ['the ends beyond a middle', 'coach', 48, [46, 64]],
    ['none beyond a circle no ride goes through', 'coach', 999, []],
  ] as const)('%s', (_, by, middle, expected) => {
    expect(destinations(MOVES, by, middle)).toEqual(expected);
  });
});

describe('a kind of move that is out of the question', () => {
  const moving = (left: number, coaches: number): Game => {
    const table: Table = { ...EMPTY_TABLE, phase: 'jack', night: 1, time: 'I', left, tokens: { coaches, alleys: 0 } };
    const circles = [[c(27)], [], [], []] as unknown as Game['sheet']['rows'];
    return { ...NEW_GAME, table, sheet: { ...NEW_GAME.sheet, rows: circles } };
  };
  test.each([
    ['a ride with one space left', 'coach', 1, 3, 'coachNeedsTwoSpaces'],
    ['a ride without a token', 'coach', 5, 0, 'noTokenLeft'],
    ['an alley without a token', 'alley', 5, 3, 'noTokenLeft'],
    ['a ride with two spaces and a token', 'coach', 2, 1, undefined],
    ['a walk', 'walk', 1, 0, undefined],
  ] as const)('%s', (_, by, left, coaches, why) => {
    expect(barred(board, moving(left, coaches), by)?.because.why).toBe(why);
  });
});

describe('hideouts (SETUP-5, OPT-CATCH-1)', () => {
  const choosing = (catchMe: boolean) => {
    const table: Table = { ...EMPTY_TABLE, phase: 'hideout', options: { ...EMPTY_TABLE.options, catchMe } };
    return hideouts(board, { ...NEW_GAME, table });
  };
  test('every circle but the red ones', () => {
    expect(choosing(false)).toEqual(board.circles.filter((circle) => !board.red.has(circle)));
  });
  test('with Catch Me If You Can none next to a red one', () => {
    const near = new Set([...board.red].flatMap((red) => [...(board.routes.get(red)?.keys() ?? [])]));
    expect(choosing(true)).toEqual(choosing(false).filter((circle) => !near.has(circle)));
    expect([choosing(false).length, choosing(true).length]).toEqual([187, 138]);
  });
});

describe('scenes (HELL-5.6, HELL-5.7, DOUBLE-1)', () => {
  const murder = (night: number, ...earlierScenes: readonly number[]): Game => {
    const table: Table = { ...EMPTY_TABLE, phase: 'hell', night, earlierScenes: cs(...earlierScenes) };
    return { ...NEW_GAME, table };
  };
  const red = [...board.red].sort((a, b) => a - b);
  const without = (all: readonly CircleId[], ...left: readonly number[]) =>
    all.filter((circle) => !left.some((one) => one === circle));
  const first = { circle: 65, comes: 'before' } as const;
  const second = { circle: 3, comes: 'after' } as const;
  const open = { circle: null, comes: 'after' } as const;
  test.each([
    ['at time I the red ones', murder(1), 'I', undefined, red],
    ['of these none with a crime scene', murder(2, 27), 'I', undefined, without(red, 27)],
    ['later every circle without one', murder(2, 27), 'III', undefined, without(board.circles, 27)],
    ['the first of two, while the second is open', murder(3, 27, 84), 'I', open, without(red, 27, 84)],
    ['the second, not where the first lies', murder(3, 27, 84), 'I', first, without(red, 27, 84, 65)],
    ['the first anew, not where the second lies', murder(3, 27, 84), 'V', second, without(board.circles, 27, 84, 3)],
  ] as const)('%s', (_, game, time, other, expected) => {
    expect(scenes(board, game, time, other)).toEqual(expected);
  });
});

test('circles by their tens, without empty ones', () => {
  expect(byTens(cs(9, 10, 1, 35, 19))).toEqual([cs(1, 9), cs(10, 19), cs(35)]);
});

describe('marks', () => {
  const table: Table = { ...EMPTY_TABLE, night: 1, time: 'I', scenes: cs(27), filled: 5 };
  test('policemen nobody entered are not on the map', () => {
    expect(publicMarks(table)).toEqual({ scenes: [27], clues: [], falseClues: [], policemen: {} });
  });
  test('tonight’s way, each step with the column it ends in', () => {
    expect(tonightsRoute(table, cs(27, 48, 64, 66, 51), ['walk', 'coach', 'alley'])).toEqual([
      { night: 1, label: '1', from: 27, to: [48], by: 'walk' },
      { night: 1, label: '3', from: 48, to: [64, 66], by: 'coach' },
      { night: 1, label: '4', from: 66, to: [51], by: 'alley' },
    ]);
  });
  test('no way before the crime', () => {
    expect(tonightsRoute({ ...table, time: null }, [], [])).toEqual([]);
  });
  test('the first half of a ride', () => {
    expect(firstHalf(1, c(27), c(48))).toEqual([{ night: 1, label: '', from: 27, to: [48], by: 'coach' }]);
    expect(firstHalf(1, c(27), null)).toEqual([]);
  });
});
