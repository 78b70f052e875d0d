/**
 * A game of which a part cannot be read: shown up to there and never added to, until the table agrees to go on from the last
 * entry that can be read. What stands there is Jack's and is handed out behind his lock.
 */
import '../../i18n/with-stages';
import './stages.css';
import { useState } from 'preact/hooks';
import { browserAround } from '../../app/index';
import type { Session } from '../../app/session';
import { Confirm } from '../parts/Dialog';
import { Missing } from '../parts/Missing';
import { troubleInWords } from '../trouble';
import { t } from '../words';
import { TonightTrack } from './Tonight';

interface DamagedProps {
  readonly session: Session;
  /** Jack wants the entries: his lock comes first. */
  readonly onSave: () => void;
  readonly onReopen: () => void;
}

export function Damaged({ session, onSave, onReopen }: DamagedProps) {
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const { damage } = session;
  const told = session.told.value;
  if (damage === null) return null;
  const { from } = damage;
  const count = damage.texts.length;
  const goOn = async (): Promise<void> => {
    setAsking(false);
    setMissing(false);
    const moved = await import('../../app/moved').catch(() => null);
    if (moved === null) return setMissing(true);
    const done = await moved.goOnFromHere(session, browserAround);
    if (done.ok) return onReopen();
    setTrouble(troubleInWords(done.error));
  };
  return (
    <>
      {told.table.time !== null && <TonightTrack told={told} />}
      <div class="prose">
        <p>{t('damaged.what', { from })}</p>
        <p>{t('damaged.lead', { count })}</p>
        <p>{t(from === 0 ? 'damaged.noStart' : 'damaged.goOnWhat')}</p>
        <p class="note">{t('damaged.jacks')}</p>
        {trouble !== null && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {missing && <Missing onRetry={() => void goOn()} />}
      </div>
      <div class="stack foot">
        <button type="button" class="button" onClick={onSave}>
          {t('damaged.save')}
        </button>
        {from > 0 && (
          <button type="button" class="button button-main button-tall" onClick={() => setAsking(true)}>
            {t('damaged.goOn')}
          </button>
        )}
      </div>
      {asking && (
        <Confirm
          title={t('damaged.goOnTitle')}
          what={t('damaged.goOnAsked', { from, count })}
          yes={t('damaged.goOnYes')}
          onYes={() => void goOn()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
