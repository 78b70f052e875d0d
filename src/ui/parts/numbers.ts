/**
 * Numbers being typed, kept in the page alone: no text field, so no keyboard of the system sees or remembers them. One
 * place for each number; `active` is the one that is typed into.
 */
import type { Session } from '../../app/session';
import { useTyped } from './typed';

const DIGITS = 3;

export interface Numbers {
  readonly texts: readonly string[];
  readonly active: number;
  /** All places filled. */
  readonly complete: boolean;
  readonly values: readonly number[];
  readonly type: (digit: string) => void;
  readonly erase: () => void;
  readonly select: (place: number) => void;
  readonly clear: () => void;
  /** A whole number that was picked instead of typed; then the next place is the active one, empty. */
  readonly put: (number: number) => void;
  /** The next digit begins the number anew: after a refusal nothing has to be erased first. */
  readonly renew: () => void;
}

interface Typed {
  readonly texts: readonly string[];
  readonly active: number;
  readonly anew: boolean;
}

const NOTHING: Typed = { texts: [''], active: 0, anew: false };

/** With a session what is typed outlives the lock, as Jack's does. */
export function useNumbers(
  places: number,
  onChange: () => void = () => undefined,
  session: Session | null = null,
  name = 'numbers',
): Numbers {
  const [typed, setTyped] = useTyped(session, name, NOTHING);
  const texts = Array.from({ length: places }, (_, i) => typed.texts[i] ?? '');
  const active = Math.min(typed.active, places - 1);
  const change = (text: (before: string, anew: boolean) => string): void => {
    onChange();
    setTyped((before) => {
      const at = Math.min(before.active, places - 1);
      const after = Array.from({ length: places }, (_, i) => before.texts[i] ?? '');
      after[at] = text(after[at] ?? '', before.anew);
      return { ...before, texts: after, anew: false };
    });
  };
  return {
    texts,
    active,
    complete: texts.every((text) => text !== ''),
    values: texts.map(Number),
    type: (digit) => change((before, anew) => (anew || before === '0' ? digit : `${before}${digit}`.slice(0, DIGITS))),
    erase: () => change((before) => before.slice(0, -1)),
    select: (place) => setTyped((before) => ({ ...before, active: place, anew: true })),
    clear: () => setTyped(() => NOTHING),
    put: (number) => {
      onChange();
      setTyped((before) => {
        const at = Math.min(before.active, places - 1);
        const later = at < places - 1;
        const after = Array.from({ length: places }, (_, i) => (i > at ? '' : (before.texts[i] ?? '')));
        after[at] = String(number);
        return { texts: after, active: later ? at + 1 : at, anew: !later };
      });
    },
    renew: () => setTyped((before) => ({ ...before, anew: true })),
  };
}
