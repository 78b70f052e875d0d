/** Every part of the English catalogue, for tests that draw no screen and so load none. */
import '../src/i18n/with-agreed';
import '../src/i18n/with-end';
import '../src/i18n/with-game';
import '../src/i18n/with-home';
import '../src/i18n/with-hunt';
import '../src/i18n/with-jack-numbers';
import '../src/i18n/with-keep';
import '../src/i18n/with-lock';
import '../src/i18n/with-map';
import '../src/i18n/with-refusal';
import '../src/i18n/with-rules';
import '../src/i18n/with-stages';
