/** The language the screens speak. */
import { english } from '../i18n/t';

export const words = english;
export const { t, list } = english;

/** A day and a time of this device, as people write them. */
export function when(at: number): string {
  const text = new Intl.DateTimeFormat(words.code, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  // AM or PM never stands alone on a line.
  return text.replace(/\s(?=\S+$)/, '\u00a0');
}
