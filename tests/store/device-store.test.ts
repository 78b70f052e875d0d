/** The device's database, here an imitation of it; tests/e2e has the same in a browser. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASE, type Database, MIGRATIONS, openDatabase } from '../../src/store/database';
import { openDeviceStore } from '../../src/store/index';
import { entry, header, progress, storeContract, value } from './contract';
import type { Store } from './pieces';

async function open(): Promise<Store> {
  const opened = await openDeviceStore();
  if (!opened.ok) throw new Error(`not opened: ${opened.error.why}`);
  return opened.value;
}

async function empty(): Promise<Store> {
  fresh();
  return open();
}

function fresh(): void {
  globalThis.indexedDB = new IDBFactory();
}

const nothing = () => undefined;

beforeEach(fresh);
afterEach(() => vi.restoreAllMocks());

storeContract({ name: 'the device', make: empty, again: open });

describe('opening', () => {
  test('a browser without a database is said to be one', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await openDeviceStore()).toEqual({ ok: false, error: { why: 'unavailable' } });
    vi.unstubAllGlobals();
  });

  test('a browser that forbids it, too', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(await openDeviceStore()).toEqual({ ok: false, error: { why: 'unavailable' } });
  });

  test('data of a newer version is left alone', async () => {
    const newer = await openDatabase(nothing, [...MIGRATIONS, nothing]);
    if (newer.ok) newer.value.close();
    expect(newer.ok).toBe(true);
    expect(await openDeviceStore()).toEqual({ ok: false, error: { why: 'newer' } });
  });

  test('a later version finds what an earlier one kept, and only its own steps run', async () => {
    const store = await open();
    value(await store.create(header('a'), [entry(0)]));
    store.close();
    const steps: string[] = [];
    const later = await openDatabase(nothing, [
      () => steps.push('first'),
      () => steps.push('second'),
      () => steps.push('third'),
      () => steps.push('fourth'),
      (database: Database) => {
        steps.push('fifth');
        database.createObjectStore('later' as 'games');
      },
    ]);
    if (!later.ok) throw new Error(later.error.why);
    expect(steps).toEqual(['fourth', 'fifth']);
    expect([...later.value.objectStoreNames].map(String)).toEqual([
      'aside',
      'drafts',
      'entries',
      'games',
      'later',
      'seals',
      'settings',
    ]);
    expect(await later.value.get('entries', ['a', 0])).toBe('entry 0');
    later.value.close();
  });

  test('makes way for a newer version in another tab, and says that it is gone', async () => {
    const store = await open();
    value(await store.create(header('a'), [entry(0)]));
    const newer = await openDatabase(nothing, [...MIGRATIONS, nothing]);
    expect(newer.ok).toBe(true);
    expect(await store.append('a', [entry(1)], progress())).toEqual({ ok: false, error: { why: 'gone' } });
    if (newer.ok) newer.value.close();
  });

  test('an older tab that does not make way is said at once', async () => {
    const old = indexedDB.open(DATABASE, 1);
    await new Promise((resolve) => {
      old.onsuccess = resolve;
    });
    const opened = await openDatabase(nothing, [...MIGRATIONS, nothing]);
    expect(opened).toEqual({ ok: false, error: { why: 'blocked' } });
    old.result.close();
  });
});

test('what the first version kept is there in this one, and can be added to', async () => {
  const first = await openDatabase(nothing, MIGRATIONS.slice(0, 1));
  if (!first.ok) throw new Error(first.error.why);
  await first.value.put('games', { ...header('a'), form: 1 });
  await first.value.put('entries', 'entry 0', ['a', 0]);
  first.value.close();
  const store = await open();
  expect(value(await store.read('a'))).toEqual({ header: { ...header('a'), form: 1 }, entries: [entry(0)] });
  value(await store.append('a', [entry(1)], progress({ count: 2 })));
  expect(value(await store.read('a')).entries).toEqual([entry(0), entry(1)]);
});

test('what the second version kept, too, and half entered things beside it', async () => {
  const second = await openDatabase(nothing, MIGRATIONS.slice(0, 2));
  if (!second.ok) throw new Error(second.error.why);
  await second.value.put('games', header('a'));
  await second.value.put('entries', 'entry 0', ['a', 0]);
  await second.value.put('seals', 's', ['a', 0]);
  second.value.close();
  const store = await open();
  expect(value(await store.read('a')).entries).toEqual([{ ...entry(0), seal: 's' }]);
  value(await store.saveDraft('a', 'paper', 'half'));
  expect(value(await store.draft('a', 'paper'))).toBe('half');
});

describe('what the browser says about keeping', () => {
  test.each([
    [{ persist: async () => true, persisted: async () => true }, 'kept'],
    [{ persist: async () => false, persisted: async () => false }, 'mayClear'],
    [
      { persist: async () => Promise.reject(new Error()), persisted: async () => Promise.reject(new Error()) },
      'unknown',
    ],
    [undefined, 'unknown'],
  ])('%o: %s', async (storage, said) => {
    vi.stubGlobal('navigator', { storage });
    const store = await open();
    value(await store.create(header('a'), []));
    expect(await store.keeping()).toBe(said);
    vi.unstubAllGlobals();
  });
});

describe('writing', () => {
  test('asks for strict durability', async () => {
    const store = await open();
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    value(await store.create(header('a'), [entry(0)]));
    value(await store.append('a', [entry(1)], progress({ count: 2 })));
    value(await store.saveDraft('a', 'paper', 'half'));
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes.map(([, , options]) => options)).toEqual(Array(3).fill({ durability: 'strict' }));
  });

  test('is not done before the transaction has ended', async () => {
    const store = await open();
    value(await store.create(header('a'), [entry(0)]));
    const order: string[] = [];
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      const tx = begin.apply(this, given as Parameters<typeof begin>);
      tx.addEventListener('complete', () => order.push('ended'));
      return tx;
    });
    await store.append('a', [entry(1)], progress({ count: 2 })).then(() => order.push('told'));
    expect(order).toEqual(['ended', 'told']);
  });

  test.each([
    ['QuotaExceededError', { why: 'full' }],
    ['InvalidStateError', { why: 'gone' }],
    ['UnknownError', { why: 'failed', name: 'UnknownError' }],
  ])('%s is a value, and nothing is kept', async (name, error) => {
    const store = await open();
    value(await store.create(header('a'), [entry(0)]));
    const add = IDBObjectStore.prototype.add;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      // The second of two: the first must not stay.
      if (given[0] === 'entry 2') throw new DOMException('no', name);
      return add.apply(this, given);
    });
    expect(await store.append('a', [entry(1), entry(2)], progress({ count: 3 }))).toEqual({ ok: false, error });
    spy.mockRestore();
    expect(value(await store.read('a'))).toEqual({ header: header('a'), entries: [entry(0)] });
    value(await store.append('a', [entry(1)], progress({ count: 2 })));
  });

  test('a connection that ended by itself is opened anew', async () => {
    const store = await open();
    value(await store.create(header('a'), [entry(0)]));
    const newer = await openDatabase(nothing, [...MIGRATIONS, nothing]);
    if (newer.ok) newer.value.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
    });
    expect(value(await store.games())).toEqual([]);
  });
});
