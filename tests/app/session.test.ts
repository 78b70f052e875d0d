/** Stored first, shown then; one command at a time; nothing done when it could not be stored. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Around } from '../../src/app/index';
import type { Session } from '../../src/app/session';
import { stageOf } from '../../src/app/stage';
import { hereOf } from '../../src/rules/index';
import {
  begin,
  crime,
  declare,
  foretold,
  handOver,
  hideout,
  night,
  play,
  policeDone,
  reopen,
  type ToldStore,
  toldStore,
  walk,
} from './table';

let store: ToldStore;
let around: Around;
let session: Session;
beforeEach(async () => {
  store = toldStore();
  around = foretold();
  session = await begin(store, around);
});

/** 27 → 28: the hideout is one walk from the crime. */
const toTheMove = [hideout(28), night(1), crime(27)];

test('a game begins with its agreement, and is on the screen', async () => {
  expect(session.events.value).toEqual([{ type: 'gameStarted', options: { referee: 'sheet' } }]);
  expect(stageOf(session.game.value)).toBe('hideout');
  expect(await store.opened()).toEqual({ ok: true, value: session.header.id });
  expect(session.header.id).toMatch(/^[0-9a-f]{32}$/);
  expect(session.header.secret).toMatch(/^[0-9a-f]{32}$/);
  expect(session.header.secret).not.toBe(session.header.id);
});

test('nothing is shown before it is stored', async () => {
  let let_through: () => void = () => undefined;
  store.gate = new Promise((resolve) => {
    let_through = resolve;
  });
  const done = session.dispatch({ type: 'hideoutChosen', circle: 28 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.appends).toBe(1);
  expect(session.waiting.value).toBe(1);
  expect(stageOf(session.game.value)).toBe('hideout');
  let_through();
  expect((await done).ok).toBe(true);
  expect(stageOf(session.game.value)).toBe('held');
  expect(session.waiting.value).toBe(0);
});

test('two commands at once are decided one after the other', async () => {
  await play(session, ...toTheMove);
  const [first, second] = await Promise.all([session.dispatch(...walk(28)), session.dispatch(...walk(29))]);
  expect(first.ok).toBe(true);
  expect(second).toMatchObject({ ok: false, why: 'refused', breach: { rule: 'HUNT-1.1' } });
  expect(hereOf(session.game.value.sheet, 1)).toBe(28);
});

test('a refusal is stored nowhere and told nowhere', async () => {
  await play(session, ...toTheMove);
  const { events, told } = session;
  const before = { events: events.value, told: told.value, appends: store.appends };
  expect(await session.dispatch(...walk(84))).toMatchObject({
    ok: false,
    why: 'refused',
    lifts: true,
    breach: { rule: 'HUNT-1.2' },
  });
  expect({ events: events.value, told: told.value, appends: store.appends }).toEqual(before);
});

test.each([
  [200, 'no such circle'],
  [0, 'no such circle'],
])('the table cannot rule a walk to %i (%s)', async (to) => {
  await play(session, ...toTheMove);
  expect(await session.dispatch(...walk(to))).toMatchObject({ ok: false, lifts: false });
});

test('what the table rules otherwise is recorded as such', async () => {
  await play(session, ...toTheMove, [{ type: 'jackMoved', by: 'walk', to: [84], ruledByTable: true }]);
  expect(session.events.value.at(-1)).toMatchObject({ ruledByTable: true, to: [84] });
});

describe('when storing fails', () => {
  test.each([
    { why: 'full' },
    { why: 'anotherWriter' },
    { why: 'gone' },
    { why: 'failed', name: 'UnknownError' },
  ] as const)('$why: nothing is done, and the next try is', async (failure) => {
    const before = session.game.value;
    store.failNext = failure;
    const outcome = await session.dispatch({ type: 'hideoutChosen', circle: 28 });
    expect(outcome).toEqual({ ok: false, why: 'notStored', failure });
    expect(session.game.value).toBe(before);
    expect(session.trouble.value).toEqual(failure);
    await play(session, hideout(28));
    expect(session.trouble.value).toBe(null);
  });

  test('of one step all or nothing is kept', async () => {
    await play(session, ...toTheMove, walk(28));
    store.failNext = { why: 'full' };
    expect((await session.dispatch(...declare)).ok).toBe(false);
    expect(stageOf(session.game.value)).toBe('held');
    expect(session.told.value.table.phase).toBe('jack');
    await play(session, declare);
    expect(session.told.value.table.phase).toBe('between');
  });
});

test('handing over and declaring are one step, or none', async () => {
  await play(session, ...toTheMove, walk(29));
  const before = store.appends;
  expect(await session.dispatch(...declare)).toMatchObject({ ok: false, breach: { rule: 'HUNT-1.8' } });
  expect(store.appends).toBe(before);
  expect(stageOf(session.game.value)).toBe('held');
  await play(session, [{ type: 'takenBack', entry: session.game.value.count - 1 }], walk(28), declare);
  expect(store.appends).toBe(before + 3);
  expect(stageOf(session.game.value)).toBe('between');
});

describe('what everybody knows', () => {
  test('does not change with what is recorded, only with the hand-over', async () => {
    await play(session, ...toTheMove);
    const before = session.told.value;
    await play(session, walk(28));
    expect(session.told.value).toEqual(before);
    await play(session, handOver);
    expect(session.told.value.moves[0]).toEqual(['walk']);
  });

  test('holds no number of Jack’s', async () => {
    await play(session, ...toTheMove, walk(29), handOver);
    const known = JSON.stringify(session.told.value);
    expect(known).toContain('27');
    expect(known).not.toMatch(/\b2[89]\b/);
  });

  test('has every question and its answer', async () => {
    const asks = (circle: number) => [{ type: 'clueSearched', circle }] as const;
    await play(session, ...toTheMove, walk(29), handOver, asks(29), asks(28));
    await play(session, [{ type: 'arrestAttempted', circle: 27 }]);
    const heard = session.told.value.heard.map(({ circle, asked, yes }) => ({ circle, asked, yes }));
    expect(heard).toEqual([
      { circle: 29, asked: 'clue', yes: true },
      { circle: 28, asked: 'clue', yes: false },
      { circle: 27, asked: 'arrest', yes: false },
    ]);
  });
});

describe('after a reload', () => {
  test('the game is the same at every step', async () => {
    const steps = [...toTheMove, walk(29), handOver, policeDone, walk(28), declare, night(2)];
    for (const step of steps) {
      await play(session, step);
      const again = await reopen(store, around, session);
      expect(again.game.value).toEqual(session.game.value);
      expect(again.told.value).toEqual(session.told.value);
      expect(again.damage).toBe(null);
      session = again;
    }
    expect(session.game.value.table.night).toBe(2);
  });

  test('what was recorded and not handed over is still that', async () => {
    await play(session, ...toTheMove, walk(29));
    const again = await reopen(store, around, session);
    expect(stageOf(again.game.value)).toBe('held');
    await play(again, [{ type: 'takenBack', entry: again.game.value.count - 1 }], walk(28), declare);
    expect(again.game.value.table.phase).toBe('between');
  });

  test('a game gone on elsewhere refuses, and opened again it stands as it went on', async () => {
    await play(session, hideout(28));
    const other = await reopen(store, around, session);
    await play(other, night(1));
    expect(await session.dispatch(...night(1))).toEqual({
      ok: false,
      why: 'notStored',
      failure: { why: 'anotherWriter' },
    });
    expect((await reopen(store, around, session)).game.value).toEqual(other.game.value);
  });

  test('a damaged game opens up to the damage and takes nothing more', async () => {
    await play(session, ...toTheMove);
    const texts = await store.read(session.header.id);
    const kept = toldStore();
    if (!texts.ok) throw new Error(texts.error.why);
    const damaged = texts.value.entries.map((one) => (one.number === 3 ? { ...one, text: '{' } : one));
    await kept.create(texts.value.header, damaged);
    const again = await reopen(kept, around, session);
    expect(again.damage).toEqual({ from: 3, texts: damaged.slice(3).map(({ text }) => text) });
    expect(again.events.value).toEqual(session.events.value.slice(0, 3));
    expect(await again.dispatch(...night(1))).toEqual({ ok: false, why: 'readOnly' });
    expect(kept.appends).toBe(0);
  });
});

test('Home can name a game without reading it', async () => {
  await play(session, ...toTheMove);
  const listed = await store.games();
  expect(listed.ok && listed.value[0]?.progress).toMatchObject({ night: 1, over: false, count: 6 });
  await play(session, [{ type: 'conceded', by: 'police' }]);
  const after = await store.games();
  expect(after.ok && after.value[0]?.progress).toMatchObject({
    over: true,
    ended: { how: 'conceded', winner: 'jack' },
  });
});
