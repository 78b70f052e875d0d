/** The start page: go on, begin anew, or read what this is. The only place where a new version is offered. */
import { useEffect, useState } from 'preact/hooks';
import type { GameHeader, Shelf } from '../../app/index';
import type { Install } from '../../app/install';
import { hush } from '../announce';
import type { JoinedListProps } from '../guest/doors';
import type { GuideProps } from '../guide/Guide';
import { GUIDE, isOn } from '../guide/on';
import { BeforeFirst } from '../install/BeforeFirst';
import { ThisPhone } from '../install/ThisPhone';
import { later } from '../move/later';
import { Heading } from '../parts/Heading';
import { hintResuming } from '../resuming';
import { openRule } from '../rules/open';
import { SettingsDoor } from '../settings/Door';
import { device } from '../settings/device';
import { t } from '../words';
import { nightOf } from './night';

/** Not before the page stands: a phone that never joined a game has nothing to show. */
const JoinedList = later<JoinedListProps>(() => import('../guest/doors').then((loaded) => loaded.JoinedList));

const Guide = later<GuideProps>(() => import('../guide/Guide').then((loaded) => loaded.Guide));

export interface Update {
  readonly ready: boolean;
  readonly take: () => void;
}

export interface HomeProps {
  readonly shelf: Shelf;
  readonly install: Install;
  readonly update: Update;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onPast: () => void;
  readonly onArrive: () => void;
  readonly onAbout: () => void;
  /** As detectives, with a code. */
  readonly onJoin: () => void;
  /** A game that was joined. */
  readonly onGuest: (id: string) => void;
  readonly onRetry: () => void;
}

export function Home(props: HomeProps) {
  const { shelf, install, update, onOpen, onNew, onPast, onArrive, onAbout, onJoin, onGuest, onRetry } = props;
  const [settings, setSettings] = useState(false);
  const [guided, setGuided] = useGuided();
  const games = shelf.games.value;
  const without = shelf.withoutDevice.value;
  const current = games.find(({ progress, moved }) => !progress.over && moved === undefined);
  const leaveGuide = (to?: () => void) => (): void => {
    hush();
    hintResuming(false);
    setGuided(false);
    to?.();
  };
  if (guided) return <Guide onHome={leaveGuide()} onNew={leaveGuide(onNew)} onJoin={leaveGuide(onJoin)} />;
  return (
    <main class="screen home">
      <header class="home-head">
        <img class="home-mark" src="/icon.svg" alt="" width="88" height="88" />
        <Heading large>{t('app.name')}</Heading>
        <p class="home-line">{t('home.line')}</p>
      </header>
      {without !== null && (
        <div class="trouble">
          <p>{t(`storage.${without.why}`)}</p>
          {without.why === 'blocked' && (
            <button type="button" class="button" onClick={onRetry}>
              {t('app.retry')}
            </button>
          )}
        </div>
      )}
      {update.ready && (
        <div class="slip">
          <p>{t('home.update')}</p>
          <button type="button" class="button" onClick={update.take}>
            {t('home.updateTake')}
          </button>
        </div>
      )}
      {games.length === 0 && <BeforeFirst install={install} />}
      <div class="stack">
        {current !== undefined && (
          <button type="button" class="button button-main home-continue" onClick={() => onOpen(current.id)}>
            <span class="home-continue-word">{t('home.continue')}</span>
            <span>{nightOf(current)}</span>
          </button>
        )}
        <JoinedList onOpen={onGuest} />
        {games.length === 0 && <p class="prose home-empty">{t('home.empty')}</p>}
        <button type="button" class={current ? 'button button-tall' : 'button button-main button-tall'} onClick={onNew}>
          {t('home.new')}
        </button>
        <button type="button" class="button button-tall" onClick={onJoin}>
          {t('home.join')}
        </button>
        <button type="button" class="button button-tall" onClick={() => setGuided(true)}>
          {t('home.guide')}
        </button>
        <button type="button" class="button button-tall" onClick={() => openRule('')}>
          {t('rules.open')}
        </button>
        <button type="button" class="button button-tall" onClick={() => setSettings(true)}>
          {t('home.settings')}
        </button>
        <button type="button" class="button button-tall" onClick={onPast}>
          {t('home.past')}
        </button>
        <button type="button" class="button button-quiet" onClick={onArrive}>
          {t('home.arrive')}
        </button>
        <button type="button" class="button button-quiet" onClick={onAbout}>
          {t('home.about')}
        </button>
      </div>
      {games.length > 0 && <ThisPhone install={install} shelf={shelf} />}
      {settings && <SettingsDoor guarded={games.some(hidesSomething)} onClose={() => setSettings(false)} />}
    </main>
  );
}

/** Whether the guided night is on the screen. After a reload it is, where it was. */
function useGuided() {
  const state = useState(false);
  const [, set] = state;
  useEffect(() => {
    void device
      .store()
      ?.setting(GUIDE)
      .then((found) => set((now) => now || (found.ok && isOn(found.value))));
  }, []);
  return state;
}

/** Under way, and more is recorded than that it began. */
function hidesSomething({ progress: { over, count } }: GameHeader): boolean {
  return !over && count > 1;
}
