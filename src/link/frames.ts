/**
 * Sealed frames: a text under a key of one direction, padded so that its length tells nothing. In play every frame has 512
 * bytes, a heartbeat as well as an answer; catching up has 8 KiB.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { LARGEST } from './carrier';

export const PROTOCOL = 1;
export const IN_PLAY = 512;
export type FrameSize = typeof IN_PLAY | typeof LARGEST;

const NONCE = 24;
const TAG = 16;
const LENGTH = 2;

export interface FrameKey {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** The game's id, 16 bytes. */
  readonly game: Uint8Array;
  /** Of the device as admitted; 0 until then. */
  readonly device: number;
  readonly direction: 'toJack' | 'fromJack';
}

/** Bytes of text a frame of the size has room for. */
export function room(size: FrameSize): number {
  return size - NONCE - TAG - LENGTH;
}

/** Whether a text fits into a frame of the size. */
export function fits(text: string, size: FrameSize): boolean {
  return utf8ToBytes(text).length <= room(size);
}

/** Seals a text. Throws `RangeError` when it does not fit: who sends has asked `fits`. */
export function seal(key: FrameKey, text: string, size: FrameSize, random: (bytes: number) => Uint8Array): Uint8Array {
  const bytes = utf8ToBytes(text);
  if (!fits(text, size)) throw new RangeError(`${bytes.length} bytes do not fit into a frame of ${size}`);
  const plain = new Uint8Array(size - NONCE - TAG);
  plain.set([bytes.length >> 8, bytes.length & 255]);
  plain.set(bytes, LENGTH);
  const nonce = random(NONCE);
  return concatBytes(nonce, xchacha20poly1305(key.key, nonce, associated(key)).encrypt(plain));
}

/** The text of a frame; null when it is not one of this key, was changed on the way, or has no size a frame has. */
export function open(key: FrameKey, frame: Uint8Array): string | null {
  if (frame.length !== IN_PLAY && frame.length !== LARGEST) return null;
  const nonce = frame.subarray(0, NONCE);
  let plain: Uint8Array;
  try {
    plain = xchacha20poly1305(key.key, nonce, associated(key)).decrypt(frame.subarray(NONCE));
  } catch {
    return null;
  }
  const length = ((plain[0] ?? 0) << 8) | (plain[1] ?? 0);
  if (length > plain.length - LENGTH) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain.subarray(LENGTH, LENGTH + length));
  } catch {
    return null;
  }
}

/** Bound to its place: a frame of another game, device or direction does not open. */
function associated({ game, device, direction }: FrameKey): Uint8Array {
  return concatBytes(Uint8Array.of(PROTOCOL), game, Uint8Array.of(device, direction === 'toJack' ? 0 : 1));
}
