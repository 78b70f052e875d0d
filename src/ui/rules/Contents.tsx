/** What is looked for as one types, else what can be browsed: the game's present steps first, then the chapters. */
import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Book, Chapter, Phase } from '../../rulebook/book';
import { t } from '../words';
import { inOrder, nowIn } from './browse';
import { EntryList } from './EntryList';

/** More than anybody reads through; each one more costs time at every letter. */
const SHOWN = 30;

interface ContentsProps {
  readonly book: Book;
  /** The game's, null where there is none. */
  readonly phase: Phase | null;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onChapter: (chapter: Chapter) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Contents({ book, phase, query, onQuery, onOpen, onChapter, heading }: ContentsProps) {
  const asked = query.trim();
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
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
      </search>
      <p class="rules-count" role="status">
        {asked === '' ? '' : t('rules.found', { count: found.length })}
      </p>
      {asked === '' ? (
        <Browse book={book} phase={phase} onOpen={onOpen} onChapter={onChapter} />
      ) : (
        <EntryList entries={found.slice(0, SHOWN)} onOpen={onOpen} label={t('rules.results')} />
      )}
      {asked !== '' && found.length > SHOWN && <p class="label">{t('rules.more', { count: SHOWN })}</p>}
    </>
  );
}

function Browse({ book, phase, onOpen, onChapter }: Pick<ContentsProps, 'book' | 'phase' | 'onOpen' | 'onChapter'>) {
  const now = phase === null ? [] : nowIn(book, phase);
  return (
    <>
      {now.length > 0 && (
        <section class="rules-part">
          <h2 class="label">{t('rules.now')}</h2>
          <EntryList entries={now} onOpen={onOpen} short />
        </section>
      )}
      <section class="rules-part">
        <h2 class="label">{t('rules.chapters')}</h2>
        <ul class="rules-list">
          {inOrder(book.entriesByChapter, phase).map(({ chapter, title, entries }) => (
            <li key={chapter}>
              <button type="button" class="rules-item" onClick={() => onChapter(chapter)}>
                <span class="rules-item-title">{title}</span>
                <span class="rules-id">{entries.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
