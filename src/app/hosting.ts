/** Jack's phone at a table of several: the game on the screen opened to other devices. One page, one such game. */
import { openRelay, relayName, tableStore } from './at-table';
import { createHost } from './host';
import type { Host } from './host-types';
import { pageAround, whenBack } from './link-around';
import { onlyHere } from './only-here';
import type { Session } from './session';

interface Begun {
  readonly session: Session;
  readonly host: Promise<Host>;
  readonly end: () => void;
}

let begun: Begun | null = null;

/** Opens the game to the others: they find it as soon as the relay does. */
export function beginHosting(session: Session, tapToSend: () => boolean): Promise<Host> {
  if (begun?.session === session) return begun.host;
  begun?.end();
  let ended = false;
  let end = (): void => undefined;
  const begin = async (): Promise<Host> => {
    const unlock = await onlyHere(session.header.id);
    const table = await tableStore();
    const address = `${location.origin}/`;
    const carrier = openRelay();
    const given = { session, around: pageAround, carrier, table, address, relay: relayName(), tapToSend };
    const host = await createHost(given).catch((error: unknown) => {
      // Or the next try would wait for this one.
      carrier.close();
      unlock();
      throw error;
    });
    const stop = whenBack(host.renew);
    end = () => {
      stop();
      host.end();
      unlock();
    };
    // Another game was opened meanwhile.
    if (ended) end();
    return host;
  };
  begun = {
    session,
    host: begin(),
    end: () => {
      ended = true;
      end();
    },
  };
  // What failed is tried anew at the next tap.
  begun.host.catch(() => {
    if (begun?.session === session) begun = null;
  });
  return begun.host;
}

export function endHosting(session: Session): void {
  if (begun?.session !== session) return;
  begun.end();
  begun = null;
}
