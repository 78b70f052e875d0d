/** The sentences the map needs, in the language of the screens. */
import { board } from '../../board/index';
import { nameCrossing } from '../../board/names';
import type { CrossingId } from '../../board/types';
import { crossingInWords } from '../../i18n/crossing';
import type { MapWords } from '../map/types';
import { list, t, words } from '../words';

export function crossingNamed(crossing: CrossingId): string {
  return crossingInWords(words, nameCrossing(board, crossing));
}

export const mapWords: MapWords = {
  t,
  list,
  nameCrossing: crossingNamed,
};
