/** Before the first night: Jack chooses his hideout. */
import type { Session } from '../../app/session';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Places } from '../parts/Places';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { useDispatching } from './dispatching';

export function Hideout({ session }: { readonly session: Session }) {
  const numbers = useNumbers(1, () => forget());
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const [circle] = numbers.values;
  const record = (): void => {
    if (numbers.complete && circle !== undefined) void give({ type: 'hideoutChosen', circle });
  };
  return (
    <Typing numbers={numbers} onEnter={record}>
      <Places labels={[t('peek.hideout')]} numbers={numbers} />
      <div class="reason">{refused ? <Refusal breach={refused.breach} /> : <p>{t('hideout.what')}</p>}</div>
      <Keypad numbers={numbers} action={t('pad.record')} ready={numbers.complete} busy={busy} onAction={record} />
    </Typing>
  );
}
