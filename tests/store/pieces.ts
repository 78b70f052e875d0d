/** The types the store's tests speak of. */
export type { Result } from '../../src/rules/index';
export type { GameHeader, Progress, Store, StoredEntry, StoreFailure } from '../../src/store/index';
