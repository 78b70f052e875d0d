/** Everything that was told, in words, the latest first. What was taken back or gone back on stays and says so. */
import { useMemo } from 'preact/hooks';
import type { PublicEntry } from '../../log/index';
import { t } from '../words';
import { logLines } from './sayings';

interface LogProps {
  readonly entries: readonly PublicEntry[];
  readonly onBack: () => void;
}

export function Log({ entries, onBack }: LogProps) {
  const lines = useMemo(() => logLines(entries), [entries]);
  const nights = [...new Set(lines.map(({ night }) => night))];
  return (
    <>
      {lines.length === 0 && <p class="prose">{t('log.none')}</p>}
      {nights.map((night) => (
        <section key={night}>
          <h2 class="label">{night === 0 ? t('log.before') : t('log.night', { night })}</h2>
          <ol class="log">
            {lines
              .filter((line) => line.night === night)
              .map(({ number, words, yes, stands, ruled }) => (
                <li key={number} class={`log-one${stands === 'stands' ? '' : ' log-fallen'}${yes ? ' log-yes' : ''}`}>
                  <span class="log-number">{number}</span>
                  <span>
                    {words} {ruled && t('log.ruled')} {stands !== 'stands' && t(`log.${stands}`)}
                  </span>
                </li>
              ))}
          </ol>
        </section>
      ))}
      <div class="stack foot foot-stays">
        <button type="button" class="button button-main" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </>
  );
}
