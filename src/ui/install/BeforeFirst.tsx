/**
 * What is good to know before the first game, and only then: how to install, where a game lives, and what is missing over
 * plain http. It can be put away for good, and it stops nobody from playing.
 */
import type { Install } from '../../app/install';
import { t } from '../words';

export function BeforeFirst({ install }: { readonly install: Install }) {
  const situation = install.situation.value;
  if (install.away.value || situation === 'installed') return null;
  return (
    <section class="note before-first" aria-labelledby="before-first">
      <h2 id="before-first" class="before-first-title">
        {t(`install.${situation}Title`)}
      </h2>
      {situation === 'insecure' ? (
        <ul class="before-first-list">
          <li>{t('install.insecureNoApp')}</li>
          <li>{t('install.insecureSleep')}</li>
          <li>{t('install.insecureAddress')}</li>
        </ul>
      ) : (
        <p>{t(`install.${situation}How`)}</p>
      )}
      <p>{t(`install.${situation}Lives`)}</p>
      <div class="before-first-keys">
        {install.offered.value && (
          <button type="button" class="button button-main" onClick={() => void install.ask()}>
            {t('install.ask')}
          </button>
        )}
        <button type="button" class="button" onClick={install.putAway}>
          {t(situation === 'insecure' ? 'install.understood' : 'install.putAway')}
        </button>
      </div>
    </section>
  );
}
