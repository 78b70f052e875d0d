/**
 * What belongs together: a chapter in reading order, or what concerns one part of the evening, one side or one piece. The
 * few are listed under their chapters; of many the steps, and then the chapters to choose from.
 */
import type { Ref } from 'preact';
import type { Book, Chapter } from '../../rulebook/book';
import { t } from '../words';
import { chaptersOf, entriesIn, type Group } from './browse';
import { ChapterList } from './ChapterList';
import { EntryList } from './EntryList';

interface ListingProps {
  readonly book: Book;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function ChapterPage(props: ListingProps & { readonly chapter: Chapter; readonly of?: Group | undefined }) {
  const { book, chapter, of, onOpen, heading } = props;
  const title = book.entriesByChapter.find((one) => one.chapter === chapter)?.title;
  return (
    <>
      {of !== undefined && <p class="rules-where">{nameOf(of)}</p>}
      <h1 ref={heading} tabIndex={-1} class="title">
        {title}
      </h1>
      <EntryList entries={entriesIn(book, chapter, of)} onOpen={onOpen} />
    </>
  );
}

/** More than one reads through at a glance. */
const MANY = 40;

export function GroupPage(
  props: ListingProps & { readonly of: Group; readonly onChapter: (chapter: Chapter) => void },
) {
  const { book, of, onOpen, onChapter, heading } = props;
  const chapters = chaptersOf(book, of);
  const many = chapters.reduce((sum, { entries }) => sum + entries.length, 0) > MANY;
  const listed = many ? chapters.filter(({ chapter }) => chapter === 'steps') : chapters;
  const further = many ? chapters.filter(({ chapter }) => chapter !== 'steps') : [];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {nameOf(of)}
      </h1>
      {listed.map(({ chapter, title, entries }) => (
        <section key={chapter} class="rules-part">
          <h2 class="rules-head">{title}</h2>
          <EntryList entries={entries} onOpen={onOpen} short />
        </section>
      ))}
      {further.length > 0 && (
        <section class="rules-part">
          <h2 class="label">{t('rules.by.chapters')}</h2>
          <ChapterList chapters={further} onChapter={onChapter} />
        </section>
      )}
    </>
  );
}

export function nameOf(of: Group): string {
  if (of.by === 'phase') return t(`phase.${of.is}`);
  return of.by === 'side' ? t(`ruleSide.${of.is}`) : t(`piece.${of.is}`);
}
