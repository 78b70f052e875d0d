/**
 * What the connection asks of whoever holds Jack's phone: an answer to let go, an agreement, another try to connect, and
 * that the phone be kept awake. Nothing of it is private. What comes of itself moves nothing that a thumb may be aiming at.
 */
import '../../i18n/with-link';
import './link.css';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Host, Proposal } from '../../app/host-types';
import type { Session } from '../../app/session';
import type { Stage } from '../../app/stage';
import { toldGame } from '../../rules/index';
import { announce } from '../announce';
import { buzz, canStayAwake, device } from '../settings/device';
import { t } from '../words';
import { inOneLine, proposedInWords, type ToldSoFar } from './proposed';

export interface SlipsProps {
  readonly host: Host;
  readonly stage: Stage;
  /** What was told so far: a proposal names things of it. */
  readonly session: Pick<Session, 'game' | 'told'>;
}

/** Read once is enough for this page. */
const awakeRead = signal(false);

export function Slips({ host, stage, session }: SlipsProps) {
  if (host.devices.value.length === 0) return null;
  const police = stage === 'police';
  const proposal = host.proposal.value;
  return (
    <>
      {proposal !== null && <Agreement proposal={proposal} session={session} onAnswer={host.answer} />}
      {(police || stage === 'between') && host.carrier.value === 'unreachable' && (
        <div class="slip link-slip">
          <p>{t('link.unreachableShort')}</p>
          <button type="button" class="button" onClick={host.renew}>
            {t('link.retry')}
          </button>
        </div>
      )}
      {police && <Awake />}
      {/* Also a question that came before the setting was turned off has its tap. */}
      {(police || host.holding.value > 0) &&
        (device.settings.chosen.value.tapToSend === 'on' || host.holding.value > 0) && <Holding host={host} />}
    </>
  );
}

/** Always there, so that nothing moves when a question comes; it looks the same whatever the answer will be. */
function Holding({ host }: { readonly host: Host }) {
  const count = host.holding.value;
  const felt = useRef(0);
  useEffect(() => {
    if (count > felt.current) {
      buzz();
      announce(t('link.holding'));
    }
    felt.current = count;
  }, [count]);
  return (
    <button
      type="button"
      class={`button link-holding${count > 0 ? ' button-main' : ''}`}
      aria-disabled={count === 0}
      onClick={() => count > 0 && host.release()}
    >
      {t(count > 0 ? 'link.holding' : 'link.holdingNone')}
    </button>
  );
}

function Awake() {
  const wanted = device.settings.chosen.value.keepAwake === 'on';
  if (awakeRead.value || (wanted && canStayAwake())) return null;
  return (
    <div class="slip link-slip">
      <p>{t(canStayAwake() ? 'link.awakeOff' : 'link.awake')}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          awakeRead.value = true;
        }}
      >
        {t('link.understood')}
      </button>
    </div>
  );
}

interface AgreementProps {
  readonly proposal: Proposal;
  readonly session: SlipsProps['session'];
  readonly onAnswer: (agreed: boolean) => void;
}

function Agreement({ proposal, session, onAnswer }: AgreementProps) {
  const title = t('link.proposal', { device: proposal.device });
  const proposed = proposedInWords(proposal.command, toldSoFar(session));
  const { what, items, note } = proposed;
  useEffect(() => {
    buzz();
    announce(`${title}: ${inOneLine(proposed)}`);
  }, [proposal]);
  return (
    <section class="link-proposal" aria-label={title}>
      <p class="link-proposal-who">{title}</p>
      <p>{what}</p>
      {items.length > 0 && (
        <ul class="link-proposal-items">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note !== null && <p class="label">{note}</p>}
      <div class="link-two">
        <button type="button" class="button" onClick={() => onAnswer(false)}>
          {t('link.decline')}
        </button>
        <button type="button" class="button button-main" onClick={() => onAnswer(true)}>
          {t('link.agree')}
        </button>
      </div>
    </section>
  );
}

/** The turn as it was told, with this phone's own numbers. */
function toldSoFar({ game, told }: SlipsProps['session']): ToldSoFar {
  const events = toldGame(game.value).turn?.events.filter((one) => one.public !== null) ?? [];
  return { table: told.value.table, events };
}
