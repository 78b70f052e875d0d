/**
 * What stands before Jack's side: whose turn it is, open to everybody, and what unlocks: one tap, or the PIN where one is
 * set. Before a hideout is chosen there is nothing to see yet, so no PIN is asked for.
 */
import { useId } from 'preact/hooks';
import type { DetectivesView } from '../../log/index';
import type { Privately } from '../hell/steps';
import { PinDoor } from '../settings/Door';
import { device } from '../settings/device';
import { t } from '../words';
import { TonightTrack } from './Tonight';

export type GateName = 'hideout' | 'crime' | 'move' | 'moveFirst' | 'held' | 'back' | 'sheet' | Privately;

interface GateProps {
  readonly name: GateName;
  readonly told: DetectivesView;
  /** Opens a forgotten PIN; asked only then. */
  readonly isHideout: (circle: number) => boolean;
  readonly onUnlock: () => void;
}

export function Gate({ name, told, isHideout, onUnlock }: GateProps) {
  const { settings, pinSet } = device;
  const earphones = useId();
  const locked = pinSet.value && name !== 'hideout';
  const first = settings.chosen.value.earphones === 'unsaid';
  const open = (): void => {
    if (first) void settings.choose('earphones', 'said');
    onUnlock();
  };
  return (
    <>
      {told.table.time !== null && (
        <div class={locked ? 'gate-track-short' : undefined}>
          <TonightTrack told={told} />
        </div>
      )}
      <div class={locked ? 'gate-what gate-short' : 'gate-what'}>
        {!locked && <img class="gate-mark" src="/icon.svg" alt="" />}
        <p>{t(`gate.${name}What`)}</p>
      </div>
      {first && (
        <p id={earphones} class="note">
          {t('gate.earphones')}
        </p>
      )}
      {locked ? (
        <PinDoor isHideout={isHideout} onOpen={open} />
      ) : (
        // Whoever goes from control to control hears it before the first number as well.
        <button type="button" class="unlock" aria-describedby={first ? earphones : undefined} onClick={open}>
          <span class="unlock-lead">{t('gate.unlockLead')}</span>
          <span>{t('gate.unlock')}</span>
        </button>
      )}
    </>
  );
}
