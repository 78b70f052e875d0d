/** An example of a rule as a small picture: a cut-out of the printed board, or a few cells of the sheet. */
import { board } from '../../board/index';
import type { Place } from '../../board/types';
import type { Example } from '../../rulebook/types';
import { COLUMNS } from '../../rules/vocabulary';
import { CIRCLE, CROSSING, linePath, squarePath } from '../map/drawing';
import { type BoardExample, type Mark, planOf } from './plan';

interface DrawingProps {
  readonly drawing: Example;
  /** What it shows, in words: its name for those who do not see it. */
  readonly caption: string;
}

export function Drawing({ drawing, caption }: DrawingProps) {
  if (drawing.kind === 'cells') return <Cells {...drawing} caption={caption} />;
  return <CutOut example={drawing} caption={caption} />;
}

function CutOut({ example, caption }: { readonly example: BoardExample; readonly caption: string }) {
  const { box, marks, lines, blocks } = planOf(example);
  const reach = 60;
  const isNear = ({ x, y }: Place): boolean =>
    x > box.x - reach && x < box.x + box.width + reach && y > box.y - reach && y < box.y + box.height + reach;
  const near = [...board.places.values()].filter(isNear);
  const shown = new Set(near.map(({ id }) => id));
  const lanes = board.streets.filter(({ a, b }) => shown.has(a) || shown.has(b));
  const guard = example.kind === 'wretched' ? Patrol : Policeman;
  const large = Math.max(1, Math.min(1.4, box.width / 160));
  return (
    <svg
      class="rules-drawing"
      role="img"
      aria-label={caption}
      viewBox={[box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(' ')}
    >
      {blocks.map((outline) => (
        <path key={linePath(outline)} class="drawn-block" d={`${linePath(outline)}z`} />
      ))}
      <path
        class="drawn-street"
        d={lanes.map(({ a, b, via }) => linePath([placeAt(a), ...via, placeAt(b)])).join('')}
      />
      {lines.map(({ kind, points }) => (
        <path key={linePath(points)} class={`drawn-line drawn-line-${kind}`} d={linePath(points)} />
      ))}
      {near.map((place) => (
        <PlaceMark
          key={place.id}
          place={place}
          mark={marks.get(place.id)}
          guard={guard}
          reach={example.kind === 'reach'}
          large={large}
        />
      ))}
    </svg>
  );
}

const CROSS = 'M-5.4 -5.4L5.4 5.4';

interface PlaceMarkProps {
  readonly place: Place;
  readonly mark: Mark | undefined;
  readonly guard: typeof Policeman;
  /** A policeman's own walk begins on a crossing. */
  readonly reach: boolean;
  /** How much larger a marked circle is drawn than it is printed, so that its number can be read. */
  readonly large: number;
}

function PlaceMark({ place, mark, guard: Guard, reach, large }: PlaceMarkProps) {
  const { x, y, kind } = place;
  if (kind === 'fork') return mark === 'fork' ? <circle class="drawn-fork" cx={x} cy={y} r="5" /> : null;
  if (kind === 'circle') {
    const number = Number(place.id.slice(1));
    const size = mark === undefined ? 1 : large;
    return (
      <g class={`drawn-circle drawn-${mark ?? 'plain'}`} transform={`translate(${x} ${y}) scale(${size})`}>
        <circle r={CIRCLE} />
        {mark === 'goal' && <circle class="drawn-ring" r={CIRCLE + 2.4} />}
        {mark === 'shut' && <path class="drawn-cross" d={CROSS} />}
        <text class={number > 99 ? 'drawn-long' : undefined}>{number}</text>
      </g>
    );
  }
  if (mark === 'guard' || (reach && mark === 'start')) return <Guard x={x} y={y} own={mark === 'start'} />;
  return (
    <path
      class={`drawn-crossing drawn-${mark ?? 'plain'}`}
      d={squarePath(place, mark === 'goal' ? CROSSING + 1.4 : CROSSING)}
    />
  );
}

interface GuardProps {
  readonly x: number;
  readonly y: number;
  /** The one that is spoken of. */
  readonly own: boolean;
}

/** A helmet. */
function Policeman({ x, y, own }: GuardProps) {
  return (
    <g class={own ? 'drawn-guard drawn-guard-own' : 'drawn-guard'} transform={`translate(${x} ${y})`}>
      <circle r="8.4" />
      <path d="M-4.4 2.2C-4.4 -2.6 -2.4 -5.2 0 -5.2C2.4 -5.2 4.4 -2.6 4.4 2.2ZM-6 3.2H6V4.8H-6Z" />
    </g>
  );
}

/** A token, face down. */
function Patrol({ x, y }: GuardProps) {
  return (
    <g class="drawn-guard" transform={`translate(${x} ${y})`}>
      <circle r="8.4" />
      <circle class="drawn-token" r="5" />
    </g>
  );
}

const CELL = 40;
const HEAD = 18;
const FOOT = 16;
const SHOWN = 8;

function Cells({ cells, from, caption }: Extract<Example, { kind: 'cells' }> & { readonly caption: string }) {
  const start = COLUMNS.indexOf(from);
  const first = Math.max(0, Math.min(start - 1, COLUMNS.length - SHOWN));
  const columns = COLUMNS.slice(first, first + SHOWN);
  const ridden = cells.flatMap(({ by }, i) => (by === 'coach' ? [start - first + i] : []));
  const last = start - first + cells.length - 1;
  return (
    <svg
      class="rules-drawing"
      role="img"
      aria-label={caption}
      viewBox={`-1 0 ${SHOWN * CELL + 2} ${HEAD + CELL + FOOT}`}
    >
      {columns.map((column, i) => {
        const cell = cells[first + i - start];
        return (
          <g key={column} class={`drawn-cell drawn-cell-${cell?.by ?? 'free'}`} transform={`translate(${i * CELL} 0)`}>
            <text class="drawn-column" x={CELL / 2} y={HEAD / 2}>
              {column}
            </text>
            <rect x="2" y={HEAD} width={CELL - 4} height={CELL} rx="4" />
            {cell !== undefined && (
              <text x={CELL / 2} y={HEAD + CELL / 2}>
                {cell.circle}
              </text>
            )}
          </g>
        );
      })}
      {ridden.length > 0 && (
        <path
          class="drawn-ride"
          d={`M${(ridden[0] as number) * CELL + 5} ${HEAD + CELL - 5}H${((ridden.at(-1) as number) + 1) * CELL - 5}`}
        />
      )}
      {/* The pawn on the track stands in the last column that is filled. */}
      <path
        class="drawn-pawn"
        transform={`translate(${(last + 0.5) * CELL} ${HEAD + CELL + 3})`}
        d="M0 0L5.5 9A5.5 3 0 0 1 -5.5 9Z"
      />
    </svg>
  );
}

function placeAt(id: string): Place {
  return board.places.get(id) as Place;
}
