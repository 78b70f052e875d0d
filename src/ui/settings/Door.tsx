/** From a tap to the settings, and from the gate to the PIN: both are loaded when they are needed, and say so if not. */
import { useEffect, useState } from 'preact/hooks';
import { Missing } from '../parts/Missing';
import type { PinPadProps } from './PinPad';
import type { SettingsProps } from './Settings';

type Loaded = typeof import('./loaded');

export function SettingsDoor(props: SettingsProps) {
  const { loaded, missing } = useLoaded();
  if (loaded !== null) return <loaded.Settings {...props} />;
  return missing;
}

export function PinDoor(props: PinPadProps) {
  const { loaded, missing } = useLoaded();
  if (loaded !== null) return <loaded.PinPad {...props} />;
  return missing;
}

function useLoaded() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    void import('./loaded').then(
      (found) => setLoaded(() => found),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  return { loaded, missing: failed ? <Missing onRetry={load} /> : null };
}
