/**
 * What the connection asks of whoever holds Jack's phone: an answer to let go, an agreement, another try to connect, and
 * that the phone be kept awake. Nothing of it is private. What comes of itself moves nothing that a thumb may be aiming at.
 */
import '../../i18n/with-link';
import './link.css';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Host, Proposal } from '../../app/host-types';
import type { Stage } from '../../app/stage';
import { announce } from '../announce';
import { buzz, canStayAwake, device } from '../settings/device';
import { t } from '../words';

export interface SlipsProps {
  readonly host: Host;
  readonly stage: Stage;
}

/** Read once is enough for this page. */
const awakeRead = signal(false);

export function Slips({ host, stage }: SlipsProps) {
  if (host.devices.value.length === 0) return null;
  const police = stage === 'police';
  const proposal = host.proposal.value;
  return (
    <>
      {proposal !== null && <Agreement proposal={proposal} onAnswer={host.answer} />}
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
  readonly onAnswer: (agreed: boolean) => void;
}

function Agreement({ proposal, onAnswer }: AgreementProps) {
  const title = t('link.proposal', { device: proposal.device });
  useEffect(() => {
    buzz();
    announce(title);
  }, [proposal]);
  return (
    <section class="link-proposal" aria-label={title}>
      <p class="link-proposal-who">{title}</p>
      <p>{proposedInWords(proposal)}</p>
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

function proposedInWords({ command }: Proposal): string {
  switch (command.type) {
    case 'policemenStated':
    case 'rewound':
    case 'takenBack':
    case 'conceded':
    case 'resumed':
      return t(`link.proposed.${command.type}`);
    case 'refereeSet':
      return t('link.proposed.refereeSet', { level: t(`link.level.${command.level}`) });
    default:
      return t('link.proposed.ruled', { what: t(`event.${command.type}`) });
  }
}
