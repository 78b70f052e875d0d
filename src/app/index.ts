/** The app without a game: what Home needs. `games.ts`, `session.ts` and `stage.ts` come with the game. */
export type { GameHeader, Keeping, OpenFailure, Store, StoreFailure } from '../store/index';
export { type Around, browserAround } from './around';
export { createShelf, type OpenStore, type Shelf } from './shelf';
