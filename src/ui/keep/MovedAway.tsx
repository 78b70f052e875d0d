/** A game that goes on on another phone: said when it is opened here, and taken back only after one more question. */
import { useState } from 'preact/hooks';
import { takeBack } from '../../app/moved';
import type { Session } from '../../app/session';
import { TonightTrack } from '../game/Tonight';
import { Confirm } from '../parts/Dialog';
import { troubleInWords } from '../trouble';
import { t, when } from '../words';

interface MovedAwayProps {
  readonly session: Session;
  readonly onReopen: () => void;
}

export function MovedAway({ session, onReopen }: MovedAwayProps) {
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const told = session.told.value;
  const { moved } = session.header;
  const back = async (): Promise<void> => {
    setAsking(false);
    const done = await takeBack(session);
    if (done.ok) onReopen();
    else setTrouble(troubleInWords(done.error));
  };
  return (
    <>
      {told.table.time !== null && <TonightTrack told={told} />}
      <p class="prose">{t('moved.what', { when: when(moved?.at ?? 0) })}</p>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="stack foot">
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {t('moved.back')}
        </button>
      </div>
      {asking && (
        <Confirm
          title={t('moved.backTitle')}
          what={t('moved.backWhat')}
          yes={t('moved.backYes')}
          onYes={() => void back()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
