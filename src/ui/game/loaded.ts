/** All that is loaded when a game is opened: the board, the referee, the log and the game's screens. */
import './game.css';

export { openGame, startGame, textsOf } from '../../app/games';
export { Game } from './Game';
