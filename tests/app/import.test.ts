/** A record becomes a game in the list, or a sentence says why not. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { openGame } from '../../src/app/games';
import { importRecord } from '../../src/app/import';
import { revealing } from '../../src/app/reveal';
import { exportGame } from '../../src/app/share';
import { stageOf } from '../../src/app/stage';
import { memoryStore, type Store } from '../../src/store/index';
import { begin, crime, foretold, hideout, night, play } from './table';

const around = foretold();
let store: Store;
beforeEach(() => {
  store = memoryStore();
});

const record = (...events: readonly object[]): string =>
  JSON.stringify({ format: 'hideout-record', version: 1, begun: '2026-08-31T20:00:00.000Z', events });
const start = { type: 'gameStarted', options: { referee: 'sheet' } };
const opening = [start, { type: 'hideoutChosen', circle: 28 }, { type: 'nightBegan', night: 1 }];
const reasonFor = async (text: string) => {
  const taken = await importRecord(store, around, text);
  return taken.ok ? null : taken.error;
};

test('an open game goes on where the record ends', async () => {
  const taken = await importRecord(store, around, record(...opening, { type: 'killed', time: 'I', circles: [27] }));
  if (!taken.ok) throw new Error(taken.error.why);
  const opened = await openGame(store, around, taken.value);
  if (!opened.ok) throw new Error(opened.error.why);
  const session = opened.value;
  expect(session.header.createdAt).toBe(Date.parse('2026-08-31T20:00:00.000Z'));
  expect(session.damage).toBe(null);
  expect(stageOf(session.game.value)).toBe('held');
  await play(session, [{ type: 'handedOver' }]);
  expect(stageOf(session.game.value)).toBe('move');
});

test('the finished game of the examples is in the list as such', async () => {
  const { record: game } = JSON.parse(readFileSync('tests/games/four-nights.json', 'utf8')) as { record?: unknown };
  const text = game === undefined ? readFileSync('tests/games/four-nights.json', 'utf8') : JSON.stringify(game);
  const taken = await importRecord(store, around, text);
  expect(taken.ok).toBe(true);
  const games = await store.games();
  expect(games.ok && games.value[0]?.progress.over).toBe(true);
});

test('a refused event is named, and nothing is taken', async () => {
  const no = await reasonFor(record(start, { type: 'hideoutChosen', circle: 27 }));
  expect(no).toMatchObject({ why: 'refused', i: 1, type: 'hideoutChosen', breach: { rule: 'SETUP-5' } });
  expect(await store.games()).toEqual({ ok: true, value: [] });
});

test('the same record is in the list once', async () => {
  expect(await reasonFor(record(...opening))).toBe(null);
  expect(await reasonFor(record(...opening))).toEqual({ why: 'openedHere' });
});

test.each([
  ['{"format":"hideout-record","version":1,"events":[', 'cutOff'],
  ['{"format":"hideout-record","version":2,"events":[]}', 'newer'],
  ['{"format":"hideout-recovery","version":1}', 'isRecovery'],
  ['<html>', 'otherKind'],
  [record(), 'noGame'],
  [record({ type: 'nightBegan' }), 'unreadable'],
])('%s: %s', async (text, why) => {
  expect(await reasonFor(text)).toMatchObject({ why });
});

test('a store that fails changes nothing', async () => {
  const full: Store = { ...store, create: async () => ({ ok: false, error: { why: 'full' } }) };
  const notStored = (why: string) => ({ ok: false, error: { why: 'notStored', failure: { why } } });
  expect(await importRecord(full, around, record(...opening))).toEqual(notStored('full'));
  const gone: Store = { ...store, games: async () => ({ ok: false, error: { why: 'gone' } }) };
  expect(await importRecord(gone, around, record(...opening))).toEqual(notStored('gone'));
  expect(await store.games()).toEqual({ ok: true, value: [] });
});

test('a record that is a little different is another game', async () => {
  expect(await reasonFor(record(...opening))).toBe(null);
  expect(await reasonFor(`${record(...opening)}\n`)).toBe(null);
  const games = await store.games();
  expect(games.ok && new Set(games.value.map(({ id }) => id)).size).toBe(2);
});

test('a record that does not say when it began is as old as its arrival', async () => {
  const text = JSON.stringify({ format: 'hideout-record', version: 1, begun: 'in autumn', events: opening });
  expect(await reasonFor(text)).toBe(null);
  const games = await store.games();
  const [game] = games.ok ? games.value : [];
  expect(game?.createdAt).toBe(game?.progress.at);
});

test('the game of a finished record keeps the R it was played with', async () => {
  const session = await begin(memoryStore(), around);
  await play(
    session,
    hideout(28),
    night(1),
    crime(27),
    [{ type: 'conceded', by: 'jack' }],
    [revealing(session.header)],
  );
  const exported = exportGame(session, null, 'An evening');
  expect(await reasonFor(exported?.text ?? '')).toBe(null);
  const games = await store.games();
  expect(games.ok && games.value[0]).toMatchObject({ secret: session.header.secret, progress: { over: true } });
});
