/**
 * HELL-5: Jack says openly whether he kills or waits. One victim is chosen here, before everybody; which of the two of
 * night 3 came first is his secret and entered behind his lock (DOUBLE-4).
 */
import { useState } from 'preact/hooks';
import type { CircleId } from '../../board/types';
import { useDispatching } from '../game/dispatching';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { openRule } from '../rules/open';
import { device } from '../settings/device';
import { t } from '../words';
import { Circles } from './Circles';
import type { JackStepProps } from './steps';
import { Time, timeOf, waitsLeft } from './Time';

interface BloodProps extends JackStepProps {
  /** Behind Jack's lock, where there are two victims. */
  readonly onTwo: () => void;
  /** Behind the lock, too: how far home is from each of them, where Jack wants to see that. */
  readonly onNumbers: () => void;
}

export function Blood({ session, onTwo, onNumbers }: BloodProps) {
  const { table } = session.told.value;
  const { wretched } = table.hell;
  const { refused, busy, give, forget } = useDispatching(session);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<CircleId | null>(null);
  const time = timeOf(table);
  const must = waitsLeft(table) === 0;
  const double = table.night === 3;
  const say = (): 'must' | 'choose' | 'two' | 'what' => {
    if (choosing) return 'choose';
    if (must) return 'must';
    return double ? 'two' : 'what';
  };
  const kill = (): void => {
    const circle = asking;
    setAsking(null);
    if (circle !== null) void give({ type: 'killed', time, circles: [circle] }, { type: 'handedOver' });
  };
  return (
    <div class="hell">
      <Time table={table} />
      <p class="hell-do">{t(`hell.blood.${say()}`)}</p>
      <Circles
        label={t('hell.wretched')}
        circles={wretched}
        onTap={choosing ? (circle) => setAsking(circle) : undefined}
      />
      {refused !== null && <Refusal breach={refused.breach} />}
      <MapPart
        offered={choosing ? { kind: 'circles', places: new Set(wretched) } : null}
        chosen={null}
        onChoose={(place) => typeof place === 'number' && setAsking(place)}
        marks={publicMarks(table)}
        height="var(--hell-map)"
      />
      {!choosing && device.settings.chosen.value.hellNumbers === 'on' && (
        <button type="button" class="button button-quiet" onClick={onNumbers}>
          {t('hell.blood.numbers')}
        </button>
      )}
      <div class="hell-two foot foot-stays">
        {choosing && (
          <button type="button" class="button button-tall" onClick={() => setChoosing(false)}>
            {t('hell.blood.notYet')}
          </button>
        )}
        {!choosing && (
          <>
            {must ? (
              <button type="button" class="button button-quiet" onClick={() => openRule('HELL-5.2')}>
                {t('refused.rule', { rule: 'HELL-5.2' })}
              </button>
            ) : (
              <button
                type="button"
                class="button button-tall"
                aria-busy={busy}
                onClick={() => void give({ type: 'waited' })}
              >
                {t('hell.blood.wait')}
              </button>
            )}
            <button
              type="button"
              class="button button-grave button-tall"
              aria-busy={busy}
              onClick={() => {
                forget();
                if (double) onTwo();
                else setChoosing(true);
              }}
            >
              {t('hell.blood.kill')}
            </button>
          </>
        )}
      </div>
      {asking !== null && (
        <Confirm
          title={t('hell.blood.askTitle', { circle: asking })}
          what={t('hell.blood.ask', { time, circle: asking })}
          yes={t('hell.blood.askYes')}
          grave
          onYes={kill}
          onNo={() => setAsking(null)}
        />
      )}
    </div>
  );
}
