/** Several circles typed one after another on our own keys; the last one can be removed. */
import type { Session } from '../../../app/session';
import { Keypad, Typing } from '../../parts/Keypad';
import { useNumbers } from '../../parts/numbers';
import { Places } from '../../parts/Places';
import { t } from '../../words';

interface NumberListProps {
  readonly session: Session;
  /** What the number being typed is kept under, until it is added. */
  readonly name: string;
  readonly label: string;
  readonly circles: readonly number[];
  /** How many there can be. */
  readonly most: number;
  /** What stands before a circle, such as its column. */
  readonly nameOf: (place: number) => string;
  readonly onChange: (circles: readonly number[]) => void;
}

export function NumberList({ session, name, label, circles, most, nameOf, onChange }: NumberListProps) {
  const numbers = useNumbers(1, undefined, session, name);
  const full = circles.length >= most;
  const add = (): void => {
    const [circle] = numbers.values;
    if (!numbers.complete || circle === undefined || full) return;
    numbers.clear();
    onChange([...circles, circle]);
  };
  return (
    <Typing numbers={numbers} onEnter={add}>
      <ol class="paper-row" aria-label={label}>
        {circles.map((circle, i) => (
          <li key={`${i} ${circle}`} class="paper-cell">
            <span class="paper-column">{nameOf(i)}</span>
            <b>{circle}</b>
          </li>
        ))}
        {circles.length === 0 && <li class="facts">{t('paper.none')}</li>}
      </ol>
      {circles.length > 0 && (
        <button type="button" class="button" onClick={() => onChange(circles.slice(0, -1))}>
          {t('paper.removeLast')}
        </button>
      )}
      <Places labels={[full ? t('paper.full') : t('paper.next', { name: nameOf(circles.length) })]} numbers={numbers} />
      <Keypad numbers={numbers} action={t('paper.add')} ready={numbers.complete && !full} onAction={add} />
    </Typing>
  );
}
