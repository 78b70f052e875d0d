/** While a hunt is on the screen stays on, where the device can and its owner wants it. */
import { useEffect } from 'preact/hooks';
import { device } from '../settings/device';

export function useAwake(hunting: boolean): void {
  const wanted = hunting && device.settings.chosen.value.keepAwake === 'on';
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    let stop = (): void => undefined;
    // Fetched after the game stands; without it the screen sleeps as it always did.
    void import('../../app/awake').then(
      ({ stayAwake }) => {
        if (!over) ({ stop } = stayAwake(navigator.wakeLock, document));
      },
      () => undefined,
    );
    return () => {
      over = true;
      stop();
    };
  }, [wanted]);
}
