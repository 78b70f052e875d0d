/** The same contract in memory, for a browser that stores nothing: the game can be played, a reload loses it. */
import { accept } from '../rules/breach';
import type { Done, GameHeader, Store, StoredEntry } from './types';

export function memoryStore(): Store {
  const games = new Map<string, { header: GameHeader; readonly entries: Map<number, string> }>();
  let opened: string | null = null;
  const settings = new Map<string, string>();
  const failed = (why: 'anotherWriter' | 'noGame') => ({ ok: false, error: { why } }) as const;
  const add = (kept: Map<number, string>, entries: readonly StoredEntry[]): Done => {
    if (entries.some(({ number }) => kept.has(number))) return failed('anotherWriter');
    for (const { number, text } of entries) kept.set(number, text);
    return accept(undefined);
  };
  return {
    kind: 'memory',
    games: async () =>
      accept([...games.values()].map(({ header }) => header).sort((a, b) => b.progress.at - a.progress.at)),
    create: async (header, entries) => {
      if (games.has(header.id)) return failed('anotherWriter');
      const kept = new Map<number, string>();
      games.set(header.id, { header, entries: kept });
      return add(kept, entries);
    },
    append: async (gameId, entries, progress) => {
      const game = games.get(gameId);
      if (game === undefined) return failed('noGame');
      const added = add(game.entries, entries);
      if (added.ok) game.header = { ...game.header, progress };
      return added;
    },
    read: async (gameId) => {
      const game = games.get(gameId);
      if (game === undefined) return failed('noGame');
      const entries = [...game.entries].map(([number, text]) => ({ number, text })).sort((a, b) => a.number - b.number);
      return accept({ header: game.header, entries });
    },
    opened: async () => accept(opened),
    setOpened: async (gameId) => {
      opened = gameId;
      return accept(undefined);
    },
    setting: async (name) => accept(settings.get(name) ?? null),
    saveSetting: async (name, value) => {
      if (value === null) settings.delete(name);
      else settings.set(name, value);
      return accept(undefined);
    },
    close: () => undefined,
  };
}
