import { describe, expect, it } from 'vitest';
import { type Command, CRIME_TIMES, POLICEMEN, pawnColumn } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { ALARM, declare, done, kill, moves, night, play, position, raise, ruleFor, walk } from './position';

const waited: Command = { type: 'waited' };
const hell = position({ night: 2, phase: 'hell', scenes: [65] });
const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' };

describe('the end of Hell', () => {
  it('HELL-5.2, HELL-5.4: four waits, then he must kill', () => {
    const onV = play(hell, waited, waited, waited, waited);
    expect(onV.table.waits).toBe(4);
    expect(refusal(onV, waited)).toEqual({ rule: 'HELL-5.2', because: { why: 'mustKill' } });
    expect(ruleFor(onV, kill('V', 84))).toBeNull();
  });

  it.each(['between', 'alarm', 'jack', 'police'] as const)('HELL-5.4: no waiting in phase %s', (phase) => {
    expect(refusal(position({ phase }), waited)).toEqual({
      rule: 'HELL-5.4',
      because: { why: 'wrongMoment', event: 'waited' },
    });
  });

  it('HELL-5.4: the waits of one night do not count in the next', () => {
    const game = play(
      position({ phase: 'hell', hideout: 51 }),
      waited,
      waited,
      kill('III', 84),
      ALARM,
      walk(51),
      declare,
      night(2),
    );
    expect(game.table.waits).toBe(0);
  });

  it('HELL-5.3: one victim, replaced by a crime scene', () => {
    expect(play(hell, kill('I', 84)).table.scenes).toEqual([84]);
    for (const circles of [[], [84, 27]]) {
      expect(refusal(hell, kill('I', ...circles))).toEqual({
        rule: 'HELL-5.3',
        because: { why: 'victimCount', given: circles.length, wanted: 1 },
      });
    }
  });

  it.each([0, 196, 2.5])('HELL-5.3: %s is no circle', (circle) => {
    expect(refusal(hell, kill('I', circle))).toEqual({ rule: 'HELL-5.3', because: { why: 'notACircle', circle } });
  });

  it('HELL-5.7: not twice on one circle in the game', () => {
    expect(refusal(hell, kill('I', 65))).toEqual({ rule: 'HELL-5.7', because: { why: 'sceneAlready', circle: 65 } });
  });

  it('HELL-5.7, DOUBLE-1: neither of the two of night 3', () => {
    const three = position({ night: 3, phase: 'hell', scenes: [65, 84] });
    for (const circles of [
      [65, 27],
      [27, 84],
    ])
      expect(ruleFor(three, kill('I', ...circles))).toBe('HELL-5.7');
  });

  it.each(CRIME_TIMES)(
    'HELL-8.1, HELL-8.3: a crime at %s is written in that column, and the pawn stands there',
    (time) => {
      const game = play(hell, kill(time, 82));
      expect(game.sheet.rows[1]).toEqual([82]);
      expect(pawnColumn(game.table)).toBe(time);
      expect(game.table.time).toBe(time);
    },
  );

  it('HELL-8.2: Jack is there, and everybody knows it', () => {
    const game = play(hell, kill('I', 84), ALARM);
    expect(game.table.scenes).toEqual([84]);
    expect(ruleFor(game, walk(51))).toBeNull();
    expect(ruleFor(game, walk(98))).toBe('HUNT-1.2');
  });

  it('HELL-8.4: the crime scene stays for the rest of the game', () => {
    const game = play(
      position({ phase: 'hell', hideout: 51 }),
      kill('I', 84),
      ALARM,
      walk(51),
      declare,
      night(2),
      kill('I', 27),
      ALARM,
    );
    expect(game.table).toMatchObject({ scenes: [27], earlierScenes: [84] });
    const third = play({ ...game, sheet: { ...game.sheet, hideout: 28 as never } }, walk(28), declare, night(3));
    expect(third.table).toMatchObject({ scenes: [], earlierScenes: [27, 84] });
    expect(ruleFor(third, kill('I', 84, 65))).toBe('HELL-5.7');
  });

  it('REF-9: Hell is not refereed here: any time and any circle without a marker', () => {
    const waitedOnce = play(hell, waited);
    expect(ruleFor(waitedOnce, kill('I', 84))).toBeNull();
    expect(ruleFor(hell, kill('V', 195))).toBeNull();
  });
});

describe('the alarm', () => {
  const killed = play(hell, kill('I', 84));

  it('HELL-9.1, HELL-9.3: five policemen on five crossings, then Jack moves', () => {
    const game = play(killed, ALARM);
    expect(game.table).toMatchObject({ phase: 'jack', policemen: START });
  });

  it('HELL-9.1: any five different crossings, also none that touches a circle', () => {
    expect(ruleFor(killed, raise('k001', 'k099', 'k200', 'k234', 'k116'))).toBeNull();
  });

  it('HELL-9.1: a colour missing', () => {
    expect(refusal(killed, raise('k049', 'k058', 'k044', 'k143'))).toEqual({
      rule: 'HELL-9.1',
      because: { why: 'policemanMissing', policeman: 'green' },
    });
  });

  it('HELL-9.1: no such crossing', () => {
    expect(refusal(killed, raise('k049', 'k058', 'k044', 'k143', 'k235'))).toEqual({
      rule: 'HELL-9.1',
      because: { why: 'notACrossing', crossing: 'k235' },
    });
  });

  it('HELL-9.3, HELL-3.6: not two on one crossing', () => {
    expect(refusal(killed, raise('k049', 'k058', 'k044', 'k143', 'k049'))).toEqual({
      rule: 'HELL-3.6',
      because: { why: 'sharedCrossing', crossing: 'k049' },
    });
  });

  it.each(['between', 'hell', 'jack', 'police'] as const)('HELL-9.1, REF-2: no alarm in phase %s', (phase) => {
    expect(ruleFor(position({ phase }), ALARM)).toBe('HELL-9.1');
  });

  it('HELL-9.1: at hunt nobody moves before the alarm', () => {
    expect(ruleFor(killed, walk(51))).toBe('HUNT-1.1');
    for (const policeman of POLICEMEN) expect(ruleFor(killed, moves(policeman, 'k049'))).toBe('HUNT-3.4');
  });

  it('HELL-9.1: at sheet the hunt begins with the crime; the alarm is noted, not judged', () => {
    const sheet = play(position({ night: 2, phase: 'hell', referee: 'sheet' }), kill('I', 84));
    expect(sheet.table.phase).toBe('jack');
    expect(ruleFor(sheet, walk(51))).toBeNull();
    const noted = play(sheet, raise('k049', 'k049'));
    expect(noted.table.policemen).toEqual({ blue: 'k049', yellow: 'k049', brown: null, red: null, green: null });
    expect(ruleFor(play(noted, walk(51)), ALARM)).toBe('HELL-9.1');
  });

  it('HELL-9.1: at sheet on night 3 too, where the police begin', () => {
    const sheet = play(position({ night: 3, phase: 'hell', referee: 'sheet' }), kill('I', 27, 84), ALARM);
    expect(sheet.table).toMatchObject({ phase: 'police', policemen: START });
    expect(play(sheet, done).table.phase).toBe('jack');
  });

  it('HELL-9.3: new places every night', () => {
    const second = play(
      position({ phase: 'hell', hideout: 51 }),
      kill('I', 84),
      ALARM,
      walk(51),
      declare,
      night(2),
      kill('I', 27),
    );
    expect(second.table.policemen).toEqual(START);
    const raised = play(second, raise('k136', 'k157', 'k044', 'k143', 'k180'));
    expect(raised.table.policemen).toEqual({ blue: 'k136', yellow: 'k157', brown: 'k044', red: 'k143', green: 'k180' });
  });
});
