/** What is loaded before a game begins: what the table agrees on. */
import '../../game/stages.css';
import '../../../i18n/with-hunt';

export { NewGame } from '../NewGame';
