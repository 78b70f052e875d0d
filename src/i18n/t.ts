/**
 * Sentences by key, with their values. English is bundled and typed: a key that is not there, or a value a sentence needs
 * and does not get, does not compile. Plurals follow `Intl.PluralRules`: keys ending in `_one`, `_other` are chosen by
 * `count`.
 */
import { becauseEn } from './because.en';
import { endEn } from './end.en';
import { huntEn } from './hunt.en';
import { installEn } from './install.en';
import { keepEn } from './keep.en';
import { lockEn } from './lock.en';
import { mapEn } from './map.en';
import { pageEn } from './page.en';
import { rulesEn } from './rules.en';
import { wordsEn } from './words.en';

const en = {
  ...becauseEn,
  ...wordsEn,
  ...pageEn,
  ...mapEn,
  ...huntEn,
  ...lockEn,
  ...keepEn,
  ...endEn,
  ...rulesEn,
  ...installEn,
} as const;

export type Catalogue = { readonly [K in keyof typeof en]: string };
type Exact = keyof typeof en;
type Plural<K> = K extends `${infer Base}_${'one' | 'other' | 'zero'}` ? Base : never;
export type Key = Exclude<Exact, `${string}_${'one' | 'other' | 'zero'}`> | Plural<Exact>;

type Placeholders<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | Placeholders<Rest> : never;
type TextsOf<K extends Key> = (typeof en)[Extract<Exact, K | `${K}_${string}`>];
type Needs<K extends Key> = Placeholders<TextsOf<K>> | (K extends Plural<Exact> ? 'count' : never);
/** Values of a sentence: none where it has no gaps. */
type Values<K extends Key> = [Needs<K>] extends [never]
  ? []
  : [values: { readonly [P in Needs<K>]: P extends 'count' ? number : string | number }];

/** A language: its sentences, its plurals and its way of writing lists. */
export interface Language {
  readonly code: string;
  /** The sentence for a key. */
  readonly t: <K extends Key>(key: K, ...values: Values<K>) => string;
  /** "65, 66 and 84". */
  readonly list: (items: readonly (string | number)[]) => string;
}

export function language(code: string, catalogue: Catalogue): Language {
  const plurals = new Intl.PluralRules(code);
  const lists = new Intl.ListFormat(code, { type: 'conjunction' });
  const texts: Readonly<Record<string, string>> = catalogue;
  return {
    code,
    t: (key, ...[values]) => {
      const given: Readonly<Record<string, string | number>> = values ?? {};
      const { count } = given;
      const text =
        typeof count === 'number'
          ? ((count === 0 ? texts[`${key}_zero`] : undefined) ?? texts[`${key}_${plurals.select(count)}`] ?? texts[key])
          : texts[key];
      return (text ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
    },
    list: (items) => lists.format(items.map(String)),
  };
}

export const english: Language = language('en', en);
