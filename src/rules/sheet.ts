/**
 * Jack's move sheet: what only he knows, and the answers that are read from it. With it what the others keep from him,
 * where a record gives it: on his own phone there are no faces.
 */
import type { CircleId, CrossingId } from '../board/types';
import type { Face, GameEvent } from './events';

export interface Sheet {
  readonly hideout: CircleId | null;
  /** The filled cells of each night's row in order, the crimes first (SETUP-8). */
  readonly rows: readonly [Row, Row, Row, Row];
  /** Tonight's marked women, where they were entered. */
  readonly marked: Row | null;
  /** What is under tonight's patrol tokens, where a record gives the faces. */
  readonly faces: readonly LyingFace[] | null;
}
export interface LyingFace {
  readonly crossing: CrossingId;
  readonly face: Face;
}
export type Row = readonly CircleId[];

export const EMPTY_SHEET: Sheet = { hideout: null, rows: [[], [], [], []], marked: null, faces: null };

/** The row of a night; empty before the first. */
export function rowOf(sheet: Sheet, night: number): Row {
  return sheet.rows[night - 1] ?? [];
}

/** Jack's present circle: the last filled cell of tonight's row. */
export function hereOf(sheet: Sheet, night: number): CircleId | null {
  return rowOf(sheet, night).at(-1) ?? null;
}

/** The answer to a search: the number is written in tonight's row, crimes and coach circles included (CLUE-2). */
export function isOnTrail(sheet: Sheet, night: number, circle: CircleId): boolean {
  return rowOf(sheet, night).includes(circle);
}

/** The result of an arrest: Jack is there now (ARREST-1). */
export function isCaught(sheet: Sheet, night: number, circle: CircleId): boolean {
  return hereOf(sheet, night) === circle;
}

/** What is under the token on a crossing; undefined where nobody entered it. */
export function faceAt({ faces }: Sheet, crossing: string): Face | undefined {
  return faces?.find((one) => one.crossing === crossing)?.face;
}

/** The sheet after an event of the given night. Like every fold, it accepts whatever was recorded. */
export function evolveSheet(sheet: Sheet, night: number, event: GameEvent): Sheet {
  switch (event.type) {
    case 'hideoutChosen':
      return { ...sheet, hideout: event.circle };
    case 'takenOver':
      return write(sheet, event.night, event.row);
    case 'killed':
      return write(sheet, night, event.circles);
    case 'jackMoved':
      return write(sheet, night, event.to);
    case 'nightBegan':
      return { ...sheet, marked: null, faces: null };
    case 'womenPlaced':
      return { ...sheet, marked: event.marked ?? null };
    case 'patrolsPlaced':
      return { ...sheet, faces: facesOf(event) };
    case 'letterPlayed':
      return { ...sheet, faces: moved(sheet.faces, event) };
    default:
      return sheet;
  }
}

function facesOf({ crossings, faces }: Extract<GameEvent, { type: 'patrolsPlaced' }>): Sheet['faces'] {
  return faces === undefined ? null : crossings.map((crossing, i) => ({ crossing, face: faces[i] ?? false }));
}

/** A letter moves a token with whatever is under it. */
function moved(faces: Sheet['faces'], { from, to }: Extract<GameEvent, { type: 'letterPlayed' }>): Sheet['faces'] {
  if (faces === null || from === undefined || to === undefined) return faces;
  return faces.map((one) => (one.crossing === from ? { ...one, crossing: to } : one));
}

function write(sheet: Sheet, night: number, circles: Row): Sheet {
  const [one, two, three, four] = sheet.rows.map((row, i) => (i === night - 1 ? [...row, ...circles] : row));
  return { ...sheet, rows: [one ?? [], two ?? [], three ?? [], four ?? []] };
}
