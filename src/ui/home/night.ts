/** How far a game is, in a word or two. */
import type { GameHeader } from '../../app/index';
import { t } from '../words';

export function nightOf({ progress: { night, over } }: GameHeader): string {
  if (over) return t('home.over');
  return night === 0 ? t('home.nightNone') : t('home.night', { night });
}
