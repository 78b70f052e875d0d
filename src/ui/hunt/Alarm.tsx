/** The alarm whistles: where the five policemen stand when the hunt begins (HELL-9.1). */
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { likelyStarts } from './choices';
import { LostDraft } from './LostDraft';
import { Placing } from './Placing';
import { type Placed, readPlaced } from './placed';
import type { DeskProps } from './screens';
import { useDraft } from './useDraft';

const NOBODY: Placed = { draft: {}, before: [] };

export function Alarm({ session }: Pick<DeskProps, 'session'>) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const { draft: placed, lost, change, drop } = useDraft(session, 'alarm', NOBODY, readPlaced);
  if (placed === null) return <div class="later" aria-busy="true" />;
  const all = allPlaced(placed.draft);
  const raise = async (): Promise<void> => {
    if (all === null) return;
    const outcome = await give({ type: 'alarmRaised', policemen: all });
    if (outcome?.ok) drop();
  };
  return (
    <div class="hunt">
      <p class="hunt-line">{t('alarm.what')}</p>
      <LostDraft lost={lost} />
      <Placing
        table={table}
        placed={placed}
        onPlaced={(next) => {
          forget();
          change(next);
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
          onClick={() => void raise()}
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
