/** The policemen's moves: one tap each, the next one selected by itself; the last tap can be taken back. */

import { useEffect, useRef } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import { board } from '../../board/index';
import { isThirdStep, type Policeman } from '../../rules/index';
import { announce } from '../announce';
import { BoardMap } from '../map/BoardMap';
import { t } from '../words';
import { crossingsFor, isToMove, lastStep, marksOf, nextOf, numberFor, stillToMove } from './choices';
import type { Giving } from './giving';
import { Lifting } from './Lifting';
import { crossingNamed, mapWords } from './mapWords';
import { Pawns } from './Pawns';

interface MovingProps {
  readonly session: Desk;
  readonly dispatching: Giving;
  readonly selected: Policeman;
  readonly onSelect: (policeman: Policeman) => void;
  readonly onAllMoved: () => void;
}

export function Moving({ session, dispatching, selected, onSelect, onAllMoved }: MovingProps) {
  const { table } = session.told.value;
  const { give, forget } = dispatching;
  const places = crossingsFor(board, table, selected);
  const last = lastStep(session.told.value);

  /** What is selected now: on another phone the answer comes late, and nothing may change under a thumb that went on. */
  const now = useRef<Policeman | null>(selected);
  now.current = selected;
  useEffect(
    () => () => {
      now.current = null;
    },
    [],
  );

  const move = async (to: string): Promise<void> => {
    const outcome = await give({ type: 'policemanMoved', policeman: selected, to });
    if (!outcome?.ok) return;
    const after = session.told.value.table;
    const at = after.policemen[selected];
    const policeman = t(`policeman.${selected}`);
    if (at !== null) announce(t('hunt.saidAt', { policeman, crossing: crossingNamed(at) }));
    if (now.current !== selected) return;
    const next = nextOf((one) => isToMove(after, one), selected);
    if (next !== null) onSelect(next);
    else onAllMoved();
  };
  const takeBack = async (): Promise<void> => {
    if (last === null) return;
    const moved = session.told.value.table.turn.moved.at(-1);
    const outcome = await give({ type: 'takenBack', entry: numberFor(session, last) });
    if (outcome?.ok && moved !== undefined && now.current === selected) onSelect(moved);
  };
  const noteOf = (policeman: Policeman): string => {
    if (table.turn.moved.includes(policeman)) return t('turn.noteMoved');
    if (table.policemen[policeman] === null) return t('hunt.noteUnknown');
    return isToMove(table, policeman) ? t('turn.noteToMove') : t('turn.noteStays');
  };
  return (
    <>
      <Pawns
        legend={t('hunt.which')}
        selected={selected}
        note={noteOf}
        onSelect={(policeman) => {
          forget();
          onSelect(policeman);
        }}
      />
      <p class="hunt-now">{t(hintOf(), { policeman: t(`policeman.${selected}`) })}</p>
      <Lifting session={session} dispatching={dispatching} />
      <BoardMap
        board={board}
        words={mapWords}
        marks={marksOf(table, table.policemen)}
        offered={places.size === 0 ? null : { kind: 'crossings', places }}
        chosen={places.size === 0 ? table.policemen[selected] : null}
        onChoose={(place) => typeof place === 'string' && void move(place)}
        height="var(--hunt-map)"
      >
        <button type="button" class="button hunt-undo" aria-disabled={last === null} onClick={() => void takeBack()}>
          {t('hunt.undo')}
        </button>
      </BoardMap>
      {stillToMove(table).length > 0 && <p class="facts">{t('turn.standing')}</p>}
    </>
  );

  function hintOf() {
    if (table.turn.acts[selected] !== undefined || (places.size === 0 && table.turn.acted)) return 'turn.hintOver';
    if (places.size === 0) return 'turn.hintMoved';
    if (isThirdStep(table, selected)) return 'turn.hintThird';
    return table.policemen[selected] === null ? 'turn.hintUnknown' : 'turn.hintMove';
  }
}
