/** The latest answers in one line, where the list of all of them lies below a small screen. */
import '../../i18n/with-stages';
import './ask.css';
import type { DetectivesView } from '../../log/index';
import { t } from '../words';

const SHOWN = 4;

export function Latest({ told }: { readonly told: DetectivesView }) {
  const tonight = told.heard.filter(({ night }) => night === told.table.night);
  if (tonight.length === 0) return null;
  return (
    // The list itself is what is read out.
    <p class="latest" aria-hidden="true">
      {tonight
        .slice(-SHOWN)
        .reverse()
        .map(({ number, circle, asked, yes, undone }) => (
          <span key={number} class="latest-one">
            <b>{circle}</b>{' '}
            {asked === 'clue'
              ? t(yes ? 'police.heardClueYes' : 'police.heardClueNo')
              : t(yes ? 'police.heardArrestYes' : 'police.heardArrestNo')}
            {undone && ` ${t('police.wentBack')}`}
          </span>
        ))}
    </p>
  );
}
