/** What an entry of the rulebook is. Its frame is the same in every language; only the words are translated. */
import type { By, Column, Night } from '../rules/vocabulary';

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
  /** One sentence: what holds when the table has agreed on it. */
  readonly how: string;
  /** One sentence: what holds when it has not. */
  readonly without: string;
}

/** A cell of the sheet: the circle and how Jack came to it. */
export interface Cell {
  readonly circle: number;
  readonly by: By | 'crime';
}

/** What a drawing shows, by places of the board; how it is drawn is not said here. */
export type Example =
  /** The circles one walk away. */
  | { readonly kind: 'walks'; readonly from: number }
  /** Every way between two adjacent circles, some of the crossings guarded. */
  | { readonly kind: 'ways'; readonly from: number; readonly to: number; readonly guarded: readonly string[] }
  /** The blocks a circle lies on and where an alley leads, past whatever guards there are. */
  | { readonly kind: 'block'; readonly circle: number; readonly guarded?: readonly string[] }
  /** A coach ride, past whatever guards there are. */
  | {
      readonly kind: 'ride';
      readonly from: number;
      readonly over: number;
      readonly to: number;
      readonly guarded?: readonly string[];
    }
  /** A fork without a square, and the circles whose lines meet there. */
  | { readonly kind: 'fork'; readonly at: string }
  /** Where a policeman can end within two steps, some crossings held by colleagues. */
  | { readonly kind: 'reach'; readonly crossing: string; readonly held?: readonly string[] }
  /** The circles a policeman can search, and one that is just too far. */
  | { readonly kind: 'touch'; readonly crossing: string; readonly beyond?: number }
  /** Where a Wretched can go, with patrols on some crossings. */
  | { readonly kind: 'wretched'; readonly from: number; readonly patrols: readonly string[] }
  /** Part of the sheet's row of a night: the cells from a column on. */
  | {
      readonly kind: 'cells';
      readonly night: Night;
      readonly from: Column;
      readonly cells: readonly Cell[];
    };

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
  /** A drawing, and one sentence that says what it shows. */
  readonly example?: { readonly drawing: Example; readonly caption: string };
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
  /** For a switch of the frame, by its name, what then holds; else what the language says of that switch in general. */
  readonly how?: Readonly<Record<string, string>>;
  /** The same for where it is not agreed. */
  readonly without?: Readonly<Record<string, string>>;
  readonly uncertain?: string;
  /** One sentence: what the entry's drawing shows. */
  readonly caption?: string;
  readonly keywords?: readonly string[];
}

/** What a language says of a switch wherever an entry has no sentence of its own. */
export interface SwitchWords {
  /** It is as written: the sentence for an agreement that was not made. */
  readonly asWritten: string;
  /** Of optional rules as a whole. */
  readonly options: Readonly<Record<string, Omit<Switched, 'name'>>>;
}

/** What a search has to know of a language. */
export interface SearchWords {
  /** Small words of a question that say nothing about what is looked for. */
  readonly fillers: readonly string[];
  /** Groups of words that players use for the same thing. */
  readonly alike: readonly (readonly string[])[];
}
