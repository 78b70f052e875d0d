/**
 * Three of thirty-two symbols, by drawing and name: to be compared across the table. At the end they are the first bits of
 * the log's head, at the door those of the keys.
 */
import './symbols.css';
import { t } from '../words';
import { SYMBOL_DRAWINGS } from './symbol-drawings';

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

interface SymbolsProps {
  readonly symbols: readonly number[];
  /** What else is to be said under them. */
  readonly witness?: string | undefined;
}

export function Symbols({ symbols, witness }: SymbolsProps) {
  return (
    <section class="symbols">
      <h2 class="label">{t('end.symbols')}</h2>
      <SymbolsRow symbols={symbols} />
      <p class="symbols-what">
        {t('end.symbolsWhat')} {witness}
      </p>
    </section>
  );
}

interface SymbolsRowProps {
  readonly symbols: readonly number[];
  /** What the list is called, where no heading says so. */
  readonly label?: string;
  /** As large as the screen lets them be: for two people with a phone each. */
  readonly large?: boolean;
}

export function SymbolsRow({ symbols, label, large }: SymbolsRowProps) {
  return (
    <ol class={large ? 'symbols-row symbols-large' : 'symbols-row'} aria-label={label}>
      {symbols.map((number, i) => (
        <li key={i} class="symbols-one">
          <svg class="symbols-drawing" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SYMBOL_DRAWINGS[number]} />
          </svg>
          {symbolName(number)}
        </li>
      ))}
    </ol>
  );
}
