import type { Desk } from './desk';

/** The turn in play as everybody knows it, on whichever phone. */
export function turnOf({ told }: Pick<Desk, 'told'>): { readonly night: number; readonly move: number } {
  const { night, jackMoves } = told.value.table;
  return { night, move: jackMoves };
}
