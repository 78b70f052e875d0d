/**
 * The map to look at, over whatever is on the screen: closing it leaves everything as it was. Covered, it shows what lies
 * on the table; Jack's own place and tonight's way only while his side is unlocked.
 */
import '../../i18n/with-stages';
import './look.css';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Session } from '../../app/session';
import { hereOf, rowOf } from '../../rules/index';
import { JacksRow, movesWithHeld } from '../game/Tonight';
import { goRound } from '../parts/tabs';
import { t } from '../words';
import { MapPart } from './MapPart';
import { publicMarks, tonightsRoute } from './marks';

export interface LookProps {
  readonly session: Session;
  /** Whether Jack's side is open. */
  readonly unlocked: boolean;
  readonly onClose: () => void;
}

export function Look({ session, unlocked, onClose }: LookProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const told = session.told.value;
  const game = session.game.value;
  // As in `Dialog`: closed while still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const marks = useMemo(() => {
    const open = publicMarks(told.table);
    if (!unlocked) return open;
    const { night } = game.table;
    const row = rowOf(game.sheet, night);
    const route = tonightsRoute(game.table, row, movesWithHeld(game, told));
    return { ...open, here: hereOf(game.sheet, night), route };
  }, [told, game, unlocked]);
  return (
    <dialog
      ref={dialog}
      class={unlocked ? 'look jack' : 'look'}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={goRound}
    >
      <div class="look-head">
        <h2 id={id} class="dialog-title">
          {t(unlocked ? 'look.titleJack' : 'look.title')}
        </h2>
        <button type="button" class="button" onClick={onClose}>
          {t('look.close')}
        </button>
      </div>
      {unlocked && game.table.time !== null && <JacksRow game={game} told={told} />}
      <MapPart offered={null} chosen={null} onChoose={() => undefined} marks={marks} height="var(--map-look)" />
    </dialog>
  );
}
