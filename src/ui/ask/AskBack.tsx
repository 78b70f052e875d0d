/** Asks back once, before a question that costs an action or tells nothing. */
import '../../i18n/with-stages';
import { Confirm } from '../parts/Dialog';
import { t } from '../words';
import type { Doubt } from './doubt';

interface AskBackProps {
  readonly circle: number;
  readonly doubt: Doubt;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function AskBack({ circle, doubt, ...answers }: AskBackProps) {
  if (doubt === 'arrest') {
    return (
      <Confirm
        title={t('police.arrestTitle', { circle })}
        what={t('police.arrestWhat')}
        yes={t('police.arrestConfirm')}
        grave
        {...answers}
      />
    );
  }
  return (
    <Confirm
      title={t('police.uselessTitle', { circle })}
      what={t(doubt === 'scene' ? 'police.uselessScene' : 'police.uselessClue')}
      rule="CLUE-7"
      yes={t('police.uselessConfirm')}
      {...answers}
    />
  );
}
