/** How long a wait still is, as people say it: minutes as long as there are some, then ten seconds at a time. */
import { t } from '../words';

export function waitInWords(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 60) return t('pin.minutes', { count: Math.ceil(seconds / 60) });
  return t('pin.seconds', { count: seconds > 10 ? Math.ceil(seconds / 10) * 10 : Math.max(1, seconds) });
}
