/** What belongs to a table of several phones: the same in memory and on the device, and what older versions kept is found. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '../../src/rules/index';
import type { StoreFailure } from '../../src/store/index';
import {
  memoryTableStore,
  openTableStore,
  type StoredJoined,
  TABLE_DATABASE,
  type TableStore,
} from '../../src/store/table-store';

const KEYS = { toJack: '01', fromJack: '02', topicToJack: 'to', topicFromJack: 'from' };
const [GAME, OTHER] = ['ab'.repeat(16), 'cd'.repeat(16)];
const JOINED: StoredJoined = {
  ...{ id: GAME, joinedAt: 1, device: 1, seat: 'detectives', name: 'Tablet', keys: KEYS },
  ...{ witnessFrom: 0, night: 1, over: false, at: 5 },
};

function value<T>(result: Result<T, StoreFailure>): T {
  if (!result.ok) throw new Error(result.error.why);
  return result.value;
}

describe.each([
  { name: 'memory', make: async () => memoryTableStore() },
  {
    name: 'the device',
    make: () => {
      globalThis.indexedDB = new IDBFactory();
      return openTableStore();
    },
  },
])('the table store in $name', ({ make }) => {
  let store: TableStore;
  beforeEach(async () => {
    store = await make();
  });

  test('keeps what binds the faces, by game, and the latest counts', async () => {
    expect(value(await store.faces(GAME))).toBeNull();
    value(await store.saveFaces({ game: GAME, secrets: ['11'] }));
    value(await store.saveFaces({ game: OTHER, secrets: ['22'] }));
    value(await store.saveFaces({ game: GAME, secrets: ['11', '33'] }));
    expect(value(await store.faces(GAME))).toEqual({ game: GAME, secrets: ['11', '33'] });
    expect(value(await store.faces(OTHER))).toEqual({ game: OTHER, secrets: ['22'] });
  });

  test('forgets it with the game that was joined, and leaves other games', async () => {
    for (const game of [GAME, OTHER]) value(await store.saveFaces({ game, secrets: ['11'] }));
    value(await store.saveDevice(GAME, { id: 1, name: 'Tablet', seat: 'detectives', keys: KEYS }));
    value(await store.forget([GAME], 'joined'));
    expect(value(await store.faces(GAME))).toBeNull();
    expect(value(await store.devices(GAME))).toHaveLength(1);
    expect(value(await store.faces(OTHER))).not.toBeNull();
    value(await store.forget([OTHER]));
    expect(value(await store.faces(OTHER))).toBeNull();
  });
});

test('what the first version kept is still there, with room for the faces', async () => {
  globalThis.indexedDB = new IDBFactory();
  // As that version made and filled it.
  const first = await openDB(TABLE_DATABASE, 1, {
    upgrade: (created) => {
      created.createObjectStore('devices');
      created.createObjectStore('joined', { keyPath: 'id' });
      created.createObjectStore('heard');
      created.createObjectStore('unsent');
    },
  });
  await first.put('joined', JOINED);
  await first.put('heard', '{"n":0}', [GAME, 0]);
  await first.put('unsent', { id: 'ef', text: '{"type":"policeDone"}' }, [GAME, 'ef']);
  await first.put('devices', { id: 1, name: 'Tablet', seat: 'detectives', keys: KEYS }, [GAME, 1]);
  first.close();
  const store = await openTableStore();
  expect(store.kind).toBe('device');
  expect(value(await store.joined())).toEqual([JOINED]);
  expect(value(await store.heard(GAME))).toEqual(['{"n":0}']);
  expect(value(await store.unsent(GAME))).toHaveLength(1);
  expect(value(await store.devices(GAME))).toHaveLength(1);
  value(await store.saveFaces({ game: GAME, secrets: ['11'] }));
  store.close();
  const again = await openTableStore();
  expect(value(await again.faces(GAME))).toEqual({ game: GAME, secrets: ['11'] });
});
