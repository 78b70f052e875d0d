/** The devices at the table: who is here, one more, one less. Nothing of Jack's stands here, so it has no lock. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Host, TableDevice } from '../../app/host-types';
import type { Terms } from '../agreed/agreed';
import { announce } from '../announce';
import { useAwake } from '../game/awake';
import { Confirm } from '../parts/Dialog';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { Door } from './Door';

interface DevicesProps {
  readonly host: Host;
  readonly terms: Terms;
  readonly onBack: () => void;
}

const MOST = 8;

export function Devices({ host, terms, onBack }: DevicesProps) {
  const door = host.door.value;
  useAwake(true);
  useJoined(host.devices.value);
  // Nobody can knock while nobody looks.
  useEffect(() => () => host.close(), [host]);
  const shut = door.is === 'closed' && door.why === null;
  return (
    <main class="screen devices" key={shut ? 'closed' : door.is}>
      {shut ? <Listed host={host} onBack={onBack} /> : <Door host={host} door={door} terms={terms} />}
    </main>
  );
}

/** Says who came in. */
function useJoined(devices: readonly TableDevice[]): void {
  const known = useRef(new Set(devices.map(({ id }) => id)));
  useEffect(() => {
    for (const { id, name } of devices) if (!known.current.has(id)) announce(t('devices.joined', { name }));
    known.current = new Set(devices.map(({ id }) => id));
  }, [devices]);
}

function Listed({ host, onBack }: Omit<DevicesProps, 'terms'>) {
  const [removing, setRemoving] = useState<TableDevice | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const devices = host.devices.value;
  // Once somebody is in the evening goes on.
  const main = 'button button-main button-tall';
  const remove = async ({ id, name }: TableDevice): Promise<void> => {
    setRemoving(null);
    const gone = await host.remove(id);
    setTrouble(gone ? null : t('devices.notRemoved', { name }));
    if (gone) announce(t('devices.removed', { name }));
  };
  const change = async ({ id, name, seat }: TableDevice): Promise<void> => {
    const done = await host.seat(id, other(seat));
    setTrouble(done ? null : t('devices.notSeated', { name }));
    if (done) announce(t('devices.seatNamed', { name, what: t(`devices.${other(seat)}`) }));
  };
  return (
    <>
      <Heading>{t('devices.title')}</Heading>
      <p>{t('devices.what')}</p>
      {trouble !== null && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {host.carrier.value === 'unreachable' && (
        <div class="trouble" role="alert">
          <p>{t('link.unreachableWhat')}</p>
          <button type="button" class="button" onClick={host.renew}>
            {t('link.retry')}
          </button>
        </div>
      )}
      {devices.length === 0 ? (
        <p class="devices-none">{t('devices.none')}</p>
      ) : (
        <section class="stack" aria-labelledby="devices">
          <h2 id="devices" class="label">
            {t('devices.list')}
          </h2>
          <ul class="devices-list">
            {devices.map((device) => (
              <li key={device.id} class="device">
                <span class="device-text">
                  <b class="device-name">{device.name}</b>
                  <span class="device-what">
                    {t(`devices.${device.seat}`)}
                    {', '}
                    <span class={`link-sign link-${device.here ? 'good' : 'none'}`}>
                      {t(device.here ? 'devices.here' : 'devices.away')}
                    </span>
                  </span>
                </span>
                <span class="device-ways">
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={t('devices.seatNamed', {
                      name: device.name,
                      what: t(`devices.seat.${other(device.seat)}`),
                    })}
                    onClick={() => void change(device)}
                  >
                    {t(`devices.seat.${other(device.seat)}`)}
                  </button>
                  <button
                    type="button"
                    class="button button-quiet"
                    aria-label={t('devices.removeNamed', { name: device.name })}
                    onClick={() => setRemoving(device)}
                  >
                    {t('devices.remove')}
                  </button>
                </span>
              </li>
            ))}
          </ul>
          {devices.some(({ here }) => !here) && <p class="label">{t('devices.awayWhat')}</p>}
        </section>
      )}
      <p class="label">
        {t('devices.awake')} {host.relay !== undefined && t('devices.relay', { relay: host.relay })}
      </p>
      <div class="stack foot">
        {devices.length < MOST ? (
          <button type="button" class={devices.length === 0 ? main : 'button button-tall'} onClick={host.open}>
            {t('devices.add')}
          </button>
        ) : (
          <p class="note">{t('devices.full')}</p>
        )}
        <button type="button" class={devices.length === 0 ? 'button button-tall' : main} onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
      {removing !== null && (
        <Confirm
          title={t('devices.removeTitle', { name: removing.name })}
          what={t('devices.removeWhat')}
          yes={t('devices.removeNamed', { name: removing.name })}
          grave
          onYes={() => void remove(removing)}
          onNo={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function other(seat: TableDevice['seat']): TableDevice['seat'] {
  return seat === 'display' ? 'detectives' : 'display';
}
