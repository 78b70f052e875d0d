/** Reads the compact text of `data.ts` into places and streets. */

import { CIRCLES, CROSSINGS, FORKS, NEAR_LINE, STREETS } from './data';
import { cellAt, districtOf } from './grid';
import type { CircleId, Grid, Place, PlaceId, Point, Street } from './types';

/** The words of a text that is broken into lines. */
function words(text: string): string[] {
  return text.trim().replaceAll('\n', ' ').split(' ');
}

/** `1790,327` in tenths of a unit. */
function readPoint(text: string): Point {
  const comma = text.indexOf(',');
  return { x: Number(text.slice(0, comma)) / 10, y: Number(text.slice(comma + 1)) / 10 };
}

/** The full id of a place: `64` is `c064`, `k9` is `k009`, `j3` is `j03`. */
export function readPlaceId(text: string): PlaceId {
  const letter = text[0] as string;
  if (letter === 'j') return `j${text.slice(1).padStart(2, '0')}`;
  return letter === 'k' ? `k${text.slice(1).padStart(3, '0')}` : `c${text.padStart(3, '0')}`;
}

/** All circles: the numbers are given in the order of the data. */
export function readCircles(): CircleId[] {
  return words(CIRCLES).map((_, i) => (i + 1) as CircleId);
}

/** All places by id: circles, crossings, forks, each ascending. */
export function readPlaces(grid: Grid): Map<PlaceId, Place> {
  const [nearId, nearCell] = NEAR_LINE.split(' ') as [PlaceId, string];
  const places = new Map<PlaceId, Place>();
  const read = (text: string, kind: Place['kind'], letter: string) => {
    let n = 0;
    for (const word of words(text)) {
      const id = readPlaceId(`${letter}${++n}`);
      const { x, y } = readPoint(word);
      const cell = id === nearId ? nearCell : cellAt(grid, x, y);
      places.set(id, { id, kind, x, y, district: districtOf(cell), grid: cell });
    }
  };
  read(CIRCLES, 'circle', '');
  read(CROSSINGS, 'crossing', 'k');
  read(FORKS, 'fork', 'j');
  return places;
}

/** All streets, each once, as listed. */
export function readStreets(): Street[] {
  const streets: Street[] = [];
  let from = '';
  for (const word of words(STREETS)) {
    if (word.endsWith(':')) {
      from = readPlaceId(word.slice(0, -1));
      continue;
    }
    const [to = '', ...via] = word.split('@');
    streets.push({ a: from, b: readPlaceId(to), via: via.map(readPoint) });
  }
  return streets;
}
