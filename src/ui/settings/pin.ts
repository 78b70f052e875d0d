/** The one PIN of this page, opened once for a store, so that its waits keep their own time. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { browserAround } from '../../app/around';
import { openPin, type Pin } from '../../app/pin';
import type { Store } from '../../app/settings';
import { device } from './device';

const pins = new WeakMap<Store, Promise<Pin>>();

export function pinOfDevice(): Promise<Pin> | null {
  const store = device.store();
  if (store === null) return null;
  const opened = pins.get(store) ?? openPin(store, { ...browserAround, elapsed: () => performance.now() });
  pins.set(store, opened);
  return opened;
}

export function usePin(): Pin | null {
  const [pin, setPin] = useState<Pin | null>(null);
  useEffect(() => {
    let left = false;
    void pinOfDevice()?.then((opened) => !left && setPin(opened));
    return () => {
      left = true;
    };
  }, []);
  return pin;
}

/** Tells Home and the gate whether there is a PIN now. */
export function noticePin(pin: Pin): void {
  device.pinSet.value = pin.isSet();
}

const seconds = signal(0);

/** Draws the caller anew every second while it counts something down. */
export function useSeconds(counting: boolean): void {
  void seconds.value;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => {
      seconds.value += 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [counting]);
}
