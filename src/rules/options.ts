/** What the table agreed on before the game: the level, the optional rules and the switches for disputed points. */
import type { Referee } from './vocabulary';

/** Every agreement, with the default where nobody said otherwise (docs/open-questions.md). */
export interface Options {
  readonly referee: Referee;
  /** Optional rules: Jack's Letters, False Clues, Catch Me If You Can, Rushing. */
  readonly letters: boolean;
  readonly falseClues: boolean;
  readonly catchMe: boolean;
  readonly rushing: boolean;
  /** What else the table agreed on, in its own words, and rules itself (OPT-AREA-1, OPT-ADDR-1); '' for nothing. */
  readonly note: string;
  /** SPEC-2: a special movement onto the hideout gives the right to declare. */
  readonly specialMoveEscape: boolean;
  /** SPEC-COACH-3: a coach may end where it began. */
  readonly coachMayReturn: boolean;
  /** HUNT-2.6: a policeman may move and act before the next one moves. */
  readonly moveAndActTogether: boolean;
  /** CLUE-7: asking for tonight's crime scene or a marked circle is refused. */
  readonly forbidUselessSearch: boolean;
  /** HUNT-3.6: a search ends when a colleague acts. */
  readonly searchUninterrupted: boolean;
  /** OPT-FALSE-6: a false clue may lie on a crime scene or a clue. */
  readonly falseClueAnywhere: boolean;
  /** OPT-FALSE-6: unused false clues are kept for later nights. */
  readonly falseClueKeep: boolean;
  /** OPT-FALSE-1: clues count over all nights, not night by night. */
  readonly falseClueCumulative: boolean;
  /** OPT-LETTERS-5: on night 3 Goulston Street waits for Jack's first walk or ride. */
  readonly goulstonNight3AfterMove: boolean;
  /** OPT-LETTERS-3: one letter a night in all, Goulston Street among them. */
  readonly oneLetterPerNight: boolean;
  /** OPT-LETTERS-3: a letter moves a token only inside its district. */
  readonly letterWithinDistrict: boolean;
  /** HELL-3.5: the two extra patrols may stand on any crossing free of policemen. */
  readonly patrolExtraAnyCrossing: boolean;
  /** HELL-6.3: the Head may leave a Wretched where she is. */
  readonly wretchedMayStay: boolean;
  /** HELL-7.2: Jack may skip the reveal after a wait. */
  readonly revealOptional: boolean;
  /** END-7: a proven error of Jack's loses the game; changes only a sentence in the proof. */
  readonly jackErrorLoses: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  referee: 'hunt',
  letters: false,
  falseClues: false,
  catchMe: false,
  rushing: false,
  note: '',
  specialMoveEscape: false,
  coachMayReturn: false,
  moveAndActTogether: false,
  forbidUselessSearch: false,
  searchUninterrupted: false,
  falseClueAnywhere: false,
  falseClueKeep: true,
  falseClueCumulative: false,
  goulstonNight3AfterMove: false,
  oneLetterPerNight: false,
  letterWithinDistrict: false,
  patrolExtraAnyCrossing: false,
  wretchedMayStay: false,
  revealOptional: false,
  jackErrorLoses: false,
};

/** The agreements that are a plain yes or no, by name. */
export type Switch = Exclude<keyof Options, 'referee' | 'note'>;
export const SWITCHES = Object.keys(DEFAULT_OPTIONS).filter(
  (name) => name !== 'referee' && name !== 'note',
) as readonly Switch[];

/** The most characters of a note. */
export const NOTE_LENGTH = 200;

/** What a game's first event carries: only what was said. */
export type GivenOptions = { readonly [K in keyof Options]?: Options[K] | undefined };

/** Fills in the defaults for everything that was not said. */
export function resolveOptions(given: GivenOptions): Options {
  const said = Object.entries(given).filter(([name, value]) => name in DEFAULT_OPTIONS && value !== undefined);
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(said) };
}
