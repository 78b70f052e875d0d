/** Who won and how, on both phones alike; short once the reveal stands below it. */
import '../../i18n/with-stages';
import '../game/stages.css';
import type { Table } from '../../rules/index';
import { howItEnded, whoWon } from '../game/ended';
import { t } from '../words';

interface VerdictProps {
  readonly table: Table;
  readonly revealed: boolean;
}

export function Verdict({ table, revealed }: VerdictProps) {
  const { end, night, left } = table;
  if (end === null) return null;
  return (
    <section class={revealed ? 'card verdict verdict-short' : 'card verdict'}>
      <p class="verdict-who">{whoWon(end)}</p>
      <p>{howItEnded(end)}</p>
      {night > 0 && <p class="card-date">{t('end.spaces', { night, count: left })}</p>}
    </section>
  );
}
