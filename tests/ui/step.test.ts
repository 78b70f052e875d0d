/** Each moment of an evening has the entry of its step, and each sign of the map its rule. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { load } from '../../src/rulebook/book';
import { EMPTY_TABLE, type Table } from '../../src/rules/index';
import { stepOf } from '../../src/ui/rules/step';

it('names a step for every phase, and the book has it', async () => {
  const book = await load('en');
  const phases: readonly Table['phase'][] = ['start', 'hideout', 'between', 'hell', 'alarm', 'jack', 'police'];
  for (const referee of ['sheet', 'hunt'] as const)
    for (const phase of phases)
      for (const night of [0, 2]) {
        const table = { ...EMPTY_TABLE, phase, night, options: { ...EMPTY_TABLE.options, referee } };
        expect(book.entry(stepOf(table)), `${phase} ${night}`).toBeDefined();
      }
});

it('names the entry of each step of a refereed Hell', async () => {
  const book = await load('en');
  const moves = { wretched: [84], moved: [] } as unknown as Partial<Table['hell']>;
  const steps = [
    ['women', {}, 'STEP-HELL-2'],
    ['patrols', {}, 'STEP-HELL-3'],
    ['victims', {}, 'STEP-HELL-4'],
    ['blood', {}, 'STEP-HELL-5'],
    ['suspense', moves, 'STEP-HELL-6'],
    ['suspense', {}, 'STEP-HELL-7'],
  ] as const;
  for (const [step, given, entry] of steps) {
    const hell = { ...EMPTY_TABLE.hell, ...given, step };
    expect(stepOf({ ...EMPTY_TABLE, phase: 'hell', night: 1, referee: 'evening', hell })).toBe(entry);
    expect(book.entry(entry), entry).toBeDefined();
  }
});

it('leads from the signs of the map to entries there are', async () => {
  const book = await load('en');
  const legend = readFileSync(new URL('../../src/ui/map/Legend.tsx', import.meta.url), 'utf8');
  const ids = [...legend.matchAll(/['"]((?:BOARD|HUNT|HELL|CLUE|OPT|SPEC|HIDE)-[A-Z0-9.-]+)['"]/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  for (const id of ids) expect(book.entry(id ?? ''), id).toBeDefined();
});
