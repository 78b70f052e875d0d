import { expect, test } from 'vitest';
import { createShelf } from '../../src/app/index';
import { memoryStore } from '../../src/store/index';
import { begin, foretold, hideout, play } from './table';

test('goes on with the game that was on the screen', async () => {
  const store = memoryStore();
  const around = foretold();
  const session = await begin(store, around);
  const shelf = createShelf(async () => ({ ok: true, value: store }), memoryStore, around);
  expect(await shelf.start()).toBe(session.header.id);
  expect(shelf.withoutDevice.value).toBe(null);

  await shelf.putBack();
  expect(await createShelf(async () => ({ ok: true, value: store }), memoryStore, around).start()).toBe(null);
  expect(shelf.games.value.map(({ id }) => id)).toEqual([session.header.id]);
});

test('deletes games, also the one that was on the screen', async () => {
  const store = memoryStore();
  const around = foretold();
  const session = await begin(store, around);
  const shelf = createShelf(async () => ({ ok: true, value: store }), memoryStore, around);
  expect(await shelf.remove([session.header.id])).toEqual({ ok: true, value: undefined });
  await shelf.start();
  expect((await shelf.remove([session.header.id])).ok).toBe(true);
  expect(shelf.games.value).toEqual([]);
  expect(await createShelf(async () => ({ ok: true, value: store }), memoryStore, around).start()).toBe(null);
});

test('does not go on with a game that is not there', async () => {
  const store = memoryStore();
  await store.setOpened('gone');
  const shelf = createShelf(async () => ({ ok: true, value: store }), memoryStore, foretold());
  expect(await shelf.start()).toBe(null);
});

test.each(['unavailable', 'newer', 'blocked'] as const)('%s: says so, and games live in memory', async (why) => {
  const around = foretold();
  const shelf = createShelf(async () => ({ ok: false, error: { why } }), memoryStore, around);
  expect(await shelf.start()).toBe(null);
  expect(shelf.withoutDevice.value).toEqual({ why });
  const store = shelf.store.value;
  if (store === null) throw new Error('no store');
  const session = await begin(store, around);
  await play(session, hideout(28));
  expect(session.kept).toBe(false);
  await shelf.putBack();
  expect(shelf.games.value).toHaveLength(1);
});
