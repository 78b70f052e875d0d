/** The end: who won and how, known to everybody; behind Jack's one tap the whole game. */
import '../../i18n/with-stages';
import './stages.css';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { Missing } from '../parts/Missing';
import { t } from '../words';
import { useDispatching } from './dispatching';
import { howItEnded, whoWon } from './ended';

/** Needed only here, so it is loaded only here. */
type Reveal = typeof import('./Revealed');

interface EndProps {
  readonly session: Session;
  readonly readTexts: () => Promise<string | null>;
  readonly onHome: () => void;
}

export function End({ session, readTexts, onHome }: EndProps) {
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
      <section class={revealed ? 'card verdict verdict-short' : 'card verdict'}>
        <p class="verdict-who">{whoWon(table.end)}</p>
        <p>{howItEnded(table.end)}</p>
        {table.night > 0 && <p class="card-date">{t('end.spaces', { night: table.night, count: table.left })}</p>}
      </section>
      {missing && <Missing onRetry={load} />}
      {reveal !== null && revealed && <reveal.Revealed session={session} readTexts={readTexts} />}
      {reveal !== null && !revealed && (
        <div class="stack">
          <reveal.Unrevealed session={session} />
          <p>
            {t('end.revealWhat')} {t('end.revealJacks')}
          </p>
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
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onHome}>
          {t('app.home')}
        </button>
      </div>
    </>
  );
}
