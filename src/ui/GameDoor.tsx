/** From the shelf to a game: loads what a game needs, starts or opens it, and says so when that fails. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shelf, StoreFailure } from '../app/index';
import type { Session } from '../app/session';
import type { GivenOptions } from '../rules/options';
import type { GameProps } from './game/Game';
import { type Hosted, hostedGame } from './hosted';
import { canOpenAnew, OpenAnew } from './parts/Missing';
import { troubleInWords } from './trouble';
import { t } from './words';

export type Wanted = { readonly open: string } | { readonly start: GivenOptions; readonly paper: boolean };

type Loaded = typeof import('./game/loaded');
type State =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly failure: StoreFailure }
  /** `tries`: the one that opened it. */
  | {
      readonly is: 'open';
      readonly session: Session;
      readonly hosting: Hosted;
      readonly loaded: Loaded;
      readonly tries: number;
    };

interface DoorProps {
  readonly shelf: Shelf;
  readonly wanted: Wanted;
  readonly onHome: () => void;
}

export function GameDoor({ shelf, wanted, onHome }: DoorProps) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  /** Also after it could not be opened again. */
  const begun = useRef<string | null>(null);

  useEffect(() => {
    let left = false;
    const show = (next: State): void => {
      if (!left) setState(next);
    };
    // Once begun, a game is opened again, not begun again; and not before all that was given is stored.
    const before = state.is === 'open' ? state.session : null;
    if (before !== null) begun.current = before.header.id;
    const again = begun.current === null ? wanted : { open: begun.current };
    const entering =
      before === null ? enter(shelf, again, tries) : before.close().then(() => enter(shelf, again, tries));
    void entering.then(show, () => show({ is: 'missing' }));
    return () => {
      left = true;
    };
  }, [tries]);

  const hosted = state.is === 'open' ? state.hosting : null;
  useEffect(() => {
    hosted?.resume();
    return () => hosted?.end();
  }, [hosted]);

  if (state.is === 'open') {
    const { session, hosting, loaded } = state;
    const props: GameProps = {
      session,
      hosting,
      onHome,
      paper: 'paper' in wanted && wanted.paper,
      onReopen: () => setTries(tries + 1),
      readTexts: async () => (shelf.store.value ? loaded.textsOf(shelf.store.value, session.header.id) : null),
    };
    // A screen belongs to the session it was drawn from: until the new one is there, the old one stays.
    return <loaded.Game key={state.tries} {...props} />;
  }
  if (state.is === 'loading') return <main class="screen" aria-busy="true" />;
  return (
    <main class="screen">
      <h1 class="title">{t('app.name')}</h1>
      <p class="trouble" role="alert">
        {state.is === 'missing' ? t('app.partMissing') : troubleInWords(state.failure)}
      </p>
      <div class="stack">
        <button type="button" class="button button-main" onClick={() => setTries(tries + 1)}>
          {t('app.retry')}
        </button>
        {state.is === 'missing' && canOpenAnew() && <OpenAnew />}
        <button type="button" class="button" onClick={onHome}>
          {t('app.home')}
        </button>
      </div>
    </main>
  );
}

async function enter({ store, around }: Shelf, wanted: Wanted, tries: number): Promise<State> {
  const loaded = await import('./game/loaded');
  if (store.value === null) return { is: 'missing' };
  const entered =
    'open' in wanted
      ? await loaded.openGame(store.value, around, wanted.open)
      : await loaded.startGame(store.value, around, wanted.start);
  // Drawn once and whole.
  if (entered.ok) await loaded.fetchFirst(entered.value);
  return entered.ok
    ? { is: 'open', session: entered.value, hosting: hostedGame(entered.value), loaded, tries }
    : { is: 'failed', failure: entered.error };
}
