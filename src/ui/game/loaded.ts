/** All that is loaded when a game is opened: the board, the referee, the log and the game's screens. */
import '../../i18n/with-game';
import './game.css';
import type { Session } from '../../app/session';
import { stageOf } from '../../app/stage';
import { fetchStage } from './stages';

export { openGame, startGame, textsOf } from '../../app/games';
export { KeptGame as Game } from '../keep/KeptGame';
export { Game as BareGame } from './Game';

/** Has at hand what the game opens with. */
export function fetchFirst({ game }: Session): Promise<void> {
  return fetchStage(stageOf(game.value), game.value.table);
}
