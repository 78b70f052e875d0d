/**
 * The rulebook of one language: what to browse, what to open and what a search finds. Each language is a file of its own
 * that is fetched when it is wanted. To add one: a folder beside `en/` with words for every id, and a line in `LANGUAGES`.
 */
import { type BookWords, CHAPTERS, type EntryId, FRAME } from './frame';
import { type Search, searchIn } from './search';
import type { Chapter, Frame, Phase, RuleEntry, Words } from './types';

export type { EntryId } from './frame';
export type * from './types';

export interface ChapterOfEntries {
  readonly chapter: Chapter;
  readonly title: string;
  readonly entries: readonly RuleEntry[];
}

export interface Book {
  /** The language it is in, which may not be the one asked for. */
  readonly language: string;
  readonly entries: readonly RuleEntry[];
  readonly entriesByChapter: readonly ChapterOfEntries[];
  readonly entry: (id: string) => RuleEntry | undefined;
  /** All entries: first those of this phase, then what holds throughout, then the rest. */
  readonly byPhase: (phase: Phase) => readonly RuleEntry[];
  /** Best first; an id finds its entry. */
  readonly search: Search;
}

type LoadWords = () => Promise<{ readonly words: BookWords }>;

const LANGUAGES: Readonly<Record<string, LoadWords>> = {
  en: () => import('./en/index'),
};

/** The languages there are. */
export const LANGUAGES_OF_THE_BOOK: readonly string[] = Object.keys(LANGUAGES);

/** The book in a language (`fr-CA` will do for `fr`); in English where there is no translation. */
export async function load(language: string): Promise<Book> {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const known = LANGUAGES_OF_THE_BOOK.find((code) => [language.toLowerCase(), base].includes(code.toLowerCase()));
  const code = known ?? 'en';
  const { words } = await (LANGUAGES[code] as LoadWords)();
  return bookOf(code, words);
}

/** Puts frame and words together. */
export function bookOf(language: string, words: BookWords): Book {
  const ids = Object.keys(FRAME) as readonly EntryId[];
  const entries = ids.map((id) => entryOf(id, FRAME[id], words.entries[id]));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    language,
    entries,
    entriesByChapter: CHAPTERS.map((chapter) => ({
      chapter,
      title: words.chapters[chapter],
      entries: entries.filter((entry) => entry.chapter === chapter),
    })),
    entry: (id) => byId.get(id),
    byPhase: (phase) => {
      const rank = (entry: RuleEntry): number =>
        entry.phase.includes(phase) ? 0 : entry.phase.includes('any') ? 1 : 2;
      return [...entries].sort((a, b) => rank(a) - rank(b));
    },
    search: searchIn(entries, words),
  };
}

function entryOf(id: string, { switches, ...frame }: Frame, { how, ...words }: Words): RuleEntry {
  if (switches === undefined) return { id, ...frame, ...words };
  return { id, ...frame, ...words, switches: switches.map((name) => ({ name, how: how?.[name] ?? '' })) };
}
