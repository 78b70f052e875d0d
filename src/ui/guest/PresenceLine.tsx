/** How it stands with Jack's phone, always at the same place: a sign, and words that say what to do. */
import '../../i18n/with-guest';
import './guest.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GuestSession } from '../../app/guest-types';
import { announce } from '../announce';
import { t } from '../words';
import { presenceInWords, waitingInWords } from './presence';
import type { DeskInHand } from './useDesk';

interface PresenceLineProps {
  readonly session: Pick<GuestSession, 'presence' | 'renew'>;
  readonly onItsWay?: DeskInHand['onItsWay'];
  /** What stands at the end of the line. */
  readonly children?: ComponentChildren;
}

export function PresenceLine({ session, onItsWay = null, children }: PresenceLineProps) {
  const presence = session.presence.value;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && presence.is !== 'connecting') announce(presenceInWords(presence));
    first.current = false;
  }, [presence.is]);
  const said =
    onItsWay === null ? presenceInWords(presence) : waitingInWords(presence, onItsWay.command, onItsWay.late);
  return (
    <div class={`presence presence-${presence.is}`}>
      <span class="presence-sign" aria-hidden="true" />
      <p class={onItsWay === null ? 'presence-words' : 'presence-words presence-way'}>{said}</p>
      {presence.is === 'unreachable' && (
        <button type="button" class="button presence-renew" onClick={session.renew}>
          {t('presence.renew')}
        </button>
      )}
      {children}
    </div>
  );
}
