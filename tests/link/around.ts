/** The surroundings of a conversation as they really are: this computer's chance and time. */
import { randomBytes } from 'node:crypto';
import type { LinkAround } from '../../src/link/around';

export const realAround: LinkAround = {
  random: (bytes) => Uint8Array.from(randomBytes(bytes)),
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
