/** All that is loaded when the rules are opened: their screens and, from there, the entries of the language. */
import '../../i18n/with-rules';
import '../../i18n/with-lookup';
import './rules.css';
import './pages.css';

export { Rules } from './Rules';
