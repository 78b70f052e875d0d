/** What the start page is made of. A game that is opened again goes without it. */
import '../../i18n/with-home';

export { Home } from './Home';
