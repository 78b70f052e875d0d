/**
 * What the printed board is made of. All of it is fixed by the print, so everything here is read-only
 * and answers are worked out once (see `build.ts`) instead of at every question.
 *
 * Names are the game's: a *circle* carries a number and is where Jack stands; a *crossing* is a small
 * black square and is where policemen stand; a *fork* is a branch of a dotted line without a square,
 * where nobody stands and which costs and blocks nothing (BOARD-10).
 */

declare const circleBrand: unique symbol;
declare const crossingBrand: unique symbol;

/** A printed circle number, 1 to 195. */
export type CircleId = number & { readonly [circleBrand]: true };
/** A crossing, `k001` to `k234`. */
export type CrossingId = string & { readonly [crossingBrand]: true };

/** A place in board units: 1000 units are the board's width, x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Capital letter of the column and small letter of the row, as printed on the frame (BOARD-9). */
export type District = 'A/a' | 'A/b' | 'B/a' | 'B/b' | 'C/a' | 'C/b';

export type PlaceId = string;

export interface Place extends Point {
  readonly id: PlaceId;
  readonly kind: 'circle' | 'crossing' | 'fork';
  readonly district: District;
  /** Grid cell on the frame, such as `A4b13`. */
  readonly grid: string;
}

/** A dotted line between two places, with the points at which it bends on the way from `a` to `b`. */
export interface Street {
  readonly a: PlaceId;
  readonly b: PlaceId;
  readonly via: readonly Point[];
}

/** Houses enclosed by a ring of streets (BOARD-6). */
export interface Block {
  /** The circles on its outline, ascending. */
  readonly circles: readonly CircleId[];
  /** Every place on its outline, in order around it; a place the outline passes twice is listed twice. */
  readonly outline: readonly PlaceId[];
}

/** The crossings of one way between two adjacent circles; empty where no crossing lies on it (BOARD-7). */
export type Route = readonly CrossingId[];

export type Direction = 'north' | 'northEast' | 'east' | 'southEast' | 'south' | 'southWest' | 'west' | 'northWest';

/**
 * A crossing in words the table understands: the circles it touches and, where another crossing touches
 * the same ones, what tells it from those. Sentences are made by `i18n`.
 */
export interface CrossingName {
  /** Circles it touches, ascending; empty for the two crossings that touch none. */
  readonly touches: readonly CircleId[];
  /** Circles of a neighbouring crossing that none of its namesakes borders on, or the side it lies on. */
  readonly towards?: readonly CircleId[];
  readonly side?: Direction;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The thin lines that cut the board into the cells named along the frame (BOARD-9). Line `i` lies between names
 * `i` and `i + 1` and bends a little, as on the print.
 */
export interface Grid {
  /** Left to right, `A1` to `C20`; the line between two capital letters is a border of districts. */
  readonly columns: readonly string[];
  /** Top to bottom, `b13` to `a1`; the line between `b` and `a` is the border of districts. */
  readonly rows: readonly string[];
  /** Each from top to bottom. */
  readonly columnLines: readonly (readonly Point[])[];
  /** Each from left to right. */
  readonly rowLines: readonly (readonly Point[])[];
}

export interface Board {
  readonly frame: Frame;
  readonly grid: Grid;
  readonly places: ReadonlyMap<PlaceId, Place>;
  readonly streets: readonly Street[];
  readonly blocks: readonly Block[];
  /** All circles, ascending. */
  readonly circles: readonly CircleId[];
  /** All crossings, ascending. */
  readonly crossings: readonly CrossingId[];
  /** Circles printed in red, where women are placed (BOARD-1). */
  readonly red: ReadonlySet<CircleId>;
  /** Crossings with a yellow border (BOARD-2). */
  readonly yellow: ReadonlySet<CrossingId>;
  /** The crossing named Goulston Street (BOARD-11). */
  readonly goulstonStreet: CrossingId;
  /** For each circle the adjacent circles, ascending (BOARD-3), and every smallest way to each. */
  readonly routes: ReadonlyMap<CircleId, ReadonlyMap<CircleId, readonly Route[]>>;
  /** For each circle the other circles on its blocks, ascending (SPEC-ALLEY-1). */
  readonly alleys: ReadonlyMap<CircleId, readonly CircleId[]>;
  /** For each crossing the circles it touches, ascending (BOARD-4). */
  readonly touching: ReadonlyMap<CrossingId, readonly CircleId[]>;
  /** For each crossing the crossings one step away, ascending (BOARD-5). */
  readonly steps: ReadonlyMap<CrossingId, readonly CrossingId[]>;
}
