/** The page as a conversation's surroundings, and when its connection has to be replaced. */
import type { LinkAround } from '../link/around';
import { browserAround } from './around';

export const pageAround: LinkAround = {
  random: browserAround.random,
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds between two looks at the clock, and how much more than that means that the page was asleep. */
const LOOK = 5000;
const SLEPT = 10_000;

/**
 * Calls when the page comes back from wherever it was: shown again, taken out of the browser's drawer, online again, woken,
 * or after a jump of the clock. What it gives ends that.
 */
export function whenBack(back: () => void): () => void {
  const shown = (): void => {
    if (document.visibilityState === 'visible') back();
  };
  document.addEventListener('visibilitychange', shown);
  document.addEventListener('resume', back);
  addEventListener('pageshow', back);
  addEventListener('online', back);
  let last = Date.now();
  const clock = setInterval(() => {
    const now = Date.now();
    if (Math.abs(now - last - LOOK) > SLEPT) back();
    last = now;
  }, LOOK);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    document.removeEventListener('resume', back);
    removeEventListener('pageshow', back);
    removeEventListener('online', back);
    clearInterval(clock);
  };
}
