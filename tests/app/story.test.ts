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
  storyOf(events).map(({ night: n, firstColumn, column, how, to }) => `${n} ${firstColumn}–${column} ${how} ${to}`);

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
    for (const [i, { from }] of steps.entries()) if (from !== null) expect(from).toBe(steps[i - 1]?.to.at(-1));
  }
});

test('a game from paper begins with its row', () => {
  const steps = storyOf(recorded('from-paper'));
  expect(steps[0]?.how).toBe('takenOver');
  expect(steps[0]?.to.length).toBeGreaterThan(1);
});

test('what was taken back or rewound is not in the route; what was heard stays', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(28));
  await play(session, [{ type: 'takenBack', entry: session.game.value.count - 1 }], walk(79));
  const moved = session.game.value.count - 1;
  await play(session, handOver, [{ type: 'clueSearched', circle: 79 }]);
  await play(session, [{ type: 'rewound', to: moved }], walk(28), handOver);
  await play(session, [{ type: 'clueSearched', circle: 79 }], policeDone, walk(27));
  expect(said(session.events.value)).toEqual(['1 I–I crime 27', '1 1–1 walk 28', '1 2–2 walk 27']);
  expect(storyOf(session.events.value)[1]?.heard.map(({ yes, undone }) => ({ yes, undone }))).toEqual([
    { yes: true, undone: true },
    { yes: false, undone: false },
  ]);
  // Given up before it was handed over: that last move never happened.
  await play(session, [{ type: 'conceded', by: 'jack' }]);
  expect(said(session.events.value)).toEqual(['1 I–I crime 27', '1 1–1 walk 28']);
});
