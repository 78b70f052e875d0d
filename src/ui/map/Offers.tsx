/**
 * What can be chosen, lit and ringed. A layer of its own under the marks: there may be 187 of them, and their size follows the
 * two levels only, so that they are left alone while marks grow and shrink with the scale.
 */
import type { Board } from '../../board/types';
import { placeOf } from '../../board/ways';
import { CIRCLE, CROSSING, circlePath, squarePath } from './drawing';
import { viewBox } from './Sheet';
import type { MapPlace } from './types';
import { SHEET } from './view';

const middle = { x: 0, y: 0 };

export function Offers({ board, places }: { readonly board: Board; readonly places: readonly MapPlace[] }) {
  return (
    <svg class="map-layer" viewBox={viewBox} width={SHEET.width} height={SHEET.height} aria-hidden="true">
      {places.map((place) => {
        const { x, y } = placeOf(board, place);
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            <g class="map-sized-little">
              {typeof place === 'number' ? <Circle {...{ board, place }} /> : <Crossing />}
            </g>
          </g>
        );
      })}
    </svg>
  );
}

function Circle({ board, place }: { readonly board: Board; readonly place: MapPlace & number }) {
  const red = board.red.has(place) ? ' map-offer-red' : '';
  return (
    <>
      <circle class="map-offer-ring" r={CIRCLE + 1.8} />
      <path class={`map-offer-circle${red}`} d={circlePath(middle, CIRCLE)} />
      <text class={`map-near map-offer-number${red}`}>{place}</text>
    </>
  );
}

function Crossing() {
  return (
    <>
      <circle class="map-offer-ring" r={CROSSING + 4.2} />
      <path class="map-offer-crossing" d={squarePath(middle, CROSSING + 0.6)} />
    </>
  );
}
