/** What was tapped and not sent before this device slept: nothing of it goes out by itself. */
import type { GuestSession, Unsent } from '../../app/guest-types';
import { t } from '../words';
import { commandInWords, toldSoFar } from './sayings';

export function Unsents({
  session,
  onSend,
}: {
  readonly session: Pick<GuestSession, 'unsent' | 'drop' | 'told' | 'entries'>;
  readonly onSend: (unsent: Unsent) => void;
}) {
  const unsent = session.unsent.value;
  if (unsent.length === 0) return null;
  const told = toldSoFar(session);
  return (
    <section class="trouble unsent" aria-labelledby="unsent">
      <h2 id="unsent" class="card-title">
        {t('unsent.title', { count: unsent.length })}
      </h2>
      {unsent.some(({ past }) => !past) && <p>{t('unsent.what')}</p>}
      {unsent.map(({ id, command, past }) => (
        <div key={id} class="unsent-one">
          <p class="unsent-what">{commandInWords(command, told)}</p>
          {past && <p class="label">{t('unsent.past')}</p>}
          <button type="button" class="button" onClick={() => session.drop(id)}>
            {t('unsent.drop')}
          </button>
          {!past && (
            <button type="button" class="button button-main" onClick={() => onSend({ id, command, past })}>
              {t('unsent.send')}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
