/** What is loaded for the case that this phone fails, or that the game has gone to another one. */
import '../../i18n/with-home';
import '../../i18n/with-keep';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../../i18n/with-stages';
import '../../i18n/with-hunt';
import './keep.css';

export { AskMoved } from './AskMoved';
export { MovedAway } from './MovedAway';
export { Rescue } from './Rescue';
