/** Jack's move, by typed number: walk, coach or alley. What is refused says why; the table may rule otherwise. */
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { type By, type Command, hereOf } from '../../rules/index';
import { Confirm } from '../parts/Dialog';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { useDispatching } from './dispatching';
import { JacksRow } from './Tonight';
import { Ways } from './Ways';

const HINTS = { walk: 'move.typeWalk', coach: 'move.typeCoach', alley: 'move.typeAlley' } as const;

export function Move({ session }: { readonly session: Session }) {
  const game = session.game.value;
  const { table, sheet } = game;
  const [by, setBy] = useState<By>('walk');
  const [ruling, setRuling] = useState(false);
  const numbers = useNumbers(by === 'coach' ? 2 : 1, () => forget());
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const goesOn = by === 'coach' && numbers.active === 0 && numbers.texts[1] === '';

  const record = (): void => {
    if (goesOn) numbers.select(1);
    else if (numbers.complete) void give(moveTo(by, numbers.values));
  };
  const recordRuled = (): void => {
    setRuling(false);
    void give({ ...moveTo(by, numbers.values), ruledByTable: true });
  };
  const choose = (chosen: By): void => {
    forget();
    numbers.clear();
    setBy(chosen);
  };
  return (
    <Typing numbers={numbers} onEnter={record}>
      <JacksRow game={game} told={session.told.value} />
      <Segments
        legend={t('move.how')}
        segments={[
          { value: 'walk', label: t('move.walk') },
          { value: 'coach', label: t('move.coach'), note: t('move.tokens', { count: table.tokens.coaches }) },
          { value: 'alley', label: t('move.alley'), note: t('move.tokens', { count: table.tokens.alleys }) },
        ]}
        chosen={by}
        onChoose={choose}
      />
      <Places labels={by === 'coach' ? [t('move.through'), t('move.end')] : [t('move.to')]} numbers={numbers} />
      <div class="reason">
        {refused !== null ? (
          <Refusal breach={refused.breach} onRuled={refused.lifts ? () => setRuling(true) : undefined} />
        ) : (
          <Ways
            from={by === 'walk' ? hereOf(sheet, table.night) : null}
            to={numbers.complete ? (numbers.values[0] ?? null) : null}
            hint={t(HINTS[by])}
          />
        )}
      </div>
      <Keypad
        numbers={numbers}
        action={goesOn ? t('pad.next') : t('pad.record')}
        ready={goesOn ? numbers.texts[0] !== '' : numbers.complete}
        busy={busy}
        onAction={record}
      />
      {ruling && (
        <Confirm
          title={t('move.ruledTitle')}
          what={t('move.ruledWhat')}
          yes={t('move.ruledYes')}
          onYes={recordRuled}
          onNo={() => setRuling(false)}
        />
      )}
    </Typing>
  );
}

function moveTo(by: By, [first = 0, second = 0]: readonly number[]): Extract<Command, { type: 'jackMoved' }> {
  return by === 'coach' ? { type: 'jackMoved', by, to: [first, second] } : { type: 'jackMoved', by, to: [first] };
}
