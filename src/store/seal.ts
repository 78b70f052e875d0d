/**
 * Seals: a chain of hashes over the texts of a game's entries. A text that was changed, cut off or exchanged no longer fits
 * its seal, nor does anything after it. Against accidents and idle hands, not against somebody who makes the seals anew:
 * that is what the commitments are for. Apart from `index.ts`, because Home does without hashing.
 */
import { labelledHash } from '../log/bytes';
import type { StoredEntry } from './types';

/** Half of SHA-256 as 32 hex digits: over the seal before (the game's id before the first) and the text. */
export function sealOf(before: string, text: string): string {
  const bytes = new TextEncoder();
  const hash = labelledHash('hideout/1/kept', bytes.encode(before), bytes.encode(text)).subarray(0, 16);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Entries with their seals, following the seal before them. */
export function sealed(before: string, entries: readonly StoredEntry[]): readonly (StoredEntry & { seal: string })[] {
  let seal = before;
  return entries.map(({ number, text }) => {
    seal = sealOf(seal, text);
    return { number, text, seal };
  });
}
