/** Jack's Letters and False Clues as they are offered: never more than the referee accepts, and what cannot be is said to be so. */
import { describe, expect, it } from 'vitest';
import { board, placeOf } from '../../src/board/index';
import { decide, type Letter } from '../../src/rules/index';
import { mayLay, mayLayNext } from '../../src/ui/hunt/false-clues';
import { DISTRICTS, movableIn, nameable, targetsOf, tokensIn } from '../../src/ui/hunt/letter-choices';
import { position, ruleFor } from '../rules/position';

const yellow = [...board.yellow].sort();
const PATROLS = ['k001', 'k049', 'k058', 'k143', 'k180', 'k058', 'k217'].filter(
  (one, i, all) => all.indexOf(one) === i,
);
const hell = (
  options = {},
  patrols: readonly (string | { crossing: string; face?: 'blue'; up?: boolean })[] = PATROLS,
) =>
  position({
    referee: 'evening',
    night: 2,
    phase: 'hell',
    step: 'victims',
    options: { letters: true, ...options },
    patrols,
  });
const played = (from: string, to: string, letter: Letter = 'dearBoss') =>
  ({ type: 'letterPlayed', letter, from, to }) as const;

describe('letters for Hell', () => {
  it('OPT-LETTERS-4: the six districts of the board, each token in one of them', () => {
    const { table } = hell();
    expect([...DISTRICTS].sort()).toEqual([...new Set([...board.places.values()].map((one) => one.district))].sort());
    expect(new Set(DISTRICTS.flatMap((one) => [...tokensIn(board, table, [one])]))).toEqual(new Set(PATROLS));
    expect(tokensIn(board, table, DISTRICTS)).toEqual(new Set(PATROLS));
  });

  it.each([[{}], [{ letterWithinDistrict: true }]])(
    'OPT-LETTERS-3: what is offered is what the referee accepts (%o)',
    (options) => {
      const game = hell(options);
      for (const from of tokensIn(board, game.table, DISTRICTS)) {
        const accepted = board.crossings.filter((to) => decide(board, game, played(from, to)).ok);
        expect([...targetsOf(board, game.table, from)].sort()).toEqual(accepted);
      }
    },
  );

  it('OPT-LETTERS-3: a token that lies face up stays where it is', () => {
    const { table } = hell({}, [{ crossing: 'k049', face: 'blue', up: true }, 'k058']);
    expect(tokensIn(board, table, DISTRICTS)).toEqual(new Set(['k058']));
    expect(
      ruleFor(hell({}, [{ crossing: 'k049', face: 'blue', up: true }, 'k058']), played('k049', yellow[0] ?? '')),
    ).toBe('OPT-LETTERS-3');
  });

  it('OPT-LETTERS-7: without a token in its districts nothing is offered', () => {
    const { table } = hell({}, ['k049']);
    const mine = placeOf(board, board.crossings.find((one) => one === 'k049') ?? board.goulstonStreet).district;
    const others = DISTRICTS.filter((one) => one !== mine);
    expect(movableIn(board, table, others)).toEqual(new Set());
    expect(movableIn(board, table, [mine])).toEqual(new Set(['k049']));
  });

  it('OPT-LETTERS-7, HELL-3.6: nor with no yellow crossing free', () => {
    const { table } = hell({}, yellow);
    expect(tokensIn(board, table, DISTRICTS)).toEqual(new Set(yellow));
    expect(movableIn(board, table, DISTRICTS)).toEqual(new Set());
  });

  it('OPT-LETTERS-7: inside its district a token may have nowhere to go, where that was agreed', () => {
    const district = placeOf(board, board.goulstonStreet).district;
    const inside = yellow.filter((one) => placeOf(board, one as typeof board.goulstonStreet).district === district);
    const patrols = [...new Set([board.goulstonStreet, ...inside])];
    expect(movableIn(board, hell({ letterWithinDistrict: true }, patrols).table, [district])).toEqual(new Set());
    expect(movableIn(board, hell({}, patrols).table, [district]).size).toBeGreaterThan(0);
  });
});

describe('Goulston Street', () => {
  const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' };
  const turn = (policemen: Record<string, string>) =>
    position({ night: 2, phase: 'police', row: [84, 51], policemen, options: { letters: true } });

  it.each([
    ['nobody stands there', {}, ['blue', 'red', 'green']],
    ['brown stands there', { brown: 'k099' }, ['blue', 'red', 'green']],
    ['red stands there', { red: 'k099' }, ['red']],
    ['yellow stands there', { yellow: 'k099' }, []],
  ])('OPT-LETTERS-5, OPT-LETTERS-8: who can be named when %s', (_, there, names) => {
    const game = turn({ ...START, ...there });
    expect(nameable(board, game.table)).toEqual(names);
    const accepted = (['blue', 'yellow', 'brown', 'red', 'green'] as const).filter(
      (policeman) => decide(board, game, { type: 'letterPlayed', letter: 'goulstonStreet', policeman }).ok,
    );
    expect(accepted).toEqual(names);
  });
});

describe('how many false clues are shown', () => {
  const night = (n: number, markers: Record<string, number>, options = {}, falseClues: readonly number[] = []) =>
    position({
      night: n,
      phase: 'police',
      row: n === 3 ? [84, 27] : [84, 51],
      options: { falseClues: true, ...options },
      markersByNight: markers,
      falseClues,
    }).table;

  it('OPT-FALSE-1, OPT-FALSE-2: those of earlier nights, and none where it was not agreed', () => {
    expect(mayLay(night(2, { 1: 10, 2: 5 }))).toBe(2);
    expect(mayLay(night(2, { 1: 10 }, { falseClues: false }))).toBe(0);
    expect(mayLay(night(1, { 1: 10 }))).toBe(0);
  });

  it('OPT-FALSE-6: never more than three in a game', () => {
    expect(mayLay(night(4, { 1: 10, 2: 10, 3: 5 }))).toBe(3);
    expect(mayLay(night(4, { 1: 10, 2: 10, 3: 5 }, {}, [99, 100]))).toBe(1);
    expect(mayLay(night(4, { 1: 10, 2: 10, 3: 5 }, {}, [99, 100, 101]))).toBe(0);
  });

  it('OPT-FALSE-2, OPT-FALSE-6: for the next night tonight’s count, too, and the unused are kept or lost', () => {
    expect(mayLayNext(night(1, { 1: 5 }))).toBe(1);
    expect(mayLayNext(night(2, { 1: 5 }))).toBe(1);
    expect(mayLayNext(night(2, { 1: 5 }, { falseClueKeep: false }))).toBe(0);
    expect(mayLayNext(night(2, { 1: 4, 2: 1 }, { falseClueCumulative: true }))).toBe(1);
  });
});
