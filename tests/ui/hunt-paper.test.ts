/** A new game's agreements, and a game entered from paper. */
import { expect, test } from 'vitest';
import { board } from '../../src/board/index';
import { type Command, decide, evolve, NEW_GAME, NOTE_LENGTH, SWITCHES } from '../../src/rules/index';
import {
  isFilled,
  type PaperDraft,
  scenesBefore,
  stepsOf,
  takingOver,
  withNight,
} from '../../src/ui/home/newgame/draft';
import { groupsFor, noteOf, optionsOf } from '../../src/ui/home/newgame/points';

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

test('in a whole evening every switch is offered; those of Hell at no other level', () => {
  const offered = (level: 'sheet' | 'hunt' | 'evening') =>
    groupsFor(level, () => true).flatMap((group) => group.points);
  expect([...offered('evening')].sort()).toEqual([...SWITCHES].sort());
  for (const point of [
    'patrolExtraAnyCrossing',
    'wretchedMayStay',
    'revealOptional',
    'letterWithinDistrict',
  ] as const) {
    expect(offered('hunt')).not.toContain(point);
    expect(optionsOf('hunt', { letters: true, [point]: true })).not.toHaveProperty(point);
    expect(optionsOf('evening', { letters: true, [point]: true })).toHaveProperty(point, true);
  }
  expect(groupsFor('evening', () => false).flatMap((group) => group.points)).not.toContain('letterWithinDistrict');
});

test('OPT-AREA-1, OPT-ADDR-1: a note is one line without what stands around it; nothing but spaces is not said', () => {
  expect(optionsOf('sheet', {}, '  Area Arrests,\n as in the booklet ')).toEqual({
    referee: 'sheet',
    note: 'Area Arrests, as in the booklet',
  });
  expect(optionsOf('hunt', {}, ' \n\t ')).toEqual({ referee: 'hunt' });
  expect(noteOf('x'.repeat(500))).toHaveLength(NOTE_LENGTH);
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

test('a game from paper can be taken over at each level', () => {
  const paper = { ...draft, row: [84, 51], policemen: {} };
  const command = takingOver(paper);
  if (command === null) throw new Error('nothing to take over');
  for (const referee of ['sheet', 'hunt', 'evening'] as const) {
    const start: readonly Command[] = [
      { type: 'gameStarted', options: optionsOf(referee, {}) },
      { type: 'hideoutChosen', circle: 29 },
      { type: 'handedOver' },
    ];
    const game = start.reduce((before, given) => {
      const decided = decide(board, before, given);
      return decided.ok ? decided.value.reduce(evolve, before) : before;
    }, NEW_GAME);
    expect([referee, decide(board, game, command).ok]).toEqual([referee, true]);
  }
});
