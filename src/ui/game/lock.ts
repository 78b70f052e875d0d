/**
 * Jack's lock. It opens by his tap, or his PIN, and closes by itself: when he hands over, when the page loses the focus or
 * is hidden, at the system's back, and after a minute without a touch. Closed, nothing of Jack's side is in the document.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import { whenLeft } from '../parts/leaving';
import { useBack } from './back';

const UNTOUCHED = 60_000;

export interface Lock {
  readonly open: boolean;
  readonly unlock: () => void;
  readonly cover: () => void;
}

export function useLock(onCover: () => void): Lock {
  const [open, setOpen] = useState(false);
  const cover = (): void => {
    setOpen(false);
    onCover();
  };
  useBack(cover);
  // With the first drawing, not after it: nothing is shown before what covers it listens.
  useLayoutEffect(() => {
    if (!open) return;
    let timer = 0;
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cover, UNTOUCHED) as unknown as number;
    };
    touched();
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    const ended = whenLeft(cover);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
      ended();
    };
  }, [open]);
  return { open, unlock: () => setOpen(true), cover };
}
