/**
 * The digits of a PIN being typed, in the shape that `Keypad` writes into. Unlike a circle's number a PIN keeps its leading
 * noughts. In the document stand dots.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Numbers } from '../parts/numbers';

export interface Digits {
  readonly text: string;
  readonly keys: Numbers;
  readonly clear: () => void;
}

export function useDigits(most: number): Digits {
  const [text, setText] = useState('');
  const clear = (): void => setText('');
  const keys: Numbers = {
    texts: [text],
    active: 0,
    complete: text !== '',
    values: [],
    type: (digit) => setText((before) => (before.length < most ? before + digit : before)),
    erase: () => setText((before) => before.slice(0, -1)),
    put: () => undefined,
    select: () => undefined,
    clear,
    renew: clear,
  };
  return { text, keys, clear };
}

/** A real keyboard types too, on the page or in the dialog that this part stands in. */
export function useKeyboard(keys: Numbers, onEnter: () => void) {
  const part = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const own = part.current?.closest('dialog') ?? null;
    if (target instanceof Element && target.closest('dialog') !== own) return;
    // A group of radio buttons and a button have keys of their own.
    if (/^\d$/.test(key)) keys.type(key);
    else if (key === 'Backspace') keys.erase();
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) onEnter();
    else return;
    event.preventDefault();
  };
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const around = part.current?.closest<HTMLElement>('dialog, main');
    const listen = (event: KeyboardEvent): void => latest.current(event);
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, []);
  return part;
}
