/** What is loaded for past games and games from another phone. */
import '../../i18n/with-game';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../../i18n/with-stages';
import '../../i18n/with-home';
import '../../i18n/with-keep';
import '../game/game.css';
import './keep.css';

export { PastGames } from '../home/PastGames';
export { Arrive } from './Arrive';
