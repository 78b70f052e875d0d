/** Kill or wait, and the Wretched in between, refereed: HELL-5, HELL-6 and HELL-8. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { CRIME_TIMES, pawnColumn, publicForm, wretchedDestinations, wretchedToMove } from '../../src/rules/index';
import { refusal } from './at-the-table';
import { inHell, suspense, YELLOW } from './in-hell';
import { declare, done, goes, kill, play, position, ruleFor, turnUp, wait, walk, women } from './position';

describe('kill or wait', () => {
  const blood = inHell('blood', { wretched: [65, 84], patrols: YELLOW });

  it('HELL-5.1: he says openly which, and all he says is when and where', () => {
    expect(publicForm({ type: 'waited' })).toEqual({ type: 'waited' });
    expect(publicForm({ type: 'killed', time: 'I', circles: [84 as CircleId] })).toEqual({
      type: 'killed',
      time: 'I',
      circles: [84],
    });
  });

  it('HELL-5.4, HELL-6.1: a wait moves the time of the crime one space', () => {
    const game = play(blood, wait);
    expect(game.table).toMatchObject({ waits: 1, hell: { step: 'suspense', moved: [] } });
    const again = play(inHell('blood', { wretched: [84], waits: 1 }), kill('II', 84));
    expect(pawnColumn(again.table)).toBe('II');
  });

  it('HELL-5.2: on V he must kill, whatever else is to be done', () => {
    const onV = inHell('blood', { wretched: [84], waits: 4 });
    expect(refusal(onV, wait)).toEqual({ rule: 'HELL-5.2', because: { why: 'mustKill' } });
    expect(ruleFor(onV, kill('V', 84))).toBeNull();
    expect(ruleFor(suspense([84], YELLOW, { waits: 4 }), wait)).toBe('HELL-5.2');
  });

  it('HELL-5.3: only where a Wretched stands', () => {
    for (const circle of [66, 195]) {
      expect(refusal(blood, kill('I', circle))).toEqual({ rule: 'HELL-5.3', because: { why: 'noWretched', circle } });
    }
    expect(ruleFor(blood, kill('I', 0))).toBe('HELL-5.3');
    expect(ruleFor(blood, kill('I', 65, 84))).toBe('HELL-5.3');
    expect(ruleFor(blood, kill('I'))).toBe('HELL-5.3');
  });

  it('HELL-5.5: any of them, on a red circle or a white one, next to a patrol or not', () => {
    const game = inHell('blood', { wretched: [84, 66, 30], patrols: ['k091', 'k044'] });
    for (const circle of [84, 66, 30]) expect(ruleFor(game, kill('I', circle))).toBeNull();
  });

  it('HELL-5.6: on I nobody has moved, so the victim stands on a red circle', () => {
    const placing = inHell('women');
    expect(ruleFor(placing, women([3, 21, 27, 65, 84, 147, 149, 99]))).toBe('HELL-2.1');
    expect(ruleFor(inHell('blood', { wretched: [3, 84] }), kill('I', 99))).toBe('HELL-5.3');
  });

  it('HELL-5.7: not on a crime scene', () => {
    const game = inHell('blood', { night: 2, scenes: [65], wretched: [65, 84] });
    expect(refusal(game, kill('I', 65))).toEqual({ rule: 'HELL-5.7', because: { why: 'sceneAlready', circle: 65 } });
  });

  it.each(CRIME_TIMES)('HELL-8.1: with the token on %s the crime is written there and nowhere else', (time) => {
    const game = inHell('blood', { wretched: [84], waits: CRIME_TIMES.indexOf(time) });
    for (const other of CRIME_TIMES) {
      const breach = refusal(game, kill(other, 84));
      if (other === time) expect(breach).toBeNull();
      else expect(breach).toEqual({ rule: 'HELL-8.1', because: { why: 'notTokensTime', given: other, wanted: time } });
    }
  });

  it('DOUBLE-1, REF-9: on night 3 two of the three, on two circles, and one of them alone is refused', () => {
    const three = inHell('blood', { night: 3, wretched: [3, 65, 84], scenes: [147, 149] });
    const after = play(three, kill('I', 84, 3));
    expect(after.table).toMatchObject({ phase: 'alarm', scenes: [3, 84], left: 14, hell: { wretched: [] } });
    expect(after.sheet.rows[2]).toEqual([84, 3]);
    for (const circles of [[84], [84, 84], [3, 65, 84]]) {
      expect(ruleFor(three, kill('I', ...circles)), circles.join()).toBe('DOUBLE-1');
    }
    expect(ruleFor(three, kill('I', 84, 66))).toBe('HELL-5.3');
    expect(ruleFor(three, kill('I', 84, 147))).toBe('HELL-5.7');
    expect(ruleFor(three, kill('II', 84, 3))).toBe('HELL-8.1');
    expect(ruleFor(three, kill('II', 84, 66))).toBe('HELL-5.3');
  });

  it('HELL-8.5, HELL-5.3: after the crime there is nobody to be killed', () => {
    const game = play(blood, kill('I', 84));
    expect(refusal(game, kill('I', 65))).toEqual({
      rule: 'HELL-5.3',
      because: { why: 'wrongMoment', event: 'killed' },
    });
  });

  it('HIDE-4, HIDE-5: killed on the hideout he may not declare; later he may, and no Wretched comes there', () => {
    const there = position({ referee: 'evening', phase: 'jack', hideout: 66, row: [66], left: 15 });
    expect(ruleFor(there, declare)).toBe('HUNT-1.8');
    const back = play(there, walk(65), done, walk(66));
    expect(ruleFor(back, declare)).toBeNull();
    const barred = suspense([84], [], { night: 2, scenes: [66], hideout: 66 });
    expect(ruleFor(barred, goes(84, 66))).toBe('HELL-6.5');
  });
});

describe('the Wretched move', () => {
  it('HELL-6.2: each to an adjacent circle', () => {
    const game = suspense([84], []);
    expect(play(game, goes(84, 66)).table.hell).toMatchObject({ wretched: [66], moved: [66] });
    expect(refusal(game, goes(84, 98))).toEqual({
      rule: 'HELL-6.2',
      because: { why: 'notAdjacent', from: 84, to: 98 },
    });
    expect(ruleFor(game, goes(84, 84))).toBe('HELL-6.2');
    expect(refusal(game, goes(84, 196))?.because).toEqual({ why: 'notACircle', circle: 196 });
    for (const from of [66, 0, 200]) {
      expect(refusal(game, goes(from, 65))).toEqual({ rule: 'HELL-6.2', because: { why: 'noWretched', circle: from } });
    }
  });

  it('HELL-6.2, HELL-6.10: never twice', () => {
    const game = play(suspense([84, 3], []), goes(84, 66));
    expect(refusal(game, goes(66, 65))).toEqual({
      rule: 'HELL-6.2',
      because: { why: 'wretchedMovedAlready', circle: 66 },
    });
    const next = inHell('suspense', { wretched: [66], waits: 2 });
    expect(ruleFor(next, goes(66, 65))).toBeNull();
  });

  it('HELL-6.10: in the next suspense she moves again', () => {
    const game = play(suspense([84], YELLOW), goes(84, 66), turnUp('k044', false), wait);
    expect(ruleFor(game, goes(66, 65))).toBeNull();
  });

  it('HELL-6.4: not where another stands; where one has just left she may', () => {
    const game = suspense([65, 66], []);
    expect(refusal(game, goes(65, 66))).toEqual({ rule: 'HELL-6.4', because: { why: 'heldByWretched', circle: 66 } });
    expect(ruleFor(play(game, goes(66, 51)), goes(65, 66))).toBeNull();
  });

  it('HELL-6.5: not on a crime scene', () => {
    const game = suspense([84], [], { night: 2, scenes: [65] });
    expect(refusal(game, goes(84, 65))).toEqual({
      rule: 'HELL-6.5',
      because: { why: 'sceneBarsWretched', circle: 65 },
    });
  });

  it('HELL-6.6: not next to a patrol, nor past one', () => {
    expect(refusal(suspense([27], ['k044']), goes(27, 29))).toEqual({
      rule: 'HELL-6.6',
      because: { why: 'nextToPatrol', circle: 29, crossing: 'k044' },
    });
    expect(refusal(suspense([84], ['k091']), goes(84, 66))).toEqual({
      rule: 'HELL-6.6',
      because: { why: 'everyWayPatrolled', from: 84, to: 66, crossings: ['k091'] },
    });
  });

  it('HELL-6.6, HELL-7.1: one face up stops her as well, a false one that was turned up does not', () => {
    const up = { crossing: 'k044', face: 'blue', up: true } as const;
    expect(ruleFor(suspense([27], [], { patrols: [up] }), goes(27, 29))).toBe('HELL-6.6');
    expect(ruleFor(suspense([27], [], { removedFalse: ['k044'] }), goes(27, 29))).toBeNull();
  });

  it('HELL-6.7: onto a white circle, the hideout among them', () => {
    const game = suspense([147], [], { hideout: 134 });
    expect(board.red.has(134 as CircleId)).toBe(false);
    expect(ruleFor(game, goes(147, 134))).toBeNull();
  });

  it('HELL-6.8: she may stand next to a patrol and walk away from it', () => {
    expect(ruleFor(suspense([84], ['k091']), goes(84, 85))).toBeNull();
  });

  it('HELL-6.9: judged one after the other: an order may leave one without a circle, and she stays', () => {
    const game = suspense(
      [46, 48, 61],
      YELLOW.filter((crossing) => crossing !== 'k044'),
    );
    expect(wretchedDestinations(board, game.table, 61 as CircleId)).toEqual([45, 47]);
    const closed = play(game, goes(46, 45), goes(48, 47));
    expect(wretchedDestinations(board, closed.table, 61 as CircleId)).toEqual([]);
    expect(wretchedToMove(board, closed.table)).toEqual([]);
    expect(ruleFor(closed, turnUp('k058', false))).toBeNull();
    const open = play(game, goes(61, 45), goes(48, 63));
    expect(ruleFor(open, goes(46, 47))).toBeNull();
  });

  it('HELL-6.9: a move may also open the way for one who had none', () => {
    const game = suspense([45, 47, 61], ['k143']);
    expect(wretchedToMove(board, game.table)).toEqual([45, 47]);
    const opened = play(game, goes(45, 28));
    expect(wretchedToMove(board, opened.table)).toEqual([47, 61]);
  });

  it.each([
    [false, 'HELL-6.3'],
    [true, null],
  ])(
    'HELL-6.3: wretchedMayStay %s: one left standing is named when the suspense is to end',
    (wretchedMayStay, rule) => {
      const game = suspense([147], ['k141', 'k049'], { options: { wretchedMayStay } });
      expect(wretchedDestinations(board, game.table, 147 as CircleId)).toEqual([133, 146]);
      expect(refusal(game, turnUp('k049', false))).toEqual(
        rule === null ? null : { rule, because: { why: 'mustMoveWretched', circle: 147 } },
      );
      expect(ruleFor(play(game, goes(147, 133)), turnUp('k049', false))).toBeNull();
    },
  );

  it('HELL-6.3: before HELL-7.2, and before what else is wrong with the reveal, the wait or the crime', () => {
    const game = suspense([147], ['k141']);
    for (const command of [wait, kill('II', 147), kill('I', 3), turnUp('k080', false), turnUp('k141')]) {
      expect(ruleFor(game, command)).toBe('HELL-6.3');
    }
    const moved = play(game, goes(147, 133));
    for (const command of [wait, kill('II', 133), kill('I', 3)]) expect(ruleFor(moved, command)).toBe('HELL-7.2');
  });

  it('HELL-6.3: with no circle to go to she stays', () => {
    const game = suspense([147], ['k141', 'k160']);
    expect(wretchedToMove(board, game.table)).toEqual([]);
    expect(ruleFor(game, turnUp('k141', false))).toBeNull();
  });

  it('HELL-6.3: nobody stays who moved nowhere for want of a patrol turned up earlier', () => {
    const game = suspense([147], ['k141'], { removedFalse: ['k160'] });
    expect(ruleFor(game, turnUp('k141', 'red'))).toBe('HELL-6.3');
  });

  it('HELL-6.3, HELL-7.2: with both switches Jack waits on as he likes', () => {
    const options = { wretchedMayStay: true, revealOptional: true };
    const game = inHell('blood', { wretched: [84], patrols: YELLOW, options });
    const onV = play(game, wait, wait, goes(84, 66), wait, wait);
    expect(onV.table.waits).toBe(4);
    expect(ruleFor(onV, wait)).toBe('HELL-5.2');
    expect(ruleFor(onV, kill('V', 66))).toBeNull();
  });

  it('HELL-6.3: revealOptional alone still has them move', () => {
    const game = suspense([147], ['k141'], { options: { revealOptional: true } });
    expect(ruleFor(game, kill('II', 147))).toBe('HELL-6.3');
    expect(ruleFor(play(game, goes(147, 146)), kill('II', 146))).toBeNull();
  });

  it('REF-10: none there, moved, not adjacent; occupied; crime scene; patrols', () => {
    const game = suspense([65, 84, 66], ['k091', 'k044'], { night: 2, scenes: [67, 29] });
    expect(ruleFor(game, goes(67, 66))).toBe('HELL-6.2');
    expect(ruleFor(game, goes(84, 29))).toBe('HELL-6.2');
    expect(ruleFor(game, goes(84, 66))).toBe('HELL-6.4');
    expect(ruleFor(game, goes(84, 67))).toBe('HELL-6.5');
    expect(ruleFor(game, goes(66, 29))).toBe('HELL-6.5');
    expect(ruleFor(game, goes(66, 30))).toBe('HELL-6.6');
  });

  it.each(['women', 'patrols', 'victims', 'blood'] as const)('HELL-6.2, REF-2: nobody moves at the step %s', (step) => {
    expect(refusal(inHell(step, { wretched: [84] }), goes(84, 66))).toEqual({
      rule: 'HELL-6.2',
      because: { why: 'wrongMoment', event: 'wretchedMoved' },
    });
  });
});
