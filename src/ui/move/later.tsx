/**
 * A part that is loaded when it is first needed, so that a game opens without it: the map and what uses it. `preload` has
 * it at hand before; when it cannot be had, that is said with a way to try again.
 */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Missing } from '../parts/Missing';

export interface LaterPart<P> {
  (props: P): ReturnType<typeof Missing>;
  /** Resolves when it is known whether the part is there; never rejects. */
  readonly preload: () => Promise<void>;
}

export function later<P extends object>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  const part = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const missing = signal(false);
  let asked: Promise<void> | null = null;
  const fetch = (): Promise<void> => {
    if (asked !== null) return asked;
    missing.value = false;
    asked = load().then(
      (Part) => {
        part.value = { Part };
      },
      () => {
        asked = null;
        missing.value = true;
      },
    );
    return asked;
  };
  function Later(props: P) {
    useEffect(() => void fetch(), []);
    if (part.value !== null) return <part.value.Part {...props} />;
    return missing.value ? <Missing onRetry={() => void fetch()} /> : <div class="later" aria-busy="true" />;
  }
  return Object.assign(Later, { preload: fetch });
}
