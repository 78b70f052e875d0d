/** The map with this board and this language: what screens give it is what lies on it and what may be chosen. */
import '../../i18n/with-stages';
import { board } from '../../board/index';
import { nameCrossing } from '../../board/names';
import { crossingInWords } from '../../i18n/crossing';
import { BoardMap, type BoardMapProps } from '../map/BoardMap';
import type { MapWords } from '../map/types';
import { list, t, words } from '../words';

const mapWords: MapWords = {
  t: t as MapWords['t'],
  list,
  nameCrossing: (crossing) => crossingInWords(words, nameCrossing(board, crossing)),
};

export type MapPartProps = Omit<BoardMapProps, 'board' | 'words'>;

export function MapPart(props: MapPartProps) {
  return <BoardMap {...props} board={board} words={mapWords} />;
}
