/**
 * How this device likes its screens. Kept in the store; a copy in the browser's quick storage is there before the database
 * is open, so that the first thing painted has the right colours. Nothing in it is private, and both places may fail:
 * then the choice holds for this page.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Store } from '../store/index';

/** What may be chosen, the usual first. */
export const OFFERED = {
  theme: ['system', 'dark', 'light'],
  textSize: ['100', '125', '150', '200'],
  motion: ['system', 'reduced'],
  hand: ['right', 'left'],
  haptics: ['off', 'on'],
  /** Whether the screen stays on while a hunt is on. */
  keepAwake: ['on', 'off'],
  /** Whether an answer to another device waits for Jack's tap. */
  tapToSend: ['off', 'on'],
  /** For Jack alone: in Hell, how far each victim is from home. */
  hellNumbers: ['off', 'on'],
  /** Whether it was said once that a screen reader's user takes earphones. */
  earphones: ['unsaid', 'said'],
} as const;

export type Choice = keyof typeof OFFERED;
export type Choices = { readonly [C in Choice]: (typeof OFFERED)[C][number] };

/** What of the browser's quick storage is used. Every call may throw. */
export interface Mirror {
  readonly getItem: (name: string) => string | null;
  readonly setItem: (name: string, value: string) => void;
}

export interface Settings {
  readonly chosen: ReadonlySignal<Choices>;
  readonly choose: <C extends Choice>(choice: C, value: Choices[C]) => Promise<void>;
  /** Reads what the store has; until then the mirror's copy holds. */
  readonly open: (store: Store) => Promise<void>;
}

export type { Store };

/** The store's name for the PIN. What reads it is in `pin.ts`, loaded when there is one. */
export const PIN_NAME = 'pin';
const NAME = 'settings';
const MIRROR_NAME = 'hideout.settings';

export function createSettings(mirror: () => Mirror): Settings {
  const chosen = signal(readChoices(attempt(() => mirror().getItem(MIRROR_NAME))));
  let store: Store | null = null;
  const keepMirror = (text: string): void => void attempt(() => mirror().setItem(MIRROR_NAME, text));
  return {
    chosen,
    choose: async (choice, value) => {
      chosen.value = { ...chosen.value, [choice]: value };
      const text = JSON.stringify(chosen.value);
      keepMirror(text);
      await store?.saveSetting(NAME, text);
    },
    open: async (opened) => {
      store = opened;
      const stored = await opened.setting(NAME);
      if (!stored.ok || stored.value === null) return;
      chosen.value = readChoices(stored.value);
      keepMirror(JSON.stringify(chosen.value));
    },
  };
}

/** What of a text is a choice that is offered; the usual for the rest. */
export function readChoices(text: string | null): Choices {
  const given: unknown = text === null ? null : attempt(() => JSON.parse(text));
  const said = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
  const pairs = Object.entries(OFFERED).map(([choice, values]) => {
    return [choice, (values as readonly unknown[]).includes(said[choice]) ? said[choice] : values[0]];
  });
  return Object.fromEntries(pairs) as Choices;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
