/** The night table: what each of the four nights has, tonight's column marked, and how the nights differ. */
import type { Ref } from 'preact';
import type { Book, EntryId } from '../../rulebook/book';
import type { GivenOptions } from '../../rules/options';
import { NIGHT_TABLE, NIGHTS, type Night, spacesAfterCrime } from '../../rules/vocabulary';
import { t } from '../words';
import { Lines } from './Lines';

interface NightsProps {
  readonly book: Book;
  readonly options: GivenOptions | null;
  /** The night that is on or comes next; null without a game. */
  readonly night: Night | null;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

interface Row {
  readonly name: string;
  readonly rule: EntryId;
  /** A part of what the row above counts. */
  readonly part?: boolean;
  /** What stands in it are words and no numbers. */
  readonly words?: boolean;
  readonly of: (night: Night) => string | number;
}

export function Nights({ book, options, night, onOpen, heading }: NightsProps) {
  const lines = [
    { text: t('fourNights.twoVictims'), rule: 'DOUBLE-4' },
    { text: t('fourNights.policeFirst'), rule: 'DOUBLE-5' },
    { text: t('fourNights.patrolsLater'), rule: 'HELL-3.4' },
    { text: t('fourNights.last'), rule: 'END-1' },
  ];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {t('fourNights.title')}
      </h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls to the side, and the keys have to reach it. */}
      <section class="nights-window" tabIndex={0} aria-label={t('fourNights.table')}>
        <table class="nights">
          <thead>
            <tr>
              <th scope="col">{t('fourNights.night')}</th>
              {NIGHTS.map((one) => (
                <th key={one} scope="col" data-tonight={one === night}>
                  {one}
                  {one === night && <span class="aside"> {t('fourNights.tonight')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows().map(({ name, rule, part, words, of }) => (
              <tr key={name}>
                <th scope="row" data-part={part}>
                  <button type="button" class="nights-row" onClick={() => onOpen(rule)}>
                    {name}
                  </button>
                </th>
                {NIGHTS.map((one) => (
                  <td key={one} data-tonight={one === night} data-word={words}>
                    {of(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section class="rules-part">
        <h2 class="label">{t('fourNights.differ')}</h2>
        <Lines lines={lines} book={book} options={options} onOpen={onOpen} />
      </section>
    </>
  );
}

function rows(): readonly Row[] {
  const table = NIGHT_TABLE;
  return [
    { name: t('fourNights.coaches'), rule: 'HELL-1.1', of: (night) => table[night].tokens.coaches },
    { name: t('fourNights.alleys'), rule: 'NIGHT-2', of: (night) => table[night].tokens.alleys },
    {
      name: t('fourNights.women'),
      rule: 'HELL-2.1',
      of: (night) => table[night].women.marked + table[night].women.unmarked,
    },
    { name: t('fourNights.marked'), rule: 'HELL-4.1', part: true, of: (night) => table[night].women.marked },
    {
      name: t('fourNights.patrols'),
      rule: 'HELL-3.2',
      of: (night) => table[night].patrols.real + table[night].patrols.false,
    },
    { name: t('fourNights.false'), rule: 'NIGHT-3', part: true, of: (night) => table[night].patrols.false },
    { name: t('fourNights.victims'), rule: 'HELL-5.3', of: (night) => table[night].victims },
    {
      name: t('fourNights.first'),
      rule: 'DOUBLE-5',
      words: true,
      of: (night) => t(`fourNights.${table[night].first}`),
    },
    { name: t('fourNights.spacesI'), rule: 'TRACK-3', of: (night) => spacesAfterCrime(night, 'I') },
    { name: t('fourNights.spacesV'), rule: 'HELL-5.2', of: (night) => spacesAfterCrime(night, 'V') },
  ];
}
