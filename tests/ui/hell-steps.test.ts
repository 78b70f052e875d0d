/** Whose step of Hell it is, what can be chosen in it, and what everybody sees of it on the map and in the log. */
import '../english';
import '../../src/i18n/with-hell';
import '../../src/i18n/with-guest';
import '../../src/i18n/with-proposed';
import { describe, expect, it, test } from 'vitest';
import { board } from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import { audit, type DetectivesView, detectivesView, publicLog } from '../../src/log/index';
import { EMPTY_TABLE, type HellStep, type Patrol, type RecordedEvent, type Table } from '../../src/rules/index';
import { eventInWords } from '../../src/ui/guest/sayings';
import { facesLeft } from '../../src/ui/hell/Faces';
import { freeReds, isPrivateAt, type Step, stepOf, stepsAt, womenOf } from '../../src/ui/hell/steps';
import { timeOf, waitsLeft } from '../../src/ui/hell/Time';
import { titleOfStep } from '../../src/ui/hell/titles';
import { womenIn } from '../../src/ui/hell/women-draft';
import { beginningsOf, stepsOfHell } from '../../src/ui/hunt/choices';
import { proposedInWords } from '../../src/ui/link/proposed';
import { publicMarks } from '../../src/ui/move/marks';

const c = (n: number): CircleId => n as CircleId;
const k = (id: string): CrossingId => id as CrossingId;

function inHell(
  step: HellStep,
  given: Partial<Table['hell']> & { readonly options?: Partial<Table['options']> } = {},
): Table {
  const { options, ...hell } = given;
  return {
    ...EMPTY_TABLE,
    options: { ...EMPTY_TABLE.options, ...options },
    referee: 'evening',
    phase: 'hell',
    night: 1,
    hell: { ...EMPTY_TABLE.hell, step, ...hell },
  };
}

const standing = { wretched: [c(84), c(158)], moved: [] };
const moved = { wretched: [c(84), c(158)], moved: [c(84), c(158)] };

describe('the steps that can be taken', () => {
  test.each([
    ['the women (HELL-2)', inHell('women'), ['women']],
    ['the patrols (HELL-3)', inHell('patrols'), ['patrols']],
    ['the victims (HELL-4)', inHell('victims'), ['victims']],
    ['kill or wait (HELL-5)', inHell('blood'), ['blood']],
    ['after a wait the Wretched must move (HELL-6.3)', inHell('suspense', standing), ['wretched']],
    ['all who can have moved: the reveal (HELL-7.1)', inHell('suspense', moved), ['reveal']],
    [
      'where they may stay the reveal ends their step (HELL-6.3)',
      inHell('suspense', { ...standing, options: { wretchedMayStay: true } }),
      ['wretched', 'reveal'],
    ],
    [
      'where the reveal is no duty Jack may go on without it (HELL-7.2)',
      inHell('suspense', { ...moved, options: { revealOptional: true } }),
      ['reveal', 'blood'],
    ],
    [
      'with both',
      inHell('suspense', { ...standing, options: { wretchedMayStay: true, revealOptional: true } }),
      ['wretched', 'reveal', 'blood'],
    ],
  ] as const)('%s', (_, table, steps) => {
    expect(stepsAt(table)).toEqual(steps);
    expect(stepOf(table)).toBe(steps[0]);
  });

  it('has a name for each', () => {
    const steps: readonly Step[] = ['women', 'patrols', 'victims', 'blood', 'wretched', 'reveal'];
    const names = steps.map(titleOfStep);
    expect(new Set(names).size).toBe(steps.length);
    expect(names.join(' ')).not.toMatch(/hell\./);
  });
});

test('what only Jack sees belongs to one step and ends with it', () => {
  expect(isPrivateAt('women', 'marked')).toBe(true);
  expect(isPrivateAt('patrols', 'marked')).toBe(false);
  expect(isPrivateAt('blood', 'victims')).toBe(true);
  expect(isPrivateAt('women', 'numbers')).toBe(false);
});

describe('the women (HELL-2.1 to HELL-2.3, NIGHT-1)', () => {
  const night = (n: number, ...scenes: readonly number[]): Table => ({
    ...inHell('women'),
    night: n,
    earlierScenes: scenes.map(c),
  });
  test('on the first night all eight circles, nothing to choose', () => {
    expect(freeReds(night(1))).toEqual([3, 21, 27, 65, 84, 147, 149, 158]);
    expect(womenIn(night(1), [])).toEqual(freeReds(night(1)));
  });
  test('later none on a crime scene (HELL-2.2)', () => {
    expect(freeReds(night(2, 65))).toEqual([3, 21, 27, 84, 147, 149, 158]);
    expect(womenIn(night(2, 65), [])).toHaveLength(womenOf(night(2)).all);
  });
  test('after a crime on a white circle those that were chosen, and no others', () => {
    expect(womenIn(night(2, 119), [c(3), c(21)])).toEqual([3, 21]);
    // Until the ones that stay empty are tapped away.
    expect(womenIn(night(2, 119), null)).toEqual(freeReds(night(2, 119)));
    expect(womenIn(night(4, 65, 119, 120, 121), [c(65), c(84)])).toEqual([84]);
  });
});

test('the token and the waits that are left (HELL-5.2, HELL-5.4)', () => {
  expect([0, 1, 4].map((waits) => [timeOf({ waits }), waitsLeft({ waits })])).toEqual([
    ['I', 4],
    ['II', 3],
    ['V', 0],
  ]);
});

test('what a token can be: each colour once, two false ones (HELL-3.2, HELL-7.1)', () => {
  const up = (...faces: readonly Patrol['face'][]): Table =>
    inHell('suspense', { patrols: faces.map((face, i) => ({ crossing: k(`k${100 + i}`), face })) });
  expect(facesLeft(up(null, null))).toEqual(['blue', 'yellow', 'brown', 'red', 'green', false]);
  expect(facesLeft(up('blue', false, 'green'))).toEqual(['yellow', 'brown', 'red', false]);
  expect(facesLeft(up(false, false))).not.toContain(false);
});

describe('marks of Hell', () => {
  const patrols: readonly Patrol[] = [
    { crossing: k('k044'), face: null },
    { crossing: k('k049'), face: 'blue' },
    { crossing: k('k058'), face: false },
  ];
  test('women, Wretched and patrols; a false one that was turned up has left the board (HELL-7.1)', () => {
    const marks = publicMarks(inHell('suspense', { women: [c(3)], wretched: [c(84)], patrols }));
    expect(marks).toMatchObject({ women: [3], wretched: [84], policemen: {} });
    expect(marks.patrols).toEqual([
      { crossing: 'k044', face: null },
      { crossing: 'k049', face: 'blue' },
    ]);
  });
  test('at the whistles the tokens still lie there, in the hunt they do not (HELL-9.1)', () => {
    const table = inHell('blood', { patrols });
    expect(publicMarks({ ...table, phase: 'alarm' }).patrols).toHaveLength(2);
    expect(publicMarks({ ...table, phase: 'jack' }).patrols).toBeUndefined();
  });
  test('where Hell is not refereed nothing of it is on the map', () => {
    expect(publicMarks({ ...inHell('blood', { patrols }), referee: 'hunt' }).patrols).toBeUndefined();
  });
});

describe('Hell told', () => {
  const REDS = [3, 21, 27, 65, 84, 147, 149, 158];
  const YELLOW = [...board.yellow].sort();
  const events: readonly RecordedEvent[] = [
    { type: 'gameStarted', options: { referee: 'evening' } },
    { type: 'hideoutChosen', circle: 118 },
    { type: 'nightBegan', night: 1 },
    { type: 'womenPlaced', circles: REDS, marked: [3, 27, 65, 84, 158] },
    { type: 'patrolsPlaced', crossings: YELLOW },
    { type: 'victimsRevealed', circles: [158, 3, 27, 65, 84] },
    { type: 'waited' },
    { type: 'wretchedMoved', from: 3, to: 2 },
    { type: 'wretchedMoved', from: 27, to: 26 },
    { type: 'wretchedMoved', from: 65, to: 51 },
    { type: 'wretchedMoved', from: 84, to: 65 },
    { type: 'wretchedMoved', from: 158, to: 142 },
    { type: 'patrolRevealed', crossing: 'k044', face: 'blue' },
  ];
  const log = publicLog(audit(board, events).events, () => '');
  const view: DetectivesView = detectivesView(log.map(({ event }) => event));
  const words = (type: string) => {
    const entry = log.find(({ event }) => event.type === type);
    return entry === undefined ? '' : eventInWords(entry.event, log);
  };

  test.each([
    ['womenPlaced', 'Women lie face down on 3, 21, 27, 65, 84, 147, 149, and 158'],
    ['victimsRevealed', 'The women are turned up: Wretched stand on 3, 27, 65, 84, and 158'],
    ['waited', 'Jack waits'],
    ['wretchedMoved', 'A Wretched goes from 3 to 2'],
  ])('%s in the log', (type, said) => {
    expect(words(type)).toBe(said);
  });
  test('patrols in the log by the circles they touch', () => {
    expect(words('patrolsPlaced')).toMatch(/^Patrols lie face down on: the crossing .*; the crossing/);
    expect(words('patrolRevealed')).toMatch(/^Jack turns up the patrol on the crossing .*: blue$/);
  });
  test('what the letter moved, and a proof of faces', () => {
    const [from, to] = [k('k044'), k('k049')];
    expect(eventInWords({ type: 'letterPlayed', letter: 'dearBoss', from, to }, log)).toMatch(
      /^Jack plays a letter: Dear Boss, and moves the patrol on the crossing .* to the crossing/,
    );
    const opening = { place: 0, face: 'blue', salt: '' } as const;
    expect(eventInWords({ type: 'facesOpened', openings: [opening, opening] }, log)).toBe(
      'The Head’s device proves the faces of 2 patrols',
    );
  });

  test('each step can be gone back before, the latest first (REF-15)', () => {
    const steps = stepsOfHell(view);
    expect(steps?.map(({ event }) => event.type)).toEqual([
      'patrolRevealed',
      ...Array(5).fill('wretchedMoved'),
      'waited',
      'victimsRevealed',
      'patrolsPlaced',
      'womenPlaced',
    ]);
    const said = steps?.map(({ number }) => proposedInWords({ type: 'rewound', to: number }, soFar(view)).what);
    expect(said?.[0]).toMatch(/^Back to before the reveal on the crossing .*: blue\.$/);
    expect(said?.[5]).toBe('Back to before the move of a Wretched from 3 to 2.');
    expect(said?.at(-1)).toBe('Back to before the placing of the women.');
  });
  test('outside Hell it is the turn that is gone back to', () => {
    const hunting: DetectivesView = {
      ...view,
      inTurn: [{ number: 9, type: 'jackMoved', event: { type: 'jackMoved', by: 'walk' } }],
    };
    expect(stepsOfHell(hunting)).toBeNull();
    expect(beginningsOf(hunting)).toEqual({ turn: 9, police: null });
  });
});

function soFar({ table, inTurn }: DetectivesView) {
  return { table, events: inTurn };
}
