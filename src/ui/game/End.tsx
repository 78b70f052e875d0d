/** The end: who won and how; after the reveal all four nights and whether everything stands. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import type { Ended } from '../../rules/index';
import { t } from '../words';
import { useDispatching } from './dispatching';

/** Needed only here, so it is loaded only here. */
type Reveal = typeof import('./Revealed');

export function End({ session }: { readonly session: Session }) {
  const { table, revealed } = session.game.value;
  const { give, busy } = useDispatching(session);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const [missing, setMissing] = useState(false);
  const load = (): void => {
    setMissing(false);
    void import('./Revealed').then(setReveal, () => setMissing(true));
  };
  useEffect(load, []);
  if (table.end === null) return null;
  return (
    <>
      <section class="card verdict">
        <p class="verdict-who">{t(table.end.winner === 'jack' ? 'end.jackWins' : 'end.policeWin')}</p>
        <p>{howItEnded(table.end)}</p>
        {table.night > 0 && <p class="card-date">{t('end.inNight', { night: table.night })}</p>}
      </section>
      {missing && (
        <div class="trouble" role="alert">
          <p>{t('app.partMissing')}</p>
          <button type="button" class="button" onClick={load}>
            {t('app.retry')}
          </button>
        </div>
      )}
      {reveal !== null && revealed && <reveal.Revealed session={session} />}
      {reveal !== null && !revealed && (
        <div class="stack foot">
          <p class="prose">{t('end.revealWhat')}</p>
          <button
            type="button"
            class="button button-main button-tall"
            aria-busy={busy}
            onClick={() => void give(reveal.revealing(session.header))}
          >
            {t('end.reveal')}
          </button>
        </div>
      )}
    </>
  );
}

function howItEnded({ how, winner }: Ended): string {
  if (how === 'conceded') return t(winner === 'police' ? 'end.jackGaveUp' : 'end.policeGaveUp');
  return t(`end.${how}What`);
}
