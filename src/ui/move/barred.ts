/** What the referee says of a whole kind of move. */
import type { Board } from '../../board/types';
import { type Breach, type By, decide, type Game } from '../../rules/index';
import { moveTo } from './offered';

/** Why a kind of move is out of the question wherever it led: no token, or no space for it. */
export function barred(board: Board, game: Game, by: By): Breach | null {
  const nowhere = decide(board, game, moveTo(by, []));
  return nowhere.ok || nowhere.error.because.why === 'notACircle' ? null : nowhere.error;
}
