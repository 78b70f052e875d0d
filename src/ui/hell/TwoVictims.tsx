/**
 * Behind Jack's lock: the two victims of night 3 in the order of his sheet (DOUBLE-1 to DOUBLE-4). Recorded, it waits for
 * the hand-over as any entry of his: the order stands nowhere else.
 */
import { board, isCircle } from '../../board/index';
import { useDispatching } from '../game/dispatching';
import { Chips } from '../move/Chips';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import type { JackStepProps } from './steps';
import { timeOf } from './Time';

interface TwoVictimsProps extends JackStepProps {
  readonly onBack: () => void;
}

export function TwoVictims({ session, onBack }: TwoVictimsProps) {
  const { table } = session.told.value;
  const numbers = useNumbers(2, () => forget(), session);
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const time = timeOf(table);
  const first = Number(numbers.texts[0]);
  // Two different ones: the second is chosen among the others (DOUBLE-8).
  const offered = table.hell.wretched.filter((circle) => numbers.active === 0 || circle !== first);
  const chosen = Number(numbers.texts[numbers.active]);
  const record = (): void => {
    if (numbers.complete) void give({ type: 'killed', time, circles: numbers.values });
  };
  return (
    <div class="hell">
      <p class="hell-do">{t('hell.two.what', { time })}</p>
      <div class="where">
        <Places labels={[t('crime.first'), t('crime.second')]} numbers={numbers} />
      </div>
      <div class="hell-circles-tap">
        <Chips
          circles={offered}
          chosen={isCircle(board, chosen) ? chosen : null}
          none={t('crime.none')}
          onPick={numbers.put}
        />
      </div>
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="stack foot">
        <button type="button" class="button" onClick={onBack}>
          {t('hell.private.back')}
        </button>
        <button
          type="button"
          class="button button-main button-tall"
          aria-disabled={!numbers.complete}
          aria-busy={busy}
          onClick={record}
        >
          {t('pad.record')}
        </button>
      </div>
    </div>
  );
}
