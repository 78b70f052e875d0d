/** After the reveal: hideout, the rows of all nights, and the check that every entry stands. */
import { useMemo } from 'preact/hooks';
import { checkGame, sheetRow } from '../../app/reveal';
import type { Session } from '../../app/session';
import { type GameEvent, NIGHTS } from '../../rules/index';
import { Track } from '../parts/Track';
import { t } from '../words';

export { revealing } from '../../app/reveal';

export function Revealed({ session }: { readonly session: Session }) {
  const events = session.events.value;
  const { wrong, byEye, agreed } = useMemo(() => checkGame(session), [events]);
  return (
    <section class="stack">
      <h2 class="card-title">{t('end.sheet')}</h2>
      <p class="hideout-open">
        <span class="label">{t('end.hideout')}</span>
        <span class="numeral">{session.game.value.sheet.hideout ?? '–'}</span>
      </p>
      {NIGHTS.map((night) => (
        <NightRow key={night} night={night} events={events} />
      ))}
      <div class="note">
        <p>{wrong === 0 ? t('end.honest') : t('end.dishonest', { count: wrong })}</p>
        {byEye > 0 && <p>{t('end.notChecked', { count: byEye })}</p>}
        {agreed > 0 && <p>{t('end.agreed', { count: agreed })}</p>}
      </div>
    </section>
  );
}

function NightRow({ night, events }: { readonly night: number; readonly events: readonly GameEvent[] }) {
  const { time, crimes, moves, row } = sheetRow(events, night);
  if (time === null) return null;
  return (
    <div class="night-row">
      <h3 class="label">{t('end.night', { night })}</h3>
      <Track time={time} crimes={crimes} moves={moves} row={row} />
    </div>
  );
}
