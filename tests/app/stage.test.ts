/** Which screen a game shows, and whether only Jack may look at it. */
import { expect, test } from 'vitest';
import { asidesAt, isJacks, type Stage, stageOf } from '../../src/app/stage';
import type { Command } from '../../src/rules/index';
import { begin, crime, declare, foretold, handOver, hideout, night, play, policeDone, toldStore, walk } from './table';

const toTheMove = [hideout(28), night(1), crime(27)];
const rows: readonly [string, readonly (readonly Command[])[], Stage, boolean][] = [
  ['a new game', [], 'hideout', true],
  ['the hideout recorded', [[{ type: 'hideoutChosen', circle: 28 }]], 'held', true],
  ['the hideout handed over', [hideout(28)], 'between', false],
  ['the night begun', [hideout(28), night(1)], 'crime', true],
  ['the crime handed over', toTheMove, 'move', true],
  ['the move recorded', [...toTheMove, walk(29)], 'held', true],
  ['the move handed over', [...toTheMove, walk(29), handOver], 'police', false],
  ['the police done', [...toTheMove, walk(29), handOver, policeDone], 'move', true],
  ['escaped', [...toTheMove, walk(28), declare], 'between', false],
  ['given up', [hideout(28), [{ type: 'conceded', by: 'jack' }]], 'end', false],
  ['arrested', [...toTheMove, walk(29), handOver, [{ type: 'arrestAttempted', circle: 29 }]], 'end', false],
];

test.each(rows)('%s', async (_, steps, stage, jacks) => {
  const session = await begin(toldStore(), foretold());
  await play(session, ...steps);
  expect(stageOf(session.game.value)).toBe(stage);
  expect(isJacks(stage)).toBe(jacks);
});

test('trapped is said and handed over in one step', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, ...toTheMove);
  const trapped: readonly Command[] = [{ type: 'trapped' }, { type: 'handedOver' }];
  expect(await session.dispatch(...trapped)).toMatchObject({ ok: false, breach: { rule: 'END-3' } });
  // Three coaches and two alleys to and fro: then only walks are left, which nobody judges here.
  const ride = (a: number, b: number): readonly Command[] => [
    { type: 'jackMoved', by: 'coach', to: [a, b] },
    ...handOver,
  ];
  const alley = (to: number): readonly Command[] => [{ type: 'jackMoved', by: 'alley', to: [to] }, ...handOver];
  for (const step of [ride(28, 29), ride(28, 27), ride(28, 29), [...walk(27), ...handOver], alley(26), alley(27)]) {
    await play(session, step, policeDone);
  }
  await play(session, trapped);
  expect(stageOf(session.game.value)).toBe('end');
  expect(session.game.value.table.end).toEqual({ how: 'trapped', winner: 'police' });
});

test('what can be done beside the evening’s course', async () => {
  const session = await begin(toldStore(), foretold(), { referee: 'hunt' });
  const asides = () => {
    const game = session.game.value;
    return asidesAt(session.told.value.table, stageOf(game), game.turn !== null);
  };
  await play(session, hideout(28));
  expect(asides()).toEqual(['paper', 'level']);
  await play(session, night(1), crime(27));
  expect(stageOf(session.game.value)).toBe('alarm');
  expect(asides()).toEqual(['level']);
  const policemen = { blue: 'k143', yellow: 'k157', brown: 'k180', red: 'k058', green: 'k136' };
  await play(session, [{ type: 'alarmRaised', policemen }]);
  expect(asides()).toEqual(['places', 'level']);
  await play(session, walk(48), handOver);
  expect(asides()).toEqual(['places', 'rewind']);
  await play(session, [{ type: 'clueSearched', policeman: 'blue', circle: 118 }]);
  expect(asides()).toEqual(['rewind']);
});
