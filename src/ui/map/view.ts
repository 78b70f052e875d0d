/**
 * Where things are on the screen. The sheet, on which board and marks are drawn, is `SHEET` board units large and lies
 * under a window; `scale` says how many CSS pixels a unit takes.
 */
import type { Point } from '../../board/types';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size, Point {}

/** A point of the board in the middle of the window, and the scale. */
export interface View {
  readonly middle: Point;
  readonly scale: number;
}

/** The drawn sheet in board units: the board and a band around it for the names on the frame. */
export const SHEET: Box = { x: -18, y: -18, width: 1032, height: 698 };

/** Numbers are read at ease, and neighbouring circles are 42 px apart or more. */
export const PLAY_SCALE = 2.2;
/** The two nearest places of the board (10 units) are a finger's breadth apart. */
export const MOST_SCALE = 5;
/** From here on the numbers in the circles can be read. */
export const NUMBERS_FROM = 0.95;

/** Radius of a policeman's token and of a mark, in units at play scale. */
export const TOKEN = 9;
const LEAST_TOKEN_PX = 10.5;
const SIZE_STEP = 1.15;

/** The scale at which all of a box is seen. */
export function fitScale(box: Size, window: Size, margin = 0): number {
  return Math.min((window.width - 2 * margin) / box.width, (window.height - 2 * margin) / box.height);
}

/** The smallest box around points; undefined without any. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** All the points with some room around them, at play scale if there is room enough; undefined without any. */
export function viewOf(points: readonly Point[], window: Size): View | undefined {
  const box = boxAround(points);
  if (!box) return undefined;
  const room = 48;
  const size = { width: box.width + room, height: box.height + room };
  const whole = fitScale(SHEET, window);
  const scale = Math.min(PLAY_SCALE, fitScale(size, window));
  // A little nearer than the whole board would only cut off its frame.
  if (scale < whole * 1.3)
    return { middle: { x: SHEET.x + SHEET.width / 2, y: SHEET.y + SHEET.height / 2 }, scale: whole };
  return { middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale };
}

/**
 * How many times larger than at play scale marks are drawn, so that they never fall below a size that can be told apart.
 * In steps: a drawing that changes with each frame of a gesture would be painted anew each time.
 */
export function markSize(scale: number): number {
  const wanted = LEAST_TOKEN_PX / (TOKEN * scale);
  return wanted <= 1 ? 1 : SIZE_STEP ** Math.ceil(Math.log(wanted) / Math.log(SIZE_STEP));
}
