/** What each event hides and a commitment binds. Without any hashing: the page in play needs no more than this. */
import { RED } from '../board/data';
import type { CircleId } from '../board/types';
import type { GameEvent } from '../rules/index';

export const KIND = { hideout: 1, walkOrAlley: 2, coach: 3, doubleEvent: 4, takenOver: 5, marked: 6, face: 7 } as const;

/** What one commitment binds; `b` is 0 where there is one circle, `night` 0 for the hideout. */
export interface Hidden {
  readonly kind: (typeof KIND)[keyof typeof KIND];
  readonly night: number;
  readonly a: number;
  readonly b: number;
}

/** Gives the commitment, in hex, to something hidden in the public entry numbered `n`. */
export type Commit = (n: number, hidden: Hidden) => string;

/** What an event hides, in the order in which its public entry carries the commitments. */
export function hiddenIn(event: GameEvent, night: number): readonly Hidden[] {
  switch (event.type) {
    case 'hideoutChosen':
      return [{ kind: KIND.hideout, night: 0, a: event.circle, b: 0 }];
    case 'jackMoved':
      return event.by === 'coach'
        ? [{ kind: KIND.coach, night, a: event.to[0], b: event.to[1] }]
        : [{ kind: KIND.walkOrAlley, night, a: event.to[0], b: 0 }];
    case 'killed': {
      const [a, b] = event.circles;
      return a === undefined || b === undefined ? [] : [{ kind: KIND.doubleEvent, night, a, b }];
    }
    case 'takenOver':
      return event.row.map((circle, place) => ({ kind: KIND.takenOver, night: event.night, a: place, b: circle }));
    case 'womenPlaced':
      return event.marked === undefined ? [] : [{ kind: KIND.marked, night, a: bitsOf(event.marked), b: 0 }];
    default:
      return [];
  }
}

const REDS = RED.split(' ').map((red) => Number(red) as CircleId);

/** The marked women as one byte: the first red circle is its lowest bit (DESIGN: "Honesty you can check"). */
export function bitsOf(marked: readonly number[]): number {
  return REDS.reduce((bits, red, i) => bits | (marked.includes(red) ? 1 << i : 0), 0);
}

/** The red circles that such a byte stands for, ascending. */
export function redOf(bits: number): readonly CircleId[] {
  return REDS.filter((_, i) => (bits & (1 << i)) !== 0);
}
