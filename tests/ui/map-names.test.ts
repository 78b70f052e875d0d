import '../../src/i18n/with-refusal';
import '../../src/i18n/with-map';
import { describe, expect, it } from 'vitest';
import { board, type CircleId, type CrossingId, nameCrossing } from '../../src/board/index';
import { crossingInWords } from '../../src/i18n/crossing';
import { english } from '../../src/i18n/t';
import { inOrder, placeInWords, placeWithMarks } from '../../src/ui/map/names';
import type { MapWords, Marks } from '../../src/ui/map/types';

const words: MapWords = {
  t: english.t,
  list: english.list,
  nameCrossing: (crossing) => crossingInWords(english, nameCrossing(board, crossing)),
};
const c = (n: number): CircleId => n as CircleId;
const k = (id: string): CrossingId => id as CrossingId;

describe('a place in words', () => {
  it.each([
    ['a circle', {}, c(12), 'Circle 12'],
    ['a red circle', {}, c(84), 'Circle 84: red'],
    ['a crime scene', { scenes: [c(84)] }, c(84), 'Circle 84: red and crime scene'],
    ['a clue', { clues: [c(12)] }, c(12), 'Circle 12: clue'],
    ['a false clue', { falseClues: [c(12)] }, c(12), 'Circle 12: false clue'],
    ['the hideout, when it is given', { hideout: c(12) }, c(12), 'Circle 12: Jack’s hideout'],
    ['Jack at home', { hideout: c(12), here: c(12) }, c(12), 'Circle 12: Jack’s hideout and Jack is here'],
    ['the hideout, when it is not given', { hideout: null }, c(12), 'Circle 12'],
    ['where Jack stands, when that is given', { here: c(12) }, c(12), 'Circle 12: Jack is here'],
    ['where he stands, when it is not', { here: null }, c(12), 'Circle 12'],
    ['a policeman who closes a way', { policemen: { red: k('k120') }, closing: [k('k120')] }, k('k120'), ': the red'],
    ['a woman token', { women: [c(12)] }, c(12), 'Circle 12: a woman token, face down'],
    ['a Wretched', { wretched: [c(12)] }, c(12), 'Circle 12: a Wretched stands here'],
    ['a patrol', { patrols: [{ crossing: k('k120'), face: null }] }, k('k120'), ': a patrol token, face down'],
    [
      'one turned up',
      { patrols: [{ crossing: k('k044'), face: 'red' }] },
      k('k044'),
      ': the red patrol token, face up',
    ],
    ['Goulston Street', {}, board.goulstonStreet, ': Goulston Street'],
  ] as [string, Marks, CircleId | CrossingId, string][])('%s', (_, marks, place, text) => {
    expect(placeWithMarks(board, words, marks, place)).toContain(text);
    if (typeof place === 'number') expect(placeWithMarks(board, words, marks, place)).toBe(text);
  });

  it('names a crossing by its circles', () => {
    expect(placeInWords(words, k('k120'))).toMatch(/^the crossing between .*104, 105/);
  });
});

describe('the list', () => {
  it('has circles by number and crossings by their circles, those without last', () => {
    expect(inOrder(board, { kind: 'circles', places: new Set([c(100), c(9), c(84)]) })).toEqual([9, 84, 100]);
    const crossings = inOrder(board, { kind: 'crossings', places: new Set(board.crossings.toReversed()) });
    const lowest = crossings.map((id) => board.touching.get(id as CrossingId)?.[0] ?? Number.POSITIVE_INFINITY);
    expect(crossings).toHaveLength(board.crossings.length);
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    expect(inOrder(board, null)).toEqual([]);
  });

  it('has the same order whatever the order of what is offered', () => {
    const one = inOrder(board, { kind: 'crossings', places: new Set(board.crossings) });
    expect(inOrder(board, { kind: 'crossings', places: new Set(board.crossings.toReversed()) })).toEqual(one);
  });
});
