/** All that can be chosen on the map, as buttons: for fingers that miss and for those who do not see it. */
import type { Board } from '../../board/types';
import { placeWithMarks } from './names';
import { Panel } from './Panel';
import type { MapPlace, MapWords, Marks, Offered } from './types';

interface PlaceListProps {
  readonly board: Board;
  readonly kind: Offered['kind'];
  readonly places: readonly MapPlace[];
  readonly chosen: MapPlace | null;
  readonly marks: Marks;
  readonly words: MapWords;
  readonly onChoose: (place: MapPlace) => void;
  readonly onClose: () => void;
}

export function PlaceList({ board, kind, places, chosen, marks, words, onChoose, onClose }: PlaceListProps) {
  return (
    <Panel title={words.t(`map.list.${kind}`)} words={words} onClose={onClose}>
      <ul class={`map-list map-list-${kind}`}>
        {places.map((place) => (
          <li key={place}>
            <button type="button" class="map-chip" aria-pressed={place === chosen} onClick={() => onChoose(place)}>
              {typeof place === 'number' ? (
                <>
                  <span class="aside">{placeWithMarks(board, words, marks, place)}</span>
                  <span aria-hidden="true">{place}</span>
                </>
              ) : (
                <span class="map-sentence">{placeWithMarks(board, words, marks, place)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
