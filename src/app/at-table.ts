/** What both sides of a table of several phones share: where it is kept, and what carries it. Loaded when there is one. */
import type { Carrier } from '../link/carrier';
import { openMqtt } from '../link/mqtt-carrier';
import { chosenRelay, relayAddresses, relayHost } from '../link/relays';
import { openTableStore, type TableStore } from '../store/table-store';
import { pageAround } from './link-around';

let opened: Promise<TableStore> | null = null;

export function tableStore(): Promise<TableStore> {
  opened ??= openTableStore();
  return opened;
}

export function openRelay(): Carrier {
  return openMqtt(addresses(), pageAround);
}

/** As it is said on the screen. */
export function relayName(): string {
  const [first = ''] = addresses();
  return relayHost(first);
}

function addresses(): readonly string[] {
  const all = relayAddresses(location);
  const chosen = chosenRelay(all);
  return chosen === null ? all : [chosen];
}
