/** On Jack's phone, above a step of the police: they have a device of their own to take it on. */
import '../../i18n/with-hunt';
import { useContext } from 'preact/hooks';
import { t } from '../words';
import { TheirDevice } from './their-device';

export function TheirsToDo() {
  return useContext(TheirDevice) ? <p class="slip">{t('theirs.what')}</p> : null;
}
