/** One thing at a time, in the order asked for. What fails does not hold up what comes after. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Queue {
  /** How many are asked for and not done. */
  readonly waiting: ReadonlySignal<number>;
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createQueue(): Queue {
  const waiting = signal(0);
  let last: Promise<unknown> = Promise.resolve();
  return {
    waiting,
    run: (work) => {
      waiting.value += 1;
      const result = last.then(work).finally(() => {
        waiting.value -= 1;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
