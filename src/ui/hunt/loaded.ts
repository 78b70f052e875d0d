/** All that only some games need: the policemen on the map, and what the table agrees on in the middle of a game. */
import '../../i18n/with-game';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../../i18n/with-stages';
import '../../i18n/with-hunt';

export { Part } from './Part';
