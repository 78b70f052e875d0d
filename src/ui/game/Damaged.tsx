/** A game of which a part cannot be read: shown up to there, never added to, and handed out whole as a file. */
import type { Session } from '../../app/session';
import { t } from '../words';
import { TonightTrack } from './Tonight';

interface DamagedProps {
  readonly session: Session;
  /** All stored texts of the game, one a line. */
  readonly readTexts: () => Promise<string | null>;
}

export function Damaged({ session, readTexts }: DamagedProps) {
  const { damage } = session;
  const told = session.told.value;
  if (damage === null) return null;
  const save = async (): Promise<void> => {
    const text = await readTexts();
    if (text === null) return;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'hideout-entries.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <>
      {told.table.time !== null && <TonightTrack told={told} />}
      <div class="prose">
        <p>{t('damaged.what', { from: damage.from })}</p>
        <p>{t('damaged.lead', { count: damage.texts.length })}</p>
        <p class="note">{t('damaged.warning')}</p>
      </div>
      <div class="stack foot">
        <button type="button" class="button button-main" onClick={() => void save()}>
          {t('damaged.download')}
        </button>
      </div>
    </>
  );
}
