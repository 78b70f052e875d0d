/** The game told again: the route as it stood, with what was asked at each moment. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyOf } from '../../src/app/story';
import { board } from '../../src/board/index';
import { audit, readRecord } from '../../src/log/index';
import { begin, crime, foretold, handOver, hideout, night, play, policeDone, toldStore, walk } from './table';

function recorded(name: string) {
  const record = readRecord(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8'));
  if (!record.ok) throw new Error(record.error.path);
  return audit(board, record.value.events).events;
}

const said = (events: Parameters<typeof storyOf>[0]) =>
  storyOf(events).map(
    ({ night: n, firstColumn, column, how, to, undone }) =>
      `${n} ${firstColumn}–${column} ${how} ${to}${undone ? ' undone' : ''}`,
  );

test('four nights, crime by crime and move by move', () => {
  const steps = storyOf(recorded('four-nights'));
  expect(said(recorded('four-nights')).slice(0, 4)).toEqual([
    '1 II–II crime 65',
    '1 I–1 coach 66,51',
    '1 2–2 walk 84',
    '1 3–3 alley 99',
  ]);
  expect(steps.filter(({ how }) => how === 'crime').map(({ to }) => to)).toEqual([[65], [149], [27, 158], [147]]);
  expect(steps.filter(({ escaped }) => escaped).map(({ night: n, to }) => [n, to.at(-1)])).toEqual([
    [1, 118],
    [2, 118],
    [3, 118],
    [4, 118],
  ]);
  // Home by coach, and silent: the game goes on.
  expect(steps.filter(({ home }) => home)).toHaveLength(6);
  expect(steps[1]).toMatchObject({ from: 65, board: { scenes: [65], clues: [66] } });
  expect(steps[1]?.heard.map(({ circle, yes }) => `${circle} ${yes}`)).toContain('66 true');
});

test('every step begins where the one before ended', () => {
  for (const name of ['four-nights', 'caught-at-the-fourth-clue', 'trapped-at-147', 'the-last-space']) {
    const steps = storyOf(recorded(name));
    for (const [i, { from }] of steps.entries()) {
      const before = steps.slice(0, i).findLast(({ undone }) => !undone);
      if (from !== null) expect(from).toBe(before?.to.at(-1));
    }
  }
});

test('a game from paper begins with its row', () => {
  const steps = storyOf(recorded('from-paper'));
  expect(steps[0]).toMatchObject({ how: 'crime', from: null });
  expect(steps[1]).toMatchObject({ how: 'paper', from: steps[0]?.to.at(-1) });
});

test('what was taken back before the hand-over is not told; what the table went back on stays, with its answers', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(28));
  await play(session, [{ type: 'takenBack', entry: session.game.value.count - 1 }], walk(79));
  const moved = session.game.value.count - 1;
  await play(session, handOver, [{ type: 'clueSearched', circle: 79 }]);
  await play(session, [{ type: 'rewound', to: moved }], walk(28), handOver);
  await play(session, [{ type: 'clueSearched', circle: 79 }], policeDone, walk(27));
  const told = ['1 I–I crime 27', '1 1–1 walk 79 undone', '1 1–1 walk 28'];
  expect(said(session.events.value)).toEqual([...told, '1 2–2 walk 27']);
  const heard = storyOf(session.events.value).map((step) => step.heard.map(({ yes, undone }) => ({ yes, undone })));
  expect(heard).toEqual([[], [{ yes: true, undone: true }], [{ yes: false, undone: false }], []]);
  // Given up before it was handed over: that last move never happened.
  await play(session, [{ type: 'conceded', by: 'jack' }]);
  expect(said(session.events.value)).toEqual(told);
});

test('gone back within the police’s turn, the move stands and keeps all that was asked', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(79), handOver, [{ type: 'clueSearched', circle: 46 }]);
  const asked = session.game.value.count;
  await play(session, [{ type: 'clueSearched', circle: 79 }], [{ type: 'rewound', to: asked }]);
  await play(session, [{ type: 'clueSearched', circle: 80 }], policeDone, walk(78), handOver);
  const [, moved] = storyOf(session.events.value);
  expect(moved?.heard.map(({ circle, undone }) => `${circle} ${undone}`)).toEqual(['46 false', '79 true', '80 false']);
  expect(moved).toMatchObject({ undone: false, board: { clues: [] } });
});

test('a row from paper: crimes, then circle by circle in its column; answers stand under the last', async () => {
  const session = await begin(toldStore(), foretold());
  const taken = { type: 'takenOver', night: 3, time: 'I', scenes: [27, 84], row: [158, 65, 66, 67] } as const;
  const rest = { tokens: { coaches: 2, alleys: 1 }, policemen: { blue: 'k049' }, turn: 'police' } as const;
  await play(session, hideout(28), [{ ...taken, ...rest }, ...handOver]);
  await play(session, [{ type: 'clueSearched', circle: 66 }], policeDone, walk(66), handOver);
  const steps = storyOf(session.events.value);
  expect(said(session.events.value)).toEqual([
    '3 I–1 crime 158,65',
    '3 2–2 paper 66',
    '3 3–3 paper 67',
    '3 4–4 walk 66',
  ]);
  expect(steps.map(({ from }) => from)).toEqual([null, 65, 66, 67]);
  expect(steps.map(({ heard }) => heard.length)).toEqual([0, 0, 1, 0]);
  expect(steps.map(({ board: { policemen } }) => policemen.blue)).toEqual([null, null, 'k049', 'k049']);
});
