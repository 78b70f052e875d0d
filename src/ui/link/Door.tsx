/** A device coming in, step by step. Each step has a heading of its own, so that it is read out when it appears. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { DoorState, Host, TableDevice } from '../../app/host-types';
import { Agreed } from '../agreed/Agreed';
import type { Terms } from '../agreed/agreed';
import { Comparing } from '../end/Comparing';
import { SymbolsRow } from '../end/Symbols';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { Invitation } from './Invitation';

interface DoorProps {
  readonly host: Host;
  readonly door: DoorState;
  readonly terms: Terms;
}

export function Door({ host, door, terms }: DoorProps) {
  const compared = useRef<readonly number[] | null>(null);
  if (door.is === 'comparing') compared.current = door.symbols;
  switch (door.is) {
    case 'open':
      return <Invitation host={host} door={door} />;
    case 'meeting':
      return (
        <Step title={t('door.meetingTitle')} onCancel={host.close}>
          <p aria-busy="true">{t('door.meetingWhat')}</p>
        </Step>
      );
    case 'comparing':
      return <Comparing symbols={door.symbols} onSame={host.same} onDifferent={host.different} />;
    case 'waiting':
      return (
        <Step title={t('door.waitingTitle')} onCancel={host.close}>
          <p>{t('door.waitingWhat', { name: door.name })}</p>
          {/* They stay until both sides have tapped: whoever looks second has to see them, too. */}
          {compared.current !== null && <SymbolsRow symbols={compared.current} label={t('compare.symbols')} large />}
        </Step>
      );
    case 'admitting':
      return (
        <Step title={t('door.admitTitle', { name: door.name })}>
          <p>
            {t('door.admitWhat')} {t('agreed.admit')}
          </p>
          <Agreed table={terms} />
          <div class="stack foot">
            <Admit seat="detectives" wanted={door.seat} host={host} />
            <Admit seat="display" wanted={door.seat} host={host} />
            <button type="button" class="button button-quiet" onClick={host.close}>
              {t('door.refuse')}
            </button>
          </div>
        </Step>
      );
    case 'closed':
      return (
        <Step title={t('door.closedTitle')} onCancel={host.close}>
          {door.why !== null && <p class="trouble">{t(`door.closed.${door.why}`)}</p>}
          <button type="button" class="button button-tall" onClick={host.open}>
            {t('door.again')}
          </button>
        </Step>
      );
  }
}

interface StepProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onCancel?: () => void;
}

function Step({ title, children, onCancel }: StepProps) {
  return (
    <>
      <Heading>{title}</Heading>
      {children}
      {onCancel !== undefined && (
        <div class="stack foot">
          <button type="button" class="button button-tall" onClick={onCancel}>
            {t('app.cancel')}
          </button>
        </div>
      )}
    </>
  );
}

interface AdmitProps {
  readonly seat: TableDevice['seat'];
  /** What the device asked for. */
  readonly wanted: TableDevice['seat'];
  readonly host: Host;
}

function Admit({ seat, wanted, host }: AdmitProps) {
  return (
    <button
      type="button"
      class={`button button-tall device-admit${seat === wanted ? ' button-main' : ''}`}
      onClick={() => host.admit(seat)}
    >
      <span>{t(seat === 'detectives' ? 'door.admitDetectives' : 'door.admitDisplay')}</span>
      <span class="device-admit-what">
        {t(seat === 'detectives' ? 'door.admitDetectivesWhat' : 'door.admitDisplayWhat')}
      </span>
    </button>
  );
}
