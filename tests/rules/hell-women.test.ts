/** The women and the victims of a night, refereed: HELL-2 and HELL-4. */
import { describe, expect, it } from 'vitest';
import { type Command, NIGHT_TABLE, NIGHTS, type Phase } from '../../src/rules/index';
import { refusal, refusalInApp } from './at-the-table';
import { evening, inHell, MARKED, PLACED, RED, TYPED } from './in-hell';
import { done, kill, patrols, play, position, ruleFor, victims, wait, women } from './position';

const first = inHell('women');

describe('the women are placed', () => {
  it('HELL-2.1, HELL-2.3: on night 1 all eight red circles, five of them marked; nobody need say which', () => {
    expect(play(first, women(RED)).table.hell).toMatchObject({ step: 'patrols', women: RED });
    const game = play(first, women(RED.toReversed(), MARKED));
    expect(game.table.hell).toMatchObject({ step: 'patrols', women: RED });
    expect(game.sheet.marked).toEqual(MARKED);
  });

  it.each(NIGHTS)('NIGHT-1, HELL-2.3: night %i has its own number of women, and there is always room for them', (n) => {
    const { women: given, victimsSoFar, victims: tonight } = NIGHT_TABLE[n];
    const all = given.marked + given.unmarked;
    const scenes = RED.slice(0, victimsSoFar - tonight);
    const free = RED.filter((circle) => !scenes.includes(circle));
    expect(free.length).toBeGreaterThanOrEqual(all);
    const game = inHell('women', { night: n, scenes });
    const marked = free.slice(0, given.marked);
    expect(ruleFor(game, women(free.slice(0, all), marked))).toBeNull();
    expect(refusal(game, women(free.slice(0, all - 1), marked))).toEqual({
      rule: 'NIGHT-1',
      because: { why: 'womenCount', given: all - 1, wanted: all },
    });
    expect(refusal(game, women(free.slice(0, all), free.slice(0, given.marked - 1)))).toEqual({
      rule: 'NIGHT-1',
      because: { why: 'markedCount', given: given.marked - 1, wanted: given.marked },
    });
  });

  it('NIGHT-1: one woman too many', () => {
    expect(ruleFor(first, women([...RED, 66]))).toBe('NIGHT-1');
    expect(ruleFor(inHell('women', { night: 2 }), women(RED))).toBe('NIGHT-1');
  });

  it.each([
    ['no circle', [...RED.slice(1), 196], undefined, { why: 'notACircle', circle: 196 }],
    ['half a circle', [...RED.slice(1), 3.5], undefined, { why: 'notACircle', circle: 3.5 }],
    ['a white circle', [...RED.slice(1), 66], undefined, { why: 'notRed', circle: 66 }],
    ['two on one', [...RED.slice(1), 27], undefined, { why: 'womanTwice', circle: 27 }],
    ['one marked twice', RED, [3, 3, 27, 65, 84], { why: 'womanTwice', circle: 3 }],
    ['one marked where no woman stands', RED, [3, 27, 65, 84, 66], { why: 'markedElsewhere', circle: 66 }],
  ])('HELL-2.1: %s', (_, circles, marked, because) => {
    expect(refusal(first, women(circles, marked))).toEqual({ rule: 'HELL-2.1', because });
  });

  it('HELL-2.2, REF-14: not on a crime scene, which is HELL-2.2 and not HELL-5.7', () => {
    const game = inHell('women', { night: 2, scenes: [84] });
    expect(refusal(game, women([3, 21, 27, 65, 84, 147, 149]))).toEqual({
      rule: 'HELL-2.2',
      because: { why: 'womanOnScene', circle: 84 },
    });
  });

  it('HELL-2.2: a crime scene on a white circle leaves all eight red ones free', () => {
    const game = inHell('women', { night: 2, scenes: [99] });
    for (const left of RED) expect(ruleFor(game, women(RED.filter((circle) => circle !== left)))).toBeNull();
  });

  it('HELL-2.4: where women stood and nobody was killed they may stand again', () => {
    const second = inHell('women', { night: 2, scenes: [84] });
    expect(ruleFor(second, women(RED.filter((circle) => circle !== 84)))).toBeNull();
  });

  it('REF-10: numbers, then circles, then crime scenes', () => {
    const game = inHell('women', { night: 2, scenes: [84] });
    expect(ruleFor(game, women([66, 84, 84]))).toBe('NIGHT-1');
    expect(ruleFor(game, women([3, 21, 27, 65, 84, 147, 66], [3, 21, 27]))).toBe('NIGHT-1');
    expect(ruleFor(game, women([3, 21, 27, 65, 84, 147, 66]))).toBe('HELL-2.1');
    expect(ruleFor(game, women([3, 21, 27, 65, 84, 147, 147]))).toBe('HELL-2.1');
    expect(ruleFor(game, women([3, 21, 27, 65, 84, 147, 149], [3, 21, 27, 84]))).toBe('HELL-2.2');
  });
});

describe('the victims are revealed', () => {
  const placed = evening({}, ...PLACED.slice(0, 2));
  const typed = evening({}, ...TYPED.slice(0, 2));

  it('HELL-4.1: a Wretched stands on each, and the unmarked ones leave the board', () => {
    expect(play(placed, victims(...MARKED.toReversed())).table.hell).toMatchObject({
      step: 'blood',
      women: [],
      wretched: MARKED,
    });
  });

  it('HELL-4.2: the time of the crime is on I', () => {
    const game = play(placed, victims(...MARKED));
    expect(game.table.waits).toBe(0);
    expect(ruleFor(game, kill('I', 84))).toBeNull();
    expect(ruleFor(game, kill('II', 84))).toBe('HELL-8.1');
  });

  it.each([
    [[3, 27, 65, 84], 4],
    [[3, 27, 65, 84, 158, 21], 6],
    [[], 0],
  ])('NIGHT-1: %j is not the number of the night', (circles, given) => {
    expect(refusal(placed, victims(...circles))).toEqual({
      rule: 'NIGHT-1',
      because: { why: 'markedCount', given, wanted: 5 },
    });
  });

  it.each([
    ['where no woman stands', [3, 27, 65, 84, 66], 66],
    ['no circle', [3, 27, 65, 84, 0], 0],
    ['the same twice', [3, 3, 27, 65, 84], 3],
  ])('HELL-4.1: %s', (_, circles, circle) => {
    expect(refusal(placed, victims(...circles))).toEqual({ rule: 'HELL-4.1', because: { why: 'noWoman', circle } });
  });

  it('HELL-4.1: not the marked ones, where Jack entered which they are', () => {
    const others = victims(3, 27, 65, 84, 21);
    expect(refusal(typed, others)).toEqual({ rule: 'HELL-4.1', because: { why: 'notMarked', circle: 21 } });
    expect(ruleFor(placed, others)).toBeNull();
    expect(ruleFor(typed, victims(...MARKED))).toBeNull();
  });

  it('DOUBLE-8: on night 3 there are three Wretched, however they move', () => {
    const game = inHell('victims', { night: 3, women: [3, 21, 27, 65, 84, 147] });
    expect(ruleFor(game, victims(3, 27))).toBe('NIGHT-1');
    expect(play(game, victims(3, 27, 65)).table.hell.wretched).toHaveLength(3);
  });
});

describe('each step in its moment', () => {
  const steps: readonly (readonly ['women' | 'patrols' | 'victims' | 'blood' | 'suspense', Command, string])[] = [
    ['women', women(RED), 'HELL-2.1'],
    ['patrols', patrols(['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180']), 'HELL-3.2'],
    ['victims', victims(...MARKED), 'HELL-4.1'],
  ];

  it.each(steps)('REF-2, REF-10: at the step %s, and at no other', (own, command, rule) => {
    for (const step of ['women', 'patrols', 'victims', 'blood', 'suspense'] as const) {
      const game = inHell(step, { women: RED, wretched: [84] });
      expect(ruleFor(game, command), step).toBe(step === own ? null : rule);
    }
  });

  it.each(['between', 'alarm', 'jack', 'police'] as const)('REF-2: none of them in phase %s', (phase: Phase) => {
    const game = position({ referee: 'evening', phase });
    for (const [, command, rule] of steps) {
      expect(refusal(game, command)).toEqual({ rule, because: { why: 'wrongMoment', event: command.type } });
    }
  });

  it('HELL-5.3, HELL-5.4, HELL-9.1: neither crime, wait nor whistles before the victims are revealed', () => {
    for (const step of ['women', 'patrols', 'victims'] as const) {
      const game = inHell(step, { women: RED });
      expect(refusal(game, kill('I', 84))).toEqual({
        rule: 'HELL-5.3',
        because: { why: 'wrongMoment', event: 'killed' },
      });
      expect(refusal(game, wait)).toEqual({ rule: 'HELL-5.4', because: { why: 'wrongMoment', event: 'waited' } });
      expect(ruleFor(game, done)).toBe('HUNT-3.4');
    }
  });

  it('HELL-4.1: a refusal of victims tells which are marked, so it is Jack’s alone: in the app it rests on his sheet', () => {
    const typed = evening({}, ...TYPED.slice(0, 2));
    expect(refusalInApp(typed, victims(3, 27, 65, 84, 21))?.rule).toBe('HELL-4.1');
  });
});
