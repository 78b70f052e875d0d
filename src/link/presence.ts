/** Whether Jack's phone is there, as its partner can tell: by the carrier's state and by how long nothing was heard. */
import type { LinkAround } from './around';
import type { Carrier } from './carrier';
import { every } from './spoken';

/** *asleep*: the relay is there, Jack's phone is not heard. *unreachable*: no relay. */
export type Nearness = 'connecting' | 'connected' | 'asleep' | 'unreachable';

/** Milliseconds without a word after which Jack's phone sleeps: two signs of life, and some. */
export const SILENCE = 12_000;
const LOOK = 1000;

export interface Watch {
  readonly heard: () => void;
  /** Forgets how long it was silent: this phone may have slept itself. */
  readonly renew: () => void;
  readonly end: () => void;
}

export function watchJack(carrier: Carrier, around: LinkAround, tell: (nearness: Nearness) => void): Watch {
  let now: Nearness = 'connecting';
  let since = around.now();
  let looked = since;
  const become = (next: Nearness): void => {
    if (next === now) return;
    now = next;
    tell(next);
  };
  const restart = (): void => {
    since = around.now();
    become(carrier.state() === 'open' || carrier.state() === 'connecting' ? 'connecting' : 'unreachable');
  };
  const endState = carrier.onState(restart);
  const endLooking = every(around, LOOK, () => {
    const at = around.now();
    // A look that comes much too late: this phone slept, and could hear nothing.
    if (at - looked > SILENCE / 2) since = at;
    looked = at;
    if (carrier.state() === 'open' && at - since >= SILENCE) become('asleep');
  });
  tell(now);
  if (carrier.state() !== 'open') restart();
  return {
    heard: () => {
      since = around.now();
      become('connected');
    },
    renew: restart,
    end: () => {
      endState();
      endLooking();
    },
  };
}
