import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { type Command, hasLegalMove, legalMoves } from '../../src/rules/index';
import { refusal } from './at-the-table';
import {
  ALARM,
  alley,
  arrest,
  ask,
  coach,
  declare,
  done,
  hide,
  kill,
  moves,
  night,
  play,
  position,
  ruleFor,
  start,
  tryEvent,
  walk,
} from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;
const home = { hideout: 51, here: 84, policemen: START } as const;
const trapped: Command = { type: 'trapped' };
const outOfMoves: Command = { type: 'outOfMoves' };
const revealed: Command = { type: 'revealed' };
const concede = (by?: 'jack' | 'police'): Command => ({ type: 'conceded', by });
const shutIn = { phase: 'police', row: [43], policemen: ['k051', 'k068'], tokens: { coaches: 0, alleys: 2 } } as const;

describe('end of the hunt', () => {
  it('EOH-1: after declaring the police get nothing more', () => {
    const game = play(position(home), walk(51), declare);
    for (const command of [moves('red', 'k134'), ask(119, 'red'), arrest(119, 'red'), done]) {
      expect(ruleFor(game, command)).toBe('HUNT-3.4');
    }
  });

  it('EOH-2: what everybody learns of it holds no circle', () => {
    expect(tryEvent(play(position(home), walk(51)), declare).events).toEqual([{ type: 'escapeDeclared' }]);
  });

  it('EOH-3: clues come off; policemen and crime scenes stay', () => {
    const game = play(position({ ...home, clues: [119, 120] }), walk(51), declare);
    expect(game.table).toMatchObject({ clues: [], scenes: [84], policemen: START });
    const next = play(game, night(2));
    expect(next.table).toMatchObject({ clues: [], scenes: [], earlierScenes: [84], policemen: START });
  });

  it('EOH-4: the next night goes on in the next row, with its own tokens', () => {
    const game = play(
      position({ ...home, tokens: { coaches: 0, alleys: 0 } }),
      walk(51),
      declare,
      night(2),
      kill('II', 27),
    );
    expect(game.sheet.rows).toEqual([[84, 51], [27], [], []]);
    expect(game.table).toMatchObject({ night: 2, tokens: { coaches: 2, alleys: 2 }, left: 16, jackMoves: 0 });
  });

  it('EOH-5: false clues come off with the others, and new ones are counted', () => {
    const given = {
      ...home,
      night: 2,
      options: { falseClues: true },
      falseClues: [119],
      markersByNight: { 1: 5, 2: 5 },
    };
    const game = play(position(given), walk(51), declare);
    expect(game.table).toMatchObject({ falseClues: [], falseCluesUsed: 1, markersByNight: [5, 5, 0, 0] });
  });
});

describe('end of the game', () => {
  const last = { ...home, night: 4, row: [84], scenes: [3, 21, 65, 27] } as const;

  it('END-1: escape declared on night 4: Jack has won', () => {
    const game = play(position(last), walk(51), declare);
    expect(game.table.end).toEqual({ how: 'escaped', winner: 'jack' });
    expect(ruleFor(game, night(5))).toBe('END-1');
  });

  it.each([1, 2, 3])('END-1: not on night %i', (n) => {
    const row = n === 3 ? [27, 65, 84] : [84];
    expect(play(position({ ...home, night: n, row }), walk(51), declare).table.end).toBeNull();
  });

  it('END-2: an arrest succeeds: the police have won', () => {
    const game = play(position({ phase: 'police', row: [84, 119], policemen: START }), arrest(119, 'red'));
    expect(game.table.end).toEqual({ how: 'arrested', winner: 'police' });
  });

  it('END-3: shut in, with an alley token but no alley from 43: the police have won', () => {
    const game = play(position(shutIn), done);
    expect(game.found).toBe('trapped');
    expect(play(game, trapped).table.end).toEqual({ how: 'trapped', winner: 'police' });
  });

  it('END-3: a coach he still can ride is a legal move', () => {
    const game = play(position({ ...shutIn, tokens: { coaches: 1, alleys: 0 } }), done);
    expect(game.found).toBeNull();
    expect(refusal(game, trapped)).toEqual({ rule: 'END-3', because: { why: 'canStillMove' } });
    expect(ruleFor(game, coach(24, 6))).toBeNull();
  });

  it.each([
    ['a walk elsewhere', 'walk', 84, 66],
    ['an alley home', 'alley', 84, 67],
  ] as const)('END-4: column 15 filled by %s: the police have won', (_, by, here, to) => {
    const game = play(position({ here, hideout: 67, space: '14' }), by === 'walk' ? walk(to) : alley(to));
    expect(game.found).toBe('outOfMoves');
    expect(play(game, outOfMoves).table.end).toEqual({ how: 'outOfMoves', winner: 'police' });
  });

  it('END-4, END-1: walked home on column 15 and declared: escaped', () => {
    const game = play(position({ ...last, space: '14' }), walk(51), declare);
    expect(game.table).toMatchObject({ left: 0, end: { how: 'escaped', winner: 'jack' } });
  });

  it('END-5: every end has a winner', () => {
    expect(play(position(last), walk(51), declare).table.end?.winner).toBe('jack');
    for (const [by, winner] of [
      ['jack', 'police'],
      ['police', 'jack'],
    ] as const) {
      expect(play(position(home), concede(by)).table.end?.winner).toBe(winner);
    }
  });

  it('END-6: the reveal comes after the end, once', () => {
    expect(ruleFor(position(home), revealed)).toBe('END-6');
    const over = play(position(last), walk(51), declare, revealed);
    expect(over.revealed).toBe(true);
    expect(ruleFor(over, revealed)).toBe('END-1');
  });

  it('END-7: an error is kept out: a false answer is refused whatever jackErrorLoses says', () => {
    for (const jackErrorLoses of [false, true]) {
      const game = position({ phase: 'police', row: [84, 119], policemen: START, options: { jackErrorLoses } });
      const { breach, game: after } = tryEvent(game, { ...ask(119, 'red'), found: false } as Command);
      expect(breach?.rule).toBe('CLUE-2');
      expect(after.table.end).toBeNull();
    }
  });

  it.each([1, 2, 4])('END-8: wherever the crime of night %i and the policemen are, a coach can be ridden', (n) => {
    const begun = play(position({ phase: 'between', night: n - 1 }), night(n));
    for (const circle of [1, 2, 43, 45, 84, 119, 195]) {
      const shut = play(begun, kill('I', circle), {
        type: 'alarmRaised',
        policemen: { blue: 'k001', yellow: 'k006', brown: 'k051', red: 'k068', green: 'k143' },
      });
      expect(shut.found).toBeNull();
      expect(legalMoves(board, shut).some(({ by }) => by === 'coach')).toBe(true);
    }
  });

  it('END-8: nor on night 3 after the first police turn', () => {
    const given = {
      night: 3,
      row: [84, 43],
      phase: 'police',
      tokens: { coaches: 2, alleys: 1 },
      policemen: ['k051', 'k068'],
    } as const;
    const game = play(position(given), done);
    expect(game.found).toBeNull();
    expect(hasLegalMove(board, game)).toBe(true);
  });

  it.each([
    ['jack', 'police'],
    ['police', 'jack'],
    [undefined, 'police'],
  ] as const)('END-9: %s gives up: %s wins', (by, winner) => {
    for (const phase of ['between', 'hell', 'alarm', 'jack', 'police'] as const) {
      expect(play(position({ phase, night: phase === 'between' ? 0 : 1 }), concede(by)).table.end).toEqual({
        how: 'conceded',
        winner,
      });
    }
  });

  it('END-10: being trapped is looked at when his turn comes, not while the police act', () => {
    const loose = position({ ...shutIn, policemen: { blue: 'k051', yellow: 'k052' } });
    const closed = play(loose, moves('yellow', 'k068'));
    expect(closed.found).toBeNull();
    expect(play(closed, done).found).toBe('trapped');
    expect(play(loose, done).found).toBeNull();
  });

  it('END-10: column 15 is looked at right after the move and the chance to declare', () => {
    const game = play(position({ ...home, space: '14' }), walk(51));
    expect(game.found).toBeNull();
    expect(play(game, declare).table).toMatchObject({ end: null, phase: 'between' });
  });

  const over: readonly (readonly [string, ReturnType<typeof position>])[] = [
    ['END-1', play(position(last), walk(51), declare)],
    ['END-2', play(position({ phase: 'police', row: [84, 119], policemen: START }), arrest(119, 'red'))],
    ['END-3', play(position(shutIn), done, trapped)],
    ['END-4', play(position({ here: 84, space: '14' }), walk(66), outOfMoves)],
    ['END-9', play(position(home), concede('police'))],
  ];
  const everything: readonly Command[] = [
    start({}),
    hide(51),
    night(2),
    { type: 'waited' },
    kill('I', 27),
    ALARM,
    walk(66),
    moves('red', 'k134'),
    { type: 'policemenStated', policemen: { red: 'k134' } },
    ask(119, 'red'),
    arrest(119, 'red'),
    done,
    declare,
    { type: 'refereeSet', level: 'sheet' },
    concede('jack'),
    { type: 'takenBack', entry: 100 },
    { type: 'rewound', to: 100 },
    { type: 'resumed', from: 0 },
    { type: 'falseCluePlaced', circle: 99 },
    { type: 'letterPlayed', letter: 'dearBoss' },
    { type: 'letterAnswered', policeman: 'brown' },
    { type: 'womenPlaced', circles: [3] },
    { type: 'wretchedMoved', from: 84, to: 86 },
    trapped,
    outOfMoves,
  ];
  it.each(over)('END-11: once %s has decided, everything but the reveal is refused with it', (rule, game) => {
    expect(everything.map((command) => ruleFor(game, command))).toEqual(everything.map(() => rule));
    expect(ruleFor(game, revealed)).toBeNull();
  });

  it('END-11: what the referee has found may be said once', () => {
    const found = play(position({ here: 84, space: '14' }), walk(66));
    const said = play(found, outOfMoves);
    expect(ruleFor(said, outOfMoves)).toBe('END-4');
    expect(ruleFor(found, trapped)).toBe('END-4');
  });
});
