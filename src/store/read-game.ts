/**
 * A stored game as entries. A damaged or missing entry ends what can be read; what stands from there on is handed out as
 * text and stays where it is. Apart from `index.ts`, because reading needs the whole log and Home does without.
 */
import { decode, type Entry } from '../log/entry';
import { accept, type Result } from '../rules/breach';
import type { GameHeader, Store, StoredTexts, StoreFailure } from './types';

/** What cannot be read: from which number on, and the texts that stand there. */
export interface Damage {
  readonly from: number;
  readonly texts: readonly string[];
}

export interface StoredGame {
  readonly header: GameHeader;
  /** Numbered from 0 without gaps. */
  readonly entries: readonly Entry[];
  readonly damage: Damage | null;
}

export async function readGame(store: Store, gameId: string): Promise<Result<StoredGame, StoreFailure>> {
  const stored = await store.read(gameId);
  return stored.ok ? accept(decodeGame(stored.value)) : stored;
}

export function decodeGame({ header, entries: stored }: StoredTexts): StoredGame {
  const entries: Entry[] = [];
  for (const { number, text } of stored) {
    const entry = number === entries.length ? decode(text) : null;
    if (!entry?.ok || entry.value.number !== number) break;
    entries.push(entry.value);
  }
  const from = entries.length;
  const whole = from === stored.length && from >= header.progress.count;
  const damage = whole ? null : { from, texts: stored.slice(from).map(({ text }) => text) };
  return { header, entries, damage };
}
