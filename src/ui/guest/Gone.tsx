/** Jack's phone no longer speaks with this device: what is so, what still works here, and the way back in. */
import '../../i18n/with-guest';
import './guest.css';
import { t } from '../words';

interface GoneProps {
  readonly why: 'removed' | 'ended';
  readonly onLog: () => void;
  readonly onMap: () => void;
  readonly onJoin: (() => void) | undefined;
}

export function Gone({ why, onLog, onMap, onJoin }: GoneProps) {
  return (
    <section class="card gone" aria-labelledby="gone">
      <h2 id="gone" class="card-title">
        {t(`gone.${why}`)}
      </h2>
      <p>{t('gone.what')}</p>
      <p>{t('gone.how')}</p>
      <div class="stack">
        {onJoin !== undefined && (
          <button type="button" class="button button-main button-tall" onClick={onJoin}>
            {t('gone.join')}
          </button>
        )}
        <div class="gone-two">
          <button type="button" class="button" onClick={onLog}>
            {t('guestMenu.log')}
          </button>
          <button type="button" class="button" onClick={onMap}>
            {t('guestMenu.map')}
          </button>
        </div>
      </div>
    </section>
  );
}
