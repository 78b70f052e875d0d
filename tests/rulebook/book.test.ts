/** The rulebook is whole, refers to nothing that is not there, and agrees with the rules and the board on its numbers. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acrossBlock, board, isCircle, neighbours } from '../../src/board/index';
import { LANGUAGES_OF_THE_BOOK, load, loadWords, type RuleEntry } from '../../src/rulebook/book';
import { EXAMPLES } from '../../src/rulebook/examples';
import { CHAPTERS, FRAME } from '../../src/rulebook/frame';
import { REFUSAL_RULES } from '../../src/rules/breach';
import { SWITCHES } from '../../src/rules/options';
import { NIGHT_TABLE } from '../../src/rules/vocabulary';

const book = await load('en');
const LANGUAGES = await Promise.all(
  LANGUAGES_OF_THE_BOOK.map(async (code) => ({ code, book: await load(code), words: await loadWords(code) })),
);
const ids = new Set(book.entries.map(({ id }) => id));

const read = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8');

/** The ids of docs/rules.md: in bold at the beginning of a list item, sometimes several of them. */
const idsOfTheReference = [...read('rules.md').matchAll(/^- \*\*([A-Z][^*(]*)/gm)]
  .flatMap(([, bold = '']) => bold.split(' / '))
  .map((id) => id.trim())
  .filter((id) => /^[A-Z]+-[A-Z\d.-]+$/.test(id));

const wordCount = (entry: RuleEntry): number => entry.text.join(' ').split(/\s+/).length;

function entry(id: string): RuleEntry {
  const found = book.entry(id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found;
}

function numbersOf(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

describe('the rulebook is whole', () => {
  it('finds the ids of the reference', () => {
    expect(idsOfTheReference.length).toBeGreaterThan(200);
    expect(new Set(idsOfTheReference).size).toBe(idsOfTheReference.length);
  });

  it('has an entry for every rule of the reference', () => {
    expect(idsOfTheReference.filter((id) => !id.startsWith('REF-') && !ids.has(id))).toEqual([]);
  });

  it('has an entry for every rule a refusal can name', () => {
    expect(REFUSAL_RULES.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has no entry that the reference does not know, but for the steps', () => {
    const known = new Set(idsOfTheReference);
    expect([...ids].filter((id) => !id.startsWith('STEP-') && !known.has(id))).toEqual([]);
  });

  it('has a step for set-up, the nine phases of Hell, the three of a turn and both ends', () => {
    const steps = [...ids].filter((id) => id.startsWith('STEP-'));
    expect(steps.filter((id) => id.startsWith('STEP-HELL-'))).toHaveLength(9);
    expect(steps.filter((id) => id.startsWith('STEP-HUNT-'))).toHaveLength(3);
    expect(steps).toEqual(expect.arrayContaining(['STEP-SETUP-1', 'STEP-NIGHT-END', 'STEP-GAME-END']));
  });

  it.each(LANGUAGES)('has words for its entries and for no others in $code', ({ words }) => {
    expect(Object.keys(words.entries).sort()).toEqual(Object.keys(FRAME).sort());
  });

  it.each(LANGUAGES)('puts every entry into one chapter in $code', ({ book }) => {
    expect(book.entriesByChapter.map(({ chapter }) => chapter)).toEqual(CHAPTERS);
    expect(book.entriesByChapter.flatMap(({ entries }) => entries)).toHaveLength(book.entries.length);
    for (const { title, entries } of book.entriesByChapter) {
      expect(title).not.toBe('');
      expect(entries).not.toEqual([]);
    }
  });
});

describe.each(LANGUAGES)('every entry in $code', ({ code, book, words }) => {
  it.each(book.entries.map((one) => [one.id, one] as const))('%s is sound', (id, one) => {
    if (code === 'en') {
      expect(wordCount(one), 'words').toBeGreaterThanOrEqual(25);
      expect(wordCount(one), 'words').toBeLessThanOrEqual(70);
    }
    expect(one.title.length).toBeLessThanOrEqual(45);
    expect(one.sides).not.toEqual([]);
    expect(one.phase).not.toEqual([]);
    expect(one.seeAlso).not.toEqual([]);
    expect(one.seeAlso.filter((other) => !ids.has(other) || other === id)).toEqual([]);
    expect(new Set(one.seeAlso).size).toBe(one.seeAlso.length);
    const notes = [
      ...(one.switches ?? []).flatMap(({ how, without }) => [how, without]),
      ...(one.uncertain === undefined ? [] : [one.uncertain]),
      ...(one.example === undefined ? [] : [one.example.caption]),
    ];
    for (const sentence of [...one.text, ...notes])
      expect(sentence).toMatch(/^[\p{Lu}\p{Lo}\p{Pi}\p{Ps}].*[.?”»。？」]$/u);
    const said = [one.title, ...one.text, ...notes].join(' ');
    expect(said, 'a typewriter’s quotation mark').not.toMatch(/['"]/);
    expect(said, 'an id of a rule or a place').not.toMatch(/\b([A-Z]{3,}-[\dA-Z]|[kj]\d{2,3}\b)/);
  });

  it('has a title of its own within its chapter', () => {
    for (const { entries } of book.entriesByChapter) {
      const titles = entries.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('names only switches that exist, with a sentence for each', () => {
    for (const { id, switches = [] } of book.entries) {
      const names = switches.map(({ name }) => name);
      for (const { name, how, without } of switches) {
        expect(SWITCHES, id).toContain(name);
        expect(how, `${id} ${name}`).not.toBe('');
        expect(without, `${id} ${name}`).not.toBe('');
      }
      const { how = {}, without = {} } = words.entries[id as keyof typeof FRAME];
      for (const said of [...Object.keys(how), ...Object.keys(without)]) expect(names, id).toContain(said);
    }
  });

  it('says of every part of an optional rule whether it is in play', () => {
    const parts: [RegExp, string][] = [
      [/^OPT-LETTERS-/, 'letters'],
      [/^OPT-FALSE-/, 'falseClues'],
      [/^OPT-CATCH-/, 'catchMe'],
      [/^OPT-RUSH-/, 'rushing'],
    ];
    for (const [part, name] of parts) {
      for (const { id, switches } of book.entries.filter((one) => part.test(one.id))) {
        expect(
          switches?.map((one) => one.name),
          id,
        ).toContain(name);
      }
    }
  });

  it('has a caption for its drawing, and for nothing else', () => {
    const captioned = Object.entries(words.entries).filter(([, { caption }]) => caption !== undefined);
    expect(captioned.map(([id]) => id).sort()).toEqual(Object.keys(EXAMPLES).sort());
    for (const [id] of captioned) expect(book.entry(id)?.example?.caption.length, id).toBeLessThan(110);
  });

  it('leaves no switch unexplained', () => {
    const named = new Set(book.entries.flatMap(({ switches = [] }) => switches.map(({ name }) => name)));
    expect(SWITCHES.filter((name) => !named.has(name))).toEqual([]);
  });

  it('says for each rule of the table of switches what it changes', () => {
    const rows = [...read('open-questions.md').matchAll(/^\| `(\w+)` \|[^|]*\|[^|]*\| ([A-Z\d.-]+) \|/gm)];
    expect(rows.length).toBeGreaterThan(15);
    for (const [, name, rule = ''] of rows) {
      expect(
        entry(rule).switches?.map((one) => one.name),
        rule,
      ).toContain(name);
    }
  });
});

describe('the numbers it names', () => {
  const numbersIn = (id: string): readonly number[] => numbersOf(entry(id).text.join(' '));

  it('are the board’s', () => {
    expect(numbersIn('BOARD-1')).toEqual(expect.arrayContaining([195, ...board.red]));
    expect(numbersIn('BOARD-2')).toContain(board.crossings.length);
    const byYellow = [...board.yellow].flatMap((crossing) => [...(board.touching.get(crossing) ?? [])]);
    expect(numbersIn('BOARD-2').slice(1).sort()).toEqual([...byYellow].sort());
    expect(numbersIn('BOARD-3')).toEqual([84, ...neighbours(board, circle(84))]);
    expect(numbersIn('SPEC-ALLEY-1')).toEqual([138, ...acrossBlock(board, circle(138))]);
    expect(numbersIn('SPEC-ALLEY-2')).toEqual([120, ...acrossBlock(board, circle(120))]);
    expect(numbersIn('BOARD-6')).toEqual([120, ...acrossBlock(board, circle(120))]);
    expect([...(board.touching.get(board.goulstonStreet) ?? [])]).toEqual(numbersIn('BOARD-11'));
    expect(acrossBlock(board, circle(43)).size).toBe(0);
    expect(numbersIn('HUNT-1.5').slice(0, 2)).toEqual([127, 103]);
    expect(neighbours(board, circle(127))).toContain(103);
    const [from, middle, to] = numbersIn('SPEC-COACH-1').map(circle);
    expect(neighbours(board, from as never)).toContain(middle);
    expect(neighbours(board, middle as never)).toContain(to);
  });

  it('of hideouts are the board’s', () => {
    const white = board.circles.filter((one) => !board.red.has(one));
    const nextToRed = white.filter((one) => neighbours(board, one).some((other) => board.red.has(other)));
    expect(numbersIn('SETUP-5')).toEqual([white.length]);
    expect(numbersIn('OPT-CATCH-1')).toEqual([white.length, nextToRed.length, white.length - nextToRed.length]);
  });

  it('of a night are those of the night table', () => {
    const nights = [NIGHT_TABLE[1], NIGHT_TABLE[2], NIGHT_TABLE[3], NIGHT_TABLE[4]];
    const coaches = nights.map(({ tokens }) => tokens.coaches);
    const alleys = nights.map(({ tokens }) => tokens.alleys);
    expect(numbersIn('NIGHT-1').slice(0, 8)).toEqual([...coaches, ...alleys]);
    expect(nights.map(({ victims }) => victims)).toEqual([1, 1, 2, 1]);
  });
});

describe('how it is opened', () => {
  it('opens an entry by its id', () => {
    expect(book.entry('HUNT-1.2')?.title).toBe('The walk');
    expect(book.entry('HUNT-9.9')).toBeUndefined();
  });

  it('begins with the phase asked for and leaves nothing out', () => {
    for (const phase of ['setup', 'hell', 'jack', 'police', 'end'] as const) {
      const listed = book.byPhase(phase);
      const last = listed.findLastIndex((one) => one.phase.includes(phase));
      expect(last).toBeGreaterThan(0);
      expect(listed.slice(0, last + 1).every((one) => one.phase.includes(phase))).toBe(true);
      expect(new Set(listed)).toEqual(new Set(book.entries));
    }
  });

  it('opens in English where there is no translation', async () => {
    expect(LANGUAGES_OF_THE_BOOK).toContain('en');
    expect((await load('en-GB')).language).toBe('en');
    expect((await load('tlh')).language).toBe('en');
  });

  it.each(LANGUAGES)('stays small enough to be fetched at the table in $code', ({ words }) => {
    expect(gzipSync(JSON.stringify(words), { level: 9 }).length).toBeLessThan(30 * 1024);
  });
});

function circle(n: number) {
  if (!isCircle(board, n)) throw new Error(`no circle ${n}`);
  return n;
}
