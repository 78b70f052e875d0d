/** What both sides of a table of several phones share: where it is kept, and what carries it. Loaded when there is one. */
import type { Carrier } from '../link/carrier';
import { openMqtt } from '../link/mqtt-carrier';
import { relayAddresses } from '../link/relays';
import { openTableStore, type TableStore } from '../store/table-store';
import { pageAround } from './link-around';

let opened: Promise<TableStore> | null = null;

export function tableStore(): Promise<TableStore> {
  opened ??= openTableStore();
  return opened;
}

export function openRelay(): Carrier {
  return openMqtt(relayAddresses(location), pageAround);
}

/** As it is said on the screen. */
export function relayName(): string {
  const [first = location.host] = relayAddresses(location);
  return first.replace(/^wss?:\/\//, '').replace(/\/.*$/, '');
}
