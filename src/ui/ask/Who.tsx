/**
 * Who asks, where the table wants it noted: the referee does not judge it where no places are kept. Left alone, it costs no
 * tap.
 */
import '../../i18n/with-stages';
import './ask.css';
import { useState } from 'preact/hooks';
import { POLICEMEN, type Policeman } from '../../rules/index';
import { Dialog } from '../parts/Dialog';
import { t } from '../words';

interface WhoProps {
  readonly chosen: Policeman | null;
  readonly onChoose: (policeman: Policeman | null) => void;
}

export function Who({ chosen, onChoose }: WhoProps) {
  const [choosing, setChoosing] = useState(false);
  const choose = (policeman: Policeman | null): void => {
    setChoosing(false);
    onChoose(policeman);
  };
  return (
    <>
      <button type="button" class="button who" onClick={() => setChoosing(true)}>
        <span class="who-label">{t('who.label')}</span> {chosen === null ? t('who.any') : t(`policeman.${chosen}`)}
      </button>
      {choosing && (
        <Dialog title={t('who.title')} onClose={() => setChoosing(false)}>
          <div class="stack">
            {POLICEMEN.map((policeman) => (
              <button
                key={policeman}
                type="button"
                class="button"
                aria-pressed={policeman === chosen}
                onClick={() => choose(policeman)}
              >
                {t('who.policeman', { policeman: t(`policeman.${policeman}`) })}
              </button>
            ))}
            <button type="button" class="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
              {t('who.nobody')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
