/** A false clue is laid: openly, on a circle without a marker where nothing else was agreed (OPT-FALSE-3, OPT-FALSE-6). */
import { useState } from 'preact/hooks';
import { board, isCircle } from '../../board/index';
import type { CircleId } from '../../board/types';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { BoardMap } from '../map/BoardMap';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { marksOf } from './choices';
import { mayLay } from './false-clues';
import { mapWords } from './mapWords';
import type { DeskProps } from './screens';

export function FalseClue({ session, onDone }: DeskProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [chosen, setChosen] = useState<CircleId | null>(null);
  const marked = new Set([...table.scenes, ...table.earlierScenes, ...table.clues, ...table.falseClues]);
  const places = new Set(board.circles.filter((circle) => table.options.falseClueAnywhere || !marked.has(circle)));
  const lay = async (): Promise<void> => {
    if (chosen === null) return;
    const outcome = await give({ type: 'falseCluePlaced', circle: chosen });
    if (!outcome?.ok) return;
    announce(t('falseClue.done', { circle: chosen }));
    onDone();
  };
  return (
    <div class="hunt">
      <p class="hunt-line">
        {t('falseClue.what', { count: mayLay(table) })} {t('falseClue.marker')}
        {table.options.falseClueAnywhere && ` ${t('falseClue.anywhere')}`}
      </p>
      <BoardMap
        board={board}
        words={mapWords}
        marks={marksOf(table, table.policemen)}
        offered={{ kind: 'circles', places }}
        chosen={chosen}
        onChoose={(place) => {
          forget();
          if (typeof place === 'number' && isCircle(board, place)) setChosen(place);
        }}
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="foot foot-stays hunt-pair">
        <button type="button" class="button" onClick={onDone}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          class={chosen === null ? 'button' : 'button button-main'}
          aria-disabled={chosen === null}
          aria-busy={busy}
          onClick={() => void lay()}
        >
          {chosen === null ? t('falseClue.choose') : t('falseClue.lay', { circle: chosen })}
        </button>
      </div>
    </div>
  );
}
