/** Empty stores: in memory, and on a device of its own (its database imitated). */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDeviceStore, type Store } from '../../src/store/index';

export { memoryStore } from '../../src/store/index';

export async function deviceStore(): Promise<Store> {
  globalThis.indexedDB = new IDBFactory();
  const opened = await openDeviceStore();
  if (!opened.ok) throw new Error(opened.error.why);
  return opened.value;
}
