/** One chapter's entries, in reading order. */
import type { Ref } from 'preact';
import type { Book, Chapter as ChapterName } from '../../rulebook/book';
import { EntryList } from './EntryList';

interface ChapterProps {
  readonly book: Book;
  readonly chapter: ChapterName;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function Chapter({ book, chapter, onOpen, heading }: ChapterProps) {
  const found = book.entriesByChapter.find((one) => one.chapter === chapter);
  if (found === undefined) return null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {found.title}
      </h1>
      <EntryList entries={found.entries} onOpen={onOpen} />
    </>
  );
}
