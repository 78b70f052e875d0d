/**
 * The frame, its grid of thin lines and the cell a point lies in (BOARD-9). Cells are worked out from the lines
 * instead of being stored for all 446 places.
 */

import { COLUMN_LINES, COLUMNS, FRAME, ROW_LINES, ROWS } from './data';
import type { District, Frame, Grid, Point } from './types';

/** The numbers of a text, in board units. */
function numbers(text: string): number[] {
  return text.split(' ').map((word) => Number(word) / 10);
}

export function readFrame(): Frame {
  const [width = 0, height = 0, left = 0, right = 0, top = 0, bottom = 0] = numbers(FRAME);
  return { width, height, left, right, top, bottom };
}

/** The first row says where the lines are measured, each other row where one line is there. */
function readLines(text: string, point: (along: number, across: number) => Point): Point[][] {
  const [along = [], ...lines] = text.trim().split('\n').map(numbers);
  return lines.map((line) => line.map((across, i) => point(along[i] ?? 0, across)));
}

export function readGrid(): Grid {
  return {
    columns: COLUMNS.split(' '),
    rows: ROWS.split(' '),
    columnLines: readLines(COLUMN_LINES, (y, x) => ({ x, y })),
    rowLines: readLines(ROW_LINES, (x, y) => ({ x, y })),
  };
}

/**
 * How many of the lines, in order, run before a point that is `along` far on their way and `across` far from their
 * origin. All lines of a kind are measured at the same places.
 */
function linesBefore(lines: readonly (readonly Point[])[], axis: 'x' | 'y', along: number, across: number): number {
  const other = axis === 'x' ? 'y' : 'x';
  const [model = []] = lines;
  let end = 1;
  while (end < model.length - 1 && (model[end] as Point)[axis] < along) end++;
  const start = (model[end - 1] as Point)[axis];
  const share = (along - start) / ((model[end] as Point)[axis] - start);
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] as readonly Point[];
    const from = (line[end - 1] as Point)[other];
    if (from + share * ((line[end] as Point)[other] - from) > across) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The cell a point lies in, such as `A4b13`; on a line, the cell after it. */
export function cellAt(grid: Grid, x: number, y: number): string {
  const column = grid.columns[linesBefore(grid.columnLines, 'y', y, x)];
  return `${column}${grid.rows[linesBefore(grid.rowLines, 'x', x, y)]}`;
}

/** The district of a cell such as `A4b13`: the capital and the small letter in its name. */
export function districtOf(cell: string): District {
  return `${cell[0]}/${cell.includes('a') ? 'a' : 'b'}` as District;
}
