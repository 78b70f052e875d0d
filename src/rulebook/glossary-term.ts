/** What a term of the glossary is. */
import type { EntryId } from './frame';

/** The languages of the glossary, in the order they are listed. */
export const GLOSSARY_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'ru', 'ko', 'zh-Hant'] as const;

export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** One thing of the game and its names. */
export interface Term {
  readonly id: string;
  readonly english: string;
  /** The first is the one to show; at least one in each language. */
  readonly words: Readonly<Record<GlossaryLanguage, readonly string[]>>;
  /** Where no edition's word is known to us and the first is our own. */
  readonly ours?: readonly GlossaryLanguage[];
  /** The entry that explains it. */
  readonly rule?: EntryId;
}
