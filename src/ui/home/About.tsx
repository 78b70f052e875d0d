/** What Hideout is, and what it is not. */
import { Heading } from '../parts/Heading';
import { t } from '../words';

export function About({ onBack }: { readonly onBack: () => void }) {
  return (
    <main class="screen">
      <Heading>{t('about.title')}</Heading>
      <div class="prose">
        <p>{t('about.what')}</p>
        <p>{t('about.device')}</p>
        <h2>{t('about.honestTitle')}</h2>
        <p>{t('about.honest')}</p>
        <h2>{t('about.unofficialTitle')}</h2>
        <p>{t('about.unofficial')}</p>
      </div>
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}
