/** Between two nights: what everybody knows of the one that is over, what the next one needs, and its beginning. */
import '../../i18n/with-stages';
import './stages.css';
import type { Session } from '../../app/session';
import { isNight, NIGHT_TABLE } from '../../rules/index';
import { NightSummary } from '../end/NightSummary';
import { list, t } from '../words';
import { useDispatching } from './dispatching';

interface BetweenProps {
  readonly session: Session;
  /** To pairing the others' device; offered before the first night. */
  readonly onDevices?: (() => void) | undefined;
}

export function Between({ session, onDevices }: BetweenProps) {
  const told = session.told.value;
  const { table } = told;
  const { give, busy } = useDispatching(session);
  const next = table.night + 1;
  return (
    <>
      <p class="prose">{t(table.night === 0 ? 'between.firstWhat' : 'night.over')}</p>
      <NightSummary told={told} />
      {isNight(next) && (
        <section class="card">
          <h2 class="card-title">{t('between.next', { night: next })}</h2>
          <p class="card-date">{t(`between.date${next}`)}</p>
          <dl class="pairs">
            <Pair name={t('between.women')} value={t('between.marked', NIGHT_TABLE[next].women)} />
            <Pair name={t('between.victims')} value={NIGHT_TABLE[next].victims} />
            <Pair
              name={t('between.tokens')}
              value={list([
                t('track.coaches', { count: NIGHT_TABLE[next].tokens.coaches }),
                t('track.alleys', { count: NIGHT_TABLE[next].tokens.alleys }),
              ])}
            />
          </dl>
        </section>
      )}
      <div class="stack foot foot-stays">
        <button
          type="button"
          class="button button-main button-tall"
          aria-busy={busy}
          onClick={() => void give({ type: 'nightBegan', night: next })}
        >
          {t('between.begin', { night: next })}
        </button>
        {onDevices !== undefined && table.night === 0 && (
          <button type="button" class="button button-quiet" onClick={onDevices}>
            {t('between.devices')}
          </button>
        )}
      </div>
    </>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div class="pair">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
