import { describe, expect, it } from 'vitest';
import { COLUMNS, CRIME_TIMES, type CrimeTime, NIGHT_TABLE, pawnColumn, spacesAfterCrime } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { alley, coach, kill, night, play, position, walk } from './position';

const VICTIMS: Readonly<Record<number, readonly number[]>> = { 1: [82], 2: [82], 3: [82, 99], 4: [82] };
const killedAt = (n: number, time: CrimeTime) =>
  play(position({ night: n, phase: 'hell' }), kill(time, ...(VICTIMS[n] ?? [])));

describe('the sheet and the track', () => {
  it('TRACK-1, SETUP-8: twenty columns from V to 15', () => {
    expect(COLUMNS).toEqual(['V', 'IV', 'III', 'II', 'I', ...Array.from({ length: 15 }, (_, i) => `${i + 1}`)]);
  });

  it('SETUP-8: one row a night, none filled before the crime', () => {
    const game = play(position({ phase: 'between', night: 0 }), night(1));
    expect(game.sheet.rows).toEqual([[], [], [], []]);
    expect(pawnColumn(game.table)).toBeNull();
  });

  it('TRACK-2, HELL-8.1: the victim on 82 with the token on II is written in column II', () => {
    const game = killedAt(1, 'II');
    expect(game.sheet.rows[0]).toEqual([82]);
    expect(pawnColumn(game.table)).toBe('II');
  });

  it('TRACK-2, HUNT-1.5: Jack on 127 with the pawn on 3 walks to 103 and the pawn goes to 4', () => {
    const before = position({ here: 127, space: '3' });
    expect(pawnColumn(before.table)).toBe('3');
    const after = play(before, walk(103));
    expect(pawnColumn(after.table)).toBe('4');
    expect(after.sheet.rows[0]).toEqual([127, 103]);
    expect(after.table).toMatchObject({ left: 11, filled: 2, lastMove: 'walk' });
  });

  it.each([
    [1, 'I', 15],
    [1, 'II', 16],
    [1, 'III', 17],
    [1, 'IV', 18],
    [1, 'V', 19],
    [2, 'I', 15],
    [2, 'V', 19],
    [4, 'I', 15],
    [4, 'III', 17],
    [4, 'V', 19],
    [3, 'I', 14],
    [3, 'II', 15],
    [3, 'III', 16],
    [3, 'IV', 17],
    [3, 'V', 18],
  ] as const)('TRACK-3: night %i, crime at %s: %i spaces left', (n, time, left) => {
    expect(killedAt(n, time).table.left).toBe(left);
    expect(spacesAfterCrime(n, time)).toBe(left);
  });

  it.each([
    ['a walk', walk(66), '4', 1],
    ['an alley', alley(99), '4', 1],
    ['a coach', coach(51, 31), '5', 2],
  ] as const)('TRACK-4: %s moves the pawn from 3 to the right space', (_, move, column, spaces) => {
    const after = play(position({ here: 84, space: '3' }), move);
    expect(pawnColumn(after.table)).toBe(column);
    expect(after.table.left).toBe(12 - spaces);
    expect(after.sheet.rows[0]).toHaveLength(1 + spaces);
  });

  it('TRACK-5, END-4: column 15 filled elsewhere than home is lost at once, before the police act', () => {
    const after = play(position({ here: 84, space: '14' }), walk(66));
    expect(pawnColumn(after.table)).toBe('15');
    expect(after.found).toBe('outOfMoves');
    expect(refusal(after, { type: 'policeDone' })).toEqual({
      rule: 'END-4',
      because: { why: 'gameOver', end: 'outOfMoves' },
    });
  });
});

describe('the night table', () => {
  it.each([
    [1, { coaches: 3, alleys: 2 }, { marked: 5, unmarked: 3 }, 1, 'jack', 1],
    [2, { coaches: 2, alleys: 2 }, { marked: 4, unmarked: 3 }, 1, 'jack', 2],
    [3, { coaches: 2, alleys: 1 }, { marked: 3, unmarked: 3 }, 2, 'police', 4],
    [4, { coaches: 1, alleys: 1 }, { marked: 1, unmarked: 3 }, 1, 'jack', 5],
  ] as const)('NIGHT-1: night %i', (n, tokens, women, victims, first, victimsSoFar) => {
    const patrols = { real: 5, false: 2 };
    expect(NIGHT_TABLE[n]).toEqual({ tokens, women, patrols, victims, first, victimsSoFar });
  });

  it.each([
    [1, 3, 2],
    [2, 2, 2],
    [3, 2, 1],
    [4, 1, 1],
  ])('NIGHT-1, HELL-1.1, EOH-4: as night %i begins %i coaches and %i alleys are dealt', (n, coaches, alleys) => {
    const game = play(position({ phase: 'between', night: n - 1, tokens: { coaches: 0, alleys: 0 } }), night(n));
    expect(game.table).toMatchObject({ night: n, phase: 'hell', tokens: { coaches, alleys } });
  });

  it.each([
    [0, 2, 1],
    [0, 0, 1],
    [1, 1, 2],
    [1, 3, 2],
    [2, 5, 3],
    [3, 3, 4],
  ])('NIGHT-1: after night %i, night %i is refused: %i comes next', (after, given, expected) => {
    expect(refusal(position({ phase: 'between', night: after }), night(given))).toEqual({
      rule: 'NIGHT-1',
      because: { why: 'wrongNight', night: given, expected },
    });
  });

  it.each(['hell', 'alarm', 'jack', 'police'] as const)('NIGHT-1, REF-2: no night begins in phase %s', (phase) => {
    expect(refusal(position({ phase }), night(2))?.rule).toBe('NIGHT-1');
  });

  it('NIGHT-2: a token that was used does not come back during the night', () => {
    const once = play(position({ here: 84 }), coach(51, 31), { type: 'policeDone' });
    expect(once.table.tokens).toEqual({ coaches: 2, alleys: 2 });
    const twice = play(once, coach(51, 84), { type: 'policeDone' }, alley(99));
    expect(twice.table.tokens).toEqual({ coaches: 1, alleys: 1 });
  });

  it('NIGHT-2: unused tokens do not carry over', () => {
    const home = play(position({ hideout: 51, here: 84 }), walk(51), { type: 'escapeDeclared' }, night(2));
    expect(home.table.tokens).toEqual({ coaches: 2, alleys: 2 });
  });

  it('TRACK-3: every time has its own column', () => {
    expect(CRIME_TIMES.map((time) => pawnColumn(killedAt(1, time).table))).toEqual(CRIME_TIMES);
    expect(CRIME_TIMES.map((time) => pawnColumn(killedAt(3, time).table))).toEqual(['1', 'I', 'II', 'III', 'IV']);
  });
});
