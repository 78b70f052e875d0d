/**
 * What is ticked of a night's checklist: kept for the game on this device, for one night at a time, and without a game for
 * this page. Not with the game's drafts, which its night takes with it: a night is set up partly before it begins. What
 * cannot be kept holds for the page.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../../app/settings';
import { device } from '../settings/device';

interface Ticked {
  readonly night: number;
  readonly done: readonly string[];
}

export interface Ticks {
  /** Null while it is read. */
  readonly done: readonly string[] | null;
  readonly change: (done: readonly string[]) => void;
}

const NAME = 'setUp';
const FORM = 1;
/** The names of the settings in which a device notes that it joined a game, and of what is ticked without one. */
const JOINED = 'guest';
const PAGE = 'page';

const inPage = new Map<string, Ticked>();

export function useTicks(night: number, inGame: boolean): Ticks {
  const [game, setGame] = useState<string | null>(null);
  const [ticked, setTicked] = useState<Ticked | null>(null);
  useEffect(() => {
    let left = false;
    void find(device.store(), inGame).then((found) => {
      if (left) return;
      setGame(found.game);
      setTicked(found.ticked);
    });
    return () => {
      left = true;
    };
  }, [inGame]);
  return {
    done: ticked === null ? null : ticked.night === night ? ticked.done : [],
    change: (done) => {
      const next = { night, done };
      setTicked(next);
      inPage.set(game ?? PAGE, next);
      if (game !== null) void save(device.store(), game, next);
    },
  };
}

const NONE: Ticked = { night: 0, done: [] };

async function find(store: Store | null, inGame: boolean): Promise<{ game: string | null; ticked: Ticked }> {
  const game = inGame && store !== null ? await gameOn(store) : null;
  const ticked = inPage.get(game ?? PAGE) ?? (game === null || store === null ? null : (await kept(store))[game]);
  return { game, ticked: ticked ?? NONE };
}

/** The game on the screen: one of this device, or one that it joined. */
async function gameOn(store: Store): Promise<string | null> {
  const own = await store.opened();
  if (own.ok && own.value !== null) return own.value;
  const joined = await store.setting(JOINED);
  return joined.ok ? joined.value : null;
}

async function kept(store: Store): Promise<Readonly<Record<string, Ticked>>> {
  const stored = await store.setting(NAME);
  return (stored.ok ? readTicks(stored.value) : null) ?? {};
}

/** Those of games that are gone go with it. */
async function save(store: Store | null, game: string, ticked: Ticked): Promise<void> {
  if (store === null) return;
  const [all, games] = await Promise.all([kept(store), store.games()]);
  const here = games.ok ? games.value.map(({ id }) => id) : [];
  const still = Object.entries(all).filter(([id]) => here.includes(id));
  await store.saveSetting(NAME, writeTicks({ ...Object.fromEntries(still), [game]: ticked }));
}

export function writeTicks(ticks: Readonly<Record<string, Ticked>>): string {
  return JSON.stringify({ form: FORM, ticks });
}

/** Null for what this version did not write. */
export function readTicks(text: string | null): Readonly<Record<string, Ticked>> | null {
  try {
    const { form, ticks } = JSON.parse(text ?? 'null') ?? {};
    return form === FORM && Object.values(ticks as object).every(isTicked) ? ticks : null;
  } catch {
    return null;
  }
}

function isTicked(value: unknown): value is Ticked {
  const { night, done } = (value ?? {}) as { readonly night?: unknown; readonly done?: unknown };
  return typeof night === 'number' && Array.isArray(done) && done.every((name) => typeof name === 'string');
}
