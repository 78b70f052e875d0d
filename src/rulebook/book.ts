/**
 * The rulebook of one language: what to browse, what to open and what a search finds. Each language is a file of its own
 * that is fetched when it is wanted. To add one: a folder beside `en/` with words for every id, and a line in `LANGUAGES`.
 */
import { EXAMPLES } from './examples';
import { type BookWords, CHAPTERS, type EntryId, FRAME } from './frame';
import { loadGlossary, type Term } from './glossary';
import { finderOf, type Search } from './search';
import type { Chapter, Example, Frame, Phase, RuleEntry, Switched, SwitchWords, Words } from './types';

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
  /** Makes other editions' words known to the search; `load` does it as soon as the glossary is there. */
  readonly learn: (terms: readonly Term[]) => void;
  /** Builds what a search needs, a slice at a time; `load` begins with it. A search that comes first does it at once. */
  readonly prepare: (idle: () => Promise<void>) => Promise<void>;
}

type LoadWords = () => Promise<{ readonly words: BookWords }>;

const LANGUAGES: Readonly<Record<string, LoadWords>> = {
  en: () => import('./en/index'),
};

/** The languages there are. */
export const LANGUAGES_OF_THE_BOOK: readonly string[] = Object.keys(LANGUAGES);

/** All that one of these languages says. */
export async function loadWords(code: string): Promise<BookWords> {
  const { words } = await (LANGUAGES[code] as LoadWords)();
  return words;
}

/** The book in a language (`fr-CA` will do for `fr`); in English where there is no translation. */
export async function load(language: string): Promise<Book> {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const known = LANGUAGES_OF_THE_BOOK.find((code) => [language.toLowerCase(), base].includes(code.toLowerCase()));
  const code = known ?? 'en';
  const book = bookOf(code, await loadWords(code));
  // Without the glossary a search still finds all that the language itself says.
  void book.prepare(idle);
  void loadGlossary()
    .then(book.learn)
    .then(
      () => book.prepare(idle),
      () => {},
    );
  return book;
}

function idle(): Promise<void> {
  // Not every browser has it, and no other place where the book is read.
  const { requestIdleCallback } = globalThis as {
    requestIdleCallback?: (call: () => void, options: { readonly timeout: number }) => unknown;
  };
  return new Promise((done) => {
    if (requestIdleCallback === undefined) setTimeout(done, 30);
    else requestIdleCallback(done, { timeout: 300 });
  });
}

/** Puts frame and words together. */
export function bookOf(language: string, words: BookWords): Book {
  const ids = Object.keys(FRAME) as readonly EntryId[];
  const entries = ids.map((id) => entryOf(id, FRAME[id], words.entries[id], words.switches));
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
    ...finderOf(entries, words, language),
  };
}

function entryOf(id: string, frame: Frame, said: Words, general: SwitchWords): RuleEntry {
  const { switches, ...more } = frame;
  const drawing = (EXAMPLES as Readonly<Record<string, Example>>)[id];
  const { how, without, caption, ...words } = said;
  const sentences = (name: string): Switched => ({
    name,
    how: how?.[name] ?? general.options[name]?.how ?? '',
    without: without?.[name] ?? general.options[name]?.without ?? general.asWritten,
  });
  return {
    id,
    ...more,
    ...words,
    ...(switches !== undefined && { switches: switches.map(sentences) }),
    ...(drawing !== undefined && { example: { drawing, caption: caption ?? '' } }),
  };
}
