/**
 * Three symbols on both phones, and the two answers. The same on either side, in the same order and size: two people look at
 * both at once, and what stood elsewhere would be taken for a difference.
 */
import '../../i18n/with-end';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { SymbolsRow } from './Symbols';

interface ComparingProps {
  readonly symbols: readonly number[];
  readonly onSame: () => void;
  readonly onDifferent: () => void;
}

export function Comparing({ symbols, onSame, onDifferent }: ComparingProps) {
  return (
    <div class="compare">
      <Heading>{t('compare.title')}</Heading>
      <p>{t('compare.what')}</p>
      <SymbolsRow symbols={symbols} label={t('compare.symbols')} large />
      <p class="label">{t('compare.which')}</p>
      <div class="compare-answers foot">
        <button type="button" class="button button-tall" onClick={onDifferent}>
          {t('compare.different')}
        </button>
        <button type="button" class="button button-main button-tall" onClick={onSame}>
          {t('compare.same')}
        </button>
      </div>
    </div>
  );
}
