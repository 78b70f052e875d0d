/**
 * What looks like a slip of the pen in a row that is taken over from paper. The referee takes it all the same: the sheet is
 * what happened.
 */
import { acrossBlock, board, isCircle, neighbours } from '../board/index';
import { NIGHT_TABLE, type Night } from '../rules/index';

export type Pair = readonly [number, number];

/** The ways of a row from paper that give pause. */
export interface OddWays {
  /** No walk (HUNT-1.2, whoever stood in the way) and no alley (SPEC-ALLEY-1) joins the two. */
  readonly unjoined: readonly Pair[];
  /** Only an alley joins them. */
  readonly across: readonly Pair[];
}

/** The row follows the crimes of its night, which are not joined by anything. */
export function oddWaysIn(night: Night, row: readonly number[]): OddWays {
  const { victims } = NIGHT_TABLE[night];
  const ways = row.slice(victims).map((to, i): Pair => [row[victims + i - 1] ?? to, to]);
  return {
    unjoined: ways.filter((way) => joins(way) === 'nothing'),
    across: ways.filter((way) => joins(way) === 'alley'),
  };
}

function joins([from, to]: Pair): 'walk' | 'alley' | 'nothing' {
  // A number that is no circle is refused, not asked about.
  if (!isCircle(board, from) || !isCircle(board, to)) return 'walk';
  if (neighbours(board, from).includes(to)) return 'walk';
  return acrossBlock(board, from).has(to) ? 'alley' : 'nothing';
}
