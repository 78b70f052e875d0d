/**
 * A game's way to the others' devices. What connects is loaded when somebody goes there, or right away when this game was
 * open to others before.
 */
import { type Signal, signal } from '@preact/signals';
import type { Host, Hosting } from '../app/host-types';
import type { Session } from '../app/session';
import { whenIdle } from './resuming';
import { device } from './settings/device';

export interface Hosted extends Hosting {
  readonly resume: () => void;
  readonly end: () => void;
}

export function hostedGame(session: Session): Hosted {
  const { store, header } = session;
  const host: Signal<Host | null> = signal(null);
  const name = `hosted:${header.id}`;
  let ended = false;
  const start = async (): Promise<Host> => {
    const { beginHosting, endHosting } = await import('../app/hosting');
    const begun = await beginHosting(session, () => device.settings.chosen.peek().tapToSend === 'on');
    if (ended) endHosting(session);
    else host.value = begun;
    void store.saveSetting(name, 'yes');
    return begun;
  };
  return {
    host,
    start,
    resume: () => {
      if (session.damage !== null || header.moved !== undefined) return;
      // Not before the game stands: nobody is kept waiting for those who are away.
      whenIdle(() => {
        void store.setting(name).then((found) => {
          if (!ended && found.ok && found.value !== null) void start().catch(() => undefined);
        });
      });
    },
    end: () => {
      ended = true;
      if (host.value !== null) void import('../app/hosting').then(({ endHosting }) => endHosting(session));
    },
  };
}
