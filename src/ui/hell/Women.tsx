/**
 * HELL-2: Jack lays the women face down. Which circles is open to everybody and entered here; which of them are marked only
 * the wooden tokens say, or Jack enters it for the proof, behind his lock.
 */
import type { CircleId } from '../../board/types';
import { useDispatching } from '../game/dispatching';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { useTyped } from '../parts/typed';
import { t } from '../words';
import { Circles, toggled } from './Circles';
import { freeReds, type JackStepProps, womenOf } from './steps';
import { womenIn } from './women-draft';

interface WomenProps extends JackStepProps {
  readonly onMarked: () => void;
}

export function Women({ session, onMarked }: WomenProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const [draft, setDraft] = useTyped<readonly CircleId[] | null>(session, 'women', null);
  const free = freeReds(table);
  const { all, marked, unmarked } = womenOf(table);
  const women = womenIn(table, draft);
  const open = free.length > all;
  const ready = women.length === all;
  const tap = (circle: (typeof free)[number]): void => {
    forget();
    setDraft((before) => toggled(womenIn(table, before), circle));
  };
  return (
    <div class="hell">
      <p class="hell-do">{t(open ? 'hell.women.choose' : 'hell.women.all', { count: all, marked, unmarked })}</p>
      {open && (
        <>
          <p class="hell-now">
            {women.length > all
              ? t('hell.women.empty', { count: women.length - all })
              : t('hell.count', { count: women.length, all })}
          </p>
          <Circles label={t('hell.women.free')} circles={free} chosen={women} onTap={tap} />
        </>
      )}
      {refused !== null && <Refusal breach={refused.breach} />}
      <MapPart
        offered={open ? { kind: 'circles', places: new Set(free) } : null}
        chosen={null}
        onChoose={(place) => typeof place === 'number' && tap(place)}
        marks={{ ...publicMarks(table), women }}
        height="var(--hell-map)"
      />
      <button type="button" class="button button-quiet" aria-disabled={!ready} onClick={() => ready && onMarked()}>
        {t('hell.women.marked')}
      </button>
      <div class="foot foot-stays">
        <button
          type="button"
          class="button button-main button-tall"
          aria-disabled={!ready}
          aria-busy={busy}
          onClick={() => ready && void give({ type: 'womenPlaced', circles: women })}
        >
          {t('hell.women.done')}
        </button>
      </div>
    </div>
  );
}
