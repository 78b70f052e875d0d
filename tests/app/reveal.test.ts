/** After the end: R, the rows as they stood, and the check of all entries. */
import { expect, test } from 'vitest';
import { checkGame, revealing, sheetRow } from '../../src/app/reveal';
import { begin, crime, declare, foretold, handOver, hideout, night, play, policeDone, toldStore, walk } from './table';

async function played() {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27));
  await play(session, [{ type: 'jackMoved', by: 'coach', to: [28, 29] }], handOver);
  await play(session, [{ type: 'clueSearched', circle: 29 }], policeDone, walk(27));
  await play(session, [{ type: 'takenBack', entry: session.game.value.count - 1 }], walk(28), declare);
  await play(session, night(2), crime(84), [{ type: 'conceded', by: 'jack' }]);
  return session;
}

test('the rows are those of the sheet, what was taken back left out', async () => {
  const { events } = await played();
  expect(sheetRow(events.value, 1)).toMatchObject({
    table: { time: 'I', scenes: [27], filled: 4, left: 12 },
    moves: ['coach', 'walk'],
    row: [27, 28, 29, 28],
  });
  expect(sheetRow(events.value, 2)).toMatchObject({ table: { time: 'I', filled: 1 }, moves: [], row: [84] });
  expect(sheetRow(events.value, 3).table.time).toBe(null);
});

test('an honest game stands; walks past policemen nobody entered are said to be judged by eye', async () => {
  const session = await played();
  await play(session, [revealing(session.header)]);
  expect(session.game.value.revealed).toBe(true);
  expect(checkGame(session)).toMatchObject({ wrong: 0, byEye: 1, agreed: 0 });
});

test('a walk that was gone back on is not counted among those judged by eye', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27), walk(79));
  const moved = session.game.value.count - 1;
  await play(session, handOver, [{ type: 'clueSearched', circle: 46 }], [{ type: 'rewound', to: moved }]);
  await play(session, walk(29), handOver, [{ type: 'conceded', by: 'police' }]);
  const { byEye, entries } = checkGame(session);
  expect(byEye).toBe(1);
  expect(entries.filter(({ verdict }) => verdict === 'notChecked')).toHaveLength(2);
});

test('what the table ruled is counted as agreed', async () => {
  const session = await begin(toldStore(), foretold());
  await play(session, hideout(28), night(1), crime(27));
  await play(session, [{ type: 'jackMoved', by: 'walk', to: [84], ruledByTable: true }], handOver);
  await play(session, [{ type: 'conceded', by: 'police' }]);
  expect(checkGame(session)).toMatchObject({ wrong: 0, byEye: 0, agreed: 1 });
});
