/**
 * The turn in play as a list of what happened in it, so that it can be gone back to.
 *
 * Going back is an event like any other: the log only grows, and the state before is replayed from here. Jack's phone
 * keeps positions (table and sheet), the others keep tables; both do it with these functions.
 */

/** Something that happened, with its number in the log it stands in. */
export interface Numbered<E> {
  readonly number: number;
  readonly event: E;
}

/** A turn begins with Jack's move, on night 3 the first one with the police (DESIGN: "Events"). */
export interface Turn<P, E, N extends Numbered<E> = Numbered<E>> {
  /** Number of its first event. */
  readonly from: number;
  /** How things stood before. */
  readonly start: P;
  readonly events: readonly N[];
}

/** What is left of a turn after going back before the event numbered `to`, and how things stand then. */
export function rewindTurn<P, E, N extends Numbered<E>>(
  turn: Turn<P, E, N>,
  to: number,
  step: (position: P, event: E) => P,
): { readonly turn: Turn<P, E, N>; readonly position: P } {
  return keepInTurn(
    turn,
    turn.events.filter((one) => one.number < to),
    step,
  );
}

/** The same after taking back the event numbered `entry` and leaving the others. */
export function takeFromTurn<P, E, N extends Numbered<E>>(
  turn: Turn<P, E, N>,
  entry: number,
  step: (position: P, event: E) => P,
): { readonly turn: Turn<P, E, N>; readonly position: P } {
  return keepInTurn(
    turn,
    turn.events.filter((one) => one.number !== entry),
    step,
  );
}

function keepInTurn<P, E, N extends Numbered<E>>(
  turn: Turn<P, E, N>,
  events: readonly N[],
  step: (position: P, event: E) => P,
): { readonly turn: Turn<P, E, N>; readonly position: P } {
  return {
    turn: { ...turn, events },
    position: events.reduce((position, one) => step(position, one.event), turn.start),
  };
}
