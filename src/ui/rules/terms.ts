/** Looking a word up in the glossary: in whatever language it is typed. */
import { GLOSSARY_LANGUAGES, type GlossaryLanguage, type Term } from '../../rulebook/glossary';

export interface Found {
  readonly term: Term;
  /** The word that was meant, where it stands in a language that is not shown. */
  readonly elsewhere: { readonly language: GlossaryLanguage; readonly word: string } | null;
}

export function findTerms(terms: readonly Term[], typed: string, shown: readonly GlossaryLanguage[]): readonly Found[] {
  const asked = plain(typed.trim());
  if (asked === '') return terms.map((term) => ({ term, elsewhere: null }));
  const others = GLOSSARY_LANGUAGES.filter((language) => !shown.includes(language));
  return terms.flatMap((term): readonly Found[] => {
    const wordIn = (language: GlossaryLanguage) => term.words[language].find((word) => plain(word).includes(asked));
    if (shown.some((language) => wordIn(language) !== undefined)) return [{ term, elsewhere: null }];
    const language = others.find((one) => wordIn(one) !== undefined);
    return language === undefined ? [] : [{ term, elsewhere: { language, word: wordIn(language) ?? '' } }];
  });
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
