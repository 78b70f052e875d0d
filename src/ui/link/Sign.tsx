/** How the others are connected, in a word beside the night. It depends on the connection alone, on nothing of the game. */
import '../../i18n/with-link';
import './link.css';
import type { Host, TableDevice } from '../../app/host-types';
import { t } from '../words';

export interface SignProps {
  readonly host: Host;
}

export function Sign({ host }: SignProps) {
  const devices = host.devices.value;
  if (devices.length === 0) return null;
  const [is, words] = connection(host.carrier.value, devices);
  return (
    <span class={`link-sign link-${is}`}>
      <span class="aside">{t('link.sign')} </span>
      {words}
    </span>
  );
}

/** Good, some or none: each has a shape of its own. */
function connection(
  carrier: Host['carrier']['value'],
  devices: readonly TableDevice[],
): readonly ['good' | 'some' | 'none', string] {
  if (carrier === 'connecting') return ['some', t('link.connecting')];
  if (carrier !== 'open') return ['none', t('link.unreachable')];
  const here = devices.filter((device) => device.here).length;
  if (here === 0) return ['none', t('link.away')];
  if (here < devices.length) return ['some', t('link.some', { here, all: devices.length })];
  return ['good', t('link.connected')];
}
