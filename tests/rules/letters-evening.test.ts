/** Jack's Letters where Hell is refereed: the patrol they move is one that lies there (OPT-LETTERS, REF-16). */
import { describe, expect, it } from 'vitest';
import { board, placeOf } from '../../src/board/index';
import type { CrossingId } from '../../src/board/types';
import type { Command, GivenOptions } from '../../src/rules/index';
import { goulston, refusal } from './at-the-table';
import { AFTER_FORMER, FACES, FORMER, inHell, YELLOW } from './in-hell';
import { dearBoss, kill, patrols, play, position, raise, ruleFor, turnUp, victims, wait, walk } from './position';

const letters = (options: GivenOptions = {}) =>
  inHell('victims', {
    night: 2,
    women: [3, 21, 27, 65, 84, 147, 149],
    patrols: AFTER_FORMER,
    options: { letters: true, ...options },
  });
const fromHell: Command = { type: 'letterPlayed', letter: 'fromHell', from: 'k080', to: 'k058' };

describe('a letter moves a patrol', () => {
  it('HELL-3.7, OPT-LETTERS-3: right after the patrols lie, from a crossing with one to a free yellow one', () => {
    const game = play(letters(), dearBoss('k080', 'k049'));
    const crossings = game.table.hell.patrols.map(({ crossing }) => crossing);
    expect(crossings).toEqual(AFTER_FORMER.map((crossing) => (crossing === 'k080' ? 'k049' : crossing)));
    expect(game.table).toMatchObject({ lettersUsed: ['dearBoss'], hell: { step: 'victims' } });
    expect(ruleFor(game, victims(3, 21, 27, 65))).toBeNull();
  });

  it('OPT-LETTERS-3: whatever is under it goes with it, face down', () => {
    const placed = inHell('patrols', {
      night: 2,
      formerPolicemen: FORMER,
      women: [3, 21, 27, 65, 84, 147, 149],
      options: { letters: true, wretchedMayStay: true },
    });
    const game = play(placed, patrols(AFTER_FORMER, FACES), dearBoss('k080', 'k049'), victims(3, 21, 27, 65), wait);
    const [, blue] = FACES;
    expect(blue).toBe('blue');
    expect(refusal(game, turnUp('k049', 'red'))?.because).toMatchObject({ why: 'faceContradicts', face: 'blue' });
    expect(refusal(game, turnUp('k080', 'blue'))?.because).toMatchObject({ why: 'noFaceDownToken' });
    expect(play(game, turnUp('k049')).table.hell.patrols).toContainEqual({ crossing: 'k049', face: 'blue' });
  });

  it('OPT-LETTERS-3, HELL-9.1: the whistles find it where it lies now', () => {
    const game = play(letters(), dearBoss('k080', 'k049'), victims(3, 21, 27, 65), kill('I', 65));
    expect(refusal(game, raise('k080', 'k060', 'k099', 'k143', 'k200'))).toMatchObject({ rule: 'HELL-9.1' });
    expect(ruleFor(game, raise('k049', 'k060', 'k099', 'k143', 'k200'))).toBeNull();
  });

  it.each([
    ['where none lies', 'k081', 'k081'],
    ['no such crossing among them', 'k058', 'k058'],
    ['nowhere named', undefined, ''],
  ])('OPT-LETTERS-3: from %s', (_, from, crossing) => {
    expect(refusal(letters(), dearBoss(from, 'k049'))).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'noFaceDownToken', crossing },
    });
  });

  it.each([
    ['a plain crossing', 'k090', 'k090'],
    ['no crossing', 'k999', 'k999'],
    ['nowhere named', undefined, ''],
  ])('OPT-LETTERS-3: to %s', (_, to, crossing) => {
    expect(refusal(letters(), dearBoss('k080', to))).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'notYellow', crossing },
    });
  });

  it('HELL-3.6, OPT-LETTERS-7: not to a yellow one that holds a patrol; with all seven held there is no use for it', () => {
    expect(refusal(letters(), dearBoss('k080', 'k044'))).toEqual({
      rule: 'HELL-3.6',
      because: { why: 'patrolHeld', crossing: 'k044' },
    });
    const full = inHell('victims', { night: 2, patrols: YELLOW, options: { letters: true } });
    for (const from of YELLOW) for (const to of YELLOW) expect(ruleFor(full, dearBoss(from, to))).toBe('HELL-3.6');
  });

  it('OPT-LETTERS-7: with no patrol in its district it has none either: whatever it names lies nowhere', () => {
    const free = board.crossings.filter((crossing) => !AFTER_FORMER.includes(crossing));
    expect(free).toHaveLength(234 - 7);
    for (const from of free) expect(ruleFor(letters(), dearBoss(from, 'k049'))).toBe('OPT-LETTERS-3');
    expect(ruleFor(letters(), dearBoss('k999', 'k049'))).toBe('OPT-LETTERS-3');
  });

  it.each([
    [false, null],
    [true, 'OPT-LETTERS-3'],
  ])('OPT-LETTERS-3: letterWithinDistrict %s: into another district', (letterWithinDistrict, rule) => {
    const game = letters({ letterWithinDistrict });
    const district = (crossing: string): string => placeOf(board, crossing as CrossingId).district;
    expect(district('k099')).not.toBe(district('k049'));
    expect(refusal(game, dearBoss('k099', 'k049'))?.rule ?? null).toBe(rule);
    const within = [...board.yellow].find(
      (to) => !AFTER_FORMER.includes(to) && AFTER_FORMER.some((from) => district(from) === district(to)),
    );
    const from = AFTER_FORMER.find((one) => within !== undefined && district(one) === district(within));
    if (within !== undefined) expect(ruleFor(game, dearBoss(from, within))).toBeNull();
  });
});

describe('when a letter may be played', () => {
  it.each(['women', 'patrols', 'blood', 'suspense'] as const)('OPT-LETTERS-3, REF-16: not at the step %s', (step) => {
    const game = inHell(step, { night: 2, patrols: AFTER_FORMER, options: { letters: true } });
    expect(refusal(game, dearBoss('k080', 'k049'))).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'letterMoment' },
    });
  });

  it('OPT-LETTERS-3: one of the three a night', () => {
    expect(refusal(play(letters(), dearBoss('k080', 'k049')), fromHell)).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'oneLetterANight' },
    });
  });

  it('OPT-LETTERS-1, OPT-LETTERS-2: agreed, not used, and not on night 1', () => {
    const plain = inHell('victims', { night: 2, patrols: AFTER_FORMER });
    expect(ruleFor(plain, dearBoss('k080', 'k049'))).toBe('OPT-LETTERS-1');
    const used = inHell('victims', {
      night: 3,
      patrols: AFTER_FORMER,
      played: ['dearBoss'],
      options: { letters: true },
    });
    expect(refusal(used, dearBoss('k080', 'k049'))?.because).toEqual({ why: 'letterUsed' });
    const first = inHell('victims', { patrols: YELLOW, options: { letters: true } });
    expect(ruleFor(first, dearBoss('k044', 'k049'))).toBe('OPT-LETTERS-2');
  });

  it('OPT-LETTERS-5, OPT-LETTERS-3: Goulston Street the same night, unless one letter a night is agreed', () => {
    for (const oneLetterPerNight of [false, true]) {
      const hunt = play(
        letters({ oneLetterPerNight }),
        dearBoss('k080', 'k049'),
        victims(3, 21, 27, 65),
        kill('I', 65),
        raise('k049', 'k060', 'k099', 'k143', 'k200'),
        walk(66),
      );
      // Brown stands on Goulston Street already: it may be named for red all the same.
      expect(ruleFor(hunt, goulston('red'))).toBe(oneLetterPerNight ? 'OPT-LETTERS-3' : null);
    }
  });

  it('OPT-LETTERS-6: it touches neither Jack’s place nor his row', () => {
    const before = letters();
    const after = play(before, dearBoss('k080', 'k049'));
    expect(after.sheet).toEqual(before.sheet);
    expect(position({ referee: 'evening' }).table.hell.patrols).toEqual([]);
  });
});
