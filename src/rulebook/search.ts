/**
 * The search over the entries of one language, as one types. MiniSearch finds the entries that hold each word of a query;
 * the order is made here, because what players type are questions, and a title or keyword that says the whole of one
 * answers it better than an entry that repeats its words. Tolerances, each with less weight: a word's beginning ("hide"),
 * another ending ("policemen"), what a language calls alike ("cop") and what the game is called elsewhere ("Kutsche"), and,
 * for a word that is otherwise unknown, one or two wrong letters. A language's small words ("how", "the") are not asked for
 * but tell "where" from "when". The index is built in slices while nothing else is to do.
 */
import MiniSearch from 'minisearch';
import type { Term } from './glossary-term';
import { type SplitWords, splitterOf, type WordList } from './split';
import type { RuleEntry, SearchWords } from './types';

export type Search = (query: string) => readonly RuleEntry[];

export interface Finder {
  /** Best first; an id finds its entry. */
  readonly search: Search;
  /** Builds the index, a slice at a time; a search that comes first builds what is left at once. */
  readonly prepare: (idle: () => Promise<void>) => Promise<void>;
  /** Takes in the words of the glossary. Entries that are in the index already get theirs with the next `prepare`. */
  readonly learn: (terms: readonly Term[]) => void;
}

interface Page {
  readonly at: number;
  readonly entry: RuleEntry;
  readonly text: string;
  /** What the glossary calls the thing that the entry explains. */
  names: WordList;
  /** The title, each keyword and each name, in words. */
  phrases: readonly WordList[];
}

/** The pages that hold a word of the query: how much it weighs in each, and by which of its words, how much like it. */
type Hits = ReadonlyMap<number, { score: number; readonly words: ReadonlyMap<string, number> }>;

const BOOST = { title: 4, keywords: 3, names: 3, text: 1 } as const;
type Field = keyof typeof BOOST;
const FIELDS = Object.keys(BOOST) as Field[];

/** Likeness of a word to the one that was typed. */
const BEGINNING = 0.8;
const ENDING = 0.6;
const ALIKE = 0.5;
const MISTYPED = 0.6;

/** The most that the words alone can weigh, beside the bonuses. */
const WORDS = 14;
/** A title, keyword or name that holds all words of the query, times the share of it that the query covers. */
const WHOLE_PHRASE = 24;
const SMALL_WORD = 2;
/** For a title, keyword or name that is the query, word for word. */
const THE_VERY_WORDS = 8;
/** How long a slice of the index may keep the page from answering. */
const SLICE = 6;

export function finderOf(entries: readonly RuleEntry[], { fillers, alike }: SearchWords, language: string): Finder {
  const split = splitterOf(language);
  const small = new Set(fillers.flatMap(split));
  const groups = alike.map((group) => group.flatMap(split));
  const translations = new Map<string, Set<string>>();
  const pages = entries.map((entry, at): Page => ({ at, entry, text: textOf(entry), names: [], phrases: [] }));
  const index = new MiniSearch<Page>({
    idField: 'at',
    fields: FIELDS,
    extractField: (page, field) => (field === 'at' ? (page.at as never) : fieldOf(page, field as Field)),
    tokenize: (text) => [...split(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  });
  let indexed = 0;
  /** In the index without what the glossary calls them. */
  const stale: Page[] = [];

  const readPhrases = (page: Page): void => {
    page.phrases = [page.entry.title, ...(page.entry.keywords ?? []), ...page.names].map(split);
  };
  const addNext = (): void => {
    const page = pages[indexed] as Page;
    readPhrases(page);
    index.add(page);
    indexed += 1;
  };
  const renew = (page: Page): void => {
    readPhrases(page);
    index.replace(page);
  };

  const find = (query: string): readonly RuleEntry[] => {
    const byId = findById(entries, query);
    if (byId.length > 0) return byId;
    const typed = split(query);
    const telling = typed.filter((word) => !small.has(word));
    const passed = telling.length > 0 ? typed.filter((word) => small.has(word)) : [];
    const asked = (telling.length > 0 ? telling : typed)
      .map((word) => hitsOf(index, word, groups, translations))
      .filter((hits) => hits.size > 0);
    if (asked.length === 0) return [];
    const found =
      pagesWith(asked, asked.length) ?? (asked.length > 2 ? pagesWith(asked, asked.length - 1) : null) ?? [];
    const most = Math.max(...found.map(({ score }) => score));
    return found
      .map(({ at, score }) => {
        const page = pages[at] as Page;
        const bonus = phraseBonus(page, asked, passed, small) + sameWords(page, typed);
        return { page, score: (WORDS * score) / most + bonus };
      })
      .sort((a, b) => b.score - a.score || a.page.at - b.page.at)
      .map(({ page }) => page.entry);
  };

  return {
    search: (query) => {
      while (indexed < pages.length) addNext();
      return find(query);
    },
    prepare: async (idle) => {
      while (indexed < pages.length || stale.length > 0) {
        await idle();
        const until = performance.now() + SLICE;
        while (indexed < pages.length && performance.now() < until) addNext();
        while (stale.length > 0 && performance.now() < until) renew(stale.pop() as Page);
      }
    },
    learn: (terms) => {
      const byEntry = namesByEntry(terms);
      for (const page of pages) {
        const names = byEntry.get(page.entry.id);
        if (names === undefined) continue;
        page.names = names;
        if (page.at < indexed) stale.push(page);
      }
      translate(terms, language, split, small, translations);
    },
  };
}

function textOf({ text, switches = [], uncertain, example }: RuleEntry): string {
  return [...text, ...switches.map(({ how }) => how), uncertain ?? '', example?.caption ?? ''].join('\n');
}

function fieldOf({ entry, text, names }: Page, field: Field): string {
  if (field === 'title') return entry.title;
  if (field === 'text') return text;
  return (field === 'names' ? names : (entry.keywords ?? [])).join('\n');
}

function bareId(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.]/g, '');
}

/** An id, or the beginning of several, when it is typed with its hyphen or its dot: "night 2" is no id, "NIGHT-2" is. */
function findById(entries: readonly RuleEntry[], query: string): readonly RuleEntry[] {
  if (!/^[a-z\d.\s-]+$/i.test(query) || !/[a-z\d][-.][a-z\d]/i.test(query)) return [];
  const id = bareId(query);
  const exact = entries.filter((entry) => bareId(entry.id) === id);
  const longer = entries.filter((entry) => bareId(entry.id) !== id && bareId(entry.id).startsWith(id));
  return [...exact, ...longer];
}

function namesByEntry(terms: readonly Term[]): ReadonlyMap<string, WordList> {
  const names = new Map<string, string[]>();
  for (const { rule, words } of terms) {
    if (rule !== undefined) names.set(rule, [...(names.get(rule) ?? []), ...Object.values(words).flat()]);
  }
  return names;
}

/** For each word of another language the words that this one has for it. */
function translate(
  terms: readonly Term[],
  language: string,
  split: SplitWords,
  small: ReadonlySet<string>,
  into: Map<string, Set<string>>,
): void {
  for (const { words } of terms) {
    const known = Object.entries(words);
    const own = (known.find(([code]) => code === language)?.[1] ?? words.en).flatMap(split);
    const telling = own.filter((word) => !small.has(word));
    for (const word of known.flatMap(([code, forms]) => (code === language ? [] : forms.flatMap(split)))) {
      // Articles and the like, which are short where letters are Latin.
      if (own.includes(word) || /^[a-z]{1,3}$/.test(word)) continue;
      into.set(word, new Set([...(into.get(word) ?? []), ...telling]));
    }
  }
}

function hitsOf(
  index: MiniSearch<Page>,
  typed: string,
  groups: readonly WordList[],
  translations: ReadonlyMap<string, ReadonlySet<string>>,
): Hits {
  const hits = new Map<number, { score: number; readonly words: Map<string, number> }>();
  const add = (term: string, how: { prefix?: boolean; fuzzy?: number }, likeness: (word: string) => number): void => {
    for (const { id, score, match } of index.search(term, how)) {
      const liked = Object.keys(match).map((word) => [word, likeness(word)] as const);
      const best = Math.max(...liked.map(([, value]) => value));
      if (best === 0) continue;
      const hit = hits.get(id) ?? { score: 0, words: new Map<string, number>() };
      hit.score = Math.max(hit.score, score * best);
      for (const [word, value] of liked) hit.words.set(word, Math.max(value, hit.words.get(word) ?? 0));
      hits.set(id, hit);
    }
  };
  // A number is taken as it is: 19 is not the beginning of 195.
  const exactly = /\d/.test(typed);
  add(typed, { prefix: !exactly }, (word) => (word === typed ? 1 : BEGINNING));
  if (!exactly && typed.length > 4) {
    const root = typed.slice(0, Math.max(4, typed.length - 3));
    add(root, { prefix: true }, (word) => (word !== typed && differOnlyInEnding(word, typed) ? ENDING : 0));
  }
  for (const word of new Set(groups.filter((group) => group.includes(typed)).flat())) {
    if (word !== typed) add(word, {}, () => ALIKE);
  }
  if (!exactly && hits.size === 0) for (const word of withTwoSwapped(typed)) add(word, {}, () => MISTYPED);
  for (const wrong of [1, 2]) {
    if (!exactly && hits.size === 0 && typed.length > 2 + wrong) add(typed, { fuzzy: wrong }, () => MISTYPED);
  }
  const foreign = new Set([...hits.values()].flatMap(({ words }) => [...words.keys()]));
  for (const word of foreign) {
    if (word !== typed && (typed.length < 4 || !translations.has(word))) continue;
    for (const own of translations.get(word) ?? []) add(own, {}, () => ALIKE);
  }
  return hits;
}

/** The slip of typing that counts as two wrong letters and is the commonest of all. */
function withTwoSwapped(word: string): WordList {
  if (word.length < 4) return [];
  return Array.from({ length: word.length - 1 }, (_, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 2)];
    return `${before}${word[i + 1]}${word[i]}${after}`;
  });
}

function differOnlyInEnding(a: string, b: string): boolean {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 4 && a.length - shared <= 3 && b.length - shared <= 3;
}

/** The pages that hold at least so many of the words; null where there is none. */
function pagesWith(asked: readonly Hits[], least: number): { readonly at: number; readonly score: number }[] | null {
  const all = new Set(asked.flatMap((hits) => [...hits.keys()]));
  const found = [...all].flatMap((at) => {
    const scores = asked.flatMap((hits) => hits.get(at)?.score ?? []);
    return scores.length < least ? [] : [{ at, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  return found.length === 0 ? null : found;
}

/** For the title, keyword or name that fits the query best. */
function phraseBonus(
  { at, phrases }: Page,
  asked: readonly Hits[],
  passed: WordList,
  small: ReadonlySet<string>,
): number {
  const bonuses = phrases.map((phrase) => {
    const likenesses = asked.map((hits) => {
      const words = hits.get(at)?.words;
      return Math.max(0, ...phrase.map((word) => words?.get(word) ?? 0));
    });
    if (likenesses.includes(0)) return 0;
    const telling = phrase.filter((word) => !small.has(word)).length;
    const share = likenesses.reduce((sum, value) => sum + value, 0) / Math.max(asked.length, telling);
    return WHOLE_PHRASE * share + SMALL_WORD * passed.filter((word) => phrase.includes(word)).length;
  });
  return Math.max(0, ...bonuses);
}

function sameWords({ phrases }: Page, typed: WordList): number {
  const query = typed.join(' ');
  return phrases.some((phrase) => phrase.join(' ') === query) ? THE_VERY_WORDS : 0;
}
