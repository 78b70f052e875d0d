/**
 * Plain search over the entries of one language. Every word of a query has to be found, by its beginning; a title and the
 * keywords weigh more than the text, and rare words more than common ones. Three tolerances, each with less weight: words
 * that differ only in their endings ("policeman", "policemen"), words that a language calls alike ("cop", "policeman"), and
 * its small words ("how", "the"), which are not asked for but tell "where" from "when". Some 220 entries need no index.
 */
import type { RuleEntry } from './types';

export type Search = (query: string) => readonly RuleEntry[];

/** What a search has to know of a language. */
export interface SearchWords {
  /** Small words of a question that say nothing about what is looked for. */
  readonly fillers: readonly string[];
  /** Groups of words that players use for the same thing. */
  readonly alike: readonly (readonly string[])[];
}

type WordList = readonly string[];

interface Page {
  readonly entry: RuleEntry;
  readonly id: string;
  /** The title and each keyword. */
  readonly phrases: readonly WordList[];
  readonly text: WordList;
}

interface Wanted {
  readonly typed: string;
  readonly alike: WordList;
  readonly exactly: boolean;
  readonly anywhere: boolean;
}

const IN_TITLE = 8;
const IN_KEYWORD = 6;
const IN_TEXT = 2;
/** A title or keyword that holds all words of the query, times the share of it that the query covers. */
const WHOLE_PHRASE = 24;
const SMALL_WORD = 2;
/** For a title or keyword that is the query, word for word. */
const THE_VERY_WORDS = 8;

export function searchIn(entries: readonly RuleEntry[], { fillers, alike }: SearchWords): Search {
  const small = new Set(fillers.flatMap(wordsOf));
  const groups = alike.map((group) => group.flatMap(wordsOf));
  const pages = entries.map(pageOf);

  return (query) => {
    const byId = findById(pages, query);
    if (byId.length > 0) return byId;
    const typed = wordsOf(query);
    const telling = typed.filter((word) => !small.has(word));
    const asked = (telling.length > 0 ? telling : typed).map((word) => wantedWord(word, groups));
    const passed = telling.length > 0 ? typed.filter((word) => small.has(word)) : [];
    if (asked.length === 0) return [];
    const found = pages
      .map((page) => ({ page, weights: asked.map((word) => weightIn(page, word)) }))
      .map((one) => ({ ...one, whole: one.weights.every((weight) => weight > 0) }));
    const rarity = asked.map((_, i) => {
      const pagesWithIt = found.filter(({ weights }) => (weights[i] ?? 0) > 0).length;
      return Math.log(1 + pages.length / Math.max(1, pagesWithIt));
    });
    return found
      .filter(({ whole }) => whole)
      .map(({ page, weights }) => {
        const sum = weights.reduce((total, weight, i) => total + weight * (rarity[i] ?? 0), 0);
        return { page, score: sum / asked.length + phraseBonus(page, asked, passed, small) + sameWords(page, typed) };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page.entry);
  };
}

/** Small letters without accents, split at whatever is neither letter nor digit. */
export function wordsOf(text: string): WordList {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function pageOf(entry: RuleEntry): Page {
  const texts = [...entry.text, ...(entry.switches ?? []).map(({ how }) => how), entry.uncertain ?? ''];
  return {
    entry,
    id: bareId(entry.id),
    phrases: [entry.title, ...(entry.keywords ?? [])].map(wordsOf),
    text: [...new Set(texts.flatMap(wordsOf))],
  };
}

function bareId(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9.]/g, '');
}

/** An id, or the beginning of several, when it is typed with its hyphen or its dot: "night 2" is no id, "NIGHT-2" is. */
function findById(pages: readonly Page[], query: string): readonly RuleEntry[] {
  if (!/^[a-z\d.\s-]+$/i.test(query) || !/[a-z\d][-.][a-z\d]/i.test(query)) return [];
  const id = bareId(query);
  const exact = pages.filter((page) => page.id === id);
  const longer = pages.filter((page) => page.id !== id && page.id.startsWith(id));
  return [...exact, ...longer].map(({ entry }) => entry);
}

function wantedWord(typed: string, groups: readonly WordList[]): Wanted {
  return {
    typed,
    alike: groups.filter((group) => group.includes(typed)).flat(),
    exactly: /\d/.test(typed),
    // Chinese is written without gaps between words.
    anywhere: /\p{Script=Han}/u.test(typed),
  };
}

function weightIn({ phrases, text }: Page, word: Wanted): number {
  const [title = [], ...keywords] = phrases;
  const inKeyword = keywords.reduce((best, keyword) => Math.max(best, likenessIn(keyword, word)), 0);
  return Math.max(IN_TITLE * likenessIn(title, word), IN_KEYWORD * inKeyword, IN_TEXT * likenessIn(text, word));
}

/** For the title or keyword that fits the query best. */
function phraseBonus(
  { phrases }: Page,
  asked: readonly Wanted[],
  passed: WordList,
  small: ReadonlySet<string>,
): number {
  const bonuses = phrases.map((phrase) => {
    const likenesses = asked.map((word) => likenessIn(phrase, word));
    if (likenesses.includes(0)) return 0;
    const telling = phrase.filter((word) => !small.has(word)).length;
    const share = likenesses.reduce((sum, value) => sum + value, 0) / Math.max(asked.length, telling);
    return WHOLE_PHRASE * share + SMALL_WORD * passed.filter((word) => phrase.includes(word)).length;
  });
  return Math.max(0, ...bonuses);
}

function sameWords({ phrases }: Page, typed: WordList): number {
  const same = phrases.some((phrase) => phrase.join(' ') === typed.join(' '));
  return same ? THE_VERY_WORDS : 0;
}

function likenessIn(words: WordList, wanted: Wanted): number {
  let best = 0;
  for (const word of words) best = Math.max(best, likeness(word, wanted));
  return best;
}

/** 1 for the word itself, less for one that begins with it, that ends differently or that means the same; 0 for others. */
function likeness(word: string, { typed, alike, exactly, anywhere }: Wanted): number {
  if (word === typed) return 1;
  if (!exactly && word.startsWith(typed)) return 0.8;
  if (anywhere && word.includes(typed)) return 0.8;
  if (!exactly && differOnlyInEnding(word, typed)) return 0.6;
  return alike.includes(word) ? 0.5 : 0;
}

function differOnlyInEnding(a: string, b: string): boolean {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 4 && a.length - shared <= 3 && b.length - shared <= 3;
}
