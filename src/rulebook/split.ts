/**
 * A text as the words a search compares: small letters without accents. Where words begin and end is asked of the browser,
 * which knows it also of languages written without gaps; where it cannot say, a sign of Chinese is taken for a word.
 */
export type WordList = readonly string[];
export type SplitWords = (text: string) => WordList;

const PARTS = /[\p{L}\p{N}]+/gu;
const SIGNS = /\p{sc=Han}|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu;
/** Between gaps and marks a segmenter finds nothing that the plain pattern does not, and takes much longer for it. */
const LETTERS_WITH_GAPS = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}\p{P}\p{S}\p{Z}\p{Cc}\p{M}]*$/u;

/** The splitter of a language. */
export function splitterOf(language: string): SplitWords {
  const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(language, { granularity: 'word' }) : null;
  return (text) => {
    if (segmenter === null) return plain(text).match(SIGNS) ?? [];
    if (LETTERS_WITH_GAPS.test(text)) return plain(text).match(PARTS) ?? [];
    return [...segmenter.segment(text)].flatMap(({ segment }) => plain(segment).match(PARTS) ?? []);
  };
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
