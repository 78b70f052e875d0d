/** Behind Jack's lock: which women are marked, so that the proof can say later that nothing was changed (HELL-2.1). */
import type { CircleId } from '../../board/types';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { Refusal } from '../parts/Refusal';
import { useTyped } from '../parts/typed';
import { t } from '../words';
import { Circles, toggled } from './Circles';
import { type JackStepProps, womenOf } from './steps';
import { NOBODY, womenIn } from './women-draft';

interface MarkedProps extends JackStepProps {
  readonly onDone: () => void;
}

export function Marked({ session, onDone }: MarkedProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [draft] = useTyped<readonly CircleId[] | null>(session, 'women', null);
  const [typed, setTyped] = useTyped(session, 'marked', NOBODY);
  const women = womenIn(table, draft);
  const marked = typed.filter((circle) => women.includes(circle));
  const wanted = womenOf(table).marked;
  const ready = marked.length === wanted;
  const place = async (): Promise<void> => {
    if (!ready) return;
    const outcome = await give({ type: 'womenPlaced', circles: women, marked });
    if (!outcome?.ok) return;
    announce(t('held.done'));
    onDone();
  };
  return (
    <div class="hell">
      <p class="hell-do">{t('hell.marked.what', { count: wanted })}</p>
      <p class="hell-now">{t('hell.count', { count: marked.length, all: wanted })}</p>
      <Circles
        label={t('hell.women.placed')}
        circles={women}
        chosen={marked}
        onTap={(circle) => {
          forget();
          setTyped((before) => toggled(before, circle));
        }}
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('hell.private.back')}
        </button>
        <button
          type="button"
          class="button button-main button-tall"
          aria-disabled={!ready}
          aria-busy={busy}
          onClick={() => void place()}
        >
          {t('hell.marked.done')}
        </button>
      </div>
    </div>
  );
}
