/** The screen stays on while it is wanted, where the device can do that. */
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake, type WakeLocks } from '../../src/app/awake';
import { canStayAwake } from '../../src/ui/settings/device';

afterEach(() => vi.unstubAllGlobals());

/** A page that can be hidden and shown again: as in a browser that takes the lock away. */
function pageWith(locks: { readonly drop: () => void } | null) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const turn = (state: 'visible' | 'hidden'): void => {
    if (state === 'hidden') locks?.drop();
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page: page as unknown as Document, turn, tap: () => page.dispatchEvent(new Event('pointerdown')) };
}

function locksOf({ refuses = 0 } = {}) {
  const given: { released: boolean; release: () => Promise<void> }[] = [];
  let left = refuses;
  const request = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new DOMException('little battery', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    given.push(lock);
    return lock;
  });
  const drop = (): void => {
    for (const lock of given) lock.released = true;
  };
  return { locks: { request } satisfies WakeLocks, request, given, drop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('asked at once, once, and released at the end', async () => {
  const { locks, request, given } = locksOf();
  const { page, tap } = pageWith(null);
  const { stop } = stayAwake(locks, page);
  tap();
  await settled();
  tap();
  await settled();
  expect(request.mock.calls).toEqual([['screen']]);
  stop();
  expect(given.map(({ released }) => released)).toEqual([true]);
  tap();
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
});

test('taken away with the page, and asked again when it comes back', async () => {
  const { locks, request, given, drop } = locksOf();
  const { page, turn } = pageWith({ drop });
  stayAwake(locks, page);
  await settled();
  turn('hidden');
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  turn('visible');
  await settled();
  expect(given.map(({ released }) => released)).toEqual([true, false]);
});

test('never asked by a hidden page', async () => {
  const { locks, request } = locksOf();
  const { page, turn } = pageWith(null);
  turn('hidden');
  stayAwake(locks, page);
  await settled();
  expect(request).not.toHaveBeenCalled();
});

test('refused, and asked again at the next tap', async () => {
  const { locks, given } = locksOf({ refuses: 1 });
  const { page, tap } = pageWith(null);
  stayAwake(locks, page);
  await settled();
  expect(given).toEqual([]);
  tap();
  await settled();
  expect(given).toHaveLength(1);
});

test('a lock that comes too late is given back', async () => {
  const { locks, given } = locksOf();
  const { page } = pageWith(null);
  stayAwake(locks, page).stop();
  await settled();
  expect(given.map(({ released }) => released)).toEqual([true]);
});

test('a device without wake locks says so, and nothing goes wrong', async () => {
  const { page, turn, tap } = pageWith(null);
  const { stop } = stayAwake(undefined, page);
  turn('hidden');
  turn('visible');
  tap();
  await settled();
  stop();
  vi.stubGlobal('navigator', {});
  expect(canStayAwake()).toBe(false);
  vi.stubGlobal('navigator', { wakeLock: {} });
  expect(canStayAwake()).toBe(true);
});
