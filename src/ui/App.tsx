/**
 * Which screen is on. Screens are plain state: nothing of a game stands in the address or the history. A game that was on
 * the screen comes back after a reload.
 */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Shelf } from '../app/index';
import type { Install } from '../app/install';
import { Announcer, hush } from './announce';
import { GameDoor, type Wanted } from './GameDoor';
import type { GuestDoorProps, JoinDoorProps } from './guest/doors';
import type { HomeProps, Update } from './home/Home';
import type { NewGameProps } from './home/NewGame';
import { startWanted } from './install/start';
import type { KeepDoorProps } from './keep/KeepDoor';
import { later } from './move/later';
import { hintResuming } from './resuming';
import { openRule } from './rules/open';
import { device } from './settings/device';
import { t } from './words';

/** Each is loaded when it is wanted; a game that is opened again goes without them. */
const NewGame = later<NewGameProps>(() => import('./home/newgame/loaded').then((loaded) => loaded.NewGame));
const Home = later<HomeProps>(() => import('./home/loaded').then((loaded) => loaded.Home));
const KeepDoor = later<KeepDoorProps>(() => import('./keep/KeepDoor').then((loaded) => loaded.KeepDoor));
const JoinDoor = later<JoinDoorProps>(() => import('./guest/doors').then((loaded) => loaded.JoinDoor));
const GuestDoor = later<GuestDoorProps>(() => import('./guest/doors').then((loaded) => loaded.GuestDoor));
const About = later<{ readonly onBack: () => void }>(() => import('./home/About').then((loaded) => loaded.About));

type Place =
  | { readonly at: 'opening' | 'home' | 'about' | 'new' | 'past' | 'arrive' }
  | { readonly at: 'game'; readonly wanted: Wanted }
  | { readonly at: 'join'; readonly fragment: string }
  | { readonly at: 'guest'; readonly id: string };

/** The joined game on the screen, by the name of its setting. */
const GUEST = 'guest';

export interface AppProps {
  readonly shelf: Shelf;
  readonly install: Install;
  readonly update: Update;
}

export function App({ shelf, install, update }: AppProps) {
  const [place, setPlace] = useState<Place>({ at: 'opening' });
  const start = async (): Promise<void> => {
    const { hash } = location;
    const joins = hash.startsWith('#join=');
    // What a link carries stays in no address and no history.
    if (joins) history.replaceState(null, '', location.pathname);
    const last = await shelf.start();
    await device.open(shelf.store.value);
    const wanted = startWanted(location.search);
    if (joins) return setPlace({ at: 'join', fragment: hash });
    const joined = last === null ? await shelf.store.value?.setting(GUEST) : undefined;
    const first = (): Place => {
      if (joined?.ok && joined.value !== null) return { at: 'guest', id: joined.value };
      if (last !== null) return { at: 'game', wanted: { open: last } };
      return { at: wanted === 'new' ? 'new' : 'home' };
    };
    // A link may have been opened meanwhile.
    setPlace((now) => (now.at === 'join' ? now : first()));
    if (wanted === 'rules') openRule('');
  };
  // Not after the first picture: the store opens while it is painted and the game's parts are read.
  useLayoutEffect(() => void start(), []);
  useEffect(() => {
    // A link opened in a page that runs already.
    const went = (): void => {
      const { hash } = location;
      if (!hash.startsWith('#join=')) return;
      history.replaceState(history.state, '', location.pathname);
      setPlace((now) => (now.at === 'game' || now.at === 'guest' ? now : { at: 'join', fragment: hash }));
    };
    addEventListener('hashchange', went);
    return () => removeEventListener('hashchange', went);
  }, []);
  useEffect(() => {
    hush();
    if (place.at !== 'opening') hintResuming(place.at === 'game');
  }, [place.at]);
  const toHome = (): void => setPlace({ at: 'home' });
  const toGuest = (id: string | null): void => {
    void shelf.store.value?.saveSetting(GUEST, id);
    setPlace(id === null ? { at: 'home' } : { at: 'guest', id });
  };
  const screen = () => {
    switch (place.at) {
      case 'opening':
        return (
          <main class="screen" aria-busy="true">
            <p class="aside">{t('app.opening')}</p>
          </main>
        );
      case 'home':
        return (
          <Home
            shelf={shelf}
            install={install}
            update={update}
            onOpen={(id) => setPlace({ at: 'game', wanted: { open: id } })}
            onNew={() => setPlace({ at: 'new' })}
            onPast={() => setPlace({ at: 'past' })}
            onArrive={() => setPlace({ at: 'arrive' })}
            onAbout={() => setPlace({ at: 'about' })}
            onJoin={() => setPlace({ at: 'join', fragment: '' })}
            onGuest={toGuest}
            onRetry={() => void start()}
          />
        );
      case 'past':
      case 'arrive':
        return (
          <KeepDoor
            shelf={shelf}
            which={place.at}
            onOpen={(id) => setPlace({ at: 'game', wanted: { open: id } })}
            onBack={() => void shelf.refresh().then(toHome)}
          />
        );
      case 'about':
        return <About onBack={toHome} />;
      case 'join':
        return <JoinDoor fragment={place.fragment} onJoined={toGuest} onBack={toHome} />;
      case 'guest':
        return (
          <GuestDoor id={place.id} onHome={() => toGuest(null)} onJoin={() => setPlace({ at: 'join', fragment: '' })} />
        );
      case 'new':
        return (
          <NewGame
            onBack={toHome}
            onBegin={(options, paper) => setPlace({ at: 'game', wanted: { start: options, paper } })}
          />
        );
      case 'game':
        return <GameDoor shelf={shelf} wanted={place.wanted} onHome={() => void shelf.putBack().then(toHome)} />;
    }
  };
  return (
    <>
      {screen()}
      <Announcer />
    </>
  );
}
