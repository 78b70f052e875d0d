/** From the menu to the devices: what connects is loaded and started when somebody first goes there. */
import '../../i18n/with-link';
import './link.css';
import { useEffect, useState } from 'preact/hooks';
import type { Hosting } from '../../app/host-types';
import type { Terms } from '../agreed/agreed';
import { Heading } from '../parts/Heading';
import { Missing } from '../parts/Missing';
import { t } from '../words';
import { Devices } from './Devices';

export interface DevicesDoorProps {
  readonly hosting: Hosting;
  /** What was agreed for the game: a device that comes in is shown it. */
  readonly terms: Terms;
  readonly onBack: () => void;
}

export function DevicesDoor({ hosting, terms, onBack }: DevicesDoorProps) {
  const [failed, setFailed] = useState(false);
  const start = (): void => {
    setFailed(false);
    hosting.start().catch(() => setFailed(true));
  };
  useEffect(start, []);
  const host = hosting.host.value;
  if (host !== null) return <Devices host={host} terms={terms} onBack={onBack} />;
  return (
    <main class="screen" aria-busy={!failed}>
      <Heading>{t('devices.title')}</Heading>
      {failed && <Missing onRetry={start} />}
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}
