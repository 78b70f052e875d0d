/** What stands below the search: the game's present steps, the pages that say much at once, and what can be browsed. */
import type { Book, Chapter, Phase } from '../../rulebook/book';
import type { Night } from '../../rules/vocabulary';
import { t } from '../words';
import { chaptersOf, type Group, inOrder, nowIn, phasesFrom, SIDES, TOKENS } from './browse';
import { ChapterList } from './ChapterList';
import { Choice } from './Choice';
import { EntryList } from './EntryList';
import type { BrowseBy, Keeping } from './kept';
import { nameOf } from './Listing';
import type { Page } from './path';

export interface BrowseProps extends Keeping {
  readonly book: Book;
  /** The game's phase, and the night it sets up; null where there is no game. */
  readonly phase: Phase | null;
  readonly night: Night | null;
  readonly onOpen: (id: string) => void;
  readonly onChapter: (chapter: Chapter) => void;
  readonly onGroup: (of: Group) => void;
  readonly onPage: (page: Page) => void;
}

const BY: readonly BrowseBy[] = ['chapters', 'phases', 'sides', 'tokens'];

export function Browse(props: BrowseProps) {
  const { book, phase, night, kept, keep, onOpen, onPage } = props;
  const now = phase === null ? [] : nowIn(book, phase);
  const pages: readonly [Page, string][] = [
    ['jack', t('sides.jack')],
    ['police', t('sides.police')],
    ['nights', t('fourNights.title')],
    ['setUp', night === null ? t('setUp.any') : t('setUp.title', { night })],
    ['glossary', t('glossary.title')],
  ];
  return (
    <>
      {now.length > 0 && (
        <section class="rules-part">
          <h2 class="label">{t('rules.now')}</h2>
          <EntryList entries={now} onOpen={onOpen} short />
        </section>
      )}
      <section class="rules-part">
        <h2 class="label">{t('rules.pages')}</h2>
        <ul class="rules-pages">
          {pages.map(([page, name]) => (
            <li key={page}>
              <button type="button" class="button rules-page" onClick={() => onPage(page)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="rules-part">
        <h2 class="label">{t('rules.browse')}</h2>
        <Choice
          label={t('rules.browse')}
          of={BY.map((value) => ({ value, label: t(`rules.by.${value}`) }))}
          chosen={kept.by}
          onChoose={(by) => keep({ by })}
        />
        <Shelf {...props} />
      </section>
    </>
  );
}

function Shelf({ book, phase, kept, onChapter, onGroup }: BrowseProps) {
  switch (kept.by) {
    case 'chapters':
      return <ChapterList chapters={inOrder(book.entriesByChapter, phase)} onChapter={onChapter} />;
    case 'phases':
      return (
        <Groups book={book} now={phase} onGroup={onGroup} of={phasesFrom(phase).map((is) => ({ by: 'phase', is }))} />
      );
    case 'sides':
      return <Groups book={book} onGroup={onGroup} of={SIDES.map((is) => ({ by: 'side', is }))} />;
    case 'tokens':
      return <Groups book={book} onGroup={onGroup} of={TOKENS.map((is) => ({ by: 'token', is }))} />;
  }
}

interface GroupsProps {
  readonly book: Book;
  readonly of: readonly Group[];
  readonly now?: Phase | null;
  readonly onGroup: (of: Group) => void;
}

function Groups({ book, of, now, onGroup }: GroupsProps) {
  return (
    <ul class="rules-list">
      {of.map((one) => (
        <li key={one.is}>
          <button type="button" class="rules-item" onClick={() => onGroup(one)}>
            <span class="rules-item-title">
              {nameOf(one)}
              {one.is === now && <span class="rules-now"> {t('rules.nowMark')}</span>}
            </span>
            <span class="rules-id">{chaptersOf(book, one).reduce((sum, { entries }) => sum + entries.length, 0)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
