import { beforeEach, describe, expect, test } from 'vitest';
import { FORGOTTEN, openPin, type Pin, type PinAround, waitAfter } from '../../src/app/pin';
import { memoryStore, type Store } from '../../src/store/index';

const SECOND = 1000;

/** Two clocks that a test sets: the wall's, and how long this page has run. */
class Clocks implements PinAround {
  wall = 1_000_000_000;
  page = 0;
  now = () => this.wall;
  elapsed = () => this.page;
  random = (bytes: number) => new Uint8Array(bytes).fill(7);
  pass(ms: number): void {
    this.wall += ms;
    this.page += ms;
  }
}

let store: Store;
let clocks: Clocks;
let pin: Pin;

beforeEach(async () => {
  store = memoryStore();
  clocks = new Clocks();
  pin = await openPin(store, clocks);
  await pin.set('0042');
});

/** A new page: its own time begins anew, the wall's goes on. */
async function reload(): Promise<void> {
  clocks.page = 0;
  pin = await openPin(store, clocks);
}

async function failTimes(times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    clocks.pass(pin.left());
    expect(await pin.attempt('9999')).toBe('wrong');
  }
}

test('opens at the PIN, leading noughts and all, and at nothing else', async () => {
  expect(await pin.attempt('42')).toBe('wrong');
  expect(await pin.attempt('0042')).toBe('right');
  await reload();
  expect(pin.isSet()).toBe(true);
  expect(await pin.attempt('0042')).toBe('right');
});

test('the PIN is not in what is stored', async () => {
  const stored = await store.setting('pin');
  expect(stored.ok && stored.value).not.toContain('0042');
});

test('waits grow and then stay', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 99].map((fails) => waitAfter(fails) / SECOND)).toEqual([
    0, 0, 0, 30, 60, 120, 300, 600, 600, 600,
  ]);
});

test('while a wait is on, the right PIN is early and counts nothing', async () => {
  await failTimes(3);
  expect(pin.left()).toBe(30 * SECOND);
  expect(await pin.attempt('0042')).toBe('early');
  clocks.pass(30 * SECOND);
  expect(pin.left()).toBe(0);
  expect(await pin.attempt('0042')).toBe('right');
  // The right one wipes the slate.
  await failTimes(2);
  expect(pin.left()).toBe(0);
});

test('a failure is stored before it is told', async () => {
  let told = false;
  const watching: Store = {
    ...store,
    saveSetting: async (name, value) => {
      expect(told).toBe(false);
      return store.saveSetting(name, value);
    },
  };
  pin = await openPin(watching, clocks);
  await pin.attempt('9999').then(() => {
    told = true;
  });
  await reload();
  await failTimes(2);
  expect(pin.left()).toBe(30 * SECOND);
});

describe('a wait', () => {
  beforeEach(() => failTimes(4));

  test('outlives a reload by what is left of it', async () => {
    clocks.pass(20 * SECOND);
    await reload();
    expect(pin.left()).toBe(40 * SECOND);
  });

  test('is not shortened by a clock set forward', () => {
    clocks.wall += 24 * 3600 * SECOND;
    expect(pin.left()).toBe(60 * SECOND);
  });

  test('is not lengthened by a clock set back', async () => {
    clocks.wall -= 24 * 3600 * SECOND;
    clocks.page += 20 * SECOND;
    expect(pin.left()).toBe(40 * SECOND);
    await reload();
    expect(pin.left()).toBe(60 * SECOND);
    // From there on it counts from the clock as it now is.
    clocks.pass(20 * SECOND);
    await reload();
    expect(pin.left()).toBe(40 * SECOND);
  });

  test('is seen by another tab', async () => {
    const other = await openPin(store, { ...clocks, now: clocks.now, elapsed: clocks.elapsed, random: clocks.random });
    expect(await other.attempt('0042')).toBe('early');
  });
});

describe('a forgotten PIN', () => {
  const isHideout = (circle: number) => circle === 51;

  test('waits ten minutes for the hideout, which removes it', async () => {
    expect(pin.forgottenLeft()).toBe(null);
    expect(await pin.openByHideout(51, isHideout)).toBe('early');
    await pin.forget();
    clocks.pass(FORGOTTEN - SECOND);
    await reload();
    expect(await pin.openByHideout(51, isHideout)).toBe('early');
    clocks.pass(SECOND);
    expect(await pin.openByHideout(51, isHideout)).toBe('right');
    expect(pin.isSet()).toBe(false);
    expect(await store.setting('pin')).toEqual({ ok: true, value: null });
  });

  test('a wrong hideout begins the ten minutes anew', async () => {
    await pin.forget();
    clocks.pass(FORGOTTEN);
    expect(await pin.openByHideout(52, isHideout)).toBe('wrong');
    expect(await pin.openByHideout(51, isHideout)).toBe('early');
    expect(pin.forgottenLeft()).toBe(FORGOTTEN);
  });

  test('saying so twice does not begin it anew, and the PIN still opens', async () => {
    await pin.forget();
    clocks.pass(60 * SECOND);
    await pin.forget();
    expect(pin.forgottenLeft()).toBe(FORGOTTEN - 60 * SECOND);
    expect(await pin.attempt('0042')).toBe('right');
    expect(pin.forgottenLeft()).toBe(null);
  });
});

test('a device without room still counts for this page', async () => {
  const full: Store = { ...store, saveSetting: async () => ({ ok: false, error: { why: 'full' } }) };
  pin = await openPin(full, clocks);
  await failTimes(3);
  expect(await pin.attempt('0042')).toBe('early');
});

test.each([
  ['not text of ours', 'yes'],
  ['another shape', '{"salt":1}'],
  ['waits that are none', '{"salt":"","hash":"","rounds":1,"fails":0,"wait":{"left":"x"},"forgotten":null}'],
])('what cannot be read is no PIN: %s', async (_, text) => {
  await store.saveSetting('pin', text);
  await reload();
  expect(pin.isSet()).toBe(false);
});
