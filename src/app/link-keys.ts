/** Keys of a conversation as they are stored, and back. */
import type { Keys } from '../link/handshake';
import type { StoredKeys } from '../store/table-store';
import { fromHex, hex } from './around';

export function keysToStore({ toJack, fromJack, topicToJack, topicFromJack }: Omit<Keys, 'symbols'>): StoredKeys {
  return { toJack: hex(toJack), fromJack: hex(fromJack), topicToJack, topicFromJack };
}

export function keysFrom({ toJack, fromJack, topicToJack, topicFromJack }: StoredKeys): Keys {
  return { toJack: fromHex(toJack), fromJack: fromHex(fromJack), topicToJack, topicFromJack, symbols: [0, 0, 0] };
}
