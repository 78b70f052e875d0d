/** Joining a game from the detectives' device: the code, the comparison, Jack's tap, and the game kept here. */
import { signal } from '@preact/signals';
import type { LinkAround } from '../link/around';
import type { Carrier } from '../link/carrier';
import type { Seat } from '../link/handshake';
import { createCaller } from '../link/pairing-guest';
import type { TableStore } from '../store/table-store';
import { type Around, hex } from './around';
import type { Joining, JoinState } from './guest-types';
import { keysToStore } from './link-keys';
import { APP_VERSION } from './version';

/** Milliseconds for what is said in parting. */
const PARTING = 5000;

export interface JoinOptions {
  readonly code: string;
  /** S of a link; null when the code was typed. */
  readonly secret: Uint8Array | null;
  readonly name: string;
  readonly seat: Seat;
  readonly carrier: Carrier;
  readonly linkAround: LinkAround;
  readonly around: Around;
  readonly table: TableStore;
}

export function join(options: JoinOptions): Joining {
  const { carrier, around, table, name } = options;
  const state = signal<JoinState>({ is: 'calling' });
  const caller = createCaller({
    carrier,
    around: options.linkAround,
    version: APP_VERSION,
    role: options.seat,
    name,
    code: options.code,
    secret: options.secret,
    onState: (next) => {
      state.value = next;
    },
    onJoined: ({ game, device, seat, keys, count, head }) => {
      const id = hex(game);
      void keep();
      async function keep(): Promise<void> {
        // Joined before on this device: what it holds stays, the keys are new.
        const before = await table.joined();
        const old = before.ok ? before.value.find((one) => one.id === id) : undefined;
        const held = await table.heard(id);
        const done = await table.saveJoined({
          id,
          joinedAt: around.now(),
          device,
          seat,
          name,
          keys: keysToStore(keys),
          witnessFrom: old !== undefined && held.ok && held.value.length >= count ? old.witnessFrom : count,
          admitted: { count, head },
          ...(old?.chosen !== undefined && { chosen: old.chosen }),
          night: old?.night ?? 0,
          over: old?.over ?? false,
          at: around.now(),
        });
        carrier.close();
        state.value = done.ok ? { is: 'joined', id } : { is: 'failed', why: 'notStored' };
      }
    },
  });
  return {
    state,
    same: () => caller.same(),
    different: () => caller.different(),
    cancel: () => {
      caller.cancel();
      // Its last word is said three times.
      options.linkAround.after(PARTING, () => carrier.close());
    },
  };
}
