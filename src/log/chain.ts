/** The hash chain of a public log: who holds the same head holds the same entries. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { labelledHash } from './bytes';

/** The head after an entry: over the head before and the entry's bytes as first sent. Before all: the game's id. */
export function nextHead(head: Uint8Array, entryText: string): Uint8Array {
  return labelledHash('hideout/1/log', head, utf8ToBytes(entryText));
}

/** The head of a whole log. */
export function headOf(gameId: Uint8Array, entryTexts: readonly string[]): Uint8Array {
  return entryTexts.reduce(nextHead, gameId);
}

/** Three numbers from 0 to 31, the first 15 bits of a head: symbols two people can compare across the table. */
export function symbolsOf(head: Uint8Array): readonly [number, number, number] {
  const bits = ((head[0] ?? 0) << 8) | (head[1] ?? 0);
  return [(bits >> 11) & 31, (bits >> 6) & 31, (bits >> 1) & 31];
}
