/** Single sentences, each leading to the rule it rests on; one that the table changed by agreement says so. */
import type { Book } from '../../rulebook/book';
import type { GivenOptions } from '../../rules/options';
import { t } from '../words';
import { isSwitched } from './Entry';

interface Line {
  readonly text: string;
  readonly rule: string;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly book: Book;
  readonly options: GivenOptions | null;
  readonly onOpen: (id: string) => void;
}

export function Lines({ lines, book, options, onOpen }: LinesProps) {
  return (
    <ul class="rules-list">
      {lines.map(({ text, rule }) => (
        <li key={text}>
          <button type="button" class="rules-item rules-line" onClick={() => onOpen(rule)}>
            <span>{text}</span>
            <span class="rules-id">{rule}</span>
            {isChanged(book, rule, options) && <span class="rules-otherwise">{t('sides.otherwise')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function isChanged(book: Book, rule: string, options: GivenOptions | null): boolean {
  return options !== null && (book.entry(rule)?.switches?.some(({ name }) => isSwitched(options, name)) ?? false);
}
