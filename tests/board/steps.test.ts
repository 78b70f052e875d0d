import { describe, expect, it } from 'vitest';
import { board, inOneStep, inTwoSteps, stepsBetween } from '../../src/board/index';
import { crossing } from './reference';

describe("policemen's steps", () => {
  it('BOARD-5: one step passes circles and forks but no crossing', () => {
    expect(inOneStep(board, crossing(1))).toEqual(['k002', 'k006', 'k021', 'k027', 'k040', 'k041']);
  });

  it('BOARD-5: steps lead back the way they came and never stay', () => {
    for (const k of board.crossings) {
      expect(inOneStep(board, k).filter((near) => near === k || !inOneStep(board, near).includes(k))).toEqual([]);
    }
  });

  it('BOARD-5: from k002 two steps reach all but itself around k001, k003 and k011', () => {
    // k001, k003, k011 at one step; by k001: k006 k021 k027 k040 k041; by k003: k004 k012; by k011: k012 k021 k022
    expect(inOneStep(board, crossing(2))).toEqual(['k001', 'k003', 'k011']);
    const near = ['k001', 'k003', 'k004', 'k006', 'k011', 'k012', 'k021', 'k022', 'k027', 'k040', 'k041'];
    expect(inTwoSteps(board, crossing(2))).toEqual(near);
  });

  it('BOARD-5: two steps are exactly the crossings at distance one or two', () => {
    for (const k of board.crossings.filter((_, i) => i % 13 === 0)) {
      const near = board.crossings.filter((other) => [1, 2].includes(stepsBetween(board, k, other)));
      expect(inTwoSteps(board, k)).toEqual(near);
    }
  });

  it('BOARD-5: distances in steps', () => {
    expect(stepsBetween(board, crossing(2), crossing(2))).toBe(0);
    expect(stepsBetween(board, crossing(2), crossing(3))).toBe(1);
    expect(stepsBetween(board, crossing(2), crossing(4))).toBe(2);
    expect(stepsBetween(board, crossing(1), crossing(234))).toBe(stepsBetween(board, crossing(234), crossing(1)));
  });

  it('BOARD-5: every crossing can be reached from every other', () => {
    expect(board.crossings.every((k) => Number.isFinite(stepsBetween(board, crossing(1), k)))).toBe(true);
  });
});
