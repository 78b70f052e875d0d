/**
 * What everybody may know in a police turn of what Jack may still do in it: where his false clues lie, how many he may lay, and
 * that the police wait for Goulston Street, which is played before anybody moves (OPT-LETTERS-5).
 */
import '../../i18n/with-hunt';
import { asidesAt } from '../../app/stage';
import type { Table } from '../../rules/index';
import { list, t } from '../words';
import { mayLay } from './false-clues';

export function JackMayLine({ table }: { readonly table: Table }) {
  const asides = asidesAt(table, 'police', false);
  const [lays, plays] = [asides.includes('falseClue'), asides.includes('goulston')];
  if (!lays && !plays && table.falseClues.length === 0) return null;
  return (
    <p class="facts">
      {table.falseClues.length > 0 && <span>{t('falseClue.lies', { circles: list(table.falseClues) })}</span>}
      {plays && <span>{t('goulston.first')}</span>}
      {lays && <span>{t('falseClue.count', { count: mayLay(table) })}</span>}
    </p>
  );
}
