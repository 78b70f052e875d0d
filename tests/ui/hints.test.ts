/** What is said at the first use of a thing: beside what it is about, and never while Jack's side is open. */
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../src/app/stage';
import { hintsEn } from '../../src/i18n/hints.en';
import { guestHintAt, hintAt } from '../../src/ui/hints/which';

const STAGES: readonly Stage[] = [
  'hideout',
  'hell',
  'crime',
  'move',
  'held',
  'alarm',
  'found',
  'police',
  'between',
  'end',
  'elsewhere',
];

describe('a hint', () => {
  it('is there for each thing, and has its sentence', () => {
    const said = new Set(Object.keys(hintsEn).map((key) => key.replace('hint.', '')));
    const names = [
      ...STAGES.flatMap((stage) => [hintAt(stage, false, false), hintAt(stage, false, true)]),
      guestHintAt('jack'),
      guestHintAt('police'),
    ].filter((name) => name !== null);
    for (const name of names) expect(said).toContain(name);
    expect(new Set(names).size).toBe(said.size - 2);
  });

  it('is nowhere while Jack’s side is open', () => {
    for (const stage of STAGES)
      for (const judged of [false, true]) expect([stage, hintAt(stage, true, judged)]).toEqual([stage, null]);
  });

  it('names no circle', () => {
    expect(Object.values(hintsEn).join(' ')).not.toMatch(/\d/);
  });
});
