/** All that is loaded when a game is opened: the board, the referee, the log and the game's screens. */
import '../../i18n/with-game';
import './game.css';

export { openGame, startGame, textsOf } from '../../app/games';
export { KeptGame as Game } from '../keep/KeptGame';
export { fetchFirst } from './stages';
