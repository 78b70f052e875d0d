/** The start page: go on, begin anew, or read what this is. The only place where a new version is offered. */
import type { GameHeader, Shelf } from '../../app/index';
import { Heading } from '../parts/Heading';
import { t, when } from '../words';

export interface Update {
  readonly ready: boolean;
  readonly take: () => void;
}

interface HomeProps {
  readonly shelf: Shelf;
  readonly update: Update;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onAbout: () => void;
  readonly onRetry: () => void;
}

export function Home({ shelf, update, onOpen, onNew, onAbout, onRetry }: HomeProps) {
  const games = shelf.games.value;
  const without = shelf.withoutDevice.value;
  const current = games.find(({ progress }) => !progress.over);
  const others = games.filter((game) => game !== current);
  return (
    <main class="screen home">
      <header class="home-head">
        <img class="home-mark" src="/icon.svg" alt="" />
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
      <div class="stack">
        {current !== undefined && (
          <button type="button" class="button button-main home-continue" onClick={() => onOpen(current.id)}>
            <span class="home-continue-word">{t('home.continue')}</span>
            <span>{nightOf(current)}</span>
          </button>
        )}
        {games.length === 0 && <p class="prose home-empty">{t('home.empty')}</p>}
        <button type="button" class={current ? 'button button-tall' : 'button button-main button-tall'} onClick={onNew}>
          {t('home.new')}
        </button>
        <button type="button" class="button button-quiet" onClick={onAbout}>
          {t('home.about')}
        </button>
      </div>
      {others.length > 0 && (
        <section class="shelf">
          <h2 class="label">{t('home.others')}</h2>
          <ul class="shelf-list">
            {others.map((game) => (
              <li key={game.id}>
                <button type="button" class="button shelf-game" onClick={() => onOpen(game.id)}>
                  <span>{nightOf(game)}</span>
                  <span class="shelf-when">{t('home.begun', { when: when(game.createdAt) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function nightOf({ progress: { night, over } }: GameHeader): string {
  if (over) return t('home.over');
  return night === 0 ? t('home.nightNone') : t('home.night', { night });
}
