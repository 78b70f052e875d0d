/** Why a file was not taken, in words. */
import type { NoImport } from '../../app/import';
import type { BadFile } from '../../app/import-file';
import type { NoRemaking } from '../../app/lost-phone';
import type { NoArrival } from '../../app/moved';
import { board } from '../../board/index';
import { nameCrossing } from '../../board/names';
import { badInputInWords, becauseInWords } from '../../i18n/refusal';
import { troubleInWords } from '../trouble';
import { t, words } from '../words';

export type NotTaken = BadFile | NoArrival | NoImport | NoRemaking | { readonly why: 'recordHere' };

export function fileInWords(no: NotTaken): string {
  switch (no.why) {
    case 'unreadable':
      return t('file.unreadable', { why: badInputInWords(words, no.bad) });
    case 'refused': {
      const because = becauseInWords(words, (crossing) => nameCrossing(board, crossing), no.breach.because);
      return t('file.refused', { i: no.i, event: t(`event.${no.type}`), because, rule: no.breach.rule });
    }
    case 'notStored':
      return troubleInWords(no.failure);
    case 'opensUpTo':
      return t('file.opensUpTo', { number: no.number });
    default:
      return t(`file.${no.why}`);
  }
}
