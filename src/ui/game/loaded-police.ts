/** The screen on which most of a night is spent, to be asked for together with the game itself. */
import '../../i18n/with-game';

export { Police } from './Police';
