/** The game's words that are neither places nor events: nights, times, policemen, columns, tokens. */

export type Night = 1 | 2 | 3 | 4;
export const NIGHTS: readonly Night[] = [1, 2, 3, 4];

/** Time of the crime: the column in which the first crime of the night is written (HELL-8.1). */
export type CrimeTime = 'I' | 'II' | 'III' | 'IV' | 'V';
export const CRIME_TIMES: readonly CrimeTime[] = ['I', 'II', 'III', 'IV', 'V'];

export type Policeman = 'blue' | 'yellow' | 'brown' | 'red' | 'green';
export const POLICEMEN: readonly Policeman[] = ['blue', 'yellow', 'brown', 'red', 'green'];

export type Side = 'jack' | 'police';

/** How much the referee judges: Jack's moves only, the police too, or the whole evening with Hell. */
export type Referee = 'sheet' | 'hunt' | 'evening';
export const REFEREES: readonly Referee[] = ['sheet', 'hunt', 'evening'];

export type Letter = 'dearBoss' | 'saucyJacky' | 'fromHell' | 'goulstonStreet';
export const LETTERS: readonly Letter[] = ['dearBoss', 'saucyJacky', 'fromHell', 'goulstonStreet'];

/** The three that are played in Hell (OPT-LETTERS-3). */
export type HellLetter = Exclude<Letter, 'goulstonStreet'>;
export const HELL_LETTERS: readonly HellLetter[] = ['dearBoss', 'saucyJacky', 'fromHell'];

/** How Jack moves: on foot, by coach (two circles in one turn) or through an alley. */
export type By = 'walk' | 'coach' | 'alley';

/** Special-movement tokens left tonight. */
export interface Tokens {
  readonly coaches: number;
  readonly alleys: number;
}

/** The 20 columns of the move sheet and spaces of the move track, in order (SETUP-8, TRACK-1). */
export const COLUMNS = [
  ...(['V', 'IV', 'III', 'II', 'I'] as const),
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] as const),
];
export type Column = (typeof COLUMNS)[number];

/** What the night table fixes for a night (NIGHT-1). */
export interface NightRow {
  readonly tokens: Tokens;
  readonly women: { readonly marked: number; readonly unmarked: number };
  readonly patrols: { readonly real: number; readonly false: number };
  readonly victims: 1 | 2;
  readonly first: Side;
  /** Crime scenes on the board when the night ends. */
  readonly victimsSoFar: number;
}

export const NIGHT_TABLE: Readonly<Record<Night, NightRow>> = {
  1: {
    tokens: { coaches: 3, alleys: 2 },
    women: { marked: 5, unmarked: 3 },
    patrols: { real: 5, false: 2 },
    victims: 1,
    first: 'jack',
    victimsSoFar: 1,
  },
  2: {
    tokens: { coaches: 2, alleys: 2 },
    women: { marked: 4, unmarked: 3 },
    patrols: { real: 5, false: 2 },
    victims: 1,
    first: 'jack',
    victimsSoFar: 2,
  },
  3: {
    tokens: { coaches: 2, alleys: 1 },
    women: { marked: 3, unmarked: 3 },
    patrols: { real: 5, false: 2 },
    victims: 2,
    first: 'police',
    victimsSoFar: 4,
  },
  4: {
    tokens: { coaches: 1, alleys: 1 },
    women: { marked: 1, unmarked: 3 },
    patrols: { real: 5, false: 2 },
    victims: 1,
    first: 'jack',
    victimsSoFar: 5,
  },
};

export function isNight(n: number): n is Night {
  return n === 1 || n === 2 || n === 3 || n === 4;
}

/** Index in `COLUMNS` of the time's column: V is 0, I is 4. */
export function columnOf(time: CrimeTime): number {
  return COLUMNS.indexOf(time);
}

/** Free spaces right after the crime or crimes of a night (TRACK-3). */
export function spacesAfterCrime(night: Night, time: CrimeTime): number {
  return COLUMNS.length - columnOf(time) - NIGHT_TABLE[night].victims;
}
