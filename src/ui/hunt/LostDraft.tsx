/** Says when something half entered was not kept. */
import { t } from '../words';
import type { DraftInHand } from './useDraft';

export function LostDraft({ lost }: Pick<DraftInHand<unknown>, 'lost'>) {
  if (lost === null) return null;
  return (
    <p class="trouble" role="alert">
      {t(`draft.${lost}`)}
    </p>
  );
}
