/**
 * Keeps the screen on while it is wanted. The system takes the lock away whenever the page is hidden, may refuse it (little
 * battery) and has none at all on plain http; so it is asked for again when the page comes back, and at a tap.
 */

/** What of `navigator.wakeLock` is used. */
export interface WakeLocks {
  readonly request: (type: 'screen') => Promise<Held>;
}

interface Held {
  readonly released: boolean;
  readonly release: () => Promise<void>;
}

/** Asks until `stop` is called. Without wake locks it does nothing. */
export function stayAwake(locks: WakeLocks | undefined, page: Document): { readonly stop: () => void } {
  let held: Held | null = null;
  let asking = false;
  let over = false;
  const ask = async (): Promise<void> => {
    if (locks === undefined || asking || over || page.visibilityState !== 'visible') return;
    if (held !== null && !held.released) return;
    asking = true;
    held = await locks.request('screen').catch(() => null);
    asking = false;
    if (over) void held?.release();
  };
  const again = (): void => void ask();
  page.addEventListener('visibilitychange', again);
  page.addEventListener('pointerdown', again);
  again();
  return {
    stop: () => {
      over = true;
      page.removeEventListener('visibilitychange', again);
      page.removeEventListener('pointerdown', again);
      void held?.release();
    },
  };
}
