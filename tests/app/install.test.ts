/** What is read from a browser about installing, and the browser's own question kept until somebody asks for it. */
import { expect, it, vi } from 'vitest';
import { type Surroundings, watchInstall } from '../../src/app/install';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

interface Given {
  readonly userAgent?: string;
  readonly touch?: number;
  readonly secure?: boolean;
  readonly standalone?: boolean;
  readonly displayed?: boolean;
  readonly persisted?: () => Promise<boolean>;
  readonly storage?: Map<string, string> | null;
}

function browser(given: Given) {
  const listeners = new Map<string, (event: Event) => void>();
  const storage = given.storage === undefined ? new Map<string, string>() : given.storage;
  const around: Surroundings = {
    isSecureContext: given.secure ?? true,
    matchMedia: () => ({ matches: given.displayed ?? false }),
    addEventListener: (type, listener) => listeners.set(type, listener),
    get localStorage() {
      if (storage === null) throw new Error('forbidden');
      return {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
      };
    },
    navigator: {
      userAgent: given.userAgent ?? ANDROID,
      maxTouchPoints: given.touch ?? 0,
      ...(given.standalone === undefined ? {} : { standalone: given.standalone }),
      ...(given.persisted === undefined ? {} : { storage: { persisted: given.persisted } }),
    },
  };
  return { around, tell: (type: string, event: Event) => listeners.get(type)?.(event) };
}

it.each<[string, Given, string]>([
  ['a phone', {}, 'browser'],
  ['an iPhone', { userAgent: IPHONE, touch: 5 }, 'ios'],
  ['an iPad, which calls itself a Macintosh', { userAgent: MAC, touch: 5 }, 'ios'],
  ['a Macintosh', { userAgent: MAC }, 'browser'],
  ['plain http', { secure: false }, 'insecure'],
  ['an iPhone over plain http', { userAgent: IPHONE, secure: false }, 'insecure'],
  ['the home screen', { displayed: true }, 'installed'],
  ['an iPhone’s home screen', { userAgent: IPHONE, standalone: true }, 'installed'],
  ['an iPhone’s home screen over plain http', { userAgent: IPHONE, standalone: true, secure: false }, 'installed'],
])('%s', (_, given, situation) => {
  expect(watchInstall(browser(given).around).situation.value).toBe(situation);
});

it('keeps the browser’s question, asks it once, and knows when it was installed', async () => {
  const { around, tell } = browser({});
  const install = watchInstall(around);
  expect(install.offered.value).toBe(false);
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  tell('beforeinstallprompt', offer);
  expect([install.offered.value, offer.defaultPrevented]).toEqual([true, true]);
  await install.ask();
  await install.ask();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(install.offered.value).toBe(false);
  tell('appinstalled', new Event('appinstalled'));
  expect(install.situation.value).toBe('installed');
});

it('puts away for good, and for this visit where nothing can be stored', () => {
  const storage = new Map<string, string>();
  watchInstall(browser({ storage }).around).putAway();
  expect(watchInstall(browser({ storage }).around).away.value).toBe(true);
  const without = watchInstall(browser({ storage: null }).around);
  without.putAway();
  expect(without.away.value).toBe(true);
});

it.each<[string, Given, boolean | null]>([
  ['kept', { persisted: async () => true }, true],
  ['may be cleared', { persisted: async () => false }, false],
  ['does not say', {}, null],
  ['fails', { persisted: () => Promise.reject(new Error('no')) }, null],
])('what the device promised: %s', async (_, given, expected) => {
  expect(await watchInstall(browser(given).around).keptForGood()).toBe(expected);
});
