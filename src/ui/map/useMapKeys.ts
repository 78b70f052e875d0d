/** The map's keys: arrows, page keys, Enter, plus and minus, and numbers that are typed digit by digit. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Arrow } from './direction';

export interface KeyActions {
  readonly go: (arrow: Arrow) => void;
  /** One on or back in the order of the list, or to its ends. */
  readonly turn: (to: 'next' | 'previous' | 'first' | 'last') => void;
  readonly choose: () => void;
  readonly zoomBy: (factor: number) => void;
  readonly whole: () => void;
  /** A number is complete: after a pause, at Enter, or when no board has a longer one. */
  readonly find: (circle: number) => void;
}

const PAUSE_MS = 700;
const DIGITS = 3;
const STEP = 1.5;

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const turns = { PageDown: 'next', PageUp: 'previous', Home: 'first', End: 'last' } as const;
const isTurn = (key: string): key is keyof typeof turns => key in turns;

/** What has been typed so far, and what to do at a key. */
export function useMapKeys(actions: KeyActions): {
  readonly typed: string;
  readonly onKey: (event: KeyboardEvent) => void;
} {
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => () => clearTimeout(timer.current), []);

  const finish = (text: string): void => {
    clearTimeout(timer.current);
    setTyped('');
    latest.current.find(Number(text));
  };
  const type = (text: string): void => {
    clearTimeout(timer.current);
    setTyped(text);
    if (text.length === DIGITS) finish(text);
    else if (text !== '') timer.current = setTimeout(() => finish(text), PAUSE_MS);
  };

  const act = (key: string): boolean => {
    const arrow = arrows[key];
    if (arrow) latest.current.go(arrow);
    else if (isTurn(key)) latest.current.turn(turns[key]);
    else if (/^[1-9]$/.test(key) || (key === '0' && typed !== '')) type(typed + key);
    else if (key === 'Backspace' && typed !== '') type(typed.slice(0, -1));
    else if (key === 'Escape' && typed !== '') type('');
    else if (key === 'Enter' && typed !== '') finish(typed);
    else if (key === 'Enter' || key === ' ') latest.current.choose();
    else if (key === '+' || key === '=') latest.current.zoomBy(STEP);
    else if (key === '-') latest.current.zoomBy(1 / STEP);
    else if (key === '0') latest.current.whole();
    else return false;
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key)) event.preventDefault();
  };
  return { typed, onKey };
}
