/**
 * Jack's lock. It opens by his tap and closes by itself: when he hands over, when the page loses the focus or is hidden,
 * and after a minute without a touch. Closed, nothing of Jack's side is in the document.
 */
import { useEffect, useState } from 'preact/hooks';

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
  useEffect(() => {
    if (!open) return;
    let timer = 0;
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cover, UNTOUCHED) as unknown as number;
    };
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') cover();
    };
    touched();
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    addEventListener('blur', cover);
    addEventListener('pagehide', cover);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
      removeEventListener('blur', cover);
      removeEventListener('pagehide', cover);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [open]);
  return { open, unlock: () => setOpen(true), cover };
}
