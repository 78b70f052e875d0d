/** What changes on the map, above the still sheet and in its units: marks, policemen, the choice, the keyboard's place. */
import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import type { Board, CircleId, Point } from '../../board/types';
import { placeOf } from '../../board/ways';
import { CIRCLE, CROSSING, squarePath } from './drawing';
import { Pawns } from './Pawns';
import { RouteLines } from './RouteLines';
import { viewBox } from './Sheet';
import { Closed, Home, Mark, type MarkKind, Pawn, Pin } from './shapes';
import type { Streets } from './streets';
import type { MapPlace, MapWords, Marks, Offered } from './types';
import { SHEET, TOKEN } from './view';

interface MarksLayerProps {
  readonly layer: RefObject<SVGSVGElement | null>;
  readonly board: Board;
  readonly streets: Streets;
  readonly marks: Marks;
  readonly offered: Offered | null;
  readonly chosen: MapPlace | null;
  readonly cursor: MapPlace;
  /** How many times larger than at play scale marks are drawn. */
  readonly size: ReadonlySignal<number>;
  readonly words: MapWords;
}

const middle = { x: 0, y: 0 };
export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

export function MarksLayer({ layer, board, streets, marks, offered, chosen, cursor, size, words }: MarksLayerProps) {
  const circleMarks = (circles: readonly CircleId[] | undefined, kind: MarkKind) =>
    circles?.map((circle) => (
      <g key={circle} transform={at(placeOf(board, circle))}>
        <g class="map-sized-less">
          <Mark kind={kind} number={circle} />
        </g>
      </g>
    ));
  // What is offered has a ring in the layer below; where a mark would hide it, another around the mark.
  const offer: ReadonlySet<MapPlace> = offered?.places ?? new Set();
  const markedCircles = [marks.scenes, marks.clues, marks.falseClues, marks.women].flatMap((circles) => circles ?? []);
  const marked = new Set(markedCircles.filter((circle) => offer.has(circle) && circle !== chosen));
  const held =
    Object.values(marks.policemen ?? {}).some((crossing) => crossing === chosen) ||
    marks.patrols?.some(({ crossing }) => crossing === chosen) ||
    marks.wretched?.some((circle) => circle === chosen);
  return (
    <svg
      ref={layer}
      class="map-layer map-marks"
      viewBox={viewBox}
      width={SHEET.width}
      height={SHEET.height}
      aria-hidden="true"
    >
      {/* First, so that a clue, the route's end or Jack himself stand before the house. */}
      {marks.hideout !== undefined && marks.hideout !== null && (
        <g transform={at(placeOf(board, marks.hideout))}>
          <g class="map-sized-less">
            <Home number={marks.hideout} />
          </g>
        </g>
      )}
      {marks.route && (
        <RouteLines board={board} streets={streets} route={marks.route.slice(0, marks.upTo ?? marks.route.length)} />
      )}
      {circleMarks(marks.falseClues, 'falseClue')}
      {circleMarks(marks.clues, 'clue')}
      {circleMarks(marks.scenes, 'scene')}
      {circleMarks(marks.women, 'woman')}
      {[...marked].map((place) => (
        <g key={place} transform={at(placeOf(board, place))}>
          <g class="map-sized-less">
            <circle class="map-offer-ring map-offer-marked" r={TOKEN + 2} />
          </g>
        </g>
      ))}
      {/* Beneath the policemen: the choice must not hide who stands there. */}
      {chosen !== null && held && <Chosen board={board} place={chosen} held />}
      {marks.wretched?.map((circle) => (
        <g key={circle} transform={at(placeOf(board, circle))}>
          <g class="map-sized-less">
            <Pawn number={circle} offered={offer.has(circle)} />
          </g>
        </g>
      ))}
      <Pawns {...{ board, size, words, offer }} policemen={marks.policemen} patrols={marks.patrols} />
      {marks.closing?.map((crossing) => (
        <g key={crossing} transform={at(placeOf(board, crossing))}>
          <g class="map-sized">
            <Closed />
          </g>
        </g>
      ))}
      {chosen !== null && !held && <Chosen board={board} place={chosen} />}
      {marks.here !== undefined && marks.here !== null && (
        <g transform={at(placeOf(board, marks.here))}>
          <g class="map-sized">
            <Pin />
          </g>
        </g>
      )}
      <g class="map-cursor" transform={at(placeOf(board, cursor))}>
        <g class="map-sized">
          <rect class="map-cursor-halo" x="-13.5" y="-13.5" width="27" height="27" rx="6" />
          <rect class="map-cursor-line" x="-13.5" y="-13.5" width="27" height="27" rx="6" />
        </g>
      </g>
    </svg>
  );
}

interface PlaceProps {
  readonly board: Board;
  readonly place: MapPlace;
  /** A policeman stands there, and is seen. */
  readonly held?: boolean;
}

/** The choice: filled with light, with four strokes pointing at it. */
function Chosen({ board, place, held }: PlaceProps) {
  const isCircle = typeof place === 'number';
  const strokes = 'M0 -13V-19M0 13V19M-13 0H-19M13 0H19';
  return (
    <g transform={at(placeOf(board, place))} class="map-chosen">
      <g class="map-sized">
        <path class="map-chosen-halo" d={strokes} />
        <path class="map-chosen-strokes" d={strokes} />
        <circle class="map-chosen-face" r={held ? TOKEN + 5 : CIRCLE + 2.4} />
        {isCircle ? (
          <text class="map-near map-chosen-number">{place}</text>
        ) : (
          <path class="map-chosen-crossing" d={squarePath(middle, CROSSING + 0.8)} />
        )}
      </g>
    </g>
  );
}
