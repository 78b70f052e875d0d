/** Where the hideout and a crime may be: what the referee accepts. Loaded with the screens that ask for it. */
import type { Board, CircleId } from '../../board/types';
import { type CrimeTime, decide, type Game } from '../../rules/index';

/** Where the hideout may be (SETUP-5, OPT-CATCH-1). */
export function hideouts(board: Board, game: Game): readonly CircleId[] {
  return board.circles.filter((circle) => decide(board, game, { type: 'hideoutChosen', circle }).ok);
}

/**
 * Where a victim may lie: what the referee accepts, and at time I, when nobody has moved yet, a red circle (HELL-5.6). Of
 * two victims the other is given, null while it is not known.
 */
export function scenes(
  board: Board,
  game: Game,
  time: CrimeTime,
  other?: { readonly circle: number | null; readonly comes: 'before' | 'after' },
): readonly CircleId[] {
  const accepted = (circles: readonly number[]): boolean => decide(board, game, { type: 'killed', time, circles }).ok;
  const others = other === undefined || other.circle === null ? board.circles : [other.circle];
  return board.circles.filter((circle) => {
    if (time === 'I' && !board.red.has(circle)) return false;
    if (other === undefined) return accepted([circle]);
    return others.some((one) => accepted(other.comes === 'before' ? [one, circle] : [circle, one]));
  });
}
