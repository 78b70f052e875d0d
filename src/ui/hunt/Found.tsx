/** The referee finds Jack trapped. He alone sees it first, with what closes each way, and says so or has a place put right. */
import { useState } from 'preact/hooks';
import { board, closedWays } from '../../board/index';
import { guardedCrossings, hereOf, POLICEMEN } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { BoardMap } from '../map/BoardMap';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { list, t } from '../words';
import { marksOf } from './choices';
import { crossingNamed, mapWords } from './mapWords';
import type { ScreenProps } from './screens';

export function Found({ session, onAside }: ScreenProps) {
  const game = session.game.value;
  const { table, sheet, found } = game;
  const { refused, give } = useDispatching(session);
  const [asking, setAsking] = useState(false);
  const here = hereOf(sheet, table.night);
  const trapped = found === 'trapped';
  const ways = here !== null && trapped ? [...closedWays(board, here, guardedCrossings(table))] : [];
  const closing = [...new Set(ways.flatMap(([, crossings]) => crossings))];
  const by = (crossing: (typeof closing)[number]): string => {
    const policeman = POLICEMEN.find((one) => table.policemen[one] === crossing);
    const named = crossingNamed(crossing);
    return policeman === undefined ? named : t('found.by', { crossing: named, policeman: t(`policeman.${policeman}`) });
  };
  const say = (): void => {
    setAsking(false);
    void (trapped ? give({ type: 'trapped' }, { type: 'handedOver' }) : give({ type: 'outOfMoves' }));
  };
  return (
    <div class="hunt">
      <p class="hunt-line">{t(trapped ? 'found.what' : 'found.outOfMoves')}</p>
      {ways.length > 0 && (
        <>
          <ul class="found-ways">
            {ways.map(([to, crossings]) => (
              <li key={to}>
                <b class="found-circle">{to}</b>
                <span>{t('found.closed', { crossings: list(crossings.map(by)) })}</span>
              </li>
            ))}
          </ul>
          <BoardMap
            board={board}
            words={mapWords}
            focus={here === null ? closing : [here, ...closing]}
            marks={{ ...marksOf(table, table.policemen), here, closing }}
            offered={null}
            chosen={null}
            onChoose={() => undefined}
            height="clamp(14rem, calc(100dvh - 32rem), 40rem)"
          />
        </>
      )}
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="stack foot foot-stays">
        {trapped && (
          <button type="button" class="button" onClick={() => onAside('places')}>
            {t('found.wrong')}
          </button>
        )}
        <button type="button" class="button button-grave" onClick={() => setAsking(true)}>
          {t('found.say')}
        </button>
      </div>
      {asking && (
        <Confirm
          title={t(trapped ? 'trapped.title' : 'found.outTitle')}
          what={t('trapped.what')}
          yes={t('found.sayYes')}
          grave
          onYes={say}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
