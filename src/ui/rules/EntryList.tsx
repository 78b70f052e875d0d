/** Entries to choose from: the title, the id as refusals name it, and how the text begins. */
import type { RuleEntry } from '../../rulebook/types';

interface EntryListProps {
  readonly entries: readonly RuleEntry[];
  readonly onOpen: (id: string) => void;
  /** Without the beginning of the text. */
  readonly short?: boolean;
  readonly label?: string;
}

export function EntryList({ entries, onOpen, short, label }: EntryListProps) {
  return (
    <ul class="rules-list" aria-label={label}>
      {entries.map(({ id, title, text }) => (
        <li key={id}>
          <button type="button" class="rules-item" onClick={() => onOpen(id)}>
            <span class="rules-item-title">{title}</span>
            <span class="rules-id">{id}</span>
            {!short && <span class="rules-item-text">{text[0]}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
