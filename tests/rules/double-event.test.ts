import { describe, expect, it } from 'vitest';
import { COLUMNS, type CrimeTime, columnOf, pawnColumn, publicForm } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { ALARM, arrest, ask, coach, declare, done, kill, moves, play, position, ruleFor, walk } from './position';

const hell = position({ night: 3, phase: 'hell', scenes: [3, 21], hideout: 84, tokens: { coaches: 2, alleys: 1 } });
const hunt = play(hell, kill('I', 65, 84), ALARM);

describe('night 3', () => {
  it.each([
    [[65], { why: 'victimCount', given: 1, wanted: 2 }],
    [[65, 84, 27], { why: 'victimCount', given: 3, wanted: 2 }],
    [[65, 65], { why: 'sameVictim', circle: 65 }],
  ])('DOUBLE-1: %j are not two victims', (circles, because) => {
    expect(refusal(hell, kill('I', ...circles))).toEqual({ rule: 'DOUBLE-1', because });
  });

  it('DOUBLE-1: the two circles need no connection', () => {
    expect(play(hell, kill('I', 195, 1)).table.scenes).toEqual([1, 195]);
  });

  it.each([
    ['I', 'I', '1'],
    ['II', 'II', 'I'],
    ['III', 'III', 'II'],
    ['IV', 'IV', 'III'],
    ['V', 'V', 'IV'],
  ] as readonly (readonly [CrimeTime, string, string])[])(
    'DOUBLE-2: token on %s: columns %s and %s, in the order he likes',
    (time, first, second) => {
      const game = play(hell, kill(time, 84, 65));
      expect(game.sheet.rows[2]).toEqual([84, 65]);
      expect(COLUMNS[columnOf(time)]).toBe(first);
      expect(pawnColumn(game.table)).toBe(second);
    },
  );

  it('DOUBLE-3: the right-hand crime counts as the first move: one space of the night is used', () => {
    expect(hunt.table).toMatchObject({ left: 14, filled: 2, jackMoves: 0, lastMove: null });
  });

  it('DOUBLE-4: he starts from the second scene', () => {
    const first = play(hunt, done);
    expect(ruleFor(first, walk(51))).toBeNull();
    expect(refusal(first, walk(90))).toEqual({ rule: 'HUNT-1.2', because: { why: 'notAdjacent', from: 84, to: 90 } });
  });

  it('DOUBLE-4: the police learn both circles and not the order', () => {
    const orders = [
      [65, 84],
      [84, 65],
    ].map((circles) => publicForm({ type: 'killed', time: 'I', circles } as never));
    expect(orders[0]).toEqual({ type: 'killed', time: 'I', circles: [65, 84] });
    expect(orders[1]).toEqual(orders[0]);
  });

  it('DOUBLE-5: the first turn begins with the police', () => {
    expect(hunt.table.phase).toBe('police');
    expect(refusal(hunt, walk(51))).toEqual({ rule: 'HUNT-1.1', because: { why: 'notJacksTurn' } });
    const after = play(hunt, moves('red', 'k134'), ask(98, 'red'), done);
    expect(after.table.phase).toBe('jack');
  });

  it('DOUBLE-6, HIDE-4: a second crime on the hideout gives no right to declare and costs no token', () => {
    expect(ruleFor(hunt, declare)).toBe('HUNT-1.8');
    expect(ruleFor(play(hunt, done), declare)).toBe('HUNT-1.8');
    expect(hunt.table.tokens).toEqual({ coaches: 2, alleys: 1 });
  });

  it('DOUBLE-6: no policeman blocks the second crime', () => {
    const shut = position({ night: 3, phase: 'hell', policemen: ['k091', 'k107', 'k080', 'k081', 'k116'] });
    expect(ruleFor(shut, kill('I', 65, 84))).toBeNull();
  });

  it('DOUBLE-7, CLUE-2: both scenes are answered yes, and neither gets a marker', () => {
    const sheet = play(position({ night: 3, phase: 'hell', referee: 'sheet' }), kill('I', 65, 84));
    const asked = play(sheet, { ...ask(65), found: true } as never, { ...ask(84), found: true } as never);
    expect(asked.table).toMatchObject({ clues: [], markersByNight: [0, 0, 0, 0] });
    expect(ruleFor(sheet, { ...ask(65), found: false } as never)).toBe('CLUE-2');
  });

  it('ARREST-5: an arrest on the first scene misses, on the second it hits', () => {
    const sheet = play(position({ night: 3, phase: 'hell', referee: 'sheet' }), kill('I', 65, 84));
    expect(play(sheet, arrest(65)).table.end).toBeNull();
    expect(play(sheet, arrest(84)).table.end?.how).toBe('arrested');
  });

  it('DOUBLE-8: two can always be chosen among three', () => {
    for (const pair of [
      [27, 65],
      [27, 84],
      [65, 84],
    ])
      expect(ruleFor(hell, kill('V', ...pair))).toBeNull();
  });

  it('DOUBLE-5: the police have only one turn before Jack moves, who may then ride', () => {
    const after = play(hunt, done);
    expect(ruleFor(after, done)).toBe('HUNT-3.4');
    expect(play(after, coach(51, 31)).table).toMatchObject({
      jackMoves: 1,
      left: 12,
      tokens: { coaches: 1, alleys: 1 },
    });
  });
});
