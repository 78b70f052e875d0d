/** What Hideout is, and what it is not. */
import '../../i18n/with-home';
import '../../i18n/with-link';
import { Heading } from '../parts/Heading';
import { t } from '../words';

/** Set by the build. */
const VERSION = String(import.meta.env.VITE_VERSION ?? '');

export function About({ onBack }: { readonly onBack: () => void }) {
  return (
    <main class="screen">
      <Heading>{t('about.title')}</Heading>
      <div class="prose">
        <p>{t('about.what')}</p>
        <p>{t('about.device')}</p>
        <h2>{t('about.privateTitle')}</h2>
        <p>{t('about.private')}</p>
        <h2>{t('about.tableTitle')}</h2>
        <p>{t('about.table')}</p>
        <h2>{t('about.honestTitle')}</h2>
        <p>{t('about.honest')}</p>
        <h2>{t('about.unofficialTitle')}</h2>
        <p>{t('about.unofficial')}</p>
        <h2>{t('about.licenceTitle')}</h2>
        <p>{t('about.licence')}</p>
        <p class="facts">{t('about.version', { version: VERSION })}</p>
      </div>
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}
