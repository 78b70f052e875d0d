/** The still part of the map as paths, worked out once: houses, streets, circles, crossings, the frame's thin lines. */
import type { Board, Place, PlaceId, Point, Street } from '../../board/types';
import { lineBetween, type Streets } from './streets';

/** Radius of a circle and half the side of a crossing, in board units. */
export const CIRCLE = 7.6;
export const CROSSING = 2.8;
/** Rooms of houses are shaded in this many tones, so that the plan reads as a plan. */
export const TONES = 4;

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

export function linePath(line: readonly Point[]): string {
  return line.length === 0 ? '' : `M${line.map(at).join('L')}`;
}

export function circlePath({ x, y }: Point, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

export function squarePath({ x, y }: Point, half: number): string {
  return `M${n(x - half)} ${n(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`;
}

/** A regular polygon with its first corner at an angle in degrees, clockwise from the right. */
export function polygonPath({ x, y }: Point, radius: number, corners: number, first: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((first + (360 * i) / corners) / 180) * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return `${linePath(points)}z`;
}

/** The outlines of blocks, one path a tone. */
function housePaths(board: Board, streets: Streets): string[] {
  const tones = Array.from({ length: TONES }, () => '');
  board.blocks.forEach(({ outline }, i) => {
    const ring = outline.flatMap((id, j) => {
      const next = outline[(j + 1) % outline.length] as PlaceId;
      return lineBetween(streets, id, next).slice(0, -1);
    });
    // A stride prime to the number of tones and unlike the order of listing keeps neighbours mostly apart.
    tones[(i * 7 + outline.length) % TONES] += `${linePath(ring)}z`;
  });
  return tones;
}

/** Streets in parcels, by where they begin: a path that is off the screen as a whole costs nothing to paint. */
function streetPaths(board: Board): string[] {
  const parcels = new Map<string, string>();
  const draw = ({ a, b, via }: Street) => {
    const [from, to] = [board.places.get(a) as Place, board.places.get(b) as Place];
    const parcel = `${Math.floor(from.x / 125)} ${Math.floor(from.y / 125)}`;
    parcels.set(parcel, (parcels.get(parcel) ?? '') + linePath([from, ...via, to]));
  };
  board.streets.forEach(draw);
  return [...parcels.values()];
}

export interface FrameName extends Point {
  readonly name: string;
}

/** Names along the frame: in the middle between its lines, on both sides. */
function along(board: Board, names: readonly string[], lines: readonly (readonly Point[])[], axis: 'x' | 'y') {
  const { left, right, top, bottom } = board.frame;
  const edge = (i: number, far: boolean): number => {
    if (i < 0) return axis === 'x' ? left : top;
    const line = lines[i];
    if (!line) return axis === 'x' ? right : bottom;
    return (line.at(far ? -1 : 0) as Point)[axis];
  };
  return names.flatMap((name, i): FrameName[] => {
    const near = (edge(i - 1, false) + edge(i, false)) / 2;
    const far = (edge(i - 1, true) + edge(i, true)) / 2;
    return axis === 'x'
      ? [
          { name, x: near, y: top - 12 },
          { name, x: far, y: bottom + 12 },
        ]
      : [
          { name, x: left - 12, y: near },
          { name, x: right + 12, y: far },
        ];
  });
}

/** The letters of the districts, each in the middle of its stretch of the frame. */
function districts(board: Board): FrameName[] {
  const { left, right, top, bottom } = board.frame;
  const { columns, columnLines, rows, rowLines } = board.grid;
  const stretches = (names: readonly string[], lines: readonly (readonly Point[])[], axis: 'x' | 'y') => {
    const borders = names.flatMap((name, i) => (i > 0 && name[0] !== names[i - 1]?.[0] ? [i - 1] : []));
    const cuts = borders.map((i) => lines[i]?.[0]?.[axis] ?? 0);
    const ends = axis === 'x' ? [left, ...cuts, right] : [top, ...cuts, bottom];
    const letters = [...new Set(names.map((name) => name[0] as string))];
    return letters.map((name, i) => ({ name, middle: ((ends[i] as number) + (ends[i + 1] as number)) / 2 }));
  };
  return [
    ...stretches(columns, columnLines, 'x').flatMap(({ name, middle: x }) => [
      { name, x, y: top - 16 },
      { name, x, y: bottom + 18 },
    ]),
    ...stretches(rows, rowLines, 'y').flatMap(({ name, middle: y }) => [
      { name, x: left - 15, y },
      { name, x: right + 15, y },
    ]),
  ];
}

/** The thin lines, and of these the borders of districts. */
function gridPaths(board: Board): { readonly thin: string; readonly borders: string } {
  const { columns, rows, columnLines, rowLines } = board.grid;
  let [thin, borders] = ['', ''];
  const draw = (names: readonly string[], lines: readonly (readonly Point[])[]) =>
    lines.forEach((line, i) => {
      if (names[i]?.[0] === names[i + 1]?.[0]) thin += linePath(line);
      else borders += linePath(line);
    });
  draw(columns, columnLines);
  draw(rows, rowLines);
  return { thin, borders };
}

export interface Drawing {
  readonly houses: readonly string[];
  readonly streets: readonly string[];
  readonly grid: { readonly thin: string; readonly borders: string };
  readonly circles: string;
  readonly redCircles: string;
  readonly redRings: string;
  readonly crossings: string;
  readonly yellowFrames: string;
  readonly goulston: string;
  readonly forks: string;
  readonly numbers: readonly {
    readonly number: number;
    readonly red: boolean;
    readonly x: number;
    readonly y: number;
  }[];
  readonly cells: readonly FrameName[];
  readonly districts: readonly FrameName[];
}

export function drawBoard(board: Board, streets: Streets): Drawing {
  const places = [...board.places.values()];
  const circles = places.filter(({ kind }) => kind === 'circle');
  const isRed = (place: Place) => board.red.has(Number(place.id.slice(1)) as never);
  const red = circles.filter(isRed);
  const yellow = places.filter(({ id }) => board.yellow.has(id as never));
  const goulston = board.places.get(board.goulstonStreet) as Place;
  const path = (of: readonly Place[], draw: (place: Place) => string) => of.map(draw).join('');
  return {
    houses: housePaths(board, streets),
    streets: streetPaths(board),
    grid: gridPaths(board),
    circles: path(
      circles.filter((place) => !isRed(place)),
      (place) => circlePath(place, CIRCLE),
    ),
    redCircles: path(red, (place) => circlePath(place, CIRCLE)),
    redRings: path(red, (place) => circlePath(place, CIRCLE + 2.4)),
    crossings: path(
      places.filter(({ kind }) => kind === 'crossing'),
      (place) => squarePath(place, CROSSING),
    ),
    yellowFrames: path(yellow, (place) => polygonPath(place, CROSSING + 4.4, 4, 0)),
    goulston: polygonPath(goulston, CROSSING + 4.6, 6, 0),
    forks: path(
      places.filter(({ kind }) => kind === 'fork'),
      (place) => circlePath(place, 0.9),
    ),
    numbers: circles.map((place) => ({
      number: Number(place.id.slice(1)),
      red: isRed(place),
      x: place.x,
      y: place.y,
    })),
    cells: [
      ...along(board, board.grid.columns, board.grid.columnLines, 'x'),
      ...along(board, board.grid.rows, board.grid.rowLines, 'y'),
    ],
    districts: districts(board),
  };
}
