/**
 * For Jack alone, where he wants it: how far home is from each place he may kill at, beside the spaces that each time of the
 * crime leaves him. Walks only: coaches and alleys come on top of it.
 */
import { movesFrom } from '../../board/index';
import type { Board, CircleId } from '../../board/types';
import {
  CRIME_TIMES,
  type CrimeTime,
  isNight,
  patrolledCrossings,
  type Sheet,
  spacesAfterCrime,
  type Table,
} from '../../rules/index';

export interface WayHome {
  readonly circle: CircleId;
  /** Walks with nobody in the way. */
  readonly free: number;
  /** Walks past no crossing with a token, as if each were a policeman; null where they shut him off. */
  readonly guarded: number | null;
}

/** From each Wretched, or before they stand from each woman that is marked, ascending; none before there is a hideout. */
export function waysHome(board: Board, { hell }: Table, { hideout, marked }: Sheet): readonly WayHome[] {
  if (hideout === null) return [];
  const circles = hell.wretched.length > 0 ? hell.wretched : (marked ?? []);
  // What is so many walks from home is as many to it: every way is a way back.
  const free = movesFrom(board, hideout);
  const guarded = movesFrom(board, hideout, patrolledCrossings(hell));
  return circles.flatMap((circle) => {
    const needed = free.get(circle);
    return needed === undefined ? [] : { circle, free: needed, guarded: guarded.get(circle) ?? null };
  });
}

export interface Time {
  readonly time: CrimeTime;
  readonly spaces: number;
}

/** What each time of the crime leaves him tonight, from the one the token stands on. */
export function timesLeft({ night, waits }: Table): readonly Time[] {
  return isNight(night)
    ? CRIME_TIMES.slice(waits).map((time) => ({ time, spaces: spacesAfterCrime(night, time) }))
    : [];
}
