/** What is looked for as one types, else what can be browsed. */
import type { Ref } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../words';
import { Browse, type BrowseProps } from './Browse';
import { EntryList } from './EntryList';

/** More than anybody reads through; each one more costs time at every letter. */
const SHOWN = 30;

interface ContentsProps extends BrowseProps {
  /** What a link led to, where there is no such entry. */
  readonly unknown: string | null;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Contents({ unknown, heading, ...browse }: ContentsProps) {
  const { book, kept, keep, onOpen } = browse;
  const typed = kept.query.trim();
  // A letter is drawn before what it finds: on a slow phone nobody waits for a key.
  const [asked, setAsked] = useState(typed);
  useEffect(() => setAsked(typed), [typed]);
  const found = useMemo(() => (asked === '' ? [] : book.search(asked)), [book, asked]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {t('rules.title')}
      </h1>
      <search class="rules-search">
        <label class="label" for="rules-query">
          {t('rules.search')}
        </label>
        <input
          id="rules-query"
          class="rules-query"
          type="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="search"
          value={kept.query}
          onInput={(event) => keep({ query: event.currentTarget.value })}
        />
      </search>
      <p class="rules-count" role="status">
        {asked === '' ? '' : t('rules.found', { count: found.length })}
      </p>
      {asked === '' && unknown !== null && <p class="note">{t('rules.unknown', { id: unknown })}</p>}
      {asked === '' ? (
        <Browse {...browse} />
      ) : (
        <EntryList entries={found.slice(0, SHOWN)} onOpen={onOpen} label={t('rules.results')} />
      )}
      {asked !== '' && found.length > SHOWN && <p class="label">{t('rules.more', { count: SHOWN })}</p>}
    </>
  );
}
