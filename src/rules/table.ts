/**
 * What lies open on the table: everything public about a game, and nothing else.
 *
 * Jack's phone and every other device fold the same public events into the same `Table`; whatever a refusal of a
 * police command rests on is read from here, so that a "no" cannot give Jack away.
 */
import type { CircleId, CrossingId } from '../board/types';
import type { Act, EndKind } from './breach';
import { DEFAULT_OPTIONS, type Options } from './options';
import { type By, COLUMNS, type CrimeTime, type Letter, type Policeman, type Referee, type Tokens } from './vocabulary';

/**
 * What may happen next: the game starts, Jack chooses his hideout, a night is to begin, Hell until the crime,
 * the alarm whistles (from level *hunt* on), Jack's move, the police's turn.
 */
export type Phase = 'start' | 'hideout' | 'between' | 'hell' | 'alarm' | 'jack' | 'police';

/** The police's part of the turn in play. */
export interface PoliceTurn {
  /** Something of it has happened: the moment to declare is over (HUNT-1.12). */
  readonly begun: boolean;
  /** Somebody has searched, arrested or run: nobody moves any more (HUNT-2.6). */
  readonly acted: boolean;
  readonly moved: readonly Policeman[];
  readonly acts: { readonly [P in Policeman]?: Act };
  readonly lastActor: Policeman | null;
}

export interface Ended {
  readonly how: EndKind;
  readonly winner: 'jack' | 'police';
}

export interface Table {
  readonly options: Options;
  /** The level in force, which may have been lowered or raised since the start. */
  readonly referee: Referee;
  readonly phase: Phase;
  /** The night reached; 0 before the first. */
  readonly night: number;
  /** Waits of tonight's Hell; the time-of-the-crime token stands on the (waits + 1)th time. */
  readonly waits: number;
  readonly time: CrimeTime | null;
  /** Crime scenes of earlier nights, and of this one, ascending. */
  readonly earlierScenes: readonly CircleId[];
  readonly scenes: readonly CircleId[];
  /** Cells of tonight's row that are filled, the crimes among them; 0 before the crime. */
  readonly filled: number;
  /** Free columns of the last row that holds a crime; 0 before the first. */
  readonly left: number;
  /** Jack's moves of tonight, the crimes not among them, and the kind of the last one. */
  readonly jackMoves: number;
  readonly lastMove: By | null;
  readonly tokens: Tokens;
  /** Where each policeman stands, as far as anybody entered it. */
  readonly policemen: Readonly<Record<Policeman, CrossingId | null>>;
  readonly turn: PoliceTurn;
  /** Circles with a clue marker, ascending. */
  readonly clues: readonly CircleId[];
  /** Clue markers placed, by night (OPT-FALSE-8). */
  readonly markersByNight: readonly [number, number, number, number];
  readonly falseClues: readonly CircleId[];
  /** False clues laid in the whole game and tonight. */
  readonly falseCluesUsed: number;
  readonly lettersUsed: readonly Letter[];
  readonly lettersTonight: readonly Letter[];
  /** Goulston Street and the policeman Jack named for it, while the Head has not answered. */
  readonly goulston: { readonly policeman: Policeman; readonly crossing: CrossingId } | null;
  /** Tonight's Hell, where it is refereed (level *evening*). */
  readonly hell: Hell;
  readonly end: Ended | null;
}

/**
 * Where Hell stands: women to be placed, patrols to be placed, victims to be revealed, kill or wait, suspense (the
 * Wretched move, then a patrol is revealed).
 */
export type HellStep = 'women' | 'patrols' | 'victims' | 'blood' | 'suspense';

/** A patrol token as everybody sees it. */
export interface Patrol {
  readonly crossing: CrossingId;
  /** A colour once it lies face up; `false` for a false one, which is off the board; null while it lies face down. */
  readonly face: Policeman | false | null;
}

export interface Hell {
  readonly step: HellStep;
  /** Circles with a woman token, ascending; empty once the victims are revealed. */
  readonly women: readonly CircleId[];
  /** All seven in the order in which they were placed, which is that of their first crossings. */
  readonly patrols: readonly Patrol[];
  /** Circles on which a Wretched stands, ascending; empty after the crime. */
  readonly wretched: readonly CircleId[];
  /** Those of them who have moved in this suspense. */
  readonly moved: readonly CircleId[];
}

export const NO_HELL: Hell = { step: 'women', women: [], patrols: [], wretched: [], moved: [] };

export const NO_POLICE_TURN: PoliceTurn = { begun: false, acted: false, moved: [], acts: {}, lastActor: null };

export const EMPTY_TABLE: Table = {
  options: DEFAULT_OPTIONS,
  referee: DEFAULT_OPTIONS.referee,
  phase: 'start',
  night: 0,
  waits: 0,
  time: null,
  earlierScenes: [],
  scenes: [],
  filled: 0,
  left: 0,
  jackMoves: 0,
  lastMove: null,
  tokens: { coaches: 0, alleys: 0 },
  policemen: { blue: null, yellow: null, brown: null, red: null, green: null },
  turn: NO_POLICE_TURN,
  clues: [],
  markersByNight: [0, 0, 0, 0],
  falseClues: [],
  falseCluesUsed: 0,
  lettersUsed: [],
  lettersTonight: [],
  goulston: null,
  hell: NO_HELL,
  end: null,
};

/** Column of the pawn on the move track, which is that of the last filled cell (TRACK-2); null before the crime. */
export function pawnColumn(table: Pick<Table, 'time' | 'left'>): (typeof COLUMNS)[number] | null {
  return table.time === null ? null : (COLUMNS[COLUMNS.length - 1 - table.left] ?? null);
}

/** What fills a cell of the row; `paper` where it was taken over and nobody said how he got there. */
export type Filling = 'crime' | By | 'paper';

/** Tonight's filled cells from the crime to the pawn, given the kinds of the moves told. */
export function fillings({ scenes, filled }: Pick<Table, 'scenes' | 'filled'>, moves: readonly By[]): Filling[] {
  const own = moves.flatMap((by) => (by === 'coach' ? [by, by] : by));
  const before = Array.from({ length: filled - own.length }, (_, i) => (i < scenes.length ? 'crime' : 'paper'));
  return [...before, ...own];
}

/** Whether police places are judged; below, they are only noted. */
export function judgesPolice(table: Table): boolean {
  return table.referee !== 'sheet';
}

/** Whether Hell is judged; below, it is only noted. */
export function judgesHell(table: Table): boolean {
  return table.referee === 'evening';
}

/** Crossings on which a patrol token lies, face down or up (HELL-6.6); a false one turned up is off the board. */
export function patrolledCrossings({ patrols }: Hell): ReadonlySet<CrossingId> {
  return new Set(patrols.flatMap(({ crossing, face }) => (face === false ? [] : crossing)));
}

/** Is a token lying face down there? */
export function liesFaceDown({ patrols }: Hell, crossing: string): boolean {
  return patrols.some((one) => one.crossing === crossing && one.face === null);
}

/** Crossings that hold a policeman, where places are judged; unknown ones block nothing. */
export function guardedCrossings(table: Table): ReadonlySet<CrossingId> {
  const guarded = new Set<CrossingId>();
  if (judgesPolice(table)) {
    for (const place of Object.values(table.policemen)) if (place !== null) guarded.add(place);
  }
  return guarded;
}

/** Is this the police's first turn of the night, before which Jack has moved once (night 3: killed twice, DOUBLE-5)? */
export function isFirstPoliceTurn(table: Table): boolean {
  return table.phase === 'police' && table.jackMoves === (table.night === 3 ? 0 : 1);
}

/** Have the police done nothing in their turn, as it stands, but what was taken back (OPT-LETTERS-5)? */
export function isBeforeTheyMove({ turn }: Pick<Table, 'turn'>): boolean {
  return turn.moved.length === 0 && !turn.acted;
}

/** Is a policeman's next move the third step of Rushing: he has moved, or moving is over (REF-17)? */
export function isThirdStep({ options, turn }: Table, policeman: Policeman): boolean {
  return options.rushing && (turn.moved.includes(policeman) || isMovingOver({ options, turn }, policeman));
}

/** All move before anybody acts; with `moveAndActTogether` each before he acts himself (HUNT-2.6). */
export function isMovingOver({ options, turn }: Pick<Table, 'options' | 'turn'>, policeman: Policeman): boolean {
  return options.moveAndActTogether ? turn.acts[policeman] !== undefined : turn.acted;
}

/** Crime scenes of the whole game, where nobody can be killed again (HELL-5.7). */
export function allScenes(table: Table): readonly CircleId[] {
  return [...table.earlierScenes, ...table.scenes];
}
