/**
 * All that was asked and answered tonight, by turn, the latest first. An answer that comes while this is on the screen may
 * also be felt: the same for yes and no, since the phone is in Jack's hand.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { DetectivesView, Heard } from '../../log/index';
import { buzz } from '../settings/device';
import { t } from '../words';

export function HeardTonight({ told }: { readonly told: DetectivesView }) {
  const tonight = told.heard.filter(({ night }) => night === told.table.night);
  const felt = useRef(tonight.length);
  useEffect(() => {
    if (tonight.length > felt.current) buzz();
    felt.current = tonight.length;
  }, [tonight.length]);
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
                  {heard.policeman !== null && (
                    <span class="heard-by"> {t('police.by', { policeman: t(`policeman.${heard.policeman}`) })}</span>
                  )}
                  {heard.undone && <span class="heard-by"> {t('police.wentBack')}</span>}
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
