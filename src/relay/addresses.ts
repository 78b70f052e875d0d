/**
 * What one address may do: so many connections at once, and so many packets by a bucket that fills steadily. This computer's
 * own programs are not limited.
 */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RelaySettings } from './settings';

/** Seconds of sending that may come at once. */
const BURST = 10;

export interface Guest {
  /** Whether so many packets more may come; they are counted either way. */
  readonly maySend: (packets: number) => boolean;
  readonly leave: () => void;
}

export interface Doorkeeper {
  /** Undefined when there are too many already, or when the address has sent too much just now. */
  readonly admit: (address: string) => Guest | undefined;
}

interface Record {
  connections: number;
  /** Packets it may still send, as of `at` (milliseconds). */
  credit: number;
  at: number;
}

type Limits = Pick<RelaySettings, 'connections' | 'total' | 'messages'>;

export function doorkeeper({ connections, total, messages }: Limits, now: () => number): Doorkeeper {
  const records = new Map<string, Record>();
  let inside = 0;
  const full = messages * BURST;

  const refill = (record: Record): void => {
    const time = now();
    record.credit = Math.min(full, record.credit + ((time - record.at) / 1000) * messages);
    record.at = time;
  };
  const forgetIdle = (): void => {
    for (const [address, record] of records) {
      refill(record);
      if (record.connections === 0 && record.credit === full) records.delete(address);
    }
  };

  return {
    admit(address) {
      if (inside >= total) return undefined;
      const limited = !isThisComputer(address);
      if (records.size > 2 * total) forgetIdle();
      const record = records.get(address) ?? { connections: 0, credit: full, at: now() };
      refill(record);
      if (limited && (record.connections >= connections || record.credit < 1)) return undefined;
      records.set(address, record);
      record.connections++;
      inside++;
      let left = false;
      return {
        maySend(packets) {
          refill(record);
          record.credit = Math.max(0, record.credit - packets);
          return !limited || record.credit > 0;
        },
        leave() {
          if (left) return;
          left = true;
          record.connections--;
          inside--;
          refill(record);
          if (record.connections === 0 && record.credit === full) records.delete(address);
        },
      };
    },
  };
}

/** Whom a request counts for: an IPv4 address, or the half of an IPv6 address that its network gave (/64). */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  const last = forwarded.split(',').at(-1)?.trim();
  const address = (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIPv6(address) && address !== '::1' ? network(address) : address;
}

function network(address: string): string {
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

function isThisComputer(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
