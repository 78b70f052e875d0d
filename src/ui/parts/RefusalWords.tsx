/** Why something was refused, in the board's words, with the rule it rests on one tap away. */
import '../../i18n/with-stages';
import '../../i18n/with-refusal';
import '../game/stages.css';
import { board } from '../../board/index';
import { nameCrossing } from '../../board/names';
import { becauseInWords } from '../../i18n/refusal';
import type { Breach } from '../../rules/index';
import { openRule } from '../rules/open';
import { t, words } from '../words';

export interface RefusalProps {
  readonly breach: Breach;
  /** Opens the rule; by itself the rules lie over the screen. */
  readonly onRule?: (id: string) => void;
  /** Present where the map can show why. */
  readonly onMap?: (() => void) | undefined;
  /** Absent where the table cannot rule otherwise. */
  readonly onRuled?: (() => void) | undefined;
}

export function RefusalWords({ breach, onRule = openRule, onMap, onRuled }: RefusalProps) {
  return (
    <div class="refusal">
      <p>{becauseInWords(words, (crossing) => nameCrossing(board, crossing), breach.because)}</p>
      <div class="refusal-ways">
        <button type="button" class="button button-small rule-id" onClick={() => onRule(breach.rule)}>
          {t('refused.rule', { rule: breach.rule })}
        </button>
        {onMap !== undefined && (
          <button type="button" class="button button-small" onClick={onMap}>
            {t('refused.map')}
          </button>
        )}
        {onRuled !== undefined && (
          <button type="button" class="button button-small" onClick={onRuled}>
            {t('move.ruled')}
          </button>
        )}
      </div>
    </div>
  );
}
