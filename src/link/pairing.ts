/** What both sides of a pairing share: how long they wait, how they repeat themselves, and what ends it. */
import type { LinkAround } from './around';
import type { Carrier } from './carrier';
import { type FrameKey, IN_PLAY, open, seal } from './frames';
import type { Keys } from './handshake';

/** Why a pairing came to nothing, on either side. */
export type PairingFailure = 'different' | 'slow' | 'version' | 'wrongKey' | 'full' | 'malformed' | 'callerLeft';

/**
 * Milliseconds. A message may get lost: it is said again until the next step shows that it arrived. At first sooner, as the
 * other side may just be about to listen on a topic it has only now learnt.
 */
const AGAIN = 2_000;
const SOONER: readonly number[] = [300, 700];
/** A call that nobody answers. */
export const NOBODY = 20_000;
/** Both sides are there, as they have just spoken: a silence that long means that they hold different keys. */
export const SILENCE = 20_000;
/** From the offer to Jack's tap. */
export const PAIRING = 60_000;
/** A tap in the last moment still has to arrive. */
export const GRACE = 15_000;

/** Says one thing until it is to say another. */
export interface Repeater {
  readonly say: (send: () => void) => void;
  readonly hush: () => void;
}

export function createRepeater(around: LinkAround, carrier: Carrier): Repeater {
  let callOff = (): void => undefined;
  const hush = (): void => callOff();
  return {
    hush,
    say: (send) => {
      hush();
      let round = 0;
      const wait = (): (() => void) => around.after(SOONER[round++] ?? AGAIN, again);
      let unheard = wait();
      function again(): void {
        unheard = wait();
        send();
      }
      // What was said without a connection is lost, so it is said as soon as there is one.
      const deaf = carrier.onState((state) => state === 'open' && send());
      // Arranged before it is sent: an answer may be there before `send` returns.
      callOff = () => {
        unheard();
        deaf();
      };
      send();
    },
  };
}

/** One moment by which something must have happened. */
export interface Deadline {
  readonly set: (at: number, missed: () => void) => void;
  readonly clear: () => void;
  /** Whether it has passed, also when a sleeping phone has not been told yet. Then `missed` has been called. */
  readonly passed: () => boolean;
}

export function createDeadline(around: LinkAround): Deadline {
  let callOff = (): void => undefined;
  let pending: { readonly at: number; readonly missed: () => void } | null = null;
  const clear = (): void => {
    callOff();
    pending = null;
  };
  const passed = (): boolean => {
    if (pending === null || around.now() < pending.at) return false;
    const { missed } = pending;
    clear();
    missed();
    return true;
  };
  return {
    clear,
    passed,
    set: (at, missed) => {
      clear();
      pending = { at, missed };
      const look = (): void => {
        if (!passed() && pending !== null) callOff = around.after(pending.at - around.now(), look);
      };
      callOff = around.after(Math.max(0, at - around.now()), look);
    },
  };
}

/** Sends three times, as nobody is left to see whether it arrived. */
export function sendInParting(carrier: Carrier, around: LinkAround, topic: string, message: Uint8Array): void {
  carrier.send(topic, message);
  for (const round of [1, 2]) around.after(round * AGAIN, () => carrier.send(topic, message));
}

/** The key of one direction, for a device that is not admitted yet unless its number is given. */
export function frameKey(keys: Keys, game: Uint8Array, direction: FrameKey['direction'], device = 0): FrameKey {
  return { key: keys[direction], game, device, direction };
}

/** A frame of a pairing: all have 512 bytes. */
export function sealed(around: LinkAround, key: FrameKey, text: string): Uint8Array {
  return seal(key, text, IN_PLAY, around.random);
}

export function unsealed(key: FrameKey, frame: Uint8Array): string | null {
  return frame.length === IN_PLAY ? open(key, frame) : null;
}
