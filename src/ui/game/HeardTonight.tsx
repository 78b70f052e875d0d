/** All that was asked and answered tonight, by turn, the latest first. */
import type { DetectivesView, Heard } from '../../log/index';
import { t } from '../words';

export function HeardTonight({ told }: { readonly told: DetectivesView }) {
  const tonight = told.heard.filter(({ night }) => night === told.table.night);
  const turns = [...new Set(tonight.map(({ afterMove }) => afterMove))].reverse();
  return (
    <section class="heard" aria-labelledby="heard">
      <h2 id="heard" class="label">
        {t('police.heard')}
      </h2>
      {tonight.length === 0 && <p class="facts">{t('police.heardNone')}</p>}
      {turns.map((turn) => (
        <div key={turn} class="heard-turn">
          <h3 class="heard-when">{turn === 0 ? t('police.beforeMove') : t('police.afterMove', { move: turn })}</h3>
          <ul class="heard-list">
            {tonight
              .filter(({ afterMove }) => afterMove === turn)
              .map((heard) => (
                <li key={heard.number} class="heard-one">
                  <b class="heard-circle">{heard.circle}</b> {resultOf(heard)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function resultOf({ asked, yes }: Heard): string {
  if (asked === 'clue') return t(yes ? 'police.heardClueYes' : 'police.heardClueNo');
  return t(yes ? 'police.heardArrestYes' : 'police.heardArrestNo');
}
