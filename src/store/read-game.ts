/**
 * A stored game as entries. A damaged, changed or missing entry ends what can be read; what stands from there on is handed
 * out as text and stays where it is. A game of form 1 gets its seals here. Apart from `index.ts`, because reading needs the
 * whole log and Home does without.
 */
import { decode, type Entry } from '../log/entry';
import { accept, type Result } from '../rules/breach';
import { sealed, sealOf } from './seal';
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
  /** The seal of the last of them: what the next one is sealed with. */
  readonly seal: string;
  readonly damage: Damage | null;
}

export async function readGame(store: Store, gameId: string): Promise<Result<StoredGame, StoreFailure>> {
  const stored = await store.read(gameId);
  if (!stored.ok) return stored;
  const game = decodeGame(stored.value);
  if (game.header.form === 1 && game.damage === null) {
    const seals = sealed(gameId, stored.value.entries).map(({ seal }) => seal);
    // Where it fails, the game is read the same way the next time.
    const done = await store.seal(gameId, seals);
    if (done.ok) return accept({ ...game, header: { ...game.header, form: 2 } });
  }
  return accept(game);
}

export function decodeGame({ header, entries: stored }: StoredTexts): StoredGame {
  const entries: Entry[] = [];
  let seal = header.id;
  for (const { number, text, seal: given } of stored) {
    const entry = number === entries.length ? decode(text) : null;
    if (!entry?.ok || entry.value.number !== number) break;
    const next = sealOf(seal, text);
    if (header.form !== 1 && given !== next) break;
    seal = next;
    entries.push(entry.value);
  }
  const from = entries.length;
  const whole = from === stored.length && from >= header.progress.count;
  const damage = whole ? null : { from, texts: stored.slice(from).map(({ text }) => text) };
  return { header, entries, seal, damage };
}
