import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { type Command, type Game, isOnTrail } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { ask, coach, done, play, position, ruleFor, tryEvent, walk } from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k134' } as const;
const found = (game: Game, command: Command): boolean | undefined => {
  const [event] = tryEvent(game, command).events;
  return event?.type === 'clueSearched' ? event.found : undefined;
};

describe('looking for clues', () => {
  const trail = position({ phase: 'police', row: [84, 119, 51], policemen: START });

  it('CLUE-1: one adjacent circle at a time, in any order', () => {
    expect(found(trail, ask(120, 'red'))).toBe(false);
    expect(found(play(trail, ask(120, 'red')), ask(118, 'red'))).toBe(false);
  });

  it('CLUE-2: yes for the crime, every walk, both circles of a coach, every alley and the present circle', () => {
    const game = position({
      referee: 'sheet',
      phase: 'police',
      row: [84, 66, 51, 31, 32],
      rows: { 1: [84, 66, 51, 31, 32] },
    });
    const yes = board.circles.filter((circle) => found(game, ask(circle)));
    expect(yes).toEqual([31, 32, 51, 66, 84]);
  });

  it('CLUE-2, SPEC-COACH-5: both circles of a coach', () => {
    const game = play(position({ referee: 'sheet', here: 84 }), coach(51, 31));
    expect([51, 31, 84].map((circle) => found(game, ask(circle)))).toEqual([true, true, true]);
  });

  it('CLUE-2: numbers of earlier nights do not count', () => {
    const game = position({
      referee: 'sheet',
      night: 2,
      phase: 'police',
      row: [84, 66],
      rows: { 1: [27, 26, 28] },
      scenes: [27],
    });
    expect([26, 27, 28].map((circle) => found(game, ask(circle)))).toEqual([false, false, false]);
    expect(isOnTrail(game.sheet, 1, 26 as never)).toBe(true);
  });

  it('CLUE-3: on yes a marker is placed and his search ends', () => {
    const game = play(trail, ask(119, 'red'));
    expect(game.table.clues).toEqual([119]);
    expect(game.table.markersByNight).toEqual([1, 0, 0, 0]);
    expect(ruleFor(game, ask(118, 'red'))).toBe('HUNT-3.1');
  });

  it('CLUE-3: on no nothing is placed and he goes on until all are done', () => {
    const game = play(trail, ask(118, 'red'), ask(120, 'red'));
    expect(game.table.clues).toEqual([]);
    expect(found(game, ask(119, 'red'))).toBe(true);
  });

  it('CLUE-4: the answer holds yes or no and nothing else', () => {
    const { events } = tryEvent(trail, ask(119, 'red'));
    expect(events).toEqual([{ type: 'clueSearched', policeman: 'red', circle: 119, found: true }]);
  });

  it('CLUE-4: how often he was there does not change the answer', () => {
    const often = position({ phase: 'police', row: [84, 119, 118, 119, 51], policemen: START });
    expect(tryEvent(often, ask(119, 'red')).events).toEqual(tryEvent(trail, ask(119, 'red')).events);
  });

  it('CLUE-5: a clue on his present circle does not arrest him', () => {
    const game = play(position({ phase: 'police', row: [84, 119], policemen: START }), ask(119, 'red'));
    expect(game.table).toMatchObject({ end: null, clues: [119], phase: 'police' });
  });

  it('CLUE-6: a no is true for that moment only', () => {
    const before = position({ referee: 'sheet', here: 84, phase: 'police', row: [65, 84] });
    expect(found(before, ask(51))).toBe(false);
    expect(found(play(before, ask(51), done, walk(51)), ask(51))).toBe(true);
  });

  it("CLUE-7: tonight's crime scene: yes, no marker, nothing counted, the search is over", () => {
    const scene = position({ phase: 'police', row: [119, 118, 51], policemen: START });
    const game = play(scene, ask(119, 'red'));
    expect(game.table).toMatchObject({ clues: [], markersByNight: [0, 0, 0, 0] });
    expect(game.table.turn.acts).toEqual({ red: 'found' });
  });

  it('CLUE-7: a marked circle: yes, no second marker, the search is over', () => {
    const marked = position({ phase: 'police', row: [84, 119, 51], clues: [119], policemen: START });
    const game = play(marked, ask(119, 'red'));
    expect(game.table).toMatchObject({ clues: [119], markersByNight: [0, 0, 0, 0] });
    expect(ruleFor(game, ask(118, 'red'))).toBe('HUNT-3.1');
  });

  it('CLUE-8: two may ask for one circle; only who found something is done', () => {
    const both = position({ phase: 'police', row: [84, 118, 51], policemen: { red: 'k143', green: 'k114' } });
    const game = play(both, ask(118, 'red'));
    expect(found(game, ask(118, 'green'))).toBe(true);
    expect(found(game, ask(81, 'green'))).toBe(false);
    expect(ruleFor(game, ask(119, 'red'))).toBe('HUNT-3.1');
  });

  it('CLUE-9: the hideout is answered no unless he has been there tonight', () => {
    const away = position({ hideout: 119, phase: 'police', row: [84, 51], policemen: START });
    expect(found(away, ask(119, 'red'))).toBe(false);
    const been = position({ hideout: 119, phase: 'police', row: [84, 119, 51], policemen: START });
    expect(found(been, ask(119, 'red'))).toBe(true);
  });

  it('CLUE-9: a crime scene of an earlier night is answered no unless he has been there tonight', () => {
    const given = { night: 2, phase: 'police', scenes: [119], rows: { 1: [119] }, policemen: START } as const;
    expect(found(position({ ...given, row: [84, 51] }), ask(119, 'red'))).toBe(false);
    expect(found(position({ ...given, row: [84, 119] }), ask(119, 'red'))).toBe(true);
  });

  it('CLUE-9: where he has been on the earlier scene tonight a marker is placed', () => {
    const game = position({ night: 2, phase: 'police', scenes: [119], row: [84, 119], policemen: START });
    expect(play(game, ask(119, 'red')).table).toMatchObject({ clues: [119], markersByNight: [0, 1, 0, 0] });
  });

  it('CLUE-10: naming a circle again that was answered no is legal and gets the same answer', () => {
    const game = play(trail, ask(120, 'red'));
    expect(found(game, ask(120, 'red'))).toBe(false);
  });

  it.each([
    [119, true],
    [120, false],
  ])('CLUE-2: a recorded answer for %i is checked, and the true one (%s) supplied', (circle, truth) => {
    const told = { type: 'clueSearched', policeman: 'red', circle, found: !truth } as const;
    const { breach, game } = tryEvent(trail, told);
    expect(breach).toEqual({ rule: 'CLUE-2', because: { why: 'falseAnswer', circle, found: truth }, found: truth });
    expect(game.table).toEqual(trail.table);
    expect(refusal(trail, { ...told, found: truth })).toBeNull();
  });
});
