/** The map with this board and this language: what screens give it is what lies on it and what may be chosen. */
import '../../i18n/with-stages';
import { board } from '../../board/index';
import { mapWords } from '../hunt/mapWords';
import { BoardMap, type BoardMapProps } from '../map/BoardMap';

export type MapPartProps = Omit<BoardMapProps, 'board' | 'words'>;

export function MapPart(props: MapPartProps) {
  return <BoardMap {...props} board={board} words={mapWords} />;
}
