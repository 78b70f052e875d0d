/** What is loaded when somebody opens the settings or stands before a PIN. */
import '../../i18n/with-stages';
import '../game/stages.css';
import '../../i18n/with-game';
import '../../i18n/with-lock';
import '../game/game.css';
import './settings.css';

export { PinPad } from './PinPad';
export { Settings } from './Settings';
