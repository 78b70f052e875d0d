/** What stands first in the contents while a game is on. */
import type { Book, ChapterOfEntries, Phase, RuleEntry } from '../../rulebook/book';

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
