/** The rules' screen without a screen: the way through it, what comes first in a game, and what was agreed. */
import { beforeAll, describe, expect, it } from 'vitest';
import '../../src/i18n/with-lookup';
import { type Book, load } from '../../src/rulebook/book';
import { loadGlossary, type Term } from '../../src/rulebook/glossary';
import type { Phase } from '../../src/rulebook/types';
import { SWITCHES } from '../../src/rules/options';
import { EMPTY_TABLE, type Table } from '../../src/rules/table';
import { NIGHTS } from '../../src/rules/vocabulary';
import { ruleIn } from '../../src/ui/rules/address';
import { chaptersOf, entriesIn, inOrder, isOf, nowIn, phasesFrom, SIDES, TOKENS } from '../../src/ui/rules/browse';
import { tasksOf } from '../../src/ui/rules/checklist';
import { isSwitched } from '../../src/ui/rules/Entry';
import { nightToSetUp, phaseOf } from '../../src/ui/rules/now';
import { back, beginAt, CONTENTS, go, last } from '../../src/ui/rules/path';
import { partsOf } from '../../src/ui/rules/sides';
import { findTerms } from '../../src/ui/rules/terms';
import { readTicks, writeTicks } from '../../src/ui/rules/ticks';

let book: Book;
beforeAll(async () => {
  book = await load('en');
});

describe('the way through', () => {
  const entry = (id: string) => ({ at: 'entry', id }) as const;

  it('begins at the entry that was opened, and at the contents for anything else', () => {
    const known = (id: string) => id === 'HUNT-1.2';
    expect(beginAt('HUNT-1.2', known)).toEqual([{ view: entry('HUNT-1.2'), scroll: 0 }]);
    expect(beginAt('', known)).toEqual([CONTENTS]);
    expect(beginAt('HUNT-9', known)).toEqual([CONTENTS]);
  });

  it('goes on and comes back to where it was scrolled', () => {
    const path = go([CONTENTS], entry('A'), 320);
    expect(last(path)).toEqual({ view: entry('A'), scroll: 0 });
    expect(back(path)).toEqual([{ view: { at: 'contents' }, scroll: 320 }]);
  });

  it('leads from a first entry to the contents', () => {
    expect(back([{ view: entry('A'), scroll: 5 }])).toEqual([CONTENTS]);
  });
});

describe('what comes first in a game', () => {
  it.each<[Phase, string]>([
    ['setup', 'STEP-SETUP-1'],
    ['hell', 'STEP-HELL-1'],
    ['jack', 'STEP-HUNT-JACK'],
    ['police', 'STEP-HUNT-MOVE'],
    ['end', 'STEP-NIGHT-END'],
  ])('%s: its steps, %s in front', (phase, first) => {
    const now = nowIn(book, phase);
    expect(now[0]?.id).toBe(first);
    expect(now.length).toBeGreaterThan(1);
  });

  it.each<[Phase, string]>([
    ['jack', 'jack'],
    ['police', 'police'],
    ['hell', 'hell'],
  ])('%s: its chapters before the others, and none is lost', (phase, chapter) => {
    const chapters = inOrder(book.entriesByChapter, phase).map((one) => one.chapter);
    expect(chapters.indexOf(chapter as never)).toBeLessThan(chapters.indexOf('steps'));
    expect([...chapters].sort()).toEqual(book.entriesByChapter.map((one) => one.chapter).sort());
  });

  it('keeps the printed order without a game', () => {
    expect(inOrder(book.entriesByChapter, null)).toBe(book.entriesByChapter);
  });

  const tables: [string, Partial<Table>, Phase][] = [
    ['the hideout', { phase: 'hideout' }, 'setup'],
    ['before the first night', { phase: 'between', night: 0 }, 'setup'],
    ['between two nights', { phase: 'between', night: 2 }, 'end'],
    ['Hell', { phase: 'hell', night: 1 }, 'hell'],
    ['the whistles', { phase: 'alarm', night: 1 }, 'hell'],
    ['Jack’s turn', { phase: 'jack', night: 1 }, 'jack'],
    ['the police’s turn', { phase: 'police', night: 1 }, 'police'],
    ['over', { phase: 'police', night: 1, end: { winner: 'jack', why: 'conceded' } as never }, 'end'],
  ];
  it.each(tables)('%s', (_, table, phase) => {
    expect(phaseOf({ ...EMPTY_TABLE, ...table })).toBe(phase);
  });
});

it.each<[string, object, boolean]>([
  ['letters', {}, false],
  ['letters', { letters: true }, true],
  ['letters', { letters: false }, false],
  ['falseClueKeep', {}, false],
  ['falseClueKeep', { falseClueKeep: true }, false],
  ['falseClueKeep', { falseClueKeep: false }, true],
])('%s in %o is other than usual: %s', (name, options, expected) => {
  expect(isSwitched(options, name)).toBe(expected);
});

describe('browsing', () => {
  it('has every entry under its sides, a phase and its pieces, and none twice in a chapter', () => {
    for (const entry of book.entries) {
      expect(phasesFrom(null).some((is) => isOf(entry, { by: 'phase', is }))).toBe(true);
      expect(SIDES.some((is) => isOf(entry, { by: 'side', is }))).toBe(true);
      for (const is of entry.tokens ?? []) expect(TOKENS).toContain(is);
    }
  });

  it('lists only what belongs to the group, chapter by chapter', () => {
    for (const is of TOKENS) {
      const chapters = chaptersOf(book, { by: 'token', is });
      expect(chapters.length).toBeGreaterThan(0);
      for (const { chapter, entries } of chapters) {
        expect(entries).toEqual(entriesIn(book, chapter, { by: 'token', is }));
        expect(entries.every(({ tokens }) => tokens?.includes(is))).toBe(true);
      }
    }
  });

  it('has the game’s phase first', () => {
    expect(phasesFrom('police')[0]).toBe('police');
    expect([...phasesFrom('police')].sort()).toEqual([...phasesFrom(null)].sort());
  });
});

describe('one side on one page', () => {
  it.each(SIDES)('%s: every line is said once and leads to an entry of that side', (side) => {
    const lines = partsOf(side).flatMap((part) => part.lines);
    expect(lines.length).toBeGreaterThan(20);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    for (const { text, rule } of lines) {
      expect(text).not.toMatch(/^side/);
      expect(book.entry(rule), rule).toBeDefined();
    }
  });
});

describe('setting up a night', () => {
  const names = (night: (typeof NIGHTS)[number], options = {}) => tasksOf(night, options).map(({ name }) => name);

  it.each(NIGHTS)('night %i: each task has a name of its own, a sentence and an entry', (night) => {
    const all = Object.fromEntries(SWITCHES.map((name) => [name, true]));
    for (const options of [null, all]) {
      const tasks = tasksOf(night, options);
      expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
      for (const { rule, text } of tasks) {
        expect(book.entry(rule), rule).toBeDefined();
        expect(text).not.toMatch(/[{}]|^setUp/);
      }
    }
  });

  it.each([
    [1, /8 woman tokens.*5 marked/, '3 coaches and 2 alleys'],
    [2, /7 woman tokens.*4 marked/, '2 coaches and 2 alleys'],
    [3, /6 woman tokens.*3 marked/, '2 coaches and 1 alley,'],
    [4, /4 woman tokens.*1 marked/, '1 coach and 1 alley,'],
  ] as const)('night %i has its numbers', (night, women, tokens) => {
    const text = tasksOf(night, null)
      .map((task) => task.text)
      .join(' ');
    expect(text).toMatch(women);
    expect(text).toContain(tokens);
  });

  it('chooses the hideout once, clears the board after a night, and asks for agreements only where they are', () => {
    expect(names(1)).toContain('hideout');
    expect(names(1)).not.toContain('clues');
    expect(names(2)).not.toContain('hideout');
    expect(names(2)).toContain('clues');
    expect(names(2)).not.toContain('letter');
    expect(names(2, { letters: true, falseClues: true })).toEqual(expect.arrayContaining(['letter', 'falseClues']));
    expect(names(1, { letters: true })).not.toContain('letter');
  });

  it.each<[string, Partial<Table>, number]>([
    ['before the first night', { phase: 'between', night: 0 }, 1],
    ['the hideout', { phase: 'hideout', night: 0 }, 1],
    ['between two nights', { phase: 'between', night: 2 }, 3],
    ['in Hell', { phase: 'hell', night: 3 }, 3],
    ['in the hunt', { phase: 'police', night: 2 }, 2],
    ['over after the fourth', { phase: 'between', night: 4, end: { winner: 'jack', how: 'fourEscapes' } as never }, 4],
  ])('%s: night %i', (_, table, night) => {
    expect(nightToSetUp({ ...EMPTY_TABLE, ...table })).toBe(night);
  });

  it('reads back what it wrote, and nothing else', () => {
    const ticks = { a: { night: 2, done: ['clues', 'women'] } };
    expect(readTicks(writeTicks(ticks))).toEqual(ticks);
    for (const text of [
      null,
      '',
      '7',
      '[]',
      '{"form":2,"ticks":{}}',
      '{"form":1}',
      '{"form":1,"ticks":{"a":{"night":1}}}',
    ])
      expect(readTicks(text)).toBeNull();
  });
});

describe('the glossary', () => {
  let terms: readonly Term[];
  beforeAll(async () => {
    terms = await loadGlossary();
  });
  const ids = (typed: string) => findTerms(terms, typed, ['en', 'de']).map(({ term }) => term.id);

  it('leads from each word to an entry that is there', () => {
    for (const { rule } of terms) if (rule !== undefined) expect(book.entry(rule), rule).toBeDefined();
  });

  it('finds a word by any part of it, without its accents, in any language', () => {
    expect(ids('')).toHaveLength(terms.length);
    expect(ids('kutsche')).toContain('coach');
    expect(ids('misera')).toContain('wretched');
    expect(ids('순찰')).toContain('patrolToken');
    expect(ids('zzzz')).toEqual([]);
  });

  it('says which word was meant, where its language is not shown', () => {
    const [found] = findTerms(terms, 'misérable', ['en', 'de']);
    expect(found?.elsewhere).toMatchObject({ language: 'fr' });
    expect(findTerms(terms, 'misérable', ['en', 'fr'])[0]?.elsewhere).toBeNull();
  });
});

it.each([
  ['?rule=HUNT-1.2', 'HUNT-1.2'],
  ['?start=rules&rule=hunt-1.2', 'HUNT-1.2'],
  ['?rule=', ''],
  ['?start=new', null],
  ['', null],
])('the address %s leads to %s', (search, id) => {
  expect(ruleIn(search)).toBe(id);
});
