/** Chapters to choose from, with how many entries each has. */
import type { Chapter, ChapterOfEntries } from '../../rulebook/book';

interface ChapterListProps {
  readonly chapters: readonly ChapterOfEntries[];
  readonly onChapter: (chapter: Chapter) => void;
}

export function ChapterList({ chapters, onChapter }: ChapterListProps) {
  return (
    <ul class="rules-list">
      {chapters.map(({ chapter, title, entries }) => (
        <li key={chapter}>
          <button type="button" class="rules-item" onClick={() => onChapter(chapter)}>
            <span class="rules-item-title">{title}</span>
            <span class="rules-id">{entries.length}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
