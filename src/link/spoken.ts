/**
 * One end of a sealed conversation between two phones: what is said goes out in frames of the right key, what comes in is
 * heard only when it opens as one of the other direction, and only once. Both ends give a sign of life at the same pace,
 * whatever anybody does (DESIGN: "Presence").
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { LinkAround } from './around';
import { type Carrier, LARGEST } from './carrier';
import { type FrameKey, type FrameSize, fits, IN_PLAY, open, seal } from './frames';
import type { Keys, Seat } from './handshake';

/** Milliseconds between two signs of life. */
export const BEAT = 5000;

/** A device that Jack's own tap let in. */
export interface LinkedDevice {
  readonly id: number;
  readonly seat: Seat;
  readonly keys: Keys;
}

export interface Line {
  /** In the smallest frame it fits, or in one of the size given. False when it fits none: nothing was sent. */
  readonly say: (text: string, size?: FrameSize) => boolean;
  readonly end: () => void;
}

export interface LineOptions {
  readonly carrier: Carrier;
  readonly around: LinkAround;
  /** Its id, 16 bytes. */
  readonly game: Uint8Array;
  readonly device: LinkedDevice;
  /** Whose end this is. */
  readonly end: 'jack' | 'guest';
  readonly hear: (text: string) => void;
}

/** Frames remembered, so that one that arrives twice is heard once. */
const REMEMBERED = 1024;

export function openLine({ carrier, around, game, device, end, hear }: LineOptions): Line {
  const { keys, id } = device;
  const toJack: FrameKey = { key: keys.toJack, game, device: id, direction: 'toJack' };
  const fromJack: FrameKey = { key: keys.fromJack, game, device: id, direction: 'fromJack' };
  const [inwards, outwards] = end === 'jack' ? [toJack, fromJack] : [fromJack, toJack];
  const topicOf = ({ direction }: FrameKey) => (direction === 'toJack' ? keys.topicToJack : keys.topicFromJack);
  const heard = new Set<string>();
  const stop = carrier.listen(topicOf(inwards), (frame) => {
    const text = open(inwards, frame);
    if (text === null) return;
    const nonce = bytesToHex(frame.subarray(0, 24));
    if (heard.has(nonce)) return;
    heard.add(nonce);
    if (heard.size > REMEMBERED) heard.delete(heard.values().next().value as string);
    hear(text);
  });
  return {
    say: (text, size) => {
      const frame = size ?? (fits(text, IN_PLAY) ? IN_PLAY : LARGEST);
      if (!fits(text, frame)) return false;
      carrier.send(topicOf(outwards), seal(outwards, text, frame, around.random));
      return true;
    },
    end: stop,
  };
}

/** Calls again and again, the first time after one pause; what it gives ends that. */
export function every(around: LinkAround, pause: number, call: () => void): () => void {
  let cancel = around.after(pause, again);
  function again(): void {
    cancel = around.after(pause, again);
    call();
  }
  return () => cancel();
}
