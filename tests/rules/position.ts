/**
 * Games in a given position, put together for tests as the cases describe them: only what matters is said, the rest is
 * out of the way. Also small builders that read like play.
 */
import { board } from '../../src/board/index';
import { tellBefore } from '../../src/log/index';
import {
  type Breach,
  type By,
  COLUMNS,
  type Command,
  CRIME_TIMES,
  type CrimeTime,
  columnOf,
  decide,
  EMPTY_SHEET,
  EMPTY_TABLE,
  type Face,
  type Game,
  type GameEvent,
  type GivenOptions,
  type Hell,
  type HellStep,
  isNight,
  type Letter,
  NEW_GAME,
  NIGHT_TABLE,
  NO_HELL,
  type Phase,
  POLICEMEN,
  type Policeman,
  type RecordedEvent,
  type Referee,
  replay,
  resolveOptions,
  type Table,
} from '../../src/rules/index';

export interface Given {
  readonly referee?: Referee;
  readonly options?: GivenOptions;
  readonly night?: number;
  readonly time?: CrimeTime;
  readonly hideout?: number;
  readonly row?: readonly number[];
  readonly here?: number;
  readonly rows?: Readonly<Record<string, readonly number[]>>;
  readonly space?: string;
  readonly left?: number;
  readonly phase?: Phase;
  readonly lastMove?: By | null;
  readonly tokens?: { readonly coaches: number; readonly alleys: number };
  readonly policemen?: readonly string[] | Readonly<Record<string, string>>;
  readonly scenes?: readonly number[];
  readonly clues?: readonly number[];
  readonly falseClues?: readonly number[];
  readonly markersByNight?: Readonly<Record<string, number>>;
  readonly played?: readonly Letter[];
  readonly waits?: number;
  /** Hell at *evening*: its step, women and Wretched, patrols (face down where nothing is said), false ones turned up. */
  readonly step?: HellStep;
  readonly women?: readonly number[];
  readonly wretched?: readonly number[];
  readonly patrols?: readonly (string | GivenPatrol)[];
  readonly removedFalse?: readonly string[];
  /** Where the policemen ended the night before. */
  readonly formerPolicemen?: readonly string[] | Readonly<Record<string, string>>;
  readonly marked?: readonly number[];
}

interface GivenPatrol {
  readonly crossing: string;
  readonly face?: Face;
  readonly up?: boolean;
}

/** A circle far from everything the cases use. */
const ELSEWHERE = 195;

export function position(given: Given): Game {
  const referee = given.referee ?? 'hunt';
  const night = given.night ?? 1;
  const time = given.time ?? 'I';
  const row = given.row ?? given.rows?.[night] ?? (given.here === undefined ? [84] : [given.here]);
  const victims = isNight(night) ? NIGHT_TABLE[night].victims : 1;
  const phase = given.phase ?? 'jack';
  const hunting = phase === 'jack' || phase === 'police' || phase === 'alarm';
  const left = given.left ?? (given.space ? COLUMNS.length - 1 - COLUMNS.indexOf(given.space as '1') : undefined);
  const table: Table = {
    ...EMPTY_TABLE,
    options: resolveOptions({ ...given.options, referee }),
    referee,
    phase,
    night,
    waits: given.waits ?? (phase === 'hell' ? CRIME_TIMES.indexOf(time) : 0),
    time: hunting ? time : null,
    earlierScenes: (given.scenes ?? []) as Table['scenes'],
    scenes: (hunting ? row.slice(0, victims).toSorted((a, b) => a - b) : []) as unknown as Table['scenes'],
    filled: hunting ? row.length : 0,
    left: hunting ? (left ?? COLUMNS.length - columnOf(time) - row.length) : 0,
    jackMoves: hunting ? Math.max(0, row.length - victims) : 0,
    lastMove: given.lastMove === undefined ? (row.length > victims ? 'walk' : null) : given.lastMove,
    tokens: given.tokens ?? { coaches: 3, alleys: 2 },
    policemen: policemenAt(given.policemen ?? given.formerPolicemen ?? []),
    clues: (given.clues ?? []) as Table['clues'],
    markersByNight: [1, 2, 3, 4].map((n) => given.markersByNight?.[n] ?? 0) as unknown as Table['markersByNight'],
    falseClues: (given.falseClues ?? []) as Table['falseClues'],
    falseCluesUsed: given.falseClues?.length ?? 0,
    lettersUsed: given.played ?? [],
    lettersTonight: given.played ?? [],
    hell: phase === 'hell' || phase === 'alarm' ? hellOf(given) : NO_HELL,
  };
  const rows = [1, 2, 3, 4].map((n) => (n === night && hunting ? row : (given.rows?.[n] ?? []))) as unknown;
  const told = { marked: given.marked ?? null, faces: facesOf(given) };
  const sheet = { ...EMPTY_SHEET, ...told, hideout: given.hideout ?? ELSEWHERE, rows } as Game['sheet'];
  return { ...NEW_GAME, table, sheet, count: 100, told: 100 };
}

function hellOf({ step = 'blood', women = [], wretched = [], patrols = [], removedFalse = [] }: Given): Hell {
  const lying = patrols.map((one) => (typeof one === 'string' ? { crossing: one } : one));
  const tokens = lying.map(({ crossing, face, up }) => ({ crossing, face: up === true ? (face ?? null) : null }));
  const removed = removedFalse.map((crossing) => ({ crossing, face: false }));
  return { ...NO_HELL, step, women, wretched, patrols: [...tokens, ...removed] } as unknown as Hell;
}

/** Faces are known where every patrol is given with one. */
function facesOf({ patrols = [] }: Given): Game['sheet']['faces'] {
  const faces = patrols.flatMap((one) => (typeof one === 'string' || one.face === undefined ? [] : one));
  return faces.length < 7 ? null : (faces as unknown as Game['sheet']['faces']);
}

function policemenAt(given: NonNullable<Given['policemen']>): Table['policemen'] {
  const places: Record<Policeman, string | null> = { blue: null, yellow: null, brown: null, red: null, green: null };
  const named = Array.isArray(given) ? given.map((crossing, i) => [POLICEMEN[i], crossing]) : Object.entries(given);
  return { ...places, ...Object.fromEntries(named) };
}

export interface Tried {
  readonly game: Game;
  readonly breach: Breach | null;
  readonly events: readonly GameEvent[];
}

/** Tries an event as a record does: what Jack did before is told first. */
export function tryEvent(before: Game, command: Command): Tried {
  const game = replay(before, command.type === 'handedOver' ? [] : tellBefore(before, command as RecordedEvent));
  const decision = decide(board, game, command);
  if (decision.ok) return { game: replay(game, decision.value), breach: null, events: decision.value };
  return { game: replay(game, decision.error.then ?? []), breach: decision.error, events: [] };
}

/** Tries events one after the other; every one must be accepted. */
export function play(start: Game, ...commands: readonly Command[]): Game {
  return commands.reduce((game, command) => {
    const tried = tryEvent(game, command);
    if (tried.breach !== null) throw new Error(`${command.type} refused: ${JSON.stringify(tried.breach)}`);
    return tried.game;
  }, start);
}

/** The rule an event is refused with; null when it is accepted. */
export function ruleFor(game: Game, command: Command): string | null {
  return tryEvent(game, command).breach?.rule ?? null;
}

export const walk = (to: number): Command => ({ type: 'jackMoved', by: 'walk', to: [to] });
export const alley = (to: number): Command => ({ type: 'jackMoved', by: 'alley', to: [to] });
export const coach = (a: number, b: number): Command => ({ type: 'jackMoved', by: 'coach', to: [a, b] });
export const moves = (policeman: Policeman, to: string): Command => ({ type: 'policemanMoved', policeman, to });
export const ask = (circle: number, policeman?: Policeman): Command => ({ type: 'clueSearched', circle, policeman });
export const arrest = (circle: number, policeman?: Policeman): Command => ({
  type: 'arrestAttempted',
  circle,
  policeman,
});
export const done: Command = { type: 'policeDone' };
export const declare: Command = { type: 'escapeDeclared' };
export const kill = (time: CrimeTime, ...circles: readonly number[]): Command => ({ type: 'killed', time, circles });
export const night = (n: number): Command => ({ type: 'nightBegan', night: n });
export const start = (options: GivenOptions): Command => ({ type: 'gameStarted', options });
export const hide = (circle: number): Command => ({ type: 'hideoutChosen', circle });
export const ALARM: Command = {
  type: 'alarmRaised',
  policemen: { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' },
};
export const raise = (...crossings: readonly string[]): Command => ({
  type: 'alarmRaised',
  policemen: Object.fromEntries(crossings.map((crossing, i) => [POLICEMEN[i], crossing])),
});
export const women = (circles: readonly number[], marked?: readonly number[]): Command => ({
  type: 'womenPlaced',
  circles,
  ...(marked && { marked }),
});
export const patrols = (crossings: readonly string[], faces?: readonly Face[]): Command => ({
  type: 'patrolsPlaced',
  crossings,
  ...(faces && { faces }),
});
export const victims = (...circles: readonly number[]): Command => ({ type: 'victimsRevealed', circles });
export const wait: Command = { type: 'waited' };
export const goes = (from: number, to: number): Command => ({ type: 'wretchedMoved', from, to });
export const turnUp = (crossing: string, face?: Face): Command => ({
  type: 'patrolRevealed',
  crossing,
  ...(face !== undefined && { face }),
});
export const dearBoss = (from?: string, to?: string): Command => ({
  type: 'letterPlayed',
  letter: 'dearBoss',
  from,
  to,
});
