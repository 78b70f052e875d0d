/** A record becomes a game in the list, or a sentence says why not. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { openGame } from '../../src/app/games';
import { importRecord } from '../../src/app/import';
import { textOf } from '../../src/app/import-file';
import { stageOf } from '../../src/app/stage';
import { memoryStore, type Store } from '../../src/store/index';
import { foretold, play } from './table';

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

test('a file is text of at most 10 MB', async () => {
  expect(await textOf(new Blob(['Ratcliffe']))).toEqual({ ok: true, value: 'Ratcliffe' });
  expect(await textOf(new Blob([Uint8Array.of(0xff, 0xfe, 0xff)]))).toEqual({ ok: false, error: { why: 'otherKind' } });
  expect(await textOf(new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).toEqual({
    ok: false,
    error: { why: 'tooLarge' },
  });
  const torn = { size: 1, arrayBuffer: () => Promise.reject(new Error()) } as unknown as Blob;
  expect(await textOf(torn)).toEqual({ ok: false, error: { why: 'notOpened' } });
});
