/** The way through the rules: each step a view, the last one shown. Within the sheet only; the browser knows nothing of it. */
import type { Chapter } from '../../rulebook/types';
import type { Group } from './browse';

/** What is no entry: each side on one page, the night table, the checklist of a night, the words of other editions. */
export type Page = 'jack' | 'police' | 'nights' | 'setUp' | 'glossary';

export type View =
  | { readonly at: 'contents' }
  | { readonly at: 'chapter'; readonly chapter: Chapter; readonly of?: Group | undefined }
  | { readonly at: 'group'; readonly of: Group }
  | { readonly at: 'page'; readonly page: Page }
  | { readonly at: 'entry'; readonly id: string };

/** A view and how far it was scrolled when it was left. */
export interface Step {
  readonly view: View;
  readonly scroll: number;
}

export type Path = readonly Step[];

export const CONTENTS: Step = { view: { at: 'contents' }, scroll: 0 };

/** Begins at an entry, or at the contents when there is no such entry. */
export function beginAt(id: string, known: (id: string) => boolean): Path {
  return known(id) ? [{ view: { at: 'entry', id }, scroll: 0 }] : [CONTENTS];
}

export function go(path: Path, view: View, scroll: number): Path {
  return [...path.slice(0, -1), { ...last(path), scroll }, { view, scroll: 0 }];
}

/** One step back; from the first entry to the contents. */
export function back(path: Path): Path {
  return path.length > 1 ? path.slice(0, -1) : [CONTENTS];
}

export function last(path: Path): Step {
  return path.at(-1) ?? CONTENTS;
}
