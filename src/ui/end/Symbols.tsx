/** Three of thirty-two symbols, the first bits of the log's head, by their names: to be compared across the table. */
import { t } from '../words';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type SymbolNumber =
  | Digit
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28
  | 29
  | 30
  | 31;

export function symbolName(number: number): string {
  return t(`symbol.${number as SymbolNumber}`);
}

export function Symbols({ symbols }: { readonly symbols: readonly number[] }) {
  return (
    <section class="symbols">
      <h2 class="label">{t('end.symbols')}</h2>
      <ol class="symbols-row">
        {symbols.map((number, i) => (
          <li key={i} class="symbols-one">
            {symbolName(number)}
          </li>
        ))}
      </ol>
      <p class="symbols-what">{t('end.symbolsWhat')}</p>
    </section>
  );
}
