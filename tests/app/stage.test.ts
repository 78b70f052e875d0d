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

test('a refereed Hell is open to all, goes back step by step, and its letters are right after the patrols', async () => {
  const session = await begin(toldStore(), foretold(), { referee: 'evening', letters: true });
  const asides = () =>
    asidesAt(session.told.value.table, stageOf(session.game.value), session.told.value.inTurn.length > 0);
  await play(session, hideout(118), night(1));
  expect(stageOf(session.game.value)).toBe('hell');
  expect(isJacks('hell')).toBe(false);
  expect(asides()).toEqual(['level']);
  await play(session, [{ type: 'womenPlaced', circles: [3, 21, 27, 65, 84, 147, 149, 158] }]);
  expect(asides()).toEqual(['rewind', 'level']);
  const crossings = ['k044', 'k049', 'k058', 'k136', 'k143', 'k157', 'k180'];
  await play(
    session,
    [{ type: 'patrolsPlaced', crossings }],
    [{ type: 'victimsRevealed', circles: [3, 27, 65, 84, 158] }],
  );
  // A murder entered wrongly is gone back on while the whistles are awaited.
  await play(session, [{ type: 'killed', time: 'I', circles: [84] }, ...handOver]);
  expect(stageOf(session.game.value)).toBe('alarm');
  expect(asides()).toEqual(['rewind', 'level']);
  const to = session.told.value.inTurn.at(-1)?.number ?? 0;
  await play(session, [
    { type: 'rewound', to: session.game.value.turn?.events.find((one) => one.public === to)?.number ?? 0 },
  ]);
  expect(stageOf(session.game.value)).toBe('hell');
  expect(session.told.value.table.hell.wretched).toEqual([3, 27, 65, 84, 158]);
});
