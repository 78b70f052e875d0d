/** Whom the Head sent to Goulston Street (OPT-LETTERS-5), until somebody moves or asks: the pawn has to be put there. */
import '../../i18n/with-hunt';
import type { DetectivesView } from '../../log/index';
import { t } from '../words';

export function SentLine({ told: { table, inTurn } }: { readonly told: Pick<DetectivesView, 'table' | 'inTurn'> }) {
  const sent = inTurn.findLast(({ type }) => type === 'letterAnswered')?.event;
  if (sent?.type !== 'letterAnswered' || table.turn.acted || table.turn.moved.length > 0) return null;
  return <p class="slip">{t('goulston.sent', { policeman: t(`policeman.${sent.policeman}`) })}</p>;
}
