/**
 * Commitments: what Jack hides is bound before any question about it can be asked, and opened by R after the end
 * (DESIGN: "Honesty you can check").
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { u32 } from './bytes';
import type { Commit } from './hidden';

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
