/**
 * Who stands on crossings: the policemen, in Hell the patrol tokens. From afar those side by side are fanned out, each with
 * a line to his crossing.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Board, CrossingId } from '../../board/types';
import { placeOf } from '../../board/ways';
import type { Face } from '../../rules/events';
import { POLICEMEN } from '../../rules/vocabulary';
import { fanned } from './fan';
import { FaceDown, FalsePatrol, Token } from './shapes';
import type { MapPlace, MapWords, Marks } from './types';
import { TOKEN } from './view';

interface PawnsProps {
  readonly board: Board;
  readonly policemen: Marks['policemen'];
  readonly patrols?: Marks['patrols'];
  /** What can be chosen: a token that lies there is lit itself. */
  readonly offer?: ReadonlySet<MapPlace>;
  /** How many times larger than at play scale they are drawn. */
  readonly size: ReadonlySignal<number>;
  readonly words: MapWords;
}

/** From middle to middle, with the halo between them. */
const ROOM = 2 * TOKEN + 4;
/** Below this a line to the crossing would lie under the pawn. */
const LINE_FROM = TOKEN * 0.6;

export function Pawns({ board, policemen = {}, patrols = [], offer, size, words }: PawnsProps) {
  const standing: readonly { readonly face: Face | null; readonly crossing: CrossingId }[] = [
    ...POLICEMEN.flatMap((face) => {
      const crossing = policemen[face];
      return crossing === undefined ? [] : [{ face, crossing }];
    }),
    ...patrols,
  ];
  const points = standing.map(({ crossing }) => placeOf(board, crossing));
  const spots = fanned(points, ROOM * size.value);
  const pawns = standing.map((one, i) => {
    const at = placeOf(board, one.crossing);
    return { ...one, at, spot: spots[i] ?? at };
  });
  return (
    <>
      {pawns
        .filter(({ at, spot }) => Math.hypot(spot.x - at.x, spot.y - at.y) > LINE_FROM * size.value)
        .map(({ face, crossing, at, spot }) => (
          <path key={`${face} ${crossing}`} class="map-token-lead" d={`M${at.x} ${at.y}L${spot.x} ${spot.y}`} />
        ))}
      {pawns.map(({ face, crossing, spot }) => (
        <g key={`${face} ${crossing}`} transform={`translate(${spot.x} ${spot.y})`}>
          <g class="map-sized">
            {face === null && <FaceDown />}
            {face === false && <FalsePatrol />}
            {face !== null && face !== false && <Token policeman={face} initial={words.t(`map.initial.${face}`)} />}
            {offer?.has(crossing) && face === null && (
              <circle class="map-offer-ring map-offer-marked" r={TOKEN + 3.2} />
            )}
          </g>
        </g>
      ))}
    </>
  );
}
