/** A new game's agreements, and a game entered from paper. */
import { expect, test } from 'vitest';
import {
  isFilled,
  type PaperDraft,
  scenesBefore,
  stepsOf,
  takingOver,
  withNight,
} from '../../src/ui/home/newgame/draft';
import { groupsFor, optionsOf } from '../../src/ui/home/newgame/points';

const draft: PaperDraft = {
  step: 'when',
  night: 2,
  time: 'III',
  turn: 'police',
  scenes: [27],
  row: [84, 99],
  tokens: { coaches: 2, alleys: 2 },
  policemen: { blue: 'k049' as never },
  before: [],
};

test('the usual way says nothing but the level', () => {
  expect(optionsOf('sheet', {})).toEqual({ referee: 'sheet' });
  expect(optionsOf('hunt', { falseClues: false, falseClueKeep: true })).toEqual({ referee: 'hunt' });
});

test('what does not touch the level is neither offered nor said', () => {
  const points = groupsFor('sheet', () => true).flatMap((group) => group.points);
  expect(points).not.toContain('rushing');
  expect(points).not.toContain('moveAndActTogether');
  expect(optionsOf('sheet', { rushing: true, letters: true })).toEqual({ referee: 'sheet', letters: true });
  expect(optionsOf('hunt', { falseClues: true, falseClueKeep: false })).toMatchObject({ falseClueKeep: false });
});

test('the steps of a game from paper', () => {
  expect(stepsOf(draft, true)).toEqual(['when', 'scenes', 'row', 'tokens', 'policemen', 'review']);
  expect(stepsOf(withNight(draft, 1), false)).toEqual(['when', 'row', 'tokens', 'review']);
  expect([1, 2, 3, 4].map((night) => scenesBefore(night as 1))).toEqual([0, 1, 2, 4]);
  expect(isFilled(draft, 'scenes')).toBe(true);
  expect(isFilled({ ...draft, turn: null }, 'when')).toBe(false);
});

test('what is taken over; whom nobody placed is unknown', () => {
  expect(takingOver({ ...draft, time: null })).toBeNull();
  expect(takingOver(draft)).toMatchObject({
    type: 'takenOver',
    scenes: [27],
    policemen: { blue: 'k049', yellow: null, brown: null, red: null, green: null },
  });
});
