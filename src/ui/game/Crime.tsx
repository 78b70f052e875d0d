/** The crime: its time and one circle, on night 3 two in the order of the sheet. */
import '../../i18n/with-stages';
import './stages.css';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board, isCircle } from '../../board/index';
import { CRIME_TIMES, type CrimeTime, isNight, NIGHT_TABLE } from '../../rules/index';
import { Confirm } from '../parts/Dialog';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { useDispatching } from './dispatching';

export function Crime({ session }: { readonly session: Session }) {
  const { night } = session.game.value.table;
  const double = isNight(night) && NIGHT_TABLE[night].victims === 2;
  const numbers = useNumbers(double ? 2 : 1, () => forget());
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const [time, setTime] = useState<CrimeTime | null>(null);
  const [asking, setAsking] = useState<number | null>(null);

  const goesOn = double && numbers.active === 0 && numbers.texts[1] === '';
  const ready = time !== null && numbers.complete;
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
  return (
    <Typing numbers={numbers} onEnter={act}>
      <Segments
        legend={t('crime.time')}
        shown
        segments={CRIME_TIMES.map((value) => ({ value, label: value }))}
        chosen={time}
        onChoose={(value) => {
          forget();
          setTime(value);
        }}
      />
      <Places labels={double ? [t('crime.first'), t('crime.second')] : [t('crime.victim')]} numbers={numbers} />
      <div class="reason">{refused ? <Refusal breach={refused.breach} /> : <p>{t('crime.pickTime')}</p>}</div>
      <Keypad
        numbers={numbers}
        action={goesOn ? t('pad.next') : t('pad.record')}
        ready={goesOn ? numbers.texts[0] !== '' : ready}
        busy={busy}
        onAction={act}
      />
      {asking !== null && (
        <Confirm
          title={t('crime.whiteTitle', { circle: asking })}
          what={t('crime.white')}
          yes={t('crime.whiteYes')}
          no={t('crime.whiteNo')}
          onYes={record}
          onNo={() => setAsking(null)}
        />
      )}
    </Typing>
  );
}
