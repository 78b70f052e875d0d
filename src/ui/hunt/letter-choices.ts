/**
 * What Jack can do with a letter for Hell: a patrol token lying face down in a district the letter names, and a free yellow
 * crossing for it (OPT-LETTERS-3). Which districts a letter names is read off its tile by the table (OPT-LETTERS-4), so all
 * six of the board are offered.
 */
import { placeOf } from '../../board/index';
import type { Board, CrossingId, District } from '../../board/types';
import { POLICEMEN, type Policeman, type Table } from '../../rules/index';

/** As they lie on the board, row by row from its top. */
export const DISTRICTS: readonly District[] = ['A/b', 'B/b', 'C/b', 'A/a', 'B/a', 'C/a'];

/** Crossings with a token face down in one of the districts. */
export function tokensIn(board: Board, { hell }: Table, districts: readonly District[]): ReadonlySet<CrossingId> {
  const inside = hell.patrols.filter(
    ({ crossing, face }) => face === null && districts.includes(placeOf(board, crossing).district),
  );
  return new Set(inside.map(({ crossing }) => crossing));
}

/** Yellow crossings without a token, where a token may go; only inside its own district where that was agreed. */
export function targetsOf(board: Board, { hell, options }: Table, from: CrossingId): ReadonlySet<CrossingId> {
  const held = new Set(hell.patrols.map(({ crossing }) => crossing));
  const { district } = placeOf(board, from);
  return new Set(
    [...board.yellow].filter(
      (to) => !held.has(to) && (!options.letterWithinDistrict || placeOf(board, to).district === district),
    ),
  );
}

/** Tokens in the districts that have somewhere to go; without one the letter cannot be played (OPT-LETTERS-7). */
export function movableIn(board: Board, table: Table, districts: readonly District[]): ReadonlySet<CrossingId> {
  return new Set([...tokensIn(board, table, districts)].filter((from) => targetsOf(board, table, from).size > 0));
}

/** Who stands on Goulston Street, as far as anybody entered it. */
export function onGoulstonStreet(board: Board, { policemen }: Table): Policeman | null {
  return POLICEMEN.find((one) => policemen[one] === board.goulstonStreet) ?? null;
}

/** Whom Jack may name: while a third stands there nobody can be moved there (OPT-LETTERS-5, OPT-LETTERS-8). */
export function nameable(board: Board, table: Table): readonly Policeman[] {
  const there = table.referee === 'sheet' ? null : onGoulstonStreet(board, table);
  const named = (['blue', 'red', 'green'] as const).filter(
    (one) => there === null || there === 'brown' || there === one,
  );
  return named;
}
