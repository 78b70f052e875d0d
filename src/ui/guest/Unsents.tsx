/** What was tapped and not sent before this device slept: nothing of it goes out by itself. */
import type { GuestSession } from '../../app/guest-types';
import { t } from '../words';
import { commandInWords } from './sayings';

export function Unsents({ session }: { readonly session: Pick<GuestSession, 'unsent' | 'send' | 'drop'> }) {
  const unsent = session.unsent.value;
  if (unsent.length === 0) return null;
  return (
    <section class="trouble unsent" aria-labelledby="unsent">
      <h2 id="unsent" class="card-title">
        {t('unsent.title', { count: unsent.length })}
      </h2>
      <p>{t('unsent.what')}</p>
      {unsent.map(({ id, command }) => (
        <div key={id} class="unsent-one">
          <p class="unsent-what">{commandInWords(command)}</p>
          <button type="button" class="button" onClick={() => session.drop(id)}>
            {t('unsent.drop')}
          </button>
          <button type="button" class="button button-main" onClick={() => session.send(id)}>
            {t('unsent.send')}
          </button>
        </div>
      ))}
    </section>
  );
}
