/** What stands before Jack's side: whose turn it is, open to everybody, and the one tap that unlocks. */
import type { DetectivesView } from '../../log/index';
import { t } from '../words';
import { TonightTrack } from './Tonight';

export type GateName = 'hideout' | 'crime' | 'move' | 'moveFirst' | 'held' | 'sheet';

interface GateProps {
  readonly name: GateName;
  readonly told: DetectivesView;
  readonly onUnlock: () => void;
}

export function Gate({ name, told, onUnlock }: GateProps) {
  return (
    <>
      {told.table.time !== null && <TonightTrack told={told} />}
      <div class="gate-what">
        <img class="gate-mark" src="/icon.svg" alt="" />
        <p>{t(`gate.${name}What`)}</p>
      </div>
      <button type="button" class="unlock" onClick={onUnlock}>
        <span class="unlock-lead">{t('gate.unlockLead')}</span>
        <span>{t('gate.unlock')}</span>
      </button>
    </>
  );
}
