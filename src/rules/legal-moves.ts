/** Where Jack may go: rules.md section 15, points 3 to 6. */
import { acrossBlock, neighbours, reachable } from '../board/index';
import type { Board, CircleId } from '../board/types';
import type { Move } from './events';
import { endOf, type Game } from './game';
import { hereOf } from './sheet';
import { guardedCrossings, type Table } from './table';

/** Every move Jack may make now; empty when it is not his turn. Walks first, then alleys, then coaches. */
export function legalMoves(board: Board, game: Game): readonly Move[] {
  const here = whenToMove(game);
  if (here === null) return [];
  const moves: Move[] = [];
  for (const to of walksFrom(board, game.table, here)) moves.push({ by: 'walk', to: [to] });
  for (const to of alleysFrom(board, game.table, here)) moves.push({ by: 'alley', to: [to] });
  for (const to of coachesFrom(board, game.table, here)) moves.push({ by: 'coach', to });
  return moves;
}

/** Whether any move is left (END-3); asks for as little as it can. */
export function hasLegalMove(board: Board, game: Game): boolean {
  const here = whenToMove(game);
  if (here === null) return false;
  const { table } = game;
  if (canRide(table) || walksFrom(board, table, here).size > 0) return true;
  return alleysFrom(board, table, here).size > 0;
}

/** Whether a coach or an alley is possible, whatever the policemen do (RECORD: `trapped` at *sheet*). */
export function hasSpecialMovement(board: Board, game: Game): boolean {
  const here = whenToMove(game);
  return here !== null && (canRide(game.table) || alleysFrom(board, game.table, here).size > 0);
}

/** Jack's circle when it is his turn to move and the game is open. */
export function whenToMove(game: Game): CircleId | null {
  return game.table.phase === 'jack' && endOf(game) === null ? hereOf(game.sheet, game.table.night) : null;
}

function walksFrom(board: Board, table: Table, here: CircleId): ReadonlySet<CircleId> {
  return table.left >= 1 ? reachable(board, here, guardedCrossings(table)) : new Set();
}

function alleysFrom(board: Board, table: Table, here: CircleId): ReadonlySet<CircleId> {
  return table.tokens.alleys > 0 && table.left >= 1 ? acrossBlock(board, here) : new Set();
}

/** With a token and two spaces a ride is always possible: policemen do not stop it (SPEC-3, END-8). */
function canRide(table: Table): boolean {
  return table.tokens.coaches > 0 && table.left >= 2;
}

function coachesFrom(board: Board, table: Table, here: CircleId): readonly (readonly [CircleId, CircleId])[] {
  if (!canRide(table)) return [];
  const rides: [CircleId, CircleId][] = [];
  for (const middle of neighbours(board, here)) {
    for (const end of neighbours(board, middle)) {
      if (end !== here || table.options.coachMayReturn) rides.push([middle, end]);
    }
  }
  return rides;
}
