/** The file of a game: nothing before the reveal, then a record the audit accepts, without anybody's name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '../../src/app/games';
import { revealing } from '../../src/app/reveal';
import { exportGame, fileName } from '../../src/app/share';
import { APP_VERSION } from '../../src/app/version';
import { board } from '../../src/board/index';
import { audit, readRecord, summarise } from '../../src/log/index';
import { begin, crime, declare, foretold, handOver, hideout, night, play, policeDone, toldStore, walk } from './table';

async function played() {
  const store = toldStore();
  const session = await begin(store, foretold());
  await play(session, hideout(28), night(1), crime(27));
  await play(session, [{ type: 'jackMoved', by: 'coach', to: [28, 29] }], handOver);
  await play(session, [{ type: 'clueSearched', circle: 29 }], policeDone, walk(27));
  await play(session, [{ type: 'takenBack', entry: session.game.value.count - 1 }], walk(28), declare);
  await play(session, night(2), crime(84), [{ type: 'conceded', by: 'jack' }]);
  return { store, session };
}

test('before the reveal there is no file', async () => {
  const { store, session } = await played();
  expect(exportGame(session, await textsOf(store, session.header.id), 'A game')).toBe(null);
});

test('the file passes the audit, with times and ids beside the events', async () => {
  const { store, session } = await played();
  await play(session, [revealing(session.header)]);
  const file = exportGame(session, await textsOf(store, session.header.id), 'A game');
  const record = readRecord(file?.text ?? '');
  if (!record.ok) throw new Error(record.error.path);
  const { lines, game } = audit(board, record.value.events);
  expect(lines.filter(({ breach }) => breach !== null)).toEqual([]);
  expect(summarise(game)).toEqual({ end: 'conceded', winner: 'police', night: 2, left: 15 });
  const { title, app, game: id, times, ids, commitments } = JSON.parse(file?.text ?? '');
  expect({ title, app, id }).toEqual({
    title: 'A game',
    app: { name: 'Hideout', version: APP_VERSION },
    id: session.header.id,
  });
  expect(times).toHaveLength(record.value.events.length);
  expect(ids).toHaveLength(record.value.events.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(null);
  // Hideout, ride, and the walk home.
  expect(commitments.map(({ c }: { c: string[] }) => c.length)).toEqual([1, 1, 1]);
});

test('without the stored texts the file lacks times and ids, and nothing else', async () => {
  const { session } = await played();
  await play(session, [revealing(session.header)]);
  const file = JSON.parse(exportGame(session, null, 'A game')?.text ?? '');
  expect(file.times).toBe(undefined);
  expect(file.events.at(-1).type).toBe('revealed');
});

test('the name tells the day it was begun and nothing of the game', () => {
  expect(fileName({ createdAt: new Date(2026, 10, 30, 23, 59).getTime() })).toBe('hideout-2026-11-30.json');
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(APP_VERSION).toBe(version);
});
