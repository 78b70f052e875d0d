import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import type { Command, Game } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { arrest, ask, play, position, ruleFor, tryEvent } from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k114' } as const;
const caught = (game: Game, command: Command): boolean | undefined => {
  const [event] = tryEvent(game, command).events;
  return event?.type === 'arrestAttempted' ? event.caught : undefined;
};

describe('arrests', () => {
  const there = position({ phase: 'police', row: [84, 118, 119], policemen: START });

  it('ARREST-1, END-2: Jack is there now: caught, and the police have won at once', () => {
    const game = play(there, arrest(119, 'red'));
    expect(game.table.end).toEqual({ how: 'arrested', winner: 'police' });
  });

  it('ARREST-1: of all circles only the present one is a hit', () => {
    const sheet = position({ referee: 'sheet', phase: 'police', row: [84, 118, 119] });
    expect(board.circles.filter((circle) => caught(sheet, arrest(circle)))).toEqual([119]);
  });

  it('ARREST-2: a miss where he was earlier gives no clue and uses up the action', () => {
    const game = play(there, arrest(118, 'red'));
    expect(game.table).toMatchObject({ end: null, clues: [], markersByNight: [0, 0, 0, 0] });
    expect(game.table.turn.acts).toEqual({ red: 'arrested' });
    expect(ruleFor(game, ask(118, 'red'))).toBe('HUNT-3.1');
  });

  it('ARREST-2: a miss says the same whether or not he was there', () => {
    expect(tryEvent(there, arrest(118, 'red')).events).toEqual([
      { type: 'arrestAttempted', policeman: 'red', circle: 118, caught: false },
    ]);
    expect(tryEvent(there, arrest(120, 'red')).events).toEqual([
      { type: 'arrestAttempted', policeman: 'red', circle: 120, caught: false },
    ]);
  });

  it('ARREST-3: one arrest per policeman and turn; his colleague may still try', () => {
    const game = play(there, arrest(118, 'red'));
    expect(ruleFor(game, arrest(119, 'red'))).toBe('HUNT-3.1');
    expect(ruleFor(game, arrest(118, 'green'))).toBeNull();
  });

  it('ARREST-4: on a circle with a clue marker or a crime-scene marker', () => {
    const marked = position({ phase: 'police', row: [118, 120, 119], clues: [119], policemen: START });
    expect(caught(marked, arrest(119, 'red'))).toBe(true);
    expect(caught(marked, arrest(118, 'red'))).toBe(false);
    const earlier = position({ night: 2, phase: 'police', row: [84, 119], scenes: [119], policemen: START });
    expect(caught(earlier, arrest(119, 'red'))).toBe(true);
  });

  it("ARREST-5, DOUBLE-4: on night 3 before Jack's first walk he is on the right-hand scene", () => {
    const game = position({ night: 3, phase: 'police', row: [118, 119], policemen: START });
    expect(caught(game, arrest(118, 'red'))).toBe(false);
    expect(caught(game, arrest(119, 'red'))).toBe(true);
  });

  it.each([
    [119, true],
    [118, false],
  ])('ARREST-1: a recorded result for %i is checked, and the true one (%s) supplied', (circle, truth) => {
    const told = { type: 'arrestAttempted', policeman: 'red', circle, caught: !truth } as const;
    const { breach, game } = tryEvent(there, told);
    expect(breach).toEqual({ rule: 'ARREST-1', because: { why: 'falseResult', circle, caught: truth }, caught: truth });
    expect(game.table).toEqual(there.table);
    expect(refusal(there, { ...told, caught: truth })).toBeNull();
  });

  it('ARREST-1: he is caught at the end of a coach ride, not at its middle (SPEC-COACH-5)', () => {
    const ridden = position({ phase: 'police', row: [84, 118, 119], lastMove: 'coach', policemen: START });
    expect(caught(ridden, arrest(118, 'red'))).toBe(false);
    expect(caught(ridden, arrest(119, 'red'))).toBe(true);
  });
});
