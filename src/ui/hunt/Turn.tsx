/**
 * The police's turn where their places are kept: first the policemen are entered on the map, then each asks from where he
 * stands. Covered, drawn from what everybody knows.
 */
import { useState } from 'preact/hooks';
import { asidesAt } from '../../app/stage';
import { board } from '../../board/index';
import type { Policeman } from '../../rules/index';
import { announce } from '../announce';
import { HeardTonight } from '../game/HeardTonight';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { Asking } from './Asking';
import { type Asked, crossingsFor, nextOf, spentFor, stillToMove } from './choices';
import { useGiving } from './giving';
import { Moving } from './Moving';
import type { ScreenProps } from './screens';

type Doing = 'move' | Asked;

export function Turn({ session, onAside }: ScreenProps) {
  const told = session.told.value;
  const { table } = told;
  const dispatching = useGiving(session);
  const [doing, setDoing] = useState<Doing>(() =>
    table.turn.acted || stillToMove(table).length === 0 ? 'clue' : 'move',
  );
  const [selected, select] = useState<Policeman>(() => stillToMove(table)[0] ?? freeToAsk(null) ?? 'blue');

  function freeToAsk(from: Policeman | null): Policeman | null {
    return nextOf((one) => spentFor(session.told.value.table, one, 'clue') === null, from);
  }
  const choose = (next: Doing): void => {
    dispatching.forget();
    setDoing(next);
    const now = session.told.value.table;
    if (next === 'move' && crossingsFor(board, now, selected).size === 0) select(stillToMove(now)[0] ?? selected);
  };
  const done = async (): Promise<void> => {
    const outcome = await dispatching.give({ type: 'policeDone' });
    if (outcome?.ok) announce(t('police.doneSaid'));
  };
  const asides = asidesAt(table, 'police', false).filter((one) => one === 'falseClue' || one === 'goulston');
  const props = { session, dispatching, selected, onSelect: select };
  return (
    <div class="hunt">
      {asides.map((aside) => (
        <button key={aside} type="button" class="button hunt-aside" onClick={() => onAside(aside)}>
          {t(`aside.${aside}`)}
        </button>
      ))}
      <Segments
        legend={t('turn.what')}
        segments={[
          { value: 'move', label: t('turn.move') },
          { value: 'clue', label: t('police.clue') },
          { value: 'arrest', label: t('police.arrest') },
        ]}
        chosen={doing}
        onChoose={choose}
      />
      {doing === 'move' ? (
        <Moving
          {...props}
          onAllMoved={() => {
            setDoing('clue');
            select(freeToAsk(null) ?? selected);
          }}
        />
      ) : (
        <Asking {...props} asked={doing} onAsked={() => setDoing('clue')} next={freeToAsk(selected)} />
      )}
      {doing !== 'move' && <HeardTonight told={told} />}
      <div class="foot foot-stays hunt-pair">
        {doing === 'move' && (
          <button type="button" class="button button-main" onClick={() => choose('clue')}>
            {t('turn.toQuestions')}
          </button>
        )}
        <button type="button" class="button" aria-busy={dispatching.busy} onClick={() => void done()}>
          {t('police.done')}
        </button>
      </div>
    </div>
  );
}
