/** The patrols of a night, refereed: HELL-3, HELL-7, and what the whistles may say of them: HELL-9. */
import { describe, expect, it } from 'vitest';
import { type Face, NIGHT_TABLE, NIGHTS, publicForm } from '../../src/rules/index';
import { eventsInApp, refusal } from './at-the-table';
import {
  AFTER_FORMER,
  evening,
  FACES,
  FORMER,
  inHell,
  KILLED,
  PLACED,
  RED,
  suspense,
  TYPED,
  WHISTLES,
  YELLOW,
} from './in-hell';
import {
  ALARM,
  declare,
  kill,
  night,
  patrols,
  play,
  position,
  raise,
  ruleFor,
  turnUp,
  wait,
  walk,
  women,
} from './position';

const first = inHell('patrols');
const later = (options = {}) => inHell('patrols', { night: 2, formerPolicemen: FORMER, options });

describe('seven patrols are placed', () => {
  it('HELL-3.2, HELL-3.3: on night 1 on the seven yellow crossings, whichever lies where', () => {
    expect(play(first, patrols(YELLOW)).table.hell.patrols).toEqual(
      YELLOW.map((crossing) => ({ crossing, face: null })),
    );
    expect(ruleFor(first, patrols(YELLOW.toReversed(), FACES))).toBeNull();
  });

  it.each(NIGHTS)('NIGHT-1, HELL-3.2: seven on night %i', (n) => {
    expect(NIGHT_TABLE[n].patrols).toEqual({ real: 5, false: 2 });
    expect(refusal(inHell('patrols', { night: n }), patrols(YELLOW.slice(1)))).toEqual({
      rule: 'HELL-3.2',
      because: { why: 'patrolCount', given: 6 },
    });
    expect(ruleFor(inHell('patrols', { night: n }), patrols([...YELLOW, 'k080']))).toBe('HELL-3.2');
  });

  it('HELL-3.2: no such crossing', () => {
    expect(refusal(first, patrols([...YELLOW.slice(1), 'k235']))).toEqual({
      rule: 'HELL-3.2',
      because: { why: 'notACrossing', crossing: 'k235' },
    });
  });

  it('HELL-3.6: two on one crossing', () => {
    expect(refusal(first, patrols([...YELLOW.slice(1), 'k049']))).toEqual({
      rule: 'HELL-3.6',
      because: { why: 'patrolTwice', crossing: 'k049' },
    });
  });

  it.each<[string, readonly Face[]]>([
    ['three false ones', ['red', 'blue', false, 'green', 'yellow', false, false]],
    ['one colour twice', ['red', 'blue', false, 'green', 'red', false, 'brown']],
    ['six faces', ['red', 'blue', false, 'green', 'yellow', false]],
    ['eight faces', [...FACES, 'red']],
    ['none', []],
  ])('HELL-3.2: %s', (_, faces) => {
    expect(refusal(first, patrols(YELLOW, faces))).toEqual({ rule: 'HELL-3.2', because: { why: 'facesCount' } });
  });

  it('HELL-3.3: on night 1 on no plain crossing', () => {
    expect(refusal(first, patrols([...YELLOW.slice(1), 'k080']))).toEqual({
      rule: 'HELL-3.3',
      because: { why: 'patrolNotYellow', crossing: 'k080' },
    });
  });

  it('HELL-3.4: later five lie where policemen ended, in any colours, false ones as well', () => {
    for (const faces of [FACES, FACES.toReversed()]) expect(ruleFor(later(), patrols(AFTER_FORMER, faces))).toBeNull();
    const missing = AFTER_FORMER.map((crossing) => (crossing === 'k080' ? 'k049' : crossing));
    expect(refusal(later(), patrols(missing))).toEqual({
      rule: 'HELL-3.4',
      because: { why: 'formerPlaceEmpty', policeman: 'yellow', crossing: 'k080' },
    });
  });

  it.each([
    [false, 'HELL-3.5'],
    [true, null],
  ])('HELL-3.5: patrolExtraAnyCrossing %s: an extra one on a plain crossing', (patrolExtraAnyCrossing, rule) => {
    const game = later({ patrolExtraAnyCrossing });
    const breach = refusal(game, patrols([...FORMER, 'k044', 'k090']));
    expect(breach?.rule ?? null).toBe(rule);
    if (breach) expect(breach.because).toEqual({ why: 'extraNotYellow', crossing: 'k090' });
    expect(ruleFor(game, patrols(AFTER_FORMER))).toBeNull();
  });

  it('HELL-3.8: of seven yellow crossings five at most were held, so two are always free', () => {
    const game = inHell('patrols', { night: 3, formerPolicemen: YELLOW.slice(0, 5) });
    expect(ruleFor(game, patrols(YELLOW))).toBeNull();
  });

  it('HELL-3.4, HELL-3.5, REF-10: neither is looked at where a former place is not known', () => {
    const game = inHell('patrols', { night: 2, formerPolicemen: FORMER.slice(1) });
    expect(ruleFor(game, patrols(['k001', 'k002', 'k003', 'k004', 'k005', 'k006', 'k007']))).toBeNull();
  });

  it('REF-10: number, crossings, two on one, faces, then the places of the night', () => {
    const bad: readonly Face[] = ['red'];
    expect(ruleFor(first, patrols(['k080', 'k080', 'x'], bad))).toBe('HELL-3.2');
    expect(ruleFor(first, patrols(['x', ...YELLOW.slice(2), 'k044'], bad))).toBe('HELL-3.2');
    expect(refusal(first, patrols(['k080', 'k080', ...YELLOW.slice(2)], bad))?.rule).toBe('HELL-3.6');
    expect(ruleFor(first, patrols(['k080', ...YELLOW.slice(1)], bad))).toBe('HELL-3.2');
    const both = patrols(['k090', 'k091', ...FORMER.slice(0, 4), 'k001']);
    expect(ruleFor(later(), both)).toBe('HELL-3.4');
  });

  it('NIGHT-3: a false one turned up is back the next night, and the former places come from the hunt', () => {
    const hunt = evening({ wretchedMayStay: true }, ...TYPED, wait, turnUp('k058', false), kill('II', 84), WHISTLES);
    const second = play(hunt, walk(51), declare, night(2), women(RED.filter((circle) => circle !== 84)));
    expect(second.table.policemen).toMatchObject({ blue: 'k049', red: 'k044' });
    const former = ['k049', 'k143', 'k180', 'k044', 'k136'];
    expect(ruleFor(second, patrols([...former, 'k058']))).toBe('HELL-3.2');
    expect(ruleFor(second, patrols([...former, 'k058', 'k080']))).toBe('HELL-3.5');
    const placed = play(second, patrols([...former, 'k058', 'k157']));
    expect(placed.table.hell.patrols.map(({ face }) => face)).toEqual(Array(7).fill(null));
    expect(placed.table.hell).toMatchObject({ wretched: [], moved: [] });
  });

  it('HELL-3.2: Jack learns where they lie and nothing of their faces, not even by their order', () => {
    const told = publicForm({ type: 'patrolsPlaced', crossings: YELLOW.toReversed(), faces: FACES } as never);
    expect(told).toEqual({ type: 'patrolsPlaced', crossings: YELLOW });
  });

  it('HELL-3.4: once the patrols lie, the policemen stand nowhere', () => {
    const placed = play(later(), patrols(AFTER_FORMER));
    expect(Object.values(placed.table.policemen)).toEqual([null, null, null, null, null]);
  });
});

describe('a patrol is turned up', () => {
  const waiting = suspense([], YELLOW);

  it('HELL-7.1: a false one leaves the board, a real one stays face up', () => {
    const [off] = play(waiting, turnUp('k044', false)).table.hell.patrols;
    expect(off).toEqual({ crossing: 'k044', face: false });
    const [up] = play(waiting, turnUp('k044', 'red')).table.hell.patrols;
    expect(up).toEqual({ crossing: 'k044', face: 'red' });
  });

  it.each([
    ['where none lies', 'k080'],
    ['no such crossing', 'k999'],
    ['one that lies face up', 'k049'],
    ['one that was false', 'k058'],
  ])('HELL-7.1: not %s', (_, crossing) => {
    const up = { crossing: 'k049', face: 'blue', up: true } as const;
    const game = suspense([], [], { patrols: ['k044', up], removedFalse: ['k058'] });
    expect(refusal(game, turnUp(crossing, 'green'))).toEqual({
      rule: 'HELL-7.1',
      because: { why: 'noFaceDownToken', crossing },
    });
  });

  it('HELL-7.1: nobody said what is under it, and no record does', () => {
    expect(refusal(waiting, turnUp('k044'))).toEqual({ rule: 'HELL-7.1', because: { why: 'faceNotSaid' } });
  });

  const known = evening({ wretchedMayStay: true }, ...TYPED, wait);

  it('HELL-7.1: where the faces were given the face is supplied', () => {
    expect(eventsInApp(known, turnUp('k044'))).toEqual([{ type: 'patrolRevealed', crossing: 'k044', face: 'red' }]);
    expect(eventsInApp(known, turnUp('k058'))).toEqual([{ type: 'patrolRevealed', crossing: 'k058', face: false }]);
  });

  it.each<[string, Face, Face]>([
    ['k044', 'blue', 'red'],
    ['k044', false, 'red'],
    ['k058', 'red', false],
  ])('HELL-7.1: on %s not %s: what was placed there is %s', (crossing, said, face) => {
    expect(refusal(known, turnUp(crossing, said))).toEqual({
      rule: 'HELL-7.1',
      because: { why: 'faceContradicts', crossing, face },
    });
  });

  it('HELL-7.1: no colour comes up twice, and no third false one', () => {
    const up = { crossing: 'k049', face: 'blue', up: true } as const;
    const game = suspense([], [], { patrols: ['k044', up], removedFalse: ['k058', 'k143'] });
    expect(refusal(game, turnUp('k044', 'blue'))?.because).toEqual({
      why: 'faceSeenAlready',
      crossing: 'k044',
      face: 'blue',
    });
    expect(refusal(game, turnUp('k044', false))?.because).toMatchObject({ why: 'faceSeenAlready', face: false });
    expect(ruleFor(game, turnUp('k044', 'green'))).toBeNull();
    const one = suspense([], [], { patrols: ['k044'], removedFalse: ['k058'] });
    expect(ruleFor(one, turnUp('k044', false))).toBeNull();
  });

  it('HELL-7.2, HELL-7.3: one for each wait, then Jack kills or waits again', () => {
    const revealed = play(waiting, turnUp('k044', false));
    expect(refusal(revealed, turnUp('k049', false))).toEqual({
      rule: 'HELL-7.1',
      because: { why: 'wrongMoment', event: 'patrolRevealed' },
    });
    expect(ruleFor(revealed, wait)).toBeNull();
  });

  it.each([
    [false, 'HELL-7.2'],
    [true, null],
  ])('HELL-7.2: revealOptional %s: killing or waiting without turning one up', (revealOptional, rule) => {
    const game = suspense([84], YELLOW, { options: { revealOptional, wretchedMayStay: true } });
    for (const command of [kill('II', 84), wait]) expect(refusal(game, command)?.rule ?? null).toBe(rule);
    if (rule !== null) expect(refusal(game, wait)?.because).toEqual({ why: 'mustReveal' });
    expect(ruleFor(game, turnUp('k044', false))).toBeNull();
  });

  it('HELL-7.4: four waits turn up four of seven, so one always lies face down', () => {
    let game = evening({ wretchedMayStay: true }, ...TYPED);
    for (const crossing of ['k044', 'k058', 'k136', 'k143']) game = play(game, wait, turnUp(crossing));
    expect(game.table.hell.patrols.filter(({ face }) => face === null)).toHaveLength(3);
    expect(ruleFor(game, wait)).toBe('HELL-5.2');
  });
});

describe('the whistles', () => {
  const killed = evening({}, ...PLACED, kill('I', 84));
  const typed = evening({}, ...TYPED, kill('I', 84));

  it('HELL-9.1, HELL-9.3: five policemen on five of the seven patrols; the other two were false', () => {
    const game = play(killed, WHISTLES);
    expect(game.table.phase).toBe('jack');
    expect(game.table.hell.patrols.map(({ face }) => face)).toEqual(FACES);
    expect(game.table.policemen).toEqual({ blue: 'k049', yellow: 'k143', brown: 'k180', red: 'k044', green: 'k136' });
  });

  it('HELL-9.1: any five of the seven where nobody entered the faces', () => {
    expect(ruleFor(killed, ALARM)).toBeNull();
    expect(refusal(typed, ALARM)).toEqual({
      rule: 'HELL-9.1',
      because: { why: 'notHisToken', policeman: 'yellow', crossing: 'k058' },
    });
    expect(ruleFor(typed, WHISTLES)).toBeNull();
  });

  it('HELL-9.1: not where no patrol lies', () => {
    expect(refusal(killed, raise('k049', 'k058', 'k080', 'k143', 'k180'))).toEqual({
      rule: 'HELL-9.1',
      because: { why: 'notHisToken', policeman: 'brown', crossing: 'k080' },
    });
  });

  it('HELL-9.1: not where the false one was, nor another colour where one lies face up, nor that one elsewhere', () => {
    const patrolsNow = ['k044', { crossing: 'k049', face: 'blue', up: true } as const, 'k136', 'k143', 'k157', 'k180'];
    const game = position({ referee: 'evening', phase: 'alarm', patrols: patrolsNow, removedFalse: ['k058'] });
    expect(refusal(game, raise('k049', 'k058', 'k136', 'k143', 'k180'))?.because).toMatchObject({
      policeman: 'yellow',
    });
    expect(refusal(game, raise('k044', 'k049', 'k136', 'k143', 'k180'))?.because).toMatchObject({ policeman: 'blue' });
    expect(refusal(game, raise('k044', 'k157', 'k136', 'k143', 'k180'))?.because).toMatchObject({ policeman: 'blue' });
    expect(ruleFor(game, raise('k049', 'k044', 'k136', 'k143', 'k180'))).toBeNull();
  });

  it('REF-10: a colour missing or no such crossing, two on one crossing, then the patrols', () => {
    expect(ruleFor(killed, raise('k080', 'k080', 'k044'))).toBe('HELL-9.1');
    expect(ruleFor(killed, raise('k080', 'k080', 'k044', 'k143', 'k180'))).toBe('HELL-3.6');
  });

  it('HELL-8.5: the survivors leave the board', () => {
    expect(killed.table.hell).toMatchObject({ wretched: [], moved: [] });
    expect(killed.table.scenes).toEqual([84]);
  });

  it('INFO-4: the whistles say nothing of Jack: his place is the crime scene, which everybody knows', () => {
    const [told] = eventsInApp(play(killed, { type: 'handedOver' }), WHISTLES);
    expect(publicForm(told as never)).toEqual(WHISTLES);
    expect(ruleFor(play(killed, WHISTLES), walk(51))).toBeNull();
  });

  it('HELL-9.1: the whole of a night without waiting', () => {
    expect(evening({}, ...PLACED, ...KILLED).table).toMatchObject({ phase: 'jack', time: 'I', scenes: [84] });
  });
});
