/** The same contract in memory, for a browser that stores nothing: the game can be played, a reload loses it. */
import { accept } from '../rules/breach';
import {
  type Done,
  FORM,
  type GameHeader,
  type Marks,
  type Progress,
  type Store,
  type StoredAside,
  type StoredEntry,
} from './types';

interface Kept {
  header: GameHeader;
  readonly entries: Map<number, StoredEntry>;
  readonly aside: StoredAside[];
  readonly drafts: Map<string, string>;
}

export function memoryStore(): Store {
  const games = new Map<string, Kept>();
  let opened: string | null = null;
  const settings = new Map<string, string>();
  const failed = (why: 'anotherWriter' | 'noGame' | 'moved') => ({ ok: false, error: { why } }) as const;
  const add = (kept: Kept['entries'], entries: readonly StoredEntry[]): Done => {
    if (entries.some(({ number }) => kept.has(number))) return failed('anotherWriter');
    for (const entry of entries) kept.set(entry.number, entry);
    return accept(undefined);
  };
  const inOrder = ({ entries }: Kept): readonly StoredEntry[] =>
    [...entries.values()].sort((a, b) => a.number - b.number);
  /** Runs something on a game there is. */
  const withGame = (id: string, work: (game: Kept) => Done, { evenMoved = false } = {}): Done => {
    const game = games.get(id);
    if (game === undefined) return failed('noGame');
    return game.header.moved !== undefined && !evenMoved ? failed('moved') : work(game);
  };
  const goOn = (game: Kept, progress: Progress, marks?: Marks): void => {
    if (game.header.progress.night !== progress.night) game.drafts.clear();
    game.header = { ...game.header, ...marks, progress };
  };
  return {
    kind: 'memory',
    games: async () =>
      accept([...games.values()].map(({ header }) => header).sort((a, b) => b.progress.at - a.progress.at)),
    create: async (header, entries) => {
      if (games.has(header.id)) return failed('anotherWriter');
      const kept: Kept = { header, entries: new Map(), aside: [], drafts: new Map() };
      games.set(header.id, kept);
      return add(kept.entries, entries);
    },
    append: async (gameId, entries, progress, marks) =>
      withGame(
        gameId,
        (game) => {
          const added = add(game.entries, entries);
          if (!added.ok) return added;
          goOn(game, progress, marks);
          return added;
        },
        { evenMoved: marks !== undefined },
      ),
    read: async (gameId) => {
      const game = games.get(gameId);
      return game === undefined ? failed('noGame') : accept({ header: game.header, entries: inOrder(game) });
    },
    seal: async (gameId, seals) =>
      withGame(
        gameId,
        (game) => {
          for (const entry of inOrder(game)) game.entries.set(entry.number, { ...entry, seal: seals[entry.number] });
          game.header = { ...game.header, form: FORM };
          return accept(undefined);
        },
        { evenMoved: true },
      ),
    mark: async (gameId, marks) =>
      withGame(
        gameId,
        (game) => {
          game.header = { ...game.header, ...marks };
          return accept(undefined);
        },
        { evenMoved: true },
      ),
    setAside: async (gameId, from, progress) =>
      withGame(gameId, (game) => {
        const entries = inOrder(game).filter(({ number }) => number >= from);
        for (const { number } of entries) game.entries.delete(number);
        if (entries.length > 0) {
          game.aside.push({ at: progress.at, entries: entries.map(({ number, text }) => ({ number, text })) });
        }
        goOn(game, progress);
        return accept(undefined);
      }),
    aside: async (gameId) => accept(games.get(gameId)?.aside ?? []),
    draft: async (gameId, name) => accept(games.get(gameId)?.drafts.get(name) ?? null),
    saveDraft: async (gameId, name, text) => {
      const game = games.get(gameId);
      if (text === null) game?.drafts.delete(name);
      else if (game === undefined) return failed('noGame');
      else game.drafts.set(name, text);
      return accept(undefined);
    },
    remove: async (gameIds) => {
      for (const id of gameIds) games.delete(id);
      if (opened !== null && gameIds.includes(opened)) opened = null;
      return accept(undefined);
    },
    keeping: async () => 'memory',
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
