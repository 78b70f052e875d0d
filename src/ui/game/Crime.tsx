/**
 * The crime: its time and one circle, on night 3 two in the order of the sheet; by number keys, from a list or on the map.
 * List and map offer what can have happened by that time; the keys take any circle.
 */
import '../../i18n/with-stages';
import './stages.css';
import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board, isCircle } from '../../board/index';
import type { CircleId } from '../../board/types';
import { CRIME_TIMES, type CrimeTime, isNight, NIGHT_TABLE } from '../../rules/index';
import { ChipPad, Chips, Tens } from '../move/Chips';
import { scenes } from '../move/choosable';
import { publicMarks } from '../move/marks';
import { LaterMap } from '../move/parts';
import { WaySwitch } from '../move/WaySwitch';
import { crimeWay, useWide } from '../move/way';
import { Confirm } from '../parts/Dialog';
import { Keypad, Typing } from '../parts/Keypad';
import { type Numbers, useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { useTyped } from '../parts/typed';
import { t } from '../words';
import { useDispatching } from './dispatching';

export function Crime({ session }: { readonly session: Session }) {
  const game = session.game.value;
  const { night } = game.table;
  const double = isNight(night) && NIGHT_TABLE[night].victims === 2;
  const numbers = useNumbers(double ? 2 : 1, () => forget(), session);
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const [time, setTime] = useTyped<CrimeTime | null>(session, 'time', null);
  const [asking, setAsking] = useState<number | null>(null);
  const wide = useWide();
  const way = wide && crimeWay.value === 'map' ? 'keys' : crimeWay.value;

  const { active } = numbers;
  const other = double ? circleAt(numbers, 1 - active) : null;
  // Until the time is known, as at the first.
  const early = time === null || time === 'I';
  const circles = useMemo(() => {
    const second = { circle: other, comes: active === 1 ? 'before' : 'after' } as const;
    return scenes(board, game, time ?? 'I', double ? second : undefined);
  }, [game, time, double, other, active]);
  const chosen = circleAt(numbers, active);

  const goesOn = double && active === 0 && numbers.texts[1] === '';
  const ready = goesOn ? numbers.texts[0] !== '' : time !== null && numbers.complete;
  const record = (): void => {
    setAsking(null);
    if (time !== null) void give({ type: 'killed', time, circles: numbers.values });
  };
  const act = (): void => {
    if (goesOn) numbers.select(1);
    if (goesOn || !ready) return;
    // With the token on I nobody has moved yet (HELL-5.6); the table is asked, not overruled.
    const white = numbers.values.find((circle) => isCircle(board, circle) && !board.red.has(circle));
    if (time === 'I' && white !== undefined) setAsking(white);
    else record();
  };
  const action = { action: goesOn ? t('pad.next') : t('pad.record'), ready, busy, onAction: act };
  const hint = (): string => {
    if (time === null || way !== 'list') return t('crime.pickTime');
    return t(early ? 'crime.atFirst' : 'crime.later');
  };
  const map = () => {
    const marks = publicMarks(session.told.value.table);
    return (
      <LaterMap
        offered={{ kind: 'circles', places: new Set(circles) }}
        chosen={chosen}
        onChoose={(place) => typeof place === 'number' && numbers.put(place)}
        marks={other === null ? marks : { ...marks, scenes: [...(marks.scenes ?? []), other] }}
        height={wide ? 'var(--map-beside)' : 'var(--map-crime)'}
      >
        {!wide && (
          <button type="button" class="button button-main" aria-disabled={!ready} aria-busy={busy} onClick={act}>
            {action.action}
          </button>
        )}
      </LaterMap>
    );
  };
  return (
    <div class={wide ? 'beside' : 'alone'}>
      <Typing numbers={numbers} onEnter={act}>
        <Segments
          legend={t('crime.time')}
          shown
          segments={CRIME_TIMES.map((value) => ({ value, label: value }))}
          chosen={time}
          onChoose={(value) => {
            forget();
            setTime(() => value);
          }}
        />
        <div class="where">
          <Places labels={double ? [t('crime.first'), t('crime.second')] : [t('crime.victim')]} numbers={numbers} />
          <WaySwitch
            ways={wide ? ['keys', 'list'] : ['keys', 'list', 'map']}
            chosen={way}
            onChoose={(next) => {
              crimeWay.value = next;
            }}
          />
        </div>
        {(way !== 'map' || refused !== null || time === null) && (
          <div class="reason">{refused ? <Refusal breach={refused.breach} /> : <p>{hint()}</p>}</div>
        )}
        {way === 'keys' && <Keypad numbers={numbers} {...action} />}
        {way === 'list' && (
          <ChipPad {...action} tall={!early}>
            {early ? (
              <Chips circles={circles} chosen={chosen} none={t('crime.none')} onPick={numbers.put} />
            ) : (
              <Tens circles={circles} chosen={chosen} onPick={numbers.put} />
            )}
          </ChipPad>
        )}
        {way === 'map' && map()}
      </Typing>
      {wide && map()}
      {asking !== null && (
        <Confirm
          title={t('crime.whiteTitle', { circle: asking })}
          what={t('crime.white')}
          rule="HELL-5.6"
          yes={t('crime.whiteYes')}
          no={t('crime.whiteNo')}
          onYes={record}
          onNo={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** What stands in a place of the numbers, if the board has such a circle. */
function circleAt({ texts }: Numbers, place: number): CircleId | null {
  const number = Number(texts[place]);
  return isCircle(board, number) ? number : null;
}
