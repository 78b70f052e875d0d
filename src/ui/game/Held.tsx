/**
 * Recorded, not handed over. Change, hand over, or hand over and declare: for every move both stand at the same place, so
 * that neither a pause nor a button says that Jack is home.
 */
import '../../i18n/with-stages';
import './stages.css';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { type Command, endOf, type Game, mustDeclare } from '../../rules/index';
import { announce } from '../announce';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { useDispatching } from './dispatching';
import { JacksRow } from './Tonight';

interface HeldProps {
  readonly session: Session;
  readonly onHandedOver: () => void;
}

export function Held({ session, onHandedOver }: HeldProps) {
  const game = session.game.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [asking, setAsking] = useState(false);
  const what = heldIn(game);
  const moved = what === 'walk' || what === 'coach' || what === 'alley';
  const first = game.held?.events[0]?.number;

  const handOver = async (...before: readonly Command[]): Promise<void> => {
    setAsking(false);
    const outcome = await give(...before, { type: 'handedOver' });
    if (!outcome?.ok) return;
    announce(t('held.done'));
    onHandedOver();
  };
  return (
    <>
      <JacksRow game={game} told={session.told.value} />
      <div class="prose">
        <p class="held-what">{t(`held.${what}`)}</p>
        <p class="held-more">{t(what === 'hideout' ? 'held.whatHideout' : 'held.what')}</p>
        {moved && mustDeclare(game) && <p class="note">{t('held.lastHome')}</p>}
        {moved && endOf(game) !== null && <p class="note">{t('held.lastAway')}</p>}
        {refused !== null && <Refusal breach={refused.breach} />}
      </div>
      <div class="stack foot foot-held">
        <button
          type="button"
          class="button"
          onClick={() => {
            forget();
            if (first !== undefined) void give({ type: 'takenBack', entry: first });
          }}
        >
          {t('held.change')}
        </button>
        <button
          type="button"
          class="button button-main button-tall"
          aria-busy={busy}
          onClick={() => (mustDeclare(game) ? setAsking(true) : void handOver())}
        >
          {t('held.handOver')}
        </button>
        {moved && (
          <button
            type="button"
            class="button button-tall"
            aria-busy={busy}
            onClick={() => void handOver({ type: 'escapeDeclared' })}
          >
            {t('held.declare')}
          </button>
        )}
      </div>
      {asking && (
        <Confirm
          title={t('held.loseTitle')}
          what={t('held.loseWhat')}
          yes={t('held.loseYes')}
          grave
          onYes={() => void handOver()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

function heldIn({ held }: Game): 'hideout' | 'crime' | 'crimes' | 'walk' | 'coach' | 'alley' | 'other' {
  const event = held?.events[0]?.event;
  switch (event?.type) {
    case 'hideoutChosen':
      return 'hideout';
    case 'killed':
      return event.circles.length > 1 ? 'crimes' : 'crime';
    case 'jackMoved':
      return event.by;
    default:
      return 'other';
  }
}
