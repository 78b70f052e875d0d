/** Jack's numbers in Hell: how far home is, with and without policemen under the tokens, and what each time leaves. */
import { expect, test } from 'vitest';
import { board, movesBetween } from '../../src/board/index';
import { patrolledCrossings } from '../../src/rules/index';
import { timesLeft, waysHome } from '../../src/ui/hell/numbers';
import { position } from '../rules/position';

const PATROLS = ['k049', 'k058', 'k143', 'k180', 'k044', 'k136', 'k157'];
const hell = (more = {}) =>
  position({
    referee: 'evening',
    night: 2,
    phase: 'hell',
    hideout: 29,
    wretched: [27, 84, 147],
    patrols: PATROLS,
    ...more,
  });

test('HUNT-1.2: from each Wretched the walks home, free and past no token', () => {
  const { table, sheet } = hell();
  const guarded = patrolledCrossings(table.hell);
  const circle = (n: number) => board.circles[n - 1] as (typeof board.circles)[number];
  const wanted = [27, 84, 147].map((from) => ({
    circle: from,
    free: movesBetween(board, circle(from), circle(29)),
    guarded: movesBetween(board, circle(from), circle(29), guarded) ?? null,
  }));
  expect(waysHome(board, table, sheet)).toEqual(wanted);
  for (const { free, guarded: with_ } of waysHome(board, table, sheet))
    expect(with_ ?? free).toBeGreaterThanOrEqual(free);
});

test('a false patrol that was turned up guards nothing; shut off is said', () => {
  const around = board.routes.get(board.circles[28] as never);
  const every = [...new Set([...(around?.values() ?? [])].flat(2))];
  const shut = waysHome(board, hell({ patrols: every }).table, hell().sheet);
  const open = hell({ patrols: [], removedFalse: every });
  // A way without a crossing on it cannot be closed (BOARD-7).
  const closed = [...(around?.values() ?? [])].every((routes) => routes.every((route) => route.length > 0));
  expect(shut.map(({ guarded }) => guarded === null)).toEqual([closed, closed, closed]);
  expect(waysHome(board, open.table, open.sheet).every(({ free, guarded }) => free === guarded)).toBe(true);
});

test('HELL-4.1: before the Wretched stand, from the women that are marked', () => {
  const { table, sheet } = hell({ wretched: [], women: [27, 84, 147], marked: [27, 147] });
  expect(waysHome(board, table, sheet).map(({ circle }) => circle)).toEqual([27, 147]);
  expect(waysHome(board, table, { ...sheet, hideout: null })).toEqual([]);
});

test('TRACK-3: what each time of the crime leaves, from the one the token stands on', () => {
  expect(timesLeft(hell().table)).toEqual([
    { time: 'I', spaces: 15 },
    { time: 'II', spaces: 16 },
    { time: 'III', spaces: 17 },
    { time: 'IV', spaces: 18 },
    { time: 'V', spaces: 19 },
  ]);
  expect(timesLeft(hell({ time: 'IV' }).table).map(({ time }) => time)).toEqual(['IV', 'V']);
  expect(timesLeft(hell({ night: 3, time: 'V' }).table)).toEqual([{ time: 'V', spaces: 18 }]);
});
