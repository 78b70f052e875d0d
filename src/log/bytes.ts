/** Byte strings and the one way hashes are taken over several parts. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A number as four bytes, most significant first. */
export function u32(n: number): Uint8Array {
  return Uint8Array.of((n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);
}

/** SHA-256 over a label and the parts, each with its length as u32 in front (DESIGN: "Handshake"). */
export function labelledHash(label: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8ToBytes(label), ...parts];
  return sha256(concatBytes(...all.flatMap((part) => [u32(part.length), part])));
}
