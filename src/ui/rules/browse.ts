/** What stands together when one browses: by chapter, by part of the evening, by side, by piece. */
import type { Book, Chapter, ChapterOfEntries, Phase, RuleEntry, Side, Token } from '../../rulebook/book';

export type Group =
  | { readonly by: 'phase'; readonly is: Phase }
  | { readonly by: 'side'; readonly is: Side }
  | { readonly by: 'token'; readonly is: Token };

export const SIDES: readonly Side[] = ['jack', 'police'];
export const TOKENS: readonly Token[] = [
  'coach',
  'alley',
  'clue',
  'falseClue',
  'patrol',
  'wretched',
  'crimeScene',
  'letter',
];
const PHASES: readonly Phase[] = ['setup', 'hell', 'jack', 'police', 'end', 'any'];

/** The parts of an evening, the present one first. */
export function phasesFrom(now: Phase | null): readonly Phase[] {
  return now === null ? PHASES : [now, ...PHASES.filter((phase) => phase !== now)];
}

export function isOf({ phase, sides, tokens = [] }: RuleEntry, of: Group): boolean {
  if (of.by === 'phase') return phase.includes(of.is);
  return of.by === 'side' ? sides.includes(of.is) : tokens.includes(of.is);
}

/** A group by its chapters; none of them is empty. */
export function chaptersOf(book: Book, of: Group): readonly ChapterOfEntries[] {
  return book.entriesByChapter
    .map((one) => ({ ...one, entries: one.entries.filter((entry) => isOf(entry, of)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entries of a chapter, or those of a group in it. */
export function entriesIn(book: Book, chapter: Chapter, of: Group | undefined): readonly RuleEntry[] {
  const all = book.entriesByChapter.find((one) => one.chapter === chapter)?.entries ?? [];
  return of === undefined ? all : all.filter((entry) => isOf(entry, of));
}

/** The steps of a phase; where that is a single one, also what it points to. */
export function nowIn(book: Book, now: Phase): readonly RuleEntry[] {
  const steps = book.entries.filter(({ chapter, phase }) => chapter === 'steps' && phase.includes(now));
  const further = steps.length > 1 ? [] : steps.flatMap(({ seeAlso }) => seeAlso);
  return [...steps, ...further.flatMap((id) => book.entry(id) ?? [])];
}

/** The chapters that speak mostly of this phase come first; the others keep their places. */
export function inOrder(chapters: readonly ChapterOfEntries[], now: Phase | null): readonly ChapterOfEntries[] {
  if (now === null) return chapters;
  const speaksOfIt = ({ chapter, entries }: ChapterOfEntries): boolean =>
    chapter !== 'steps' && 2 * entries.filter(({ phase }) => phase.includes(now)).length > entries.length;
  return [...chapters.filter(speaksOfIt), ...chapters.filter((chapter) => !speaksOfIt(chapter))];
}
