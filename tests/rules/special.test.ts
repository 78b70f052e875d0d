import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { legalMoves, type Move } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { alley, ask, coach, declare, done, moves, play, position, ruleFor, walk } from './position';

const NO_TOKENS = { coaches: 0, alleys: 0 };
const ends = (given: Parameters<typeof position>[0], by: Move['by']): readonly number[] => {
  const all = legalMoves(board, position(given)).filter((move) => move.by === by);
  return [...new Set(all.map(({ to }) => to.at(-1) as number))].sort((a, b) => a - b);
};

describe('special movements', () => {
  it('SPEC-1: each uses up one token, openly', () => {
    expect(play(position({ here: 84 }), coach(51, 31)).table).toMatchObject({
      tokens: { coaches: 2, alleys: 2 },
      lastMove: 'coach',
    });
    expect(play(position({ here: 84 }), alley(99)).table).toMatchObject({
      tokens: { coaches: 3, alleys: 1 },
      lastMove: 'alley',
    });
    expect(play(position({ here: 84 }), walk(99)).table.tokens).toEqual({ coaches: 3, alleys: 2 });
  });

  it.each([
    ['coach', coach(66, 51)],
    ['alley', alley(67)],
  ] as const)('SPEC-2, HIDE-3: brought home by %s he cannot declare', (by, move) => {
    const game = play(position({ here: 84, hideout: by === 'coach' ? 51 : 67 }), move);
    expect(refusal(game, declare)).toEqual({ rule: 'SPEC-2', because: { why: 'broughtHomeBy', by } });
  });

  it('SPEC-2: he leaves, comes back with a normal move and declares then', () => {
    const game = play(position({ here: 84, hideout: 51 }), coach(66, 51), done, walk(66), done, walk(51), declare);
    expect(game.table.phase).toBe('between');
  });

  it('SPEC-3: policemen on every way out stop neither coach nor alley', () => {
    const shut = { policemen: ['k001', 'k006'], here: 1 };
    expect(ends(shut, 'walk')).toEqual([]);
    expect(ends(shut, 'alley')).toEqual([7, 26]);
    expect(play(position(shut), coach(2, 3)).sheet.rows[0]).toEqual([1, 2, 3]);
    expect(play(position(shut), alley(7)).sheet.rows[0]).toEqual([1, 7]);
  });
});

describe('coach', () => {
  it('SPEC-COACH-1: two walks in succession, past policemen in both halves', () => {
    const game = position({ here: 43, policemen: ['k051', 'k068', 'k026', 'k009', 'k010'] });
    expect(ruleFor(game, walk(24))).toBe('HUNT-1.2');
    expect(play(game, coach(24, 6)).sheet.rows[0]).toEqual([43, 24, 6]);
  });

  it.each([
    [98, 82, 1, 84, 98],
    [51, 99, 2, 51, 99],
    [84, 51, 1, 84, 84],
    [51, 51, 2, 51, 51],
  ])('SPEC-COACH-1: the ride %i, %i is refused for its half %i', (middle, end, half, from, to) => {
    expect(refusal(position({ here: 84 }), coach(middle, end))).toEqual({
      rule: 'SPEC-COACH-1',
      because: { why: 'coachHalf', half, from, to },
    });
  });

  it.each([
    [196, 51, 196],
    [51, 0, 0],
  ])('SPEC-COACH-1: a ride over %i, %i names no circle', (middle, end, circle) => {
    expect(refusal(position({ here: 84 }), coach(middle, end))).toEqual({
      rule: 'SPEC-COACH-1',
      because: { why: 'notACircle', circle },
    });
  });

  it('SPEC-COACH-2: both circles in two consecutive cells, two spaces', () => {
    const game = play(position({ here: 84, left: 9 }), coach(51, 31));
    expect(game.sheet.rows[0]).toEqual([84, 51, 31]);
    expect(game.table).toMatchObject({ left: 7, filled: 3, jackMoves: 1 });
  });

  it('SPEC-COACH-3: the ride may not end where it began', () => {
    expect(refusal(position({ here: 84 }), coach(51, 84))).toEqual({
      rule: 'SPEC-COACH-3',
      because: { why: 'coachReturns', circle: 84 },
    });
  });

  it('SPEC-COACH-3, HUNT-1.6: it may end where he has been earlier', () => {
    expect(ruleFor(position({ row: [66, 51, 84] }), coach(51, 66))).toBeNull();
  });

  it('SPEC-COACH-4: with the pawn on 14 no coach', () => {
    expect(refusal(position({ here: 84, space: '14' }), coach(51, 31))).toEqual({
      rule: 'SPEC-COACH-4',
      because: { why: 'coachNeedsTwoSpaces' },
    });
    expect(ends({ here: 84, space: '14' }, 'coach')).toEqual([]);
    expect(ruleFor(position({ here: 84, space: '13' }), coach(51, 31))).toBeNull();
  });

  it('SPEC-COACH-5: the middle is on the trail; only at the end can he be arrested', () => {
    const game = play(position({ here: 84, referee: 'sheet' }), coach(51, 31));
    expect(ruleFor(game, { type: 'clueSearched', circle: 51, found: true })).toBeNull();
    expect(ruleFor(game, { type: 'arrestAttempted', circle: 51, caught: false })).toBeNull();
    expect(ruleFor(game, { type: 'arrestAttempted', circle: 31, caught: true })).toBeNull();
  });

  it('SPEC-COACH-6: riding through the hideout ends nothing and gives no right to declare', () => {
    const game = play(position({ here: 84, hideout: 51 }), coach(51, 31));
    expect(game.table.phase).toBe('police');
    expect(ruleFor(game, declare)).toBe('HUNT-1.8');
  });

  it('SPEC-COACH-7: the police act once after it', () => {
    const game = play(
      position({ here: 84, policemen: { red: 'k143' } }),
      coach(51, 31),
      moves('red', 'k134'),
      ask(98, 'red'),
      done,
    );
    expect(game.table.phase).toBe('jack');
    expect(ruleFor(game, done)).toBe('HUNT-3.4');
  });

  it('SPEC-COACH-8, END-4: with exactly two spaces left it is legal and loses, even home', () => {
    const game = play(position({ here: 84, hideout: 51, space: '13' }), coach(66, 51));
    expect(game.found).toBe('outOfMoves');
    expect(ruleFor(game, declare)).toBe('END-4');
  });
});

describe('alley', () => {
  it.each([
    [120, [82, 83, 98, 100, 122]],
    [138, [115, 116, 136, 137, 139]],
    [84, [53, 65, 67, 68, 83, 86, 99]],
  ])('SPEC-ALLEY-1, BOARD-6: from %i to %j and nowhere else', (here, to) => {
    expect(ends({ here }, 'alley')).toEqual(to);
    const game = position({ here });
    expect(board.circles.filter((circle) => ruleFor(game, alley(circle)) === null)).toEqual(to);
  });

  it('SPEC-ALLEY-1: one cell, one space', () => {
    const game = play(position({ here: 120, left: 9 }), alley(82));
    expect(game.sheet.rows[0]).toEqual([120, 82]);
    expect(game.table).toMatchObject({ left: 8, filled: 2, jackMoves: 1 });
  });

  it('SPEC-ALLEY-1: on the last space an alley is still possible', () => {
    expect(ends({ here: 120, space: '14' }, 'alley')).toEqual([82, 83, 98, 100, 122]);
  });

  it('SPEC-ALLEY-1, BOARD-8: neither from 43 nor to it', () => {
    expect(ends({ here: 43 }, 'alley')).toEqual([]);
    for (const here of [24, 25, 44, 59]) expect(ruleFor(position({ here }), alley(43))).toBe('SPEC-ALLEY-1');
  });

  it('SPEC-ALLEY-2: from 138, on two blocks, to circles of either', () => {
    for (const to of [136, 115]) expect(ruleFor(position({ here: 138 }), alley(to))).toBeNull();
  });

  it('SPEC-ALLEY-3, SPEC-2: to a circle he could have walked to it is still a special movement', () => {
    const game = play(position({ here: 138, hideout: 136 }), alley(136));
    expect(ruleFor(position({ here: 138 }), walk(136))).toBeNull();
    expect(game.table.tokens.alleys).toBe(1);
    expect(ruleFor(game, declare)).toBe('SPEC-2');
  });

  it('SPEC-ALLEY-4: no policeman on the outline of the block stops it', () => {
    const game = position({ here: 1, policemen: ['k001', 'k006', 'k027', 'k040', 'k021'] });
    expect(ruleFor(game, alley(26))).toBeNull();
  });

  it('SPEC-3, END-3: shut in on the last space with a coach and no alley he is trapped, with an alley he is not', () => {
    const given = { row: [1], phase: 'police', left: 1, policemen: ['k001', 'k006'] } as const;
    expect(play(position({ ...given, tokens: { coaches: 1, alleys: 0 } }), done).found).toBe('trapped');
    expect(play(position({ ...given, tokens: { coaches: 0, alleys: 1 } }), done).found).toBeNull();
    expect(play(position({ ...given, tokens: NO_TOKENS, left: 5 }), done).found).toBe('trapped');
    expect(play(position({ ...given, tokens: { coaches: 1, alleys: 0 }, left: 2 }), done).found).toBeNull();
  });
});
