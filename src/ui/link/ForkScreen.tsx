/** Two records that differ, on Jack's phone: everything stops until the table has chosen, or the device is removed. */
import '../../i18n/with-fork';
import '../../i18n/with-link';
import { useState } from 'preact/hooks';
import type { Fork, Host } from '../../app/host-types';
import { Confirm } from '../parts/Dialog';
import { t } from '../words';
import { Differing } from './Differing';

export interface ForkScreenProps {
  readonly host: Host;
  readonly fork: Fork;
  readonly onHome: () => void;
  /** To what moves a game to another phone. */
  readonly onRescue: () => void;
}

export function ForkScreen({ host, fork, onHome, onRescue }: ForkScreenProps) {
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const { device, number } = fork;
  const id = fork.id ?? host.devices.value.find(({ name }) => name === device)?.id;
  return (
    <Differing
      number={number}
      device={device}
      jacks={fork.ours}
      devices={fork.theirs}
      choice={fork.choice ?? null}
      onChoose={host.choose}
    >
      {failed && (
        <p class="trouble" role="alert">
          {t('devices.notRemoved', { name: device })}
        </p>
      )}
      {id !== undefined && (
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {t('fork.remove', { device })}
        </button>
      )}
      <button type="button" class="button" onClick={onRescue}>
        {t('menu.rescue')}
      </button>
      <button type="button" class="button button-quiet" onClick={onHome}>
        {t('app.home')}
      </button>
      {asking && id !== undefined && (
        <Confirm
          title={t('fork.removeTitle')}
          what={t('fork.removeWhat', { device })}
          yes={t('fork.removeYes')}
          grave
          onYes={() => {
            setAsking(false);
            void host.remove(id).then((gone) => setFailed(!gone));
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </Differing>
  );
}
