/**
 * The alarm whistles: where the five policemen stand when the hunt begins (HELL-9.1). Where Hell was refereed, whose token
 * lies face up is placed already, and on a device that knows the faces all five are.
 */
import '../../i18n/with-hell';
import type { HeldFace } from '../../app/desk';
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { POLICEMEN, type Policeman } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { TheirsToDo } from '../hell/TheirsToDo';
import { Refusal } from '../parts/Refusal';
import { list, t } from '../words';
import { knownAtWhistles, likelyStarts, placedTonight, tokensOf } from './choices';
import { LostDraft } from './LostDraft';
import { Placing } from './Placing';
import { type Placed, readPlaced } from './placed';
import type { DeskProps } from './screens';
import { useDraft } from './useDraft';

export function Alarm({ session }: Pick<DeskProps, 'session'>) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const held = session.faces?.tonight.value ?? null;
  const known = knownAtWhistles(table, held ?? []);
  const { draft, lost, change, drop } = useDraft(session, 'alarm', { draft: known, before: [] }, readPlaced);
  if (draft === null) return <div class="later" aria-busy="true" />;
  const hell = tokensOf(table, 'blue') !== null;
  const placed: Placed = hell
    ? { draft: placedTonight(draft.draft, table), before: draft.before.map((one) => placedTonight(one, table)) }
    : draft;
  const all = allPlaced(placed.draft);
  // As the wood shows it, and not as it was entered: said here, where it comes to light.
  const differing = held === null ? [] : POLICEMEN.filter((one) => placed.draft[one] !== enteredFor(held, one));
  const raise = async (): Promise<void> => {
    if (all === null) return;
    const outcome = await give({ type: 'alarmRaised', policemen: all });
    if (outcome?.ok) drop();
  };
  return (
    <div class="hunt">
      {hell && <TheirsToDo />}
      <p class="hunt-line">{t(hell ? 'alarm.hell' : 'alarm.what')}</p>
      <LostDraft lost={lost} />
      <Placing
        table={table}
        placed={placed}
        onPlaced={(next) => {
          forget();
          change(next);
        }}
        first={hell ? null : likelyStarts(board, table)}
        among={(policeman) => tokensOf(table, policeman)}
        goesOn
      />
      {differing.length > 0 && (
        <p class="note">{t('alarm.differs', { policemen: list(differing.map((one) => t(`policeman.${one}`))) })}</p>
      )}
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

/** Where a policeman's token was entered. */
function enteredFor(held: readonly HeldFace[], policeman: Policeman): CrossingId | undefined {
  return held.find(({ face }) => face === policeman)?.crossing;
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
