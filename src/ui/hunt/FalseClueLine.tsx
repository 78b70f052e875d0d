/** What everybody may know of Jack's false clues in a police turn: where they lie, and how many he may still lay. */
import '../../i18n/with-hunt';
import { asidesAt } from '../../app/stage';
import type { Table } from '../../rules/index';
import { list, t } from '../words';
import { mayLay } from './false-clues';

export function FalseClueLine({ table }: { readonly table: Table }) {
  const lays = asidesAt(table, 'police', false).includes('falseClue');
  if (!lays && table.falseClues.length === 0) return null;
  return (
    <p class="facts">
      {table.falseClues.length > 0 && <span>{t('falseClue.lies', { circles: list(table.falseClues) })}</span>}
      {lays && <span>{t('falseClue.count', { count: mayLay(table) })}</span>}
    </p>
  );
}
