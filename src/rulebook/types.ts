/** What an entry of the rulebook is. Its frame is the same in every language; only the words are translated. */

export type Side = 'jack' | 'police';

/** The part of an evening an entry belongs to; `any` where it holds throughout. */
export type Phase = 'setup' | 'hell' | 'jack' | 'police' | 'end' | 'any';

export type Token = 'coach' | 'alley' | 'clue' | 'falseClue' | 'letter' | 'patrol' | 'wretched' | 'crimeScene';

export type Chapter =
  | 'steps'
  | 'setup'
  | 'hell'
  | 'track'
  | 'jack'
  | 'special'
  | 'police'
  | 'clues'
  | 'arrest'
  | 'end'
  | 'doubleEvent'
  | 'hideout'
  | 'players'
  | 'information'
  | 'options'
  | 'board';

/** An agreement of the table that changes what an entry says, by its name in the options of a game. */
export interface Switched {
  readonly name: string;
  /** One sentence: what holds when it is switched. */
  readonly how: string;
}

/** One rule, ruling or step, in the words of one language. */
export interface RuleEntry {
  /** As in the rules reference (`HUNT-1.2`), or of a step (`STEP-HUNT-JACK`). */
  readonly id: string;
  readonly title: string;
  /** Short paragraphs. */
  readonly text: readonly string[];
  readonly chapter: Chapter;
  readonly sides: readonly Side[];
  readonly phase: readonly Phase[];
  readonly tokens?: readonly Token[];
  readonly seeAlso: readonly string[];
  readonly switches?: readonly Switched[];
  /** One sentence, where the sources differ or none says anything. */
  readonly uncertain?: string;
  /** What players type who look for this. */
  readonly keywords?: readonly string[];
}

/** The part of an entry that no language changes. */
export interface Frame {
  readonly chapter: Chapter;
  readonly sides: readonly Side[];
  readonly phase: readonly Phase[];
  readonly tokens?: readonly Token[];
  readonly seeAlso: readonly string[];
  /** Names of the switches; their sentences are words. */
  readonly switches?: readonly string[];
}

/** The part of an entry that is translated. */
export interface Words {
  readonly title: string;
  readonly text: readonly string[];
  /** One sentence for each switch of the frame, by its name. */
  readonly how?: Readonly<Record<string, string>>;
  readonly uncertain?: string;
  readonly keywords?: readonly string[];
}
