/** The rules' screen without a screen: the way through it, what comes first in a game, and what was agreed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, load } from '../../src/rulebook/book';
import type { Phase } from '../../src/rulebook/types';
import { EMPTY_TABLE, type Table } from '../../src/rules/table';
import { inOrder, nowIn } from '../../src/ui/rules/browse';
import { isSwitched } from '../../src/ui/rules/Entry';
import { tonightOf } from '../../src/ui/rules/open';
import { back, beginAt, CONTENTS, go, last } from '../../src/ui/rules/path';

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
    expect(tonightOf({ ...EMPTY_TABLE, ...table }).phase).toBe(phase);
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
