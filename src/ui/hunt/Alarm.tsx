/** The alarm whistles: where the five policemen stand when the hunt begins (HELL-9.1). */
import { useState } from 'preact/hooks';
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { likelyStarts } from './choices';
import { type Placed, Placing } from './Placing';
import type { ScreenProps } from './screens';

const NOBODY: Placed = { draft: {}, before: [] };

export function Alarm({ session }: ScreenProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [placed, setPlaced] = useState(NOBODY);
  const all = allPlaced(placed.draft);
  return (
    <div class="hunt">
      <p class="hunt-line">{t('alarm.what')}</p>
      <Placing
        table={table}
        placed={placed}
        onPlaced={(next) => {
          forget();
          setPlaced(next);
        }}
        first={likelyStarts(board, table)}
        goesOn
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="foot foot-stays">
        <button
          type="button"
          class={all === null ? 'button' : 'button button-main'}
          aria-disabled={all === null}
          aria-busy={busy}
          onClick={() => all !== null && void give({ type: 'alarmRaised', policemen: all })}
        >
          {all === null ? t('alarm.missing', { count: POLICEMEN.length - countPlaced(placed.draft) }) : t('alarm.done')}
        </button>
      </div>
    </div>
  );
}

function countPlaced(draft: Placed['draft']): number {
  return POLICEMEN.filter((policeman) => typeof draft[policeman] === 'string').length;
}

function allPlaced(draft: Placed['draft']): Record<Policeman, CrossingId> | null {
  if (countPlaced(draft) < POLICEMEN.length) return null;
  return Object.fromEntries(POLICEMEN.flatMap((one) => (draft[one] ? [[one, draft[one]]] : []))) as Record<
    Policeman,
    CrossingId
  >;
}
