/** How it stands with Jack's phone, always at the same place: a sign, and words that say what to do. */
import '../../i18n/with-guest';
import './guest.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GuestSession } from '../../app/guest-types';
import type { Command } from '../../rules/index';
import { announce } from '../announce';
import { proposedInWords } from '../link/proposed';
import { t } from '../words';
import { isProposal, presenceInWords, waitingInWords } from './presence';
import { toldSoFar } from './sayings';
import type { DeskInHand } from './useDesk';

interface PresenceLineProps {
  readonly session: Pick<GuestSession, 'presence' | 'renew' | 'told' | 'entries'>;
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
      {onItsWay !== null && isProposal(onItsWay.command) && <Waiting command={onItsWay.command} session={session} />}
    </div>
  );
}

/** What exactly waits for Jack's tap. */
function Waiting({ command, session }: Pick<PresenceLineProps, 'session'> & { readonly command: Command }) {
  const { what, items, note } = proposedInWords(command, toldSoFar(session));
  return (
    <div class="presence-proposed">
      <p>{what}</p>
      {items.length > 0 && (
        <ul class="presence-items">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {note !== null && <p class="label">{note}</p>}
    </div>
  );
}
