/**
 * Which screen is on. Screens are plain state: nothing of a game stands in the address or the history. A game that was on
 * the screen comes back after a reload.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Shelf } from '../app/index';
import { Announcer } from './announce';
import { GameDoor, type Wanted } from './GameDoor';
import { About } from './home/About';
import { Home, type Update } from './home/Home';
import { NewGame } from './home/NewGame';
import { t } from './words';

type Place = { readonly at: 'opening' | 'home' | 'about' | 'new' } | { readonly at: 'game'; readonly wanted: Wanted };

export interface AppProps {
  readonly shelf: Shelf;
  readonly update: Update;
}

export function App({ shelf, update }: AppProps) {
  const [place, setPlace] = useState<Place>({ at: 'opening' });
  const start = async (): Promise<void> => {
    const last = await shelf.start();
    setPlace(last === null ? { at: 'home' } : { at: 'game', wanted: { open: last } });
  };
  useEffect(() => void start(), []);
  const toHome = (): void => setPlace({ at: 'home' });
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
            update={update}
            onOpen={(id) => setPlace({ at: 'game', wanted: { open: id } })}
            onNew={() => setPlace({ at: 'new' })}
            onAbout={() => setPlace({ at: 'about' })}
            onRetry={() => void start()}
          />
        );
      case 'about':
        return <About onBack={toHome} />;
      case 'new':
        return <NewGame onBack={toHome} onBegin={(options) => setPlace({ at: 'game', wanted: { start: options } })} />;
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
