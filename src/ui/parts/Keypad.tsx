/** Our own number keys, with the screen's one action where the thumb expects it. Digits, Backspace and Enter work too. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words';
import type { Numbers } from './numbers';

interface KeypadProps {
  readonly numbers: Numbers;
  readonly action: string;
  /** Whether the action has something to act on. */
  readonly ready: boolean;
  readonly busy?: boolean;
  readonly grave?: boolean;
  readonly onAction: () => void;
}

export function Keypad({ numbers, action, ready, busy, grave, onAction }: KeypadProps) {
  return (
    <fieldset class="keypad">
      <legend class="aside">{t('pad.name')}</legend>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
        <Digit key={digit} digit={digit} numbers={numbers} />
      ))}
      <button type="button" class="key key-erase" onClick={numbers.erase}>
        <span class="aside">{t('pad.erase')}</span>
        <span aria-hidden="true">⌫</span>
      </button>
      <Digit digit={0} numbers={numbers} />
      <button
        type="button"
        class={grave ? 'key key-action key-grave' : 'key key-action'}
        aria-disabled={!ready}
        aria-busy={busy ?? false}
        onClick={() => ready && onAction()}
      >
        {action}
      </button>
    </fieldset>
  );
}

function Digit({ digit, numbers }: { readonly digit: number; readonly numbers: Numbers }) {
  return (
    <button type="button" class={digit === 0 ? 'key key-zero' : 'key'} onClick={() => numbers.type(String(digit))}>
      {digit}
    </button>
  );
}

interface TypingProps {
  readonly numbers: Numbers;
  readonly onEnter: () => void;
  readonly children: ComponentChildren;
}

/** A screen on which a real keyboard types numbers, wherever on it the focus is. */
export function Typing({ numbers, onEnter, children }: TypingProps) {
  const part = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A question over the screen and the map have their own keys, and a button acts by itself: Enter that chooses on the map
    // must not record as well.
    if (event.defaultPrevented || (target instanceof Element && target.closest('dialog, .map'))) return;
    if (/^\d$/.test(key)) numbers.type(key);
    else if (key === 'Backspace') numbers.erase();
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onEnter();
    else return;
    event.preventDefault();
  };
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const screen = part.current?.closest('main');
    const listen = (event: KeyboardEvent): void => latest.current(event);
    screen?.addEventListener('keydown', listen);
    return () => screen?.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={part} class="typing">
      {children}
    </div>
  );
}
