/** Two records that differ, on the detectives' device: what both hold there, and the choice both sides make together. */
import '../../i18n/with-fork';
import '../../i18n/with-game';
import '../../i18n/with-guest';
import '../../i18n/with-hunt';
import '../../i18n/with-map';
import '../../i18n/with-stages';
import '../game/game.css';
import './guest.css';
import { useState } from 'preact/hooks';
import type { GuestSession, Presence } from '../../app/guest-types';
import { encodePublic } from '../../log/public-entry';
import { Differing } from '../link/Differing';
import { troubleInWords } from '../trouble';
import { t } from '../words';
import { Log } from './Log';

export interface ForkGuestProps {
  readonly session: GuestSession;
  readonly forked: Extract<Presence, { is: 'forked' }>;
  readonly onHome: () => void;
}

export function ForkGuest({ session, forked, onHome }: ForkGuestProps) {
  const [log, setLog] = useState(false);
  const own = session.entries.value[forked.number];
  if (log) {
    return (
      <main class="screen game guest">
        <Log entries={session.entries.value} onBack={() => setLog(false)} />
      </main>
    );
  }
  return (
    <Differing
      number={forked.number}
      device={session.header.value.name}
      jacks={forked.theirs}
      devices={own && encodePublic(own)}
      choice={session.choice.value}
      onChoose={session.choose}
    >
      {session.trouble.value !== null && (
        <p class="trouble" role="alert">
          {troubleInWords(session.trouble.value)}
        </p>
      )}
      <button type="button" class="button" onClick={() => setLog(true)}>
        {t('guestMenu.log')}
      </button>
      <button type="button" class="button button-quiet" onClick={onHome}>
        {t('app.home')}
      </button>
    </Differing>
  );
}
