/**
 * Hold to see. What it shows is in the document only while it is held (or kept, for those who cannot hold): the caller
 * draws it when `shown`, and nothing of it otherwise. It ends by itself when the page is left, hidden or not touched.
 */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../words';
import { whenLeft } from './leaving';

/** How long numbers that are kept stay without a touch. */
const KEPT = 20_000;

export interface Peek {
  readonly shown: boolean;
  readonly kept: boolean;
  readonly hold: (held: boolean) => void;
  readonly keep: (kept: boolean) => void;
}

export function usePeek(): Peek {
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);
  const shown = held || kept;
  useLayoutEffect(() => {
    if (!shown) return;
    return whenLeft(() => {
      setHeld(false);
      setKept(false);
    });
  }, [shown]);
  useEffect(() => {
    if (!kept) return;
    let timer = 0;
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setKept(false), KEPT) as unknown as number;
    };
    again();
    addEventListener('pointerdown', again);
    addEventListener('keydown', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', again);
      removeEventListener('keydown', again);
    };
  }, [kept]);
  return { shown, kept, hold: setHeld, keep: setKept };
}

export function HoldToSee({ peek }: { readonly peek: Peek }) {
  const keyOf = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';
  return (
    <div class="peek">
      <button
        type="button"
        class="button peek-hold"
        data-held={peek.shown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          peek.hold(true);
        }}
        onPointerUp={() => peek.hold(false)}
        onPointerCancel={() => peek.hold(false)}
        onLostPointerCapture={() => peek.hold(false)}
        onBlur={() => peek.hold(false)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!keyOf(event)) return;
          event.preventDefault();
          peek.hold(true);
        }}
        onKeyUp={(event) => keyOf(event) && peek.hold(false)}
      >
        {t('peek.hold')}
      </button>
      <button type="button" class="button peek-keep" aria-pressed={peek.kept} onClick={() => peek.keep(!peek.kept)}>
        {t('peek.keep')}
      </button>
    </div>
  );
}
