/**
 * The games on this device and which of them is on the screen. Light on purpose: Home shows it before the board and the
 * referee are loaded.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '../rules/breach';
import type { Done, GameHeader, OpenFailure, Store } from '../store/index';
import type { Around } from './around';

export type OpenStore = () => Promise<Result<Store, OpenFailure>>;

export interface Shelf {
  readonly around: Around;
  /** Null until it is known where games are kept. */
  readonly store: ReadonlySignal<Store | null>;
  /** Why this device stores nothing; games then live in memory. */
  readonly withoutDevice: ReadonlySignal<OpenFailure | null>;
  /** The one last played first. */
  readonly games: ReadonlySignal<readonly GameHeader[]>;
  /** Opens the store, in memory where the device has none; gives the game to go on with, if one was on the screen. */
  readonly start: () => Promise<string | null>;
  /** Reads the list anew. */
  readonly refresh: () => Promise<void>;
  /** Nothing is on the screen any more. */
  readonly putBack: () => Promise<void>;
  /** Deletes games. Final. */
  readonly remove: (ids: readonly string[]) => Promise<Done>;
}

export function createShelf(openStore: OpenStore, inMemory: () => Store | Promise<Store>, around: Around): Shelf {
  const store = signal<Store | null>(null);
  const withoutDevice = signal<OpenFailure | null>(null);
  const games = signal<readonly GameHeader[]>([]);
  const refresh = async (): Promise<void> => {
    const list = await store.value?.games();
    if (list?.ok) games.value = list.value;
  };
  return {
    around,
    store,
    withoutDevice,
    games,
    refresh,
    start: async () => {
      const opened = await openStore();
      withoutDevice.value = opened.ok ? null : opened.error;
      const chosen = opened.ok ? opened.value : await inMemory();
      store.value = chosen;
      const [last] = await Promise.all([chosen.opened(), refresh()]);
      const id = last.ok ? last.value : null;
      return games.value.some((game) => game.id === id) ? id : null;
    },
    putBack: async () => {
      await store.value?.setOpened(null);
      await refresh();
    },
    remove: async (ids) => {
      const done = await store.value?.remove(ids);
      await refresh();
      return done ?? { ok: true, value: undefined };
    },
  };
}
