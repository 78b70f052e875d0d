/**
 * Commitments: what Jack hides is bound before any question about it can be asked, and opened by R after the end
 * (DESIGN: "Honesty you can check").
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameEvent } from '../rules/index';
import { u32 } from './bytes';

export const KIND = { hideout: 1, walkOrAlley: 2, coach: 3, doubleEvent: 4, takenOver: 5 } as const;

/** What one commitment binds; `b` is 0 where there is one circle, `night` 0 for the hideout. */
export interface Hidden {
  readonly kind: (typeof KIND)[keyof typeof KIND];
  readonly night: number;
  readonly a: number;
  readonly b: number;
}

/** Gives the commitment, in hex, to something hidden in the public entry numbered `n`. */
export type Commit = (n: number, hidden: Hidden) => string;

/** The salt of a public entry: HKDF-SHA-256 of R, without salt, 32 bytes. */
export function saltOf(secret: Uint8Array, n: number): Uint8Array {
  return hkdf(sha256, secret, undefined, concatBytes(utf8ToBytes('hideout/1/salt'), u32(n)), 32);
}

/** Commitments of one game: `gameId` and `secret` are 16 bytes each. */
export function commitWith(gameId: Uint8Array, secret: Uint8Array): Commit {
  const label = utf8ToBytes('hideout/1/commit');
  let last: { readonly n: number; readonly salt: Uint8Array } = { n: -1, salt: new Uint8Array() };
  return (n, { kind, night, a, b }) => {
    if (last.n !== n) last = { n, salt: saltOf(secret, n) };
    const message = concatBytes(label, gameId, u32(n), Uint8Array.of(kind, night, a, b));
    return bytesToHex(hmac(sha256, last.salt, message));
  };
}

/** What an event hides, in the order in which its public entry carries the commitments. */
export function hiddenIn(event: GameEvent, night: number): readonly Hidden[] {
  switch (event.type) {
    case 'hideoutChosen':
      return [{ kind: KIND.hideout, night: 0, a: event.circle, b: 0 }];
    case 'jackMoved':
      return event.by === 'coach'
        ? [{ kind: KIND.coach, night, a: event.to[0], b: event.to[1] }]
        : [{ kind: KIND.walkOrAlley, night, a: event.to[0], b: 0 }];
    case 'killed': {
      const [a, b] = event.circles;
      return a === undefined || b === undefined ? [] : [{ kind: KIND.doubleEvent, night, a, b }];
    }
    case 'takenOver':
      return event.row.map((circle, place) => ({ kind: KIND.takenOver, night: event.night, a: place, b: circle }));
    default:
      return [];
  }
}
