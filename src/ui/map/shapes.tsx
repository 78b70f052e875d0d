/**
 * Signs of the map, around the point 0 0. Each differs in shape, not only in colour: five outlines for the policemen, a
 * cross for a crime scene, a footprint for a clue, a struck-out one for a false clue, a bonnet for a woman, a pawn for a
 * Wretched, a question mark for a patrol that lies face down.
 */
import type { Policeman } from '../../rules/vocabulary';
import { CIRCLE, circlePath, polygonPath, squarePath } from './drawing';
import { TOKEN } from './view';

const middle = { x: 0, y: 0 };

const outlines: Readonly<Record<Policeman, string>> = {
  blue: circlePath(middle, TOKEN),
  yellow: polygonPath(middle, TOKEN * 1.22, 4, 0),
  brown: squarePath(middle, TOKEN * 0.88),
  red: polygonPath(middle, TOKEN * 1.08, 6, 0),
  green: 'M-8 -8.4L0 -9.6L8 -8.4V-1C8 5 4.5 8.6 0 10.6C-4.5 8.6 -8 5 -8 -1Z',
};

/** A policeman: his outline in his colour, with his initial. */
export function Token({ policeman, initial }: { readonly policeman: Policeman; readonly initial: string }) {
  return (
    <g class={`map-token map-token-${policeman}`}>
      <path class="map-token-halo" d={outlines[policeman]} />
      <path class="map-token-face" d={outlines[policeman]} />
      <text class="map-token-initial">{initial}</text>
    </g>
  );
}

/** A patrol token nobody has turned up. */
export function FaceDown() {
  return (
    <g class="map-token map-patrol">
      <circle class="map-token-halo" r={TOKEN} />
      <circle class="map-token-face" r={TOKEN} />
      <circle class="map-patrol-ring" r={TOKEN - 2.4} />
      <text class="map-token-initial">?</text>
    </g>
  );
}

/** A false patrol: what is turned up, before it leaves the board. */
export function FalsePatrol() {
  return (
    <g class="map-token map-patrol">
      <circle class="map-token-halo" r={TOKEN} />
      <circle class="map-token-face" r={TOKEN} />
      <path class="map-patrol-cross" d="M-4 -4L4 4M4 -4L-4 4" />
    </g>
  );
}

/** A Wretched: a white pawn whose skirt is wide enough for the number of her circle. */
export function Pawn({ number, offered }: { readonly number?: number; readonly offered?: boolean }) {
  const outline =
    'M-10.5 10.5C-10.5 1.5 -7.5 -3.5 -4 -7.2A5.2 5.2 0 1 1 4 -7.2C7.5 -3.5 10.5 1.5 10.5 10.5C6.5 12.4 -6.5 12.4 -10.5 10.5Z';
  return (
    <g class={offered ? 'map-pawn map-pawn-offered' : 'map-pawn'}>
      <path class="map-pawn-halo" d={outline} />
      <path class="map-pawn-face" d={outline} />
      {number !== undefined && (
        <text class="map-near map-pawn-number" y="4.6">
          {number}
        </text>
      )}
    </g>
  );
}

export type MarkKind = 'scene' | 'clue' | 'falseClue' | 'woman';

/** The sign that tells a mark from the others. */
export function Sign({ kind }: { readonly kind: MarkKind }) {
  if (kind === 'scene') return <path class="map-sign-line" d="M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4" />;
  if (kind === 'woman') {
    // A bonnet with its ribbons.
    return (
      <path
        class="map-sign-fill"
        d="M-5 1.2C-5 -3.4 -3 -5.4 0 -5.4C3 -5.4 5 -3.4 5 1.2C3.6 0.2 3.1 -1.9 0 -1.9C-3.1 -1.9 -3.6 0.2 -5 1.2ZM-3.6 2.2L-0.4 4.2L-2.4 6ZM3.6 2.2L0.4 4.2L2.4 6Z"
      />
    );
  }
  const print =
    'M0 -5.2C1.8 -5.2 2.7 -3.6 2.5 -1.8L1.8 1H-1.8L-2.5 -1.8C-2.7 -3.6 -1.8 -5.2 0 -5.2ZM-1.7 2.4H1.7C1.9 4.2 1.2 5.2 0 5.2C-1.2 5.2 -1.9 4.2 -1.7 2.4Z';
  if (kind === 'clue') return <path class="map-sign-fill" d={print} />;
  return (
    <>
      <path class="map-sign-fill" d={print} />
      <path class="map-sign-gap" d="M-5.4 4.4L5.4 -4.4" />
      <path class="map-sign-line" d="M-5.4 4.4L5.4 -4.4" />
    </>
  );
}

/** A mark on a circle: from afar its sign alone, near at hand the number stays and the sign hangs at its side. */
export function Mark({ kind, number }: { readonly kind: MarkKind; readonly number?: number }) {
  return (
    <g class={`map-mark map-mark-${kind}`}>
      <circle class="map-mark-face" r={TOKEN} />
      {number === undefined ? (
        <Sign kind={kind} />
      ) : (
        <>
          <g class="map-far">
            <Sign kind={kind} />
          </g>
          <g class="map-near">
            <text class="map-mark-number">{number}</text>
            <g transform="translate(8.6 8)">
              <circle class="map-badge" r="5.4" />
              <g transform="scale(.72)">
                <Sign kind={kind} />
              </g>
            </g>
          </g>
        </>
      )}
    </g>
  );
}

/** Jack's own place: a pin whose tip touches the circle. */
export function Pin() {
  return (
    <g class="map-pin">
      <path d="M0 -7.5C-2 -12 -7.5 -14.4 -7.5 -20A7.5 7.5 0 1 1 7.5 -20C7.5 -14.4 2 -12 0 -7.5Z" />
      <circle class="map-pin-eye" cy="-20" r="2.8" />
    </g>
  );
}

/** Jack's hideout: a house around its circle, with the number in it or, from afar, a door. */
export function Home({ number }: { readonly number?: number }) {
  return (
    <g class="map-home">
      <path class="map-home-wall" d="M-12.5 13.5V-5L-17 -1L0 -17.5L17 -1L12.5 -5V13.5Z" />
      <path class={number === undefined ? 'map-home-door' : 'map-home-door map-far'} d="M-4 13.5V2H4V13.5Z" />
      {number !== undefined && (
        <g class="map-near">
          <circle class="map-home-circle" r={CIRCLE} />
          <text class="map-mark-number">{number}</text>
        </g>
      )}
    </g>
  );
}

/** A crossing that closes a way: an octagon around whoever stands there. */
export function Closed() {
  return <path class="map-closed" d={polygonPath(middle, 15, 8, 22.5)} />;
}
