/** Why something was refused, with the rule it rests on. */
import { board, nameCrossing } from '../../board/index';
import { becauseInWords } from '../../i18n/refusal';
import type { Breach } from '../../rules/index';
import { announce } from '../announce';
import { t, words } from '../words';

interface RefusalProps {
  readonly breach: Breach;
  /** Absent where the table cannot rule otherwise. */
  readonly onRuled?: (() => void) | undefined;
}

export function Refusal({ breach, onRuled }: RefusalProps) {
  return (
    <div class="refusal">
      <p>
        {becauseInWords(words, (crossing) => nameCrossing(board, crossing), breach.because)}{' '}
        <span class="rule">{t('refused.rule', { rule: breach.rule })}</span>
      </p>
      {onRuled !== undefined && (
        <button type="button" class="button button-small" onClick={onRuled}>
          {t('move.ruled')}
        </button>
      )}
    </div>
  );
}

/** Said without the sentence: that may hold Jack's numbers, and whoever listens is not only Jack. */
export function announceRefusal({ rule }: Breach): void {
  announce(t('refused.said', { rule }));
}
