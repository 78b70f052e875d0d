import { describe, expect, it } from 'vitest';
import { board, neighbours } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { legalMoves } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { alley, arrest, ask, coach, declare, done, moves, play, position, ruleFor, walk } from './position';

const home = { hideout: 51, here: 84, policemen: { red: 'k143', blue: 'k049' } } as const;

describe('HUNT-1: Jack moves', () => {
  it('HUNT-1.1: the police cannot begin before he has moved', () => {
    expect(refusal(position({ policemen: { red: 'k143' } }), done)).toEqual({
      rule: 'HUNT-3.4',
      because: { why: 'notPolicesTurn' },
    });
  });

  it('HUNT-1.1, REF-3: standing still is no walk', () => {
    expect(refusal(position({ here: 51 }), walk(51))).toEqual({
      rule: 'HUNT-1.2',
      because: { why: 'standsStill', circle: 51 },
    });
  });

  it('HUNT-1.1: he does not move when it is not his turn', () => {
    const moved = play(position({ here: 84 }), walk(51));
    expect(refusal(moved, walk(66))).toEqual({ rule: 'HUNT-1.1', because: { why: 'notJacksTurn' } });
  });

  it('HUNT-1.2, BOARD-3: from 84 he walks to 51, 65, 66, 67, 85, 86, 99 and 100 and nowhere else', () => {
    const game = position({ here: 84, tokens: { coaches: 0, alleys: 0 } });
    expect(legalMoves(board, game).map(({ to }) => to[0])).toEqual([51, 65, 66, 67, 85, 86, 99, 100]);
    const accepted = board.circles.filter((circle) => ruleFor(game, walk(circle)) === null);
    expect(accepted).toEqual([51, 65, 66, 67, 85, 86, 99, 100]);
  });

  it('HUNT-1.2: a circle that is not adjacent is refused', () => {
    expect(refusal(position({ here: 84 }), walk(98))).toEqual({
      rule: 'HUNT-1.2',
      because: { why: 'notAdjacent', from: 84, to: 98 },
    });
  });

  it('HUNT-1.2: a walk past a guarded crossing is refused and names the crossings', () => {
    const game = position({ here: 6, policemen: { blue: 'k009', red: 'k026', green: 'k180' } });
    expect(refusal(game, walk(24))).toEqual({
      rule: 'HUNT-1.2',
      because: { why: 'everyWayGuarded', from: 6, to: 24, crossings: ['k009', 'k026'] },
    });
  });

  it.each(['k009', 'k010', 'k026'])(
    'HUNT-1.2: with one of two ways free (guard on %s) the walk is legal, whichever it was',
    (k) => {
      const after = play(position({ here: 6, policemen: { blue: k } }), walk(24));
      expect(after.table).toMatchObject({ phase: 'police', lastMove: 'walk', jackMoves: 1 });
    },
  );

  it('HUNT-1.2, BOARD-7: nobody can block 26 to 28', () => {
    const game = position({ here: 26, policemen: ['k001', 'k021', 'k027', 'k040', 'k041'] });
    expect(ruleFor(game, walk(28))).toBeNull();
    expect(ruleFor(game, walk(27))).toBe('HUNT-1.2');
  });

  it('HUNT-1.3: policemen elsewhere, crime scenes, clues and false clues do not block', () => {
    const game = position({
      here: 84,
      night: 4,
      scenes: [51, 65, 27],
      clues: [66],
      falseClues: [67],
      policemen: ['k049', 'k058', 'k044', 'k143', 'k180'],
    });
    for (const to of [51, 65, 66, 67]) expect(ruleFor(game, walk(to))).toBeNull();
  });

  it('HUNT-1.4: one special movement instead of the walk, never a second movement in the turn', () => {
    const ridden = play(position({ here: 84 }), coach(51, 31));
    for (const second of [walk(51), alley(32), coach(51, 84)]) expect(ruleFor(ridden, second)).toBe('HUNT-1.1');
  });

  it.each([
    ['coach', coach(51, 31)],
    ['alley', alley(99)],
  ] as const)('HUNT-1.4: no %s without a token', (by, move) => {
    expect(refusal(position({ here: 84, tokens: { coaches: 0, alleys: 0 } }), move)).toEqual({
      rule: 'HUNT-1.4',
      because: { why: 'noTokenLeft', by },
    });
  });

  it('HUNT-1.5: the number goes into the next free cell of the row of the night and nowhere else', () => {
    const after = play(position({ night: 2, row: [84, 66], rows: { 1: [27, 26] } }), walk(51));
    expect(after.sheet.rows).toEqual([[27, 26], [84, 66, 51], [], []]);
  });

  it('HUNT-1.6: straight back, and again, is allowed', () => {
    const game = play(position({ here: 84 }), walk(51), done, walk(84), done, walk(51));
    expect(game.sheet.rows[0]).toEqual([84, 51, 84, 51]);
  });

  it('HUNT-1.7: special movements from the crime scene, as the first move', () => {
    expect(play(position({ row: [84] }), coach(51, 31)).table.tokens).toEqual({ coaches: 2, alleys: 2 });
    expect(play(position({ row: [84] }), alley(99)).table.tokens).toEqual({ coaches: 3, alleys: 1 });
  });

  it('HUNT-1.8, EOH-1: having walked home he may declare, and the night ends', () => {
    const game = play(position(home), walk(51), declare);
    expect(game.table).toMatchObject({ phase: 'between', night: 1, end: null });
  });

  it('HUNT-1.8: elsewhere than at home nothing is to declare', () => {
    expect(refusal(play(position(home), walk(66)), declare)).toEqual({
      rule: 'HUNT-1.8',
      because: { why: 'notJustWalkedHome' },
    });
  });

  it('HUNT-1.9, HIDE-2: silent at home, he goes on, comes back later and declares then', () => {
    const game = play(position(home), walk(51), done, walk(66), done, walk(51), declare);
    expect(game.table.phase).toBe('between');
    expect(game.sheet.rows[0]).toEqual([84, 51, 66, 51]);
  });

  it('HUNT-1.10: not at the start of his next turn', () => {
    expect(ruleFor(play(position(home), walk(51), done), declare)).toBe('HUNT-1.8');
  });

  it('HUNT-1.11, END-3: with no move of any kind he has lost', () => {
    const game = position({
      row: [43],
      here: 43,
      phase: 'police',
      tokens: { coaches: 0, alleys: 2 },
      policemen: ['k051', 'k068'],
    });
    const after = play(game, done);
    expect(after.found).toBe('trapped');
    expect(legalMoves(board, after)).toEqual([]);
  });

  it.each([
    ['a policeman moved', moves('red', 'k134')],
    ['a circle asked', ask(119, 'red')],
    ['an arrest', arrest(119, 'red')],
    ['the police ending their turn', done],
  ])('HUNT-1.12: the moment to declare lasts until %s', (_, first) => {
    expect(ruleFor(play(position(home), walk(51), first), declare)).toBe('HUNT-1.8');
  });

  it.each([
    ['moving too far', moves('red', 'k001'), 'HUNT-2.2'],
    ['asking far away', ask(84, 'red'), 'HUNT-3.2'],
  ])('HUNT-1.12: the police being refused (%s) does not end it', (_, refused, rule) => {
    const walked = play(position(home), walk(51));
    expect(ruleFor(walked, refused)).toBe(rule);
    expect(ruleFor(walked, declare)).toBeNull();
  });

  it('HUNT-1.2: what legalMoves lists as walks is what is accepted, from everywhere', () => {
    const policemen = ['k049', 'k107', 'k143', 'k080', 'k021'];
    for (const here of [27, 28, 84, 99, 119, 40] as CircleId[]) {
      const game = position({ here, policemen, tokens: { coaches: 0, alleys: 0 } });
      const listed = legalMoves(board, game).map(({ to }) => to[0]);
      expect(neighbours(board, here).filter((to) => ruleFor(game, walk(to)) === null)).toEqual(listed);
    }
  });
});
