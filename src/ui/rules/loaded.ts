/** All that is loaded when the rules are opened: their screen and, from there, the entries of the language. */
import '../../i18n/with-rules';
import './rules.css';

export { Rules } from './Rules';
