/** What was agreed for a game, in sentences: everything that is not the usual way, once, on every phone the same. */
import { expect, test } from 'vitest';
import '../english';
import {
  DEFAULT_OPTIONS,
  EMPTY_TABLE,
  type GivenOptions,
  REFEREES,
  resolveOptions,
  SWITCHES,
} from '../../src/rules/index';
import { agreedInWords, unusual } from '../../src/ui/agreed/agreed';
import { inOneLine, proposedInWords } from '../../src/ui/link/proposed';

const termsOf = (given: GivenOptions) => {
  const options = resolveOptions(given);
  return { options, referee: options.referee };
};
const other = (name: (typeof SWITCHES)[number]) => ({ [name]: !DEFAULT_OPTIONS[name] });

test.each(REFEREES)('the usual way at %s is one sentence: the level', (referee) => {
  const lines = agreedInWords(termsOf({ referee }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The app referees .+\.$/);
});

test.each(SWITCHES)('%s has one sentence when it differs from the usual way, and none when it does not', (name) => {
  const lines = agreedInWords(termsOf({ referee: 'hunt', ...other(name) }));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^[A-Z].+\.$/);
  expect(agreedInWords(termsOf({ referee: 'hunt', [name]: DEFAULT_OPTIONS[name] }))).toHaveLength(1);
});

test('all of them differ in their words, and no number stands there that could be a circle', () => {
  const all = Object.assign({ referee: 'evening' as const }, ...SWITCHES.map(other));
  const lines = agreedInWords(termsOf(all));
  expect(unusual(resolveOptions(all))).toEqual(SWITCHES);
  expect(new Set(lines).size).toBe(SWITCHES.length + 1);
  expect(lines.join(' ')).not.toMatch(/\d/);
});

test('OPT-AREA-1, OPT-ADDR-1: the table’s note comes last, as it was written', () => {
  const lines = agreedInWords(termsOf({ letters: true, note: 'Area Arrests, as in the booklet' }));
  expect(lines.at(-1)).toBe('Also agreed, and ruled by the table: “Area Arrests, as in the booklet”');
  expect(lines).toHaveLength(3);
});

test('the level said is the one in force', () => {
  const { options } = termsOf({ referee: 'evening' });
  expect(agreedInWords({ options, referee: 'hunt' })).toEqual(agreedInWords(termsOf({ referee: 'hunt' })));
});

test.each([
  ['sheet', 'Refereed from now on: Jack’s moves only.'],
  ['hunt', 'Refereed from now on: the policemen too.'],
  ['evening', 'Refereed from now on: the whole evening, Hell as well.'],
] as const)('REF-15: a level that one side proposes is said alike on both phones: %s', (level, said) => {
  const told = { table: EMPTY_TABLE, events: [] };
  expect(inOneLine(proposedInWords({ type: 'refereeSet', level }, told))).toBe(said);
});
