/**
 * The answer that came last: its circle, what it was and who asked. Where the detectives hold the phone a yes is told from a
 * no at a glance, by ground, frame and a tick, and is as large; in Jack's hands the two differ in their words alone, since
 * his face and his screen can be seen.
 */
import '../../i18n/with-stages';
import './ask.css';
import type { Heard } from '../../log/index';
import { t } from '../words';

export type Answer = Pick<Heard, 'circle' | 'asked' | 'yes' | 'policeman'>;

interface SaidProps {
  readonly answer: Answer | null;
  /** The circle being entered: it stands there before it is asked. */
  readonly typed?: string;
  readonly hint: string;
  readonly theirs: boolean;
  readonly busy?: boolean;
}

export function Said({ answer, typed = '', hint, theirs, busy = false }: SaidProps) {
  return (
    <div class={theirs && answer?.yes ? 'said said-yes' : 'said'} aria-busy={busy}>
      <p class="numeral">{answer?.circle ?? (typed === '' ? '–' : typed)}</p>
      <p class="said-words">
        <span>{answer === null ? hint : answerInWords(answer)}</span>
        {answer !== null && answer.policeman !== null && (
          <span class="said-by"> {t('police.by', { policeman: t(`policeman.${answer.policeman}`) })}</span>
        )}
      </p>
    </div>
  );
}

export function answerInWords({ asked, yes }: Pick<Answer, 'asked' | 'yes'>): string {
  if (asked === 'clue') return t(yes ? 'police.clueYes' : 'police.clueNo');
  return t(yes ? 'police.arrestYes' : 'police.arrestNo');
}
