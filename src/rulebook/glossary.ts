/**
 * The glossary: what the pieces, places and moves of the game are called in other editions. Loaded by itself when somebody
 * looks a word up; a search knows the words as soon as they are there.
 */
import type { Term } from './glossary-term';

export { GLOSSARY_LANGUAGES, type GlossaryLanguage, type Term } from './glossary-term';

export async function loadGlossary(): Promise<readonly Term[]> {
  return (await import('./terms')).TERMS;
}
