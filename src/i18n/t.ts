/**
 * Sentences by key, with their values. English is typed: a key that is not there, or a value a sentence needs and does not
 * get, does not compile. Plurals follow `Intl.PluralRules`: keys ending in `_one`, `_other` are chosen by `count`.
 *
 * What the start page says is bundled; every other part of the catalogue comes with the screens that need it, by
 * importing `with-game`, `with-hunt` and so on beside them. A part adds itself with `addSentences`.
 */
import type { agreedEn } from './agreed.en';
import type { becauseEn } from './because.en';
import type { endEn } from './end.en';
import type { forkEn } from './fork.en';
import type { gameEn } from './game.en';
import type { guestEn } from './guest.en';
import type { guideEn } from './guide.en';
import type { hellEn } from './hell.en';
import type { hintsEn } from './hints.en';
import type { homeEn } from './home.en';
import type { huntEn } from './hunt.en';
import type { installEn } from './install.en';
import type { jackNumbersEn } from './jack-numbers.en';
import type { keepEn } from './keep.en';
import type { linkEn } from './link.en';
import type { lockEn } from './lock.en';
import type { lookupEn } from './lookup.en';
import type { mapEn } from './map.en';
import { pageEn } from './page.en';
import type { patrolsEn } from './patrols.en';
import type { proposedEn } from './proposed.en';
import type { rulesEn } from './rules.en';
import type { saidEn } from './said.en';
import type { sidesEn } from './sides.en';
import type { stageEn } from './stage.en';
import type { wordsEn } from './words.en';

type En = typeof becauseEn &
  typeof wordsEn &
  typeof agreedEn &
  typeof pageEn &
  typeof gameEn &
  typeof homeEn &
  typeof saidEn &
  typeof stageEn &
  typeof mapEn &
  typeof hellEn &
  typeof jackNumbersEn &
  typeof patrolsEn &
  typeof hintsEn &
  typeof huntEn &
  typeof forkEn &
  typeof linkEn &
  typeof proposedEn &
  typeof lockEn &
  typeof keepEn &
  typeof endEn &
  typeof rulesEn &
  typeof lookupEn &
  typeof sidesEn &
  typeof guideEn &
  typeof installEn &
  typeof guestEn;

export type Catalogue = { readonly [K in keyof En]: string };
type Exact = keyof En;
type Plural<K> = K extends `${infer Base}_${'one' | 'other' | 'zero'}` ? Base : never;
export type Key = Exclude<Exact, `${string}_${'one' | 'other' | 'zero'}`> | Plural<Exact>;

type Placeholders<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | Placeholders<Rest> : never;
type TextsOf<K extends Key> = En[Extract<Exact, K | `${K}_${string}`>];
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

export function language(code: string, catalogue: Partial<Catalogue>): Language {
  // Made when first needed: they cost more than all else that a page does at its start.
  let plurals: Intl.PluralRules | null = null;
  let lists: Intl.ListFormat | null = null;
  const pluralOf = (count: number): string => {
    plurals ??= new Intl.PluralRules(code);
    return plurals.select(count);
  };
  const texts: Readonly<Record<string, string | undefined>> = catalogue;
  return {
    code,
    t: (key, ...[values]) => {
      const given: Readonly<Record<string, string | number>> = values ?? {};
      const { count } = given;
      const text =
        typeof count === 'number'
          ? ((count === 0 ? texts[`${key}_zero`] : undefined) ?? texts[`${key}_${pluralOf(count)}`] ?? texts[key])
          : texts[key];
      return (text ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));
    },
    list: (items) => {
      lists ??= new Intl.ListFormat(code, { type: 'conjunction' });
      return lists.format(items.map(String));
    },
  };
}

/** English, as far as it is loaded. */
const en: { [K in keyof En]?: string } = { ...pageEn };

export const english: Language = language('en', en);

/** Adds a part of the catalogue to the language. */
export function addSentences(part: Partial<Catalogue>): void {
  Object.assign(en, part);
}
