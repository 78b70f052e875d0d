/** The policemen on the map. From afar those side by side are fanned out, each with a line to his crossing. */
import type { ReadonlySignal } from '@preact/signals';
import type { Board } from '../../board/types';
import { placeOf } from '../../board/ways';
import { POLICEMEN } from '../../rules/vocabulary';
import { fanned } from './fan';
import { Token } from './shapes';
import type { MapWords, Marks } from './types';
import { TOKEN } from './view';

interface PawnsProps {
  readonly board: Board;
  readonly policemen: Marks['policemen'];
  /** How many times larger than at play scale they are drawn. */
  readonly size: ReadonlySignal<number>;
  readonly words: MapWords;
}

/** From middle to middle, with the halo between them. */
const ROOM = 2 * TOKEN + 4;
/** Below this a line to the crossing would lie under the pawn. */
const LINE_FROM = TOKEN * 0.6;

export function Pawns({ board, policemen = {}, size, words }: PawnsProps) {
  const standing = POLICEMEN.flatMap((policeman) => {
    const crossing = policemen[policeman];
    return crossing === undefined ? [] : [{ policeman, at: placeOf(board, crossing) }];
  });
  const spots = fanned(
    standing.map(({ at }) => at),
    ROOM * size.value,
  );
  const pawns = standing.map((one, i) => ({ ...one, spot: spots[i] ?? one.at }));
  return (
    <>
      {pawns
        .filter(({ at, spot }) => Math.hypot(spot.x - at.x, spot.y - at.y) > LINE_FROM * size.value)
        .map(({ policeman, at, spot }) => (
          <path key={policeman} class="map-token-lead" d={`M${at.x} ${at.y}L${spot.x} ${spot.y}`} />
        ))}
      {pawns.map(({ policeman, spot }) => (
        <g key={policeman} transform={`translate(${spot.x} ${spot.y})`}>
          <g class="map-sized">
            <Token policeman={policeman} initial={words.t(`map.initial.${policeman}`)} />
          </g>
        </g>
      ))}
    </>
  );
}
