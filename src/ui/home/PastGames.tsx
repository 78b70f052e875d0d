/** All games on this device: opened, deleted (asked once, final), or brought in as a record; and how they are kept. */
import { useState } from 'preact/hooks';
import { importRecord } from '../../app/import';
import type { GameHeader, Shelf } from '../../app/index';
import type { Result } from '../../rules/index';
import { announce } from '../announce';
import { howItEnded, whoWon } from '../game/ended';
import { FilePick } from '../keep/FilePick';
import { useKeeping } from '../keep/Keeping';
import type { NotTaken } from '../keep/sentences';
import { Confirm } from '../parts/Dialog';
import { Heading } from '../parts/Heading';
import { troubleInWords } from '../trouble';
import { t, when } from '../words';
import { nightOf } from './night';

interface PastGamesProps {
  readonly shelf: Shelf;
  readonly onOpen: (id: string) => void;
}

export function PastGames({ shelf, onOpen }: PastGamesProps) {
  const games = shelf.games.value;
  const store = shelf.store.value;
  const keeping = useKeeping(store);
  const [asking, setAsking] = useState<GameHeader | 'all' | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const remove = async (ids: readonly string[]): Promise<void> => {
    setAsking(null);
    const done = await shelf.remove(ids);
    // And what belongs to other devices: their keys, the log as it was told.
    if (done.ok) void import('../../app/guests').then(({ forgetTables }) => forgetTables(store, ids));
    setTrouble(done.ok ? null : troubleInWords(done.error));
    if (done.ok) announce(t('past.deleted'));
  };
  const take = async (text: string): Promise<Result<string, NotTaken>> => {
    if (store === null) return { ok: false, error: { why: 'notOpened' } };
    const taken = await importRecord(store, shelf.around, text);
    const here = !taken.ok && taken.error.why === 'openedHere';
    return here ? { ok: false, error: { why: 'recordHere' } } : taken;
  };
  return (
    <>
      <Heading>{t('past.title')}</Heading>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {games.length === 0 ? (
        <p class="prose">{t('past.none')}</p>
      ) : (
        <ul class="shelf-list">
          {games.map((game) => (
            <Past key={game.id} game={game} onOpen={() => onOpen(game.id)} onDelete={() => setAsking(game)} />
          ))}
        </ul>
      )}
      <section class="past-part">
        <h2 class="card-title">{t('past.import')}</h2>
        <p>{t('past.importWhat')}</p>
        <FilePick label={t('past.importPick')} take={take} onTaken={onOpen} />
      </section>
      {keeping !== null && (
        <section class="past-part">
          <h2 class="card-title">{t('past.storage')}</h2>
          <p>{keeping}</p>
        </section>
      )}
      {games.length > 0 && (
        <section class="past-part">
          <button type="button" class="button" onClick={() => setAsking('all')}>
            {t('past.deleteAll')}
          </button>
        </section>
      )}
      {asking === 'all' && (
        <Confirm
          title={t('past.deleteAllTitle')}
          what={t('past.deleteAllWhat', { count: games.length })}
          yes={t('past.deleteAllYes')}
          grave
          onYes={() => void remove(games.map(({ id }) => id))}
          onNo={() => setAsking(null)}
        />
      )}
      {asking !== null && asking !== 'all' && (
        <Confirm
          title={t('past.deleteTitle')}
          what={t('past.deleteWhat', { game: nightOf(asking), when: when(asking.createdAt) })}
          yes={t('past.deleteYes')}
          grave
          onYes={() => void remove([asking.id])}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface PastProps {
  readonly game: GameHeader;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function Past({ game, onOpen, onDelete }: PastProps) {
  const begun = when(game.createdAt);
  const { ended, over, night } = game.progress;
  return (
    <li class="past-game">
      <button type="button" class="button shelf-game" onClick={onOpen}>
        <span class="past-game-words">
          <span>{ended === undefined ? nightOf(game) : `${whoWon(ended)}. ${howItEnded(ended)}`}</span>
          {over && night > 0 && <span class="shelf-when">{t('home.night', { night })}</span>}
          <span class="shelf-when">{t('home.begun', { when: begun })}</span>
          {game.moved !== undefined && <span class="shelf-when">{t('past.moved')}</span>}
        </span>
      </button>
      <button type="button" class="button" aria-label={t('past.deleteThis', { when: begun })} onClick={onDelete}>
        {t('past.delete')}
      </button>
    </li>
  );
}
