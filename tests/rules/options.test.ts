import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, NEW_GAME, resolveOptions, SWITCHES, type Switch } from '../../src/rules/index';
import { falseClue, goulston, refusal } from './at-the-table';
import {
  alley,
  arrest,
  ask,
  coach,
  declare,
  done,
  hide,
  kill,
  moves,
  play,
  position,
  ruleFor,
  start,
  walk,
} from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;
const turn = (name: Switch, on: boolean, more: Parameters<typeof position>[0] = {}) =>
  position({ phase: 'police', row: [84, 119, 51], policemen: START, options: { [name]: on }, ...more });

describe('switches', () => {
  it('REF-1: a game that mentions none is played by the defaults', () => {
    expect(play(NEW_GAME, start({})).table.options).toEqual(DEFAULT_OPTIONS);
    expect(SWITCHES.filter((name) => DEFAULT_OPTIONS[name])).toEqual(['falseClueKeep']);
    expect(DEFAULT_OPTIONS.referee).toBe('hunt');
  });

  it('REF-1: only what was said is switched', () => {
    expect(resolveOptions({ rushing: true, letters: undefined })).toEqual({ ...DEFAULT_OPTIONS, rushing: true });
  });

  it('OPT-RUSH-2: without rushing there is no third step', () => {
    expect(ruleFor(play(turn('rushing', false), moves('red', 'k134')), moves('red', 'k106'))).toBe('HUNT-2.2');
    expect(ruleFor(play(turn('rushing', false), ask(57, 'blue')), moves('red', 'k134'))).toBe('HUNT-2.6');
  });

  it('OPT-RUSH-2, REF-17: with rushing a third step instead of an action', () => {
    const game = play(turn('rushing', true), moves('red', 'k106'), moves('red', 'k089'));
    expect(game.table.policemen.red).toBe('k089');
    expect(game.table.turn.acts).toEqual({ red: 'ran' });
    expect(refusal(game, ask(62, 'red'))).toEqual({
      rule: 'HUNT-3.1',
      because: { why: 'actedAlready', policeman: 'red', act: 'ran' },
    });
  });

  it.each([
    ['two crossings', [moves('red', 'k134')], moves('red', 'k105')],
    ['a second third step', [moves('red', 'k134'), moves('red', 'k143')], moves('red', 'k134')],
    ['after his search', [ask(118, 'red')], moves('red', 'k134')],
    ['after his arrest', [arrest(118, 'red')], moves('red', 'k134')],
    ['two crossings by one who stood still, after an action', [ask(57, 'blue')], moves('red', 'k106')],
  ] as const)('OPT-RUSH-2, REF-17: not %s', (_, before, step) => {
    expect(refusal(play(turn('rushing', true), ...before), step)).toEqual({
      rule: 'OPT-RUSH-2',
      because: { why: 'thirdStep', policeman: 'red' },
    });
  });

  it('OPT-RUSH-2, HUNT-2.3: nor onto a colleague; one who stood still may make it after an action', () => {
    const policemen = { ...START, green: 'k134' };
    const acted = play(turn('rushing', true, { policemen }), ask(57, 'blue'));
    expect(ruleFor(acted, moves('red', 'k134'))).toBe('HUNT-2.3');
    expect(play(acted, moves('red', 'k114')).table.turn.acts).toEqual({ blue: 'searched', red: 'ran' });
  });

  it.each([
    [false, 'SPEC-2'],
    [true, null],
  ])('SPEC-2: specialMoveEscape %s', (on, rule) => {
    const given = { here: 84, options: { specialMoveEscape: on } };
    expect(ruleFor(play(position({ ...given, hideout: 67 }), alley(67)), declare)).toBe(rule);
    expect(ruleFor(play(position({ ...given, hideout: 51 }), coach(66, 51)), declare)).toBe(rule);
    expect(ruleFor(play(position({ ...given, hideout: 51 }), coach(51, 31)), declare)).toBe('HUNT-1.8');
  });

  it.each([
    [false, 'outOfMoves'],
    [true, null],
  ])('SPEC-2, SPEC-COACH-8: specialMoveEscape %s on the last two spaces', (on, found) => {
    const game = play(position({ here: 84, hideout: 51, left: 2, options: { specialMoveEscape: on } }), coach(66, 51));
    expect(game.found).toBe(found);
    expect(ruleFor(game, declare)).toBe(on ? null : 'END-4');
  });

  it.each([
    [false, 'SPEC-COACH-3'],
    [true, null],
  ])('SPEC-COACH-3: coachMayReturn %s', (on, rule) => {
    expect(ruleFor(position({ here: 84, options: { coachMayReturn: on } }), coach(51, 84))).toBe(rule);
  });

  it('HUNT-2.6: moveAndActTogether lets one move and act before the next, and nobody move after acting', () => {
    const game = play(turn('moveAndActTogether', true), moves('red', 'k134'), ask(98, 'red'), moves('blue', 'k060'));
    expect(game.table.policemen).toMatchObject({ red: 'k134', blue: 'k060' });
    expect(ruleFor(game, moves('red', 'k143'))).toBe('HUNT-2.6');
    expect(ruleFor(game, moves('blue', 'k049'))).toBe('HUNT-2.2');
    expect(ruleFor(play(turn('moveAndActTogether', false), ask(119, 'red')), moves('blue', 'k060'))).toBe('HUNT-2.6');
  });

  it.each([
    ['tonight’s crime scene', 118, 'scene'],
    ['a marked circle', 119, 'clue'],
  ] as const)('CLUE-7: forbidUselessSearch refuses a search of %s, not an arrest', (_, circle, lies) => {
    const more = { row: [118, 119, 51], clues: [119] };
    expect(refusal(turn('forbidUselessSearch', true, more), ask(circle, 'red'))).toEqual({
      rule: 'CLUE-7',
      because: { why: 'uselessSearch', circle, lies },
    });
    expect(ruleFor(turn('forbidUselessSearch', false, more), ask(circle, 'red'))).toBeNull();
    expect(ruleFor(turn('forbidUselessSearch', true, more), arrest(circle, 'red'))).toBeNull();
  });

  it('CLUE-7: forbidUselessSearch says nothing of an earlier scene', () => {
    const more = { night: 2, scenes: [118] };
    expect(ruleFor(turn('forbidUselessSearch', true, more), ask(118, 'red'))).toBeNull();
  });

  it.each([
    [false, null],
    [true, 'HUNT-3.1'],
  ])('HUNT-3.6: searchUninterrupted %s', (on, rule) => {
    const game = play(turn('searchUninterrupted', on), ask(118, 'red'), ask(57, 'blue'));
    expect(ruleFor(game, ask(120, 'red'))).toBe(rule);
    expect(ruleFor(game, ask(40, 'blue'))).toBeNull();
    expect(ruleFor(play(turn('searchUninterrupted', on), ask(118, 'red')), ask(120, 'red'))).toBeNull();
  });

  const laying = (options: object, more: Parameters<typeof position>[0] = {}) =>
    position({
      night: 2,
      phase: 'police',
      row: [84, 51],
      policemen: START,
      markersByNight: { 1: 5 },
      options: { falseClues: true, ...options },
      ...more,
    });

  it.each([
    [false, 'OPT-FALSE-6'],
    [true, null],
  ])('OPT-FALSE-6: falseClueAnywhere %s: on a crime scene or a clue', (on, rule) => {
    const game = laying({ falseClueAnywhere: on }, { scenes: [65], clues: [66] });
    for (const circle of [84, 65, 66]) expect(ruleFor(game, falseClue(circle))).toBe(rule);
    expect(ruleFor(game, falseClue(51))).toBeNull();
  });

  it.each([
    [true, null],
    [false, 'OPT-FALSE-1'],
  ])('OPT-FALSE-6: falseClueKeep %s: one of night 1 on night 3', (on, rule) => {
    const more = { night: 3, row: [65, 84] };
    expect(ruleFor(laying({ falseClueKeep: on }, more), falseClue(99))).toBe(rule);
    expect(ruleFor(laying({ falseClueKeep: on }), falseClue(99))).toBeNull();
  });

  it.each([
    [false, 'OPT-FALSE-1'],
    [true, null],
  ])('OPT-FALSE-1: falseClueCumulative %s: four and one', (on, rule) => {
    const more = { night: 3, row: [65, 84], markersByNight: { 1: 4, 2: 1 } };
    expect(ruleFor(laying({ falseClueCumulative: on }, more), falseClue(99))).toBe(rule);
  });

  it.each([
    [false, null, 'OPT-LETTERS-5'],
    [true, 'OPT-LETTERS-5', null],
  ])(
    'OPT-LETTERS-5: goulstonNight3AfterMove %s: before the first police turn %s, after Jack moved %s',
    (on, before, after) => {
      const game = position({
        night: 3,
        phase: 'police',
        row: [65, 84],
        policemen: START,
        options: { letters: true, goulstonNight3AfterMove: on },
      });
      expect(ruleFor(game, goulston('red'))).toBe(before);
      expect(ruleFor(play(game, done, walk(51)), goulston('red'))).toBe(after);
    },
  );

  it.each([
    [false, true],
    [true, false],
  ])('OPT-LETTERS-3: oneLetterPerNight %s: Goulston Street after Dear Boss accepted: %s', (on, accepted) => {
    const options = { letters: true, oneLetterPerNight: on };
    const game = play(position({ night: 2, here: 84, played: ['dearBoss'], policemen: START, options }), walk(51));
    expect(ruleFor(game, goulston('red')) === null).toBe(accepted);
  });

  it.each(['patrolExtraAnyCrossing', 'wretchedMayStay', 'revealOptional'] as const)(
    'HELL-3.5, HELL-6.3, HELL-7.2: %s changes nothing where Hell is not refereed',
    (name) => {
      for (const on of [false, true]) {
        const game = position({ night: 2, phase: 'hell', options: { [name]: on } });
        const noted = play(
          game,
          { type: 'patrolsPlaced', crossings: ['k049', 'k080'] },
          { type: 'waited' },
          { type: 'waited' },
        );
        expect(noted.table.waits).toBe(2);
        expect(ruleFor(noted, kill('III', 84))).toBeNull();
      }
    },
  );

  it('END-7: jackErrorLoses changes no ruling', () => {
    for (const on of [false, true]) {
      const game = position({ here: 84, options: { jackErrorLoses: on } });
      expect(ruleFor(game, walk(98))).toBe('HUNT-1.2');
      expect(ruleFor(game, walk(51))).toBeNull();
    }
  });

  it('OPT-CATCH-1: catchMe off and on', () => {
    expect(ruleFor(play(NEW_GAME, start({ catchMe: false })), hide(51))).toBeNull();
    expect(ruleFor(play(NEW_GAME, start({ catchMe: true })), hide(51))).toBe('OPT-CATCH-1');
  });
});

describe('two switches, or a switch at sheet', () => {
  it('REF-8: at sheet forbidUselessSearch is not looked at: only the circle, OPT-FALSE-4 and the result are', () => {
    const game = position({
      referee: 'sheet',
      phase: 'police',
      row: [84, 51],
      options: { forbidUselessSearch: true },
    });
    expect(ruleFor(game, ask(84))).toBeNull();
  });

  it('HUNT-2.6, OPT-RUSH-2: with moveAndActTogether and rushing the second policeman has his two steps', () => {
    const game = play(
      position({
        phase: 'police',
        row: [84, 51],
        policemen: { red: 'k143', blue: 'k058' },
        options: { moveAndActTogether: true, rushing: true },
      }),
      moves('red', 'k134'),
      ask(98, 'red'),
    );
    expect(ruleFor(game, moves('blue', 'k015'))).toBeNull();
  });
});
