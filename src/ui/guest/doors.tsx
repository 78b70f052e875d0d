/** The ways into the detectives' side: joining a game, and opening one that was joined. */
import '../../i18n/with-guest';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GuestSession, JoinedHeader } from '../../app/guest-types';
import { forgetJoined, joinedGames, joinGame, openGuest, readFragment } from '../../app/guests';
import { later } from '../move/later';
import { device } from '../settings/device';
import { t } from '../words';
import type { ForkGuestProps } from './ForkGuest';
import type { GuestGameProps } from './GuestGame';
import type { JoinProps } from './Join';

/** The start page lists joined games with this module: the screens come when one of them is opened. */
const Join = later<JoinProps>(() => import('./Join').then((loaded) => loaded.Join));
const ForkGuest = later<ForkGuestProps>(() => import('./ForkGuest').then((loaded) => loaded.ForkGuest));
const GuestGame = later<GuestGameProps>(() => import('./GuestGame').then((loaded) => loaded.GuestGame));

export interface JoinDoorProps {
  /** What stood behind the `#` of the address; empty where the code is typed. */
  readonly fragment: string;
  readonly onJoined: (id: string) => void;
  readonly onBack: () => void;
}

export function JoinDoor({ fragment, onJoined, onBack }: JoinDoorProps) {
  const link = useMemo(() => (fragment === '' ? null : readFragment(fragment)), [fragment]);
  return (
    <Join
      code={link?.code ?? null}
      fromLink={link !== null}
      join={(code, name, seat) => joinGame({ code, name, seat, secret: code === link?.code ? link.secret : null })}
      onJoined={onJoined}
      onBack={onBack}
    />
  );
}

export interface GuestDoorProps {
  readonly id: string;
  readonly onHome: () => void;
  /** To another code. */
  readonly onJoin: () => void;
}

export function GuestDoor({ id, onHome, onJoin }: GuestDoorProps) {
  const [session, setSession] = useState<GuestSession | null>(null);
  const [tries, setTries] = useState(0);
  const chosen = session?.chosen.value ?? false;
  useEffect(() => {
    if (chosen) setTries(tries + 1);
  }, [chosen]);
  useEffect(() => {
    let left = false;
    let opened: GuestSession | null = null;
    void openGuest(id).then((found) => {
      if (left) found?.end();
      else if (found === null) onHome();
      else {
        opened = found;
        setSession(found);
      }
    });
    return () => {
      left = true;
      opened?.end();
    };
  }, [id, tries]);
  if (session === null) return <main class="screen" aria-busy="true" />;
  const presence = session.presence.value;
  if (presence.is === 'forked') return <ForkGuest session={session} forked={presence} onHome={onHome} />;
  return (
    <GuestGame
      key={tries}
      session={session}
      onHome={onHome}
      onJoin={onJoin}
      onForget={() => {
        void device.store()?.saveSetting(`agreed:${id}`, null);
        void forgetJoined(id).then(onHome);
      }}
    />
  );
}

export interface JoinedListProps {
  readonly onOpen: (id: string) => void;
}

/** The games joined last, on the start page: also after their end, since the reveal may come later. */
export function JoinedList({ onOpen }: JoinedListProps) {
  const [games, setGames] = useState<readonly JoinedHeader[]>([]);
  useEffect(() => {
    void joinedGames().then(setGames);
  }, []);
  return (
    <>
      {games.slice(0, 2).map(({ id, night, name }) => (
        <button key={id} type="button" class="button button-main home-continue" onClick={() => onOpen(id)}>
          <span class="home-continue-word">{t('joined.continue')}</span>
          <span>{t(night === 0 ? 'joined.before' : 'joined.night', { night, name })}</span>
        </button>
      ))}
    </>
  );
}
