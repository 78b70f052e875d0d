import { describe, expect, it } from 'vitest';
import { board, inTwoSteps, touches } from '../../src/board/index';
import type { CrossingId } from '../../src/board/types';
import { POLICEMEN } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { arrest, ask, done, moves, play, position, ruleFor, walk } from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;
const turn = position({ phase: 'police', row: [84, 51], policemen: START });

describe('HUNT-2: the policemen move', () => {
  it('HUNT-2.1, HUNT-2.4, HUNT-2.8: the five move one at a time, in any order', () => {
    const game = play(
      turn,
      moves('green', 'k163'),
      moves('blue', 'k060'),
      moves('brown', 'k055'),
      moves('yellow', 'k083'),
      moves('red', 'k134'),
    );
    expect(game.table.policemen).toEqual({ blue: 'k060', yellow: 'k083', brown: 'k055', red: 'k134', green: 'k163' });
    expect(game.table.turn.moved).toEqual(['green', 'blue', 'brown', 'yellow', 'red']);
  });

  it('PLAYERS-3, PLAYERS-4: in the order of any seats: whose turn it is the referee leaves to the table', () => {
    // Case 129: blue and yellow, brown and red, green; red's player is Head.
    for (const order of [
      ['brown', 'red', 'green', 'blue', 'yellow'],
      ['blue', 'yellow', 'brown', 'red', 'green'],
    ] as const) {
      const moved = play(turn, ...order.map((policeman) => moves(policeman, START[policeman])));
      const acted = play(
        moved,
        ...order.map((policeman) => arrest(touches(board, START[policeman] as CrossingId)[0] ?? 0, policeman)),
      );
      expect(Object.keys(acted.table.turn.acts)).toEqual([...order]);
      expect(ruleFor(acted, done)).toBeNull();
    }
  });

  it('HUNT-2.2: to every crossing within two steps that is free, and to no other', () => {
    const alone = position({ phase: 'police', row: [84, 51], policemen: { red: 'k143' } });
    const accepted = board.crossings.filter((to) => ruleFor(alone, moves('red', to)) === null);
    expect(accepted).toEqual([...inTwoSteps(board, 'k143' as CrossingId), 'k143' as CrossingId].sort());
  });

  it('HUNT-2.2: three steps are too many', () => {
    expect(refusal(turn, moves('red', 'k089'))).toEqual({
      rule: 'HUNT-2.2',
      because: { why: 'tooFar', policeman: 'red', from: 'k143', to: 'k089', steps: 3 },
    });
  });

  it.each(['k000', 'k235', 'K049', '', '84'])('HUNT-2.2: %j is no crossing', (to) => {
    expect(refusal(turn, moves('red', to))).toEqual({
      rule: 'HUNT-2.2',
      because: { why: 'notACrossing', crossing: to },
    });
  });

  it('HUNT-2.3: onto a colleague is refused and says whose crossing it is', () => {
    const close = position({ phase: 'police', row: [84, 51], policemen: { ...START, green: 'k134' } });
    expect(refusal(close, moves('red', 'k134'))).toEqual({
      rule: 'HUNT-2.3',
      because: { why: 'heldByColleague', colleague: 'green', crossing: 'k134' },
    });
  });

  it('HUNT-2.3: past a colleague is allowed: k143 to k106 leads through k134 only', () => {
    const close = position({ phase: 'police', row: [84, 51], policemen: { ...START, green: 'k134' } });
    expect(play(close, moves('red', 'k106')).table.policemen.red).toBe('k106');
  });

  it('HUNT-2.3: a crossing just left by a colleague is free', () => {
    const close = position({ phase: 'police', row: [84, 51], policemen: { ...START, green: 'k134' } });
    const game = play(close, moves('green', 'k106'), moves('red', 'k134'));
    expect(game.table.policemen).toMatchObject({ green: 'k106', red: 'k134' });
  });

  it('HUNT-2.5: standing next to Jack, or walking past him, has no effect', () => {
    const near = position({ phase: 'police', row: [84, 119], policemen: { red: 'k134' } });
    const game = play(near, moves('red', 'k143'));
    expect(game.table.end).toBeNull();
    expect(game.sheet.rows[0]).toEqual([84, 119]);
  });

  it.each([
    ['a search', ask(119, 'red')],
    ['an arrest', arrest(119, 'red')],
  ])('HUNT-2.6: after %s nobody moves any more', (_, act) => {
    const acted = play(turn, act);
    for (const policeman of POLICEMEN) {
      expect(refusal(acted, moves(policeman, START[policeman]))).toEqual({
        rule: 'HUNT-2.6',
        because: { why: 'searchesBegan' },
      });
    }
  });

  it('HUNT-2.7: standing still needs no event, and he searches as any other', () => {
    expect(play(turn, ask(118, 'red')).table.turn.acts).toEqual({ red: 'searched' });
  });

  it('HUNT-2.7, REF-7: naming his own crossing is accepted and counts as his move', () => {
    const game = play(turn, moves('red', 'k143'));
    expect(game.table.turn.moved).toEqual(['red']);
    expect(ruleFor(game, moves('red', 'k134'))).toBe('HUNT-2.2');
  });

  it('HUNT-2.8: each moves once, not in two goes', () => {
    const game = play(turn, moves('red', 'k134'), moves('blue', 'k060'));
    expect(refusal(game, moves('red', 'k106'))).toEqual({
      rule: 'HUNT-2.2',
      because: { why: 'movedAlready', policeman: 'red' },
    });
  });

  it('HUNT-2.8: in the next turn he moves again', () => {
    const next = play(turn, moves('red', 'k134'), done, walk(66));
    expect(next.table.turn).toEqual({ begun: false, acted: false, moved: [], acts: {}, lastActor: null });
    expect(ruleFor(next, moves('red', 'k106'))).toBeNull();
  });
});

describe('HUNT-3: each policeman does one thing', () => {
  it('HUNT-3.1: a search goes on after a no', () => {
    const game = play(turn, ask(118, 'red'), ask(119, 'red'), ask(120, 'red'));
    expect(game.table.turn.acts).toEqual({ red: 'searched' });
  });

  const trail = position({ phase: 'police', row: [84, 118, 51], policemen: START });
  it.each([
    ['a search after his find', [ask(118, 'red')], ask(119, 'red'), 'found'],
    ['an arrest after his find', [ask(118, 'red')], arrest(119, 'red'), 'found'],
    ['a search after his arrest', [arrest(118, 'red')], ask(119, 'red'), 'arrested'],
    ['a second arrest', [arrest(118, 'red')], arrest(119, 'red'), 'arrested'],
    ['an arrest after a no', [ask(119, 'red')], arrest(118, 'red'), 'searched'],
  ] as const)('HUNT-3.1: %s is refused', (_, before, second, act) => {
    expect(refusal(play(trail, ...before), second)).toEqual({
      rule: 'HUNT-3.1',
      because: { why: 'actedAlready', policeman: 'red', act },
    });
  });

  it('HUNT-3.2, BOARD-4: the policeman on the crossing of 118, 119, 120 may search there and not at 98', () => {
    const accepted = board.circles.filter((circle) => ruleFor(turn, ask(circle, 'red')) === null);
    expect(accepted).toEqual([118, 119, 120]);
    expect(refusal(turn, ask(98, 'red'))).toEqual({
      rule: 'HUNT-3.2',
      because: { why: 'notTouching', policeman: 'red', crossing: 'k143', circle: 98, touches: [118, 119, 120] },
    });
  });

  it('HUNT-3.2: the same for an arrest', () => {
    const accepted = board.circles.filter((circle) => ruleFor(turn, arrest(circle, 'red')) === null);
    expect(accepted).toEqual([118, 119, 120]);
    expect(ruleFor(turn, arrest(98, 'red'))).toBe('HUNT-3.2');
  });

  it('HUNT-3.2: where he stands now counts, not where he came from', () => {
    const moved = play(turn, moves('red', 'k134'));
    expect(ruleFor(moved, ask(119, 'red'))).toBe('HUNT-3.2');
    expect(ruleFor(moved, ask(98, 'red'))).toBeNull();
  });

  it('HUNT-3.3, HUNT-3.5: who has not acted has passed; all five may', () => {
    expect(play(turn, done).table).toMatchObject({ phase: 'jack', end: null });
    expect(play(turn, ask(119, 'red'), done).table.phase).toBe('jack');
  });

  it('HUNT-3.4: then Jack moves again', () => {
    const next = play(turn, moves('red', 'k134'), ask(98, 'red'), done);
    expect(next.table.turn.acts).toEqual({});
    expect(ruleFor(next, ask(98, 'red'))).toBe('HUNT-3.4');
    expect(ruleFor(next, walk(66))).toBeNull();
  });

  it('HUNT-3.6: a search that only got no may be taken up again after a colleague has acted', () => {
    const game = play(turn, ask(119, 'red'), arrest(57, 'blue'), ask(120, 'red'));
    expect(game.table.turn.acts).toEqual({ red: 'searched', blue: 'arrested' });
    expect(ruleFor(game, ask(118, 'red'))).toBeNull();
  });

  it('HUNT-3.6: not after the police have ended their turn', () => {
    expect(ruleFor(play(turn, ask(119, 'red'), done), ask(120, 'red'))).toBe('HUNT-3.4');
  });
});
