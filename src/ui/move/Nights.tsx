/** The rows of the nights that are over, as they stand on the sheet: the numbers only while Jack holds. */
import '../../i18n/with-stages';
import { useMemo } from 'preact/hooks';
import { sheetRow } from '../../app/reveal';
import type { Session } from '../../app/session';
import { NIGHTS } from '../../rules/index';
import { Track } from '../parts/Track';
import { t } from '../words';

export interface NightsProps {
  readonly session: Session;
  /** Whether Jack looks. */
  readonly shown: boolean;
}

export function Nights({ session, shown }: NightsProps) {
  const events = session.events.value;
  const { night: tonight } = session.game.value.table;
  const rows = useMemo(
    () => NIGHTS.filter((night) => night < tonight).map((night) => ({ night, ...sheetRow(events, night) })),
    [events, tonight],
  );
  if (rows.length === 0) return null;
  return (
    <section class="stack">
      <h2 class="label">{t('nights.earlier')}</h2>
      {rows
        .filter(({ table }) => table.time !== null)
        .map(({ night, table, moves, row }) => (
          <div key={night} class="night-row">
            <h3 class="label">{t('nights.night', { night })}</h3>
            <Track table={table} moves={moves} row={shown ? row : undefined} />
          </div>
        ))}
    </section>
  );
}
