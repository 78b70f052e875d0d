/** What was chosen on the pages of the rules: it is there again when one comes back from an entry. */
import type { Night } from '../../rules/vocabulary';

export type BrowseBy = 'chapters' | 'phases' | 'sides' | 'tokens';

export interface Kept {
  readonly query: string;
  readonly by: BrowseBy;
  /** The night to be set up; null for the game's own. */
  readonly night: Night | null;
  /** The glossary: what is typed, and the languages beside each other; null for the device's own. */
  readonly word: string;
  readonly left: string | null;
  readonly right: string | null;
}

export const NOTHING_KEPT: Kept = { query: '', by: 'chapters', night: null, word: '', left: null, right: null };

/** A page that keeps something. */
export interface Keeping {
  readonly kept: Kept;
  readonly keep: (what: Partial<Kept>) => void;
}
