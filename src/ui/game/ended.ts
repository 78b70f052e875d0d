/** Who won and how, in words: on the screen of the end and in the list of past games. */
import '../../i18n/with-stages';
import type { Ended } from '../../rules/index';
import { t } from '../words';

export function whoWon({ winner }: Ended): string {
  return t(winner === 'jack' ? 'end.jackWins' : 'end.policeWin');
}

export function howItEnded({ how, winner }: Ended): string {
  if (how === 'conceded') return t(winner === 'police' ? 'end.jackGaveUp' : 'end.policeGaveUp');
  return t(`end.${how}What`);
}
