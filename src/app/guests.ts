/** The detectives' own device: the games it joined, how it joins one, and how it opens one again. */
import { effect, signal } from '@preact/signals';
import type { Seat } from '../link/handshake';
import type { Store } from '../store/index';
import { browserAround } from './around';
import { openRelay, tableStore } from './at-table';
import { createGuest } from './guest';
import type { GuestSession, JoinedHeader, Joining, JoinState } from './guest-types';
import { join } from './joining';
import { pageAround, whenBack } from './link-around';

export async function joinedGames(): Promise<readonly JoinedHeader[]> {
  const joined = await (await tableStore()).joined();
  return joined.ok ? joined.value : [];
}

export interface Wanted {
  readonly code: string;
  /** S of a link; null when the code was typed. */
  readonly secret: Uint8Array | null;
  readonly name: string;
  readonly seat: Seat;
}

/** Begins at once; the state says how far it is. */
export function joinGame(wanted: Wanted): Joining {
  const state = signal<JoinState>({ is: 'calling' });
  let joining: Joining | null = null;
  let called = true;
  void tableStore().then((table) => {
    if (!called) return;
    const begun = join({ ...wanted, carrier: openRelay(), linkAround: pageAround, around: browserAround, table });
    joining = begun;
    effect(() => {
      state.value = begun.state.value;
    });
  });
  return {
    state,
    same: () => joining?.same(),
    different: () => joining?.different(),
    cancel: () => {
      called = false;
      joining?.cancel();
    },
  };
}

/** Opens a joined game as it is kept here, and calls Jack's phone; null when it is not kept here. */
export async function openGuest(id: string): Promise<GuestSession | null> {
  const table = await tableStore();
  const joined = await table.joined();
  const header = joined.ok ? joined.value.find((one) => one.id === id) : undefined;
  if (header === undefined) return null;
  const session = await createGuest({
    header,
    table,
    carrier: openRelay(),
    linkAround: pageAround,
    around: browserAround,
  });
  const stop = whenBack(session.renew);
  return {
    ...session,
    end: () => {
      stop();
      session.end();
    },
  };
}

/** Forgets a game this device joined. */
export async function forgetJoined(id: string): Promise<void> {
  await (await tableStore()).forget([id], 'joined');
}

/** Forgets what stands here of these games beside the games themselves: devices with their keys, and what was heard. */
export async function forgetTables(store: Store | null, ids: readonly string[]): Promise<void> {
  await (await tableStore()).forget(ids);
  for (const id of ids) for (const name of ['hosted', 'chosen']) await store?.saveSetting(`${name}:${id}`, null);
}

export { readFragment } from '../link/code';
