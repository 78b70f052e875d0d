/**
 * This device for the screens: how it likes them, and whether a PIN stands before Jack's side. What the PIN needs is loaded
 * when it is needed (`loaded.ts`); here is only whether there is one. One page is one device, so there is one of it.
 */
import { effect, type Signal, signal } from '@preact/signals';
import { createSettings, PIN_NAME, type Settings, type Store } from '../../app/settings';
import { whenIdle } from '../resuming';

export interface Device {
  readonly settings: Settings;
  readonly pinSet: Signal<boolean>;
  /** Null until it is open. */
  readonly store: () => Store | null;
  readonly open: (store: Store | null) => Promise<void>;
}

export const device: Device = createDevice();

function createDevice(): Device {
  const settings = createSettings(() => localStorage);
  const pinSet = signal(false);
  let opened: Store | null = null;
  return {
    settings,
    pinSet,
    store: () => opened,
    open: async (store) => {
      opened = store;
      if (store === null) return;
      const [pin] = await Promise.all([store.setting(PIN_NAME), settings.open(store)]);
      pinSet.value = pin.ok && pin.value !== null;
    },
  };
}

/** Puts the choices on the page: attributes that `tokens.css` and `base.css` read, and the size all others are measured by. */
export function dressPage(): void {
  effect(() => {
    const { theme, motion, hand, textSize } = device.settings.chosen.value;
    mark('theme', theme === 'system' ? null : theme);
    mark('motion', motion === 'system' ? null : motion);
    mark('hand', hand === 'right' ? null : hand);
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    // Reading a token makes the browser lay out the page: not before the page is drawn.
    whenIdle(colourBars);
  });
}

/** The colour of the system's bars, from the tokens as they now are. */
function colourBars(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  if (ground !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function mark(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** One pattern, whatever was answered. */
export function buzz(): void {
  if (device.settings.chosen.peek().haptics === 'on' && canBuzz()) navigator.vibrate(40);
}

export function canBuzz(): boolean {
  return typeof navigator.vibrate === 'function';
}

export function canStayAwake(): boolean {
  return 'wakeLock' in navigator;
}
