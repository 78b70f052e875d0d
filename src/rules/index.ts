/** The referee: what a game is, what may happen (`decide`), what then is so (`evolve`). */
export * from './breach';
export { decide } from './decide';
export { formerPlaces, wretchedDestinations, wretchedToMove } from './decide-hell';
export { isPoliceCommand, type PoliceCommand, refusePolice } from './decide-police';
export * from './events';
export { begin, evolveTable } from './evolve-table';
export { falseCluesToLay } from './false-clues';
export {
  endOf,
  evolve,
  type Game,
  isHeld,
  isHome,
  type LoggedEvent,
  mayDeclare,
  mustDeclare,
  NEW_GAME,
  type Position,
  publicNumberOf,
  replay,
  toldGame,
  toldTable,
} from './game';
export { hasLegalMove, hasSpecialMovement, legalMoves, whenToMove } from './legal-moves';
export * from './options';
export { isToldAtHandOver, publicForm } from './public-form';
export { EMPTY_SHEET, faceAt, hereOf, isCaught, isOnTrail, type Row, rowOf, type Sheet } from './sheet';
export * from './table';
export { rewindTurn, type Turn, takeFromTurn } from './turn';
export * from './vocabulary';
