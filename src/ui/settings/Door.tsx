/** From a tap to the settings, and from the gate to the PIN: both are loaded when they are needed, and say so if not. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words';
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
  const missing = failed ? (
    <div class="trouble" role="alert">
      <p>{t('app.partMissing')}</p>
      <button type="button" class="button" onClick={load}>
        {t('app.retry')}
      </button>
    </div>
  ) : null;
  return { loaded, missing };
}
