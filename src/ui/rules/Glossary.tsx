/** The words of other editions, two languages beside each other; each leads to the rule that explains it. */
import type { Ref } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GLOSSARY_LANGUAGES, type GlossaryLanguage, loadGlossary, type Term } from '../../rulebook/glossary';
import { Missing } from '../parts/Missing';
import { t, words } from '../words';
import type { Keeping } from './kept';
import { type Found, findTerms } from './terms';

interface GlossaryProps extends Keeping {
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Glossary({ kept, keep, onOpen, heading }: GlossaryProps) {
  const [terms, setTerms] = useState<readonly Term[] | null>(null);
  const [missing, setMissing] = useState(false);
  const load = (): void => {
    setMissing(false);
    loadGlossary().then(setTerms, () => setMissing(true));
  };
  useEffect(load, []);
  const left = languageOf(kept.left) ?? languageOf(words.code) ?? 'en';
  const right = languageOf(kept.right) ?? otherThan(left);
  const found = useMemo(() => findTerms(terms ?? [], kept.word, [left, right]), [terms, kept.word, left, right]);
  const names = new Intl.DisplayNames([words.code], { type: 'language' });
  const nameOf = (language: GlossaryLanguage): string => names.of(language) ?? language;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {t('glossary.title')}
      </h1>
      <search class="rules-search">
        <label class="label" for="glossary-word">
          {t('glossary.filter')}
        </label>
        <input
          id="glossary-word"
          class="rules-query"
          type="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={kept.word}
          onInput={(event) => keep({ word: event.currentTarget.value })}
        />
      </search>
      <div class="glossary-languages">
        {(['left', 'right'] as const).map((side) => (
          <label key={side} class="glossary-language">
            <span class="label">{t(`glossary.${side}`)}</span>
            <select
              class="rules-query"
              value={side === 'left' ? left : right}
              onChange={(event) => keep({ [side]: event.currentTarget.value })}
            >
              {GLOSSARY_LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p class="rules-count" role="status">
        {terms !== null && kept.word.trim() !== '' && t('glossary.found', { count: found.length })}
      </p>
      {missing && <Missing onRetry={load} />}
      <ul class="rules-list" aria-label={t('glossary.list')} aria-busy={terms === null && !missing}>
        {found.map(({ term, elsewhere }) => (
          <li key={term.id}>
            <TermRow term={term} left={left} right={right} elsewhere={elsewhere} nameOf={nameOf} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {found.some(({ term }) => isOurs(term, left) || isOurs(term, right)) && <p class="label">{t('glossary.ours')}</p>}
    </>
  );
}

interface TermRowProps {
  readonly term: Term;
  readonly left: GlossaryLanguage;
  readonly right: GlossaryLanguage;
  readonly elsewhere: Found['elsewhere'];
  readonly nameOf: (language: GlossaryLanguage) => string;
  readonly onOpen: (id: string) => void;
}

function TermRow({ term, left, right, elsewhere, nameOf, onOpen }: TermRowProps) {
  const { rule } = term;
  const body = (
    <>
      <Names term={term} language={left} />
      <Names term={term} language={right} />
      {elsewhere !== null && (
        <span class="glossary-elsewhere" lang={elsewhere.language}>
          {t('glossary.also', { language: nameOf(elsewhere.language), words: elsewhere.word })}
        </span>
      )}
    </>
  );
  if (rule === undefined) return <div class="glossary-term">{body}</div>;
  return (
    <button type="button" class="glossary-term" onClick={() => onOpen(rule)}>
      {body}
    </button>
  );
}

function Names({ term, language }: { readonly term: Term; readonly language: GlossaryLanguage }) {
  const [first, ...others] = term.words[language];
  return (
    <span class="glossary-names" lang={language}>
      <span class="glossary-name">
        {first}
        {isOurs(term, language) && ' *'}
      </span>
      {others.length > 0 && <span class="glossary-others">{others.join(', ')}</span>}
    </span>
  );
}

function isOurs({ ours }: Term, language: GlossaryLanguage): boolean {
  return ours?.includes(language) ?? false;
}

function languageOf(code: string | null): GlossaryLanguage | null {
  const known = GLOSSARY_LANGUAGES.find((one) => one === code);
  return known ?? GLOSSARY_LANGUAGES.find((one) => one.split('-')[0] === code?.split('-')[0]) ?? null;
}

/** The first other language of the device; else the first other one of the list. */
function otherThan(left: GlossaryLanguage): GlossaryLanguage {
  const own = navigator.languages.map(languageOf).find((one) => one !== null && one !== left);
  return own ?? GLOSSARY_LANGUAGES.find((one) => one !== left) ?? left;
}
