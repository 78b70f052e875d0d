/** What the detectives have before them while it is not their turn. */
import type { DetectivesView } from '../../log/index';
import { isNight } from '../../rules/index';
import { NightSummary } from '../end/NightSummary';
import { HeardTonight } from '../game/HeardTonight';
import { TonightTrack } from '../game/Tonight';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { t } from '../words';

interface WaitingProps {
  readonly told: DetectivesView;
}

/** Between two nights: what is over, and what is now to be done on the board. */
export function BetweenNights({ told }: WaitingProps) {
  const { night } = told.table;
  const next = night + 1;
  return (
    <>
      <p class="prose">{t(night === 0 ? 'between.firstWhat' : 'night.over')}</p>
      <NightSummary told={told} />
      {isNight(next) && <p class="note">{t('guest.betweenWhat', { night: next })}</p>}
    </>
  );
}

export function JacksTurn({ told }: WaitingProps) {
  return (
    <div class="guest-jack">
      <p class="guest-now">{t('guest.jackWhat')}</p>
      <TonightTrack told={told} />
      <MapPart
        offered={null}
        chosen={null}
        onChoose={() => undefined}
        marks={publicMarks(told.table)}
        height="var(--guest-map)"
      />
      <HeardTonight told={told} />
    </div>
  );
}
