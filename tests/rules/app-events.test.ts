import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, summarise } from '../../src/log/index';
import { type Command, endOf, type Game, NEW_GAME, type RecordedEvent } from '../../src/rules/index';
import {
  answer,
  back,
  eventsInApp,
  goulston,
  handOver,
  level,
  playInApp,
  recordOf,
  refusal,
  refusalInApp,
  rewind,
  ruled,
  stated,
} from './at-the-table';
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
const turn = play(position({ here: 84, policemen: START }), walk(51));
const trapped: Command = { type: 'trapped' };
const shutIn = {
  phase: 'police',
  row: [43],
  policemen: { blue: 'k051', yellow: 'k068' },
  tokens: { coaches: 0, alleys: 2 },
} as const;
const moment = (event: string) => ({ rule: 'REF-15', because: { why: 'wrongMoment', event } });

describe('policemenStated', () => {
  it('REF-15: before the first question of a turn, also when some have moved', () => {
    const game = play(turn, moves('red', 'k134'), stated({ red: 'k114', blue: null }));
    expect(game.table.policemen).toEqual({ ...START, red: 'k114', blue: null });
    expect(game.table.turn.moved).toEqual(['red']);
  });

  it('REF-15: on Jack’s turn before he moves, and it counts for his walk', () => {
    const game = position({ here: 6, policemen: { blue: 'k009' } });
    expect(ruleFor(game, walk(24))).toBeNull();
    const said = play(game, stated({ red: 'k026' }));
    expect(ruleFor(said, walk(24))).toBe('HUNT-1.2');
  });

  it('REF-15: not once somebody has searched or arrested', () => {
    for (const act of [ask(119, 'red'), arrest(119, 'red')]) {
      expect(refusal(play(turn, act), stated({ red: 'k134' }))).toEqual(moment('policemenStated'));
    }
  });

  it.each(['start', 'hideout', 'between', 'hell', 'alarm'] as const)('REF-15: not in phase %s', (phase) => {
    expect(refusal(position({ phase }), stated({ red: 'k134' }))).toEqual(moment('policemenStated'));
  });

  it('REF-15, HUNT-1.2: found trapped, the places are stated before he says so, and it is looked at anew', () => {
    const found = play(position(shutIn), done);
    expect(found.found).toBe('trapped');
    const free = play(found, stated({ yellow: 'k136' }));
    expect(free.found).toBeNull();
    expect(endOf(free)).toBeNull();
    expect(play(free, walk(24)).table.jackMoves).toBe(1);
    const still = play(found, stated({ green: 'k180' }));
    expect(still.found).toBe('trapped');
    expect(ruleFor(play(still, trapped), stated({ yellow: 'k136' }))).toBe('END-3');
  });

  it('END-3, END-10: stating the places on his turn may shut him in', () => {
    const loose = play(position({ ...shutIn, policemen: { blue: 'k051', yellow: 'k136' } }), done);
    expect(loose.found).toBeNull();
    expect(play(loose, stated({ yellow: 'k068' })).found).toBe('trapped');
  });

  it('HUNT-2.3, HUNT-2.2: not two on one crossing, and only on crossings', () => {
    expect(refusal(turn, stated({ red: 'k049' }))).toEqual({
      rule: 'HUNT-2.3',
      because: { why: 'sharedCrossing', crossing: 'k049' },
    });
    expect(refusal(turn, stated({ red: 'k999' }))).toEqual({
      rule: 'HUNT-2.2',
      because: { why: 'notACrossing', crossing: 'k999' },
    });
    expect(ruleFor(turn, stated({ red: 'k049', blue: 'k143' }))).toBeNull();
  });

  it('REF-15, CLUE-3: answers given before stand, and so do their markers', () => {
    const found = play(position({ phase: 'police', row: [84, 119], policemen: START }), ask(119, 'red'), done);
    const game = play(found, stated({ red: 'k001' }));
    expect(game.table).toMatchObject({ clues: [119], markersByNight: [1, 0, 0, 0] });
  });

  it('REF-15: neither while the Head owes an answer to Goulston Street', () => {
    const game = play(
      position({ night: 2, here: 84, options: { letters: true }, policemen: START }),
      walk(51),
      goulston('red'),
    );
    expect(refusal(game, stated({ red: 'k134' }))).toEqual(moment('policemenStated'));
    expect(ruleFor(play(game, answer('red')), stated({ red: 'k134' }))).toBeNull();
  });

  it('HUNT-1.12: it is not the police acting: he may still declare', () => {
    const home = play(position({ here: 84, hideout: 51, policemen: START }), walk(51), stated({ red: 'k134' }));
    expect(ruleFor(home, declare)).toBeNull();
  });

  it('REF-15: at sheet it is noted, not judged', () => {
    const game = play(position({ referee: 'sheet', here: 84 }), stated({ red: 'k143', blue: 'k143' }));
    expect(game.table.policemen).toMatchObject({ red: 'k143', blue: 'k143' });
  });
});

describe('refereeSet', () => {
  it('REF-15: set at the start of a night, up or down', () => {
    for (const phase of ['between', 'hell'] as const) {
      for (const name of ['sheet', 'hunt'] as const) {
        for (const referee of ['sheet', 'hunt'] as const) {
          expect(play(position({ phase, referee }), level(name)).table.referee).toBe(name);
        }
      }
    }
  });

  it.each(['alarm', 'jack'] as const)('REF-15: lowered in phase %s, not raised in mid-night', (phase) => {
    expect(play(position({ phase }), level('sheet')).table.referee).toBe('sheet');
    expect(refusal(position({ phase: 'jack', referee: 'sheet' }), level('hunt'))).toEqual({
      rule: 'REF-15',
      because: { why: 'levelInMidNight' },
    });
  });

  it('REF-15: after a wait it may be lowered and no longer raised', () => {
    const hell = play(position({ phase: 'hell', referee: 'sheet' }), { type: 'waited' });
    expect(ruleFor(hell, level('hunt'))).toBe('REF-15');
    expect(ruleFor(play(position({ phase: 'hell' }), { type: 'waited' }), level('sheet'))).toBeNull();
  });

  it('REF-15: not during the police’s turn', () => {
    expect(refusal(turn, level('sheet'))).toEqual(moment('refereeSet'));
  });

  it('REF-15: lowered before the alarm the hunt begins, on night 3 with the police', () => {
    expect(play(position({ phase: 'alarm' }), level('sheet')).table.phase).toBe('jack');
    expect(play(position({ phase: 'alarm', night: 3, row: [65, 84] }), level('sheet')).table.phase).toBe('police');
  });

  it('REF-15, HUNT-1.2: at sheet the policemen no longer block or are judged', () => {
    const guarded = position({ here: 6, policemen: { blue: 'k009', red: 'k026' } });
    expect(ruleFor(guarded, walk(24))).toBe('HUNT-1.2');
    const game = play(guarded, level('sheet'), walk(24));
    expect(ruleFor(game, ask(195))).toBeNull();
    expect(ruleFor(game, moves('blue', 'k026'))).toBeNull();
  });

  it('END-3, END-11: not when he is found trapped: that needs his own tap, and he is told so', () => {
    const found = playInApp(position(shutIn), done);
    expect(refusalInApp(found, level('sheet'))?.rule).toBe('END-3');
    expect(refusalInApp(found, rewind(100))?.rule).toBe('END-3');
  });

  it('REF-15: lowered while Jack has something recorded, which he enters anew', () => {
    const guarded = position({ here: 6, policemen: { blue: 'k009', red: 'k026' } });
    const game = playInApp(guarded, walk(7), level('sheet'));
    expect(game.held).toBeNull();
    expect(game.sheet.rows[0]).toEqual([6]);
    expect(refusalInApp(game, walk(24))).toBeNull();
  });
});

describe('takenBack', () => {
  it('REF-15: what was recorded and not handed over may be taken back, as if it had not been', () => {
    const before = playInApp(position({ here: 84, hideout: 51 }));
    const moved = playInApp(before, walk(51));
    const taken = playInApp(moved, back(100));
    expect(taken.table).toEqual(before.table);
    expect(taken.sheet).toEqual(before.sheet);
    expect(taken.told).toBe(before.told);
    expect(refusalInApp(taken, walk(66))).toBeNull();
  });

  it('REF-15: back before the move takes the declaration with it', () => {
    const both = playInApp(position({ here: 84, hideout: 51 }), walk(51), declare);
    expect(playInApp(both, back(101)).table.phase).toBe('police');
    expect(playInApp(both, back(100)).table.phase).toBe('jack');
  });

  it('REF-15, END-4: also the move that filled column 15', () => {
    const lost = playInApp(position({ here: 84, left: 1 }), alley(99));
    expect(lost.found).toBe('outOfMoves');
    const taken = playInApp(lost, back(100));
    expect(taken.found).toBeNull();
    expect(taken.table.left).toBe(1);
  });

  it('REF-15: not what was handed over', () => {
    const told = playInApp(position({ here: 84 }), walk(51), handOver);
    expect(refusalInApp(told, back(100))).toEqual({ rule: 'REF-15', because: { why: 'handedOverAlready' } });
  });

  it('REF-15, HUNT-2.2: of the police the last move, which then does not count', () => {
    const moved = play(turn, moves('red', 'k134'));
    const taken = play(moved, back(moved.count - 1));
    expect(taken.table.policemen).toEqual(START);
    expect(taken.table.turn.moved).toEqual([]);
    expect(ruleFor(taken, moves('red', 'k114'))).toBeNull();
  });

  it('REF-15: not once somebody has acted, nor another entry than the last move', () => {
    const first = play(turn, moves('red', 'k134'));
    const second = play(first, moves('blue', 'k060'));
    expect(ruleFor(second, back(first.count - 1))).toBe('REF-15');
    expect(ruleFor(play(second, ask(98, 'red')), back(second.count - 1))).toBe('REF-15');
    expect(ruleFor(play(second, done), back(second.count - 1))).toBe('REF-15');
  });

  it('REF-15: a question was asked: it is not taken back', () => {
    const asked = play(turn, ask(119, 'red'));
    expect(ruleFor(asked, back(asked.count - 1))).toBe('REF-15');
  });

  it('SETUP-5: a hideout not handed over may be chosen anew', () => {
    const chosen = playInApp(NEW_GAME, start({}), hide(51));
    expect(refusalInApp(chosen, hide(52))?.rule).toBe('SETUP-5');
    const again = playInApp(chosen, back(1), hide(52), handOver);
    expect(again.sheet.hideout).toBe(52);
    expect(again.told).toBe(2);
  });
});

describe('rewound', () => {
  it('REF-15: to the beginning of this turn: everything since is undone', () => {
    const before = position({ here: 84, policemen: START });
    const game = play(before, coach(51, 31), moves('red', 'k134'), ask(98, 'red'), done);
    const gone = play(game, rewind(100));
    expect(gone.table).toEqual(before.table);
    expect(gone.sheet).toEqual(before.sheet);
    expect(ruleFor(gone, walk(66))).toBeNull();
  });

  it('REF-15: to a place inside this turn', () => {
    const asked = play(turn, moves('red', 'k134'), ask(98, 'red'));
    const gone = play(asked, rewind(asked.count - 1));
    expect(gone.table.policemen.red).toBe('k134');
    expect(gone.table.turn.acts).toEqual({});
    expect(gone.sheet.rows[0]).toEqual([84, 51]);
  });

  it('REF-15, CLUE-3: markers placed since go too', () => {
    const asked = play(position({ here: 84, policemen: START }), walk(51), done, walk(66), ask(57, 'blue'));
    expect(play(asked, rewind(asked.turn?.from ?? 0)).sheet.rows[0]).toEqual([84, 51]);
  });

  it('REF-15: not beyond this turn, nor to what has not happened', () => {
    const game = play(turn, done, walk(66));
    expect(refusal(game, rewind(100))).toEqual({ rule: 'REF-15', because: { why: 'beyondThisTurn' } });
    expect(ruleFor(game, rewind(game.count + 5))).toBe('REF-15');
  });

  it('REF-15: having gone back to the beginning, not further', () => {
    const game = play(turn, done, walk(66), done);
    const from = game.turn?.from ?? 0;
    const gone = play(game, rewind(from));
    expect(ruleFor(gone, rewind(from))).toBe('REF-15');
    expect(ruleFor(gone, rewind(100))).toBe('REF-15');
  });

  it('REF-15, DOUBLE-5: on night 3 the first turn begins with the police', () => {
    const begun = play(position({ night: 3, phase: 'hell' }), kill('I', 65, 84), ALARM);
    const moved = play(begun, moves('red', 'k134'), ask(98, 'red'));
    expect(play(moved, rewind(begun.count)).table).toEqual(begun.table);
    expect(ruleFor(moved, rewind(begun.count - 1))).toBe('REF-15');
    expect(ruleFor(begun, rewind(begun.count))).toBe('REF-15');
  });

  it('REF-15: not into the last night', () => {
    const home = play(position({ here: 84, hideout: 51 }), walk(51), declare);
    expect(ruleFor(home, rewind(100))).toBeNull();
    expect(ruleFor(play(home, night(2)), rewind(100))).toBe('REF-15');
  });

  it('OPT-LETTERS-1: a letter played in the turn that was undone can be played again', () => {
    const before = position({ night: 2, here: 84, options: { letters: true }, policemen: START });
    const game = play(before, walk(51), goulston('red'), answer('red'));
    expect(play(game, rewind(100), walk(66), goulston('red')).table.goulston).not.toBeNull();
  });

  it('REF-15: the record keeps the turn, and its numbers count the events of the file', () => {
    const { recorded, refused, game, audited } = recordOf(
      start({}),
      hide(195),
      handOver,
      night(1),
      kill('I', 84),
      handOver,
      ALARM,
      walk(51),
      handOver,
      moves('red', 'k134'),
      ask(98, 'red'),
      rewind(7),
      walk(66),
      handOver,
    );
    expect(refused).toEqual([]);
    expect(recorded.map(({ type }) => type).slice(5)).toEqual([
      'jackMoved',
      'policemanMoved',
      'clueSearched',
      'rewound',
      'jackMoved',
    ]);
    expect(recorded[8]).toEqual({ type: 'rewound', to: 5 });
    expect(audited.game.table).toEqual(game.table);
  });
});

describe('takenOver', () => {
  const chosen = play(NEW_GAME, start({}), hide(195));
  const paper: Extract<Command, { type: 'takenOver' }> = {
    type: 'takenOver',
    night: 2,
    time: 'II',
    scenes: [27],
    row: [84, 51, 31, 32],
    tokens: { coaches: 1, alleys: 2 },
    policemen: START,
    turn: 'police',
  };

  it('REF-15: a game begun on paper goes on from the row, the tokens and the places', () => {
    const game = play(chosen, paper);
    expect(game.table).toMatchObject({
      phase: 'police',
      night: 2,
      time: 'II',
      scenes: [84],
      earlierScenes: [27],
      filled: 4,
      left: 13,
      jackMoves: 2,
      tokens: { coaches: 1, alleys: 2 },
      policemen: START,
    });
    expect(game.sheet.rows).toEqual([[], [84, 51, 31, 32], [], []]);
    expect(ruleFor(game, ask(119, 'red'))).toBeNull();
  });

  it('REF-15: on Jack’s turn he goes on from the last circle', () => {
    const game = play(chosen, { ...paper, turn: 'jack' });
    expect(ruleFor(game, walk(31))).toBeNull();
    expect(ruleFor(game, walk(84))).toBe('HUNT-1.2');
    expect(ruleFor(game, declare)).toBe('HUNT-1.8');
  });

  it('REF-15: places not known block nothing and ask anywhere', () => {
    const game = play(chosen, { ...paper, policemen: { red: 'k143', blue: null } });
    expect(game.table.policemen).toEqual({ red: 'k143', blue: null, yellow: null, brown: null, green: null });
    expect(ruleFor(game, ask(195, 'blue'))).toBeNull();
    expect(ruleFor(game, ask(195, 'red'))).toBe('HUNT-3.2');
  });

  it('REF-15: only after the hideout and before the first night', () => {
    for (const game of [NEW_GAME, play(NEW_GAME, start({})), play(chosen, night(1)), play(chosen, paper)]) {
      expect(refusal(game, paper)).toEqual(moment('takenOver'));
    }
    const later = position({ phase: 'between', night: 1 });
    expect(ruleFor(later, paper)).toBe('REF-15');
  });

  it.each([
    ['night 5', { night: 5 }, 'NIGHT-1'],
    ['no earlier scene on night 2', { scenes: [] }, 'NIGHT-1'],
    ['two earlier scenes on night 2', { scenes: [27, 65] }, 'NIGHT-1'],
    ['an empty row', { row: [] }, 'HELL-5.3'],
    ['a scene that is no circle', { scenes: [0] }, 'HELL-5.3'],
    ['a crime that is no circle', { row: [196, 51, 31, 32] }, 'HELL-5.3'],
    ['a crime on an earlier scene', { scenes: [84] }, 'HELL-5.7'],
    ['a step to no circle', { row: [84, 51, 0, 32] }, 'HUNT-1.2'],
    ['a full row', { row: Array.from({ length: 17 }, (_, i) => (i % 2 ? 51 : 84)) }, 'END-4'],
    ['more coaches than were dealt', { tokens: { coaches: 3, alleys: 2 } }, 'NIGHT-1'],
    ['tokens below zero', { tokens: { coaches: -1, alleys: 2 } }, 'NIGHT-1'],
    ['more used than the row has cells', { tokens: { coaches: 0, alleys: 2 } }, 'NIGHT-1'],
    ['the police’s turn before Jack has moved', { row: [84], tokens: { coaches: 2, alleys: 2 } }, 'HUNT-3.4'],
    ['no such crossing', { policemen: { red: 'k999' } }, 'HUNT-2.2'],
    ['two on one crossing', { policemen: { red: 'k143', blue: 'k143' } }, 'HUNT-2.3'],
    ['one victim on night 3', { night: 3, scenes: [27, 65], row: [84], tokens: { coaches: 2, alleys: 1 } }, 'DOUBLE-1'],
    [
      'one victim twice on night 3',
      { night: 3, scenes: [27, 65], row: [84, 84], tokens: { coaches: 2, alleys: 1 } },
      'DOUBLE-1',
    ],
  ])('REF-15: taken over with %s', (_, more, rule) => {
    expect(ruleFor(chosen, { ...paper, ...more } as Command)).toBe(rule);
  });

  it('REF-15: the longest row that leaves one space', () => {
    const row = Array.from({ length: 16 }, (_, i) => (i % 2 ? 51 : 84));
    expect(play(chosen, { ...paper, row }).table.left).toBe(1);
  });

  it('REF-15, DOUBLE-5: on night 3 with the two crimes alone, on the police’s turn or on Jack’s', () => {
    const three = { ...paper, night: 3, scenes: [27, 65], row: [84, 3], tokens: { coaches: 2, alleys: 1 } };
    for (const side of ['police', 'jack'] as const) {
      const game = play(chosen, { ...three, turn: side });
      expect(game.table).toMatchObject({ phase: side, scenes: [3, 84], jackMoves: 0 });
    }
  });

  it('REF-15, END-3: taken over shut in, he is found trapped', () => {
    const shut = { ...paper, row: [84, 43, 44, 43], tokens: { coaches: 0, alleys: 2 }, turn: 'jack' } as const;
    const game = play(chosen, { ...shut, row: [84, 25, 24, 44, 43], policemen: { red: 'k051', blue: 'k068' } });
    expect(game.found).toBe('trapped');
  });

  it('HELL-5.7: the scenes of the paper game stay', () => {
    const game = play(play(NEW_GAME, start({}), hide(31)), { ...paper, turn: 'jack' }, walk(31), declare, night(3));
    expect(game.table.earlierScenes).toEqual([27, 84]);
    expect(ruleFor(game, kill('I', 27, 65))).toBe('HELL-5.7');
  });
});

describe('resumed', () => {
  it('REF-15: from an entry there is, at any time', () => {
    const game = play(NEW_GAME, start({}), hide(195), night(1));
    expect(ruleFor(game, { type: 'resumed', from: 3 })).toBeNull();
    expect(refusal(game, { type: 'resumed', from: 4 })).toEqual(moment('resumed'));
    expect(ruleFor(game, { type: 'resumed', from: -1 })).toBe('REF-15');
    expect(ruleFor(NEW_GAME, { type: 'resumed', from: 0 })).toBe('REF-15');
  });

  it('REF-15: it changes nothing in the game', () => {
    const resumed = play(turn, { type: 'resumed', from: 0 });
    expect(resumed.table).toEqual(turn.table);
    expect(resumed.sheet).toEqual(turn.sheet);
  });
});

describe('conceded', () => {
  it('END-9: a move of Jack’s that was not handed over never happened for the others', () => {
    const game = playInApp(position({ here: 84 }), walk(51), { type: 'conceded', by: 'jack' });
    expect(game.table).toMatchObject({ left: 15, jackMoves: 0, end: { how: 'conceded', winner: 'police' } });
    expect(game.held).toBeNull();
  });

  it('END-9, END-4: the police give up while his last move, not handed over, has lost him the game', () => {
    const game = playInApp(position({ here: 84, left: 1 }), alley(99), { type: 'conceded', by: 'police' });
    expect(endOf(game)).toEqual({ how: 'conceded', winner: 'jack' });
  });
});

describe('handedOver and endFound', () => {
  it('REF-15: nothing to hand over', () => {
    expect(refusalInApp(position({ here: 84 }), handOver)).toEqual({
      rule: 'REF-15',
      because: { why: 'nothingToHandOver' },
    });
  });

  it('HUNT-3.4: until he hands over the police know nothing of it', () => {
    const before = position({ here: 84, policemen: START });
    const moved = playInApp(before, walk(51));
    for (const command of [done, ask(119, 'red'), moves('red', 'k134')]) {
      expect(refusalInApp(moved, command)).toEqual(refusalInApp(before, command));
      expect(refusalInApp(moved, command)?.rule).toBe('HUNT-3.4');
    }
    expect(refusalInApp(playInApp(moved, handOver), done)).toBeNull();
  });

  it('REF-13, END-4: handing over home on the last space without declaring tells the end with the move', () => {
    const home = playInApp(position({ here: 84, hideout: 51, left: 1 }), walk(51));
    expect(eventsInApp(home, handOver).map(({ type }) => type)).toEqual(['endFound', 'outOfMoves', 'handedOver']);
    const told = playInApp(home, handOver);
    expect(told.table.end).toEqual({ how: 'outOfMoves', winner: 'police' });
    expect(told.told - home.told).toBe(2);
  });

  it('REF-13, HUNT-1.8: handing over and declaring is one step', () => {
    const home = playInApp(position({ here: 84, hideout: 51, left: 1 }), walk(51), declare);
    expect(eventsInApp(home, handOver)).toEqual([handOver]);
    expect(playInApp(home, handOver).table).toMatchObject({ phase: 'between', end: null });
  });

  it('END-4: column 15 filled elsewhere: found at once, told with the hand-over', () => {
    const moved = playInApp(position({ here: 84, left: 1 }), walk(66));
    expect(moved.found).toBe('outOfMoves');
    expect(eventsInApp(moved, handOver).map(({ type }) => type)).toEqual(['outOfMoves', 'handedOver']);
  });

  it('END-3, INFO-1: found trapped, Jack alone knows it until he says so', () => {
    const found = playInApp(position(shutIn), done);
    expect(found.found).toBe('trapped');
    expect(found.table.end).toBeNull();
    expect(refusalInApp(found, done)?.rule).toBe('HUNT-3.4');
    const said = playInApp(found, trapped, handOver);
    expect(said.table.end).toEqual({ how: 'trapped', winner: 'police' });
  });
});

describe('ruledByTable', () => {
  const loose: readonly (readonly [string, Game, Command, string])[] = [
    ['a walk to a circle that is not adjacent', position({ here: 84 }), walk(98), 'HUNT-1.2'],
    ['a walk past guards', position({ here: 6, policemen: { blue: 'k009', red: 'k026' } }), walk(24), 'HUNT-1.2'],
    ['a coach without a token', position({ here: 84, tokens: { coaches: 0, alleys: 0 } }), coach(51, 31), 'HUNT-1.4'],
    ['a coach with a wrong half', position({ here: 84 }), coach(98, 82), 'SPEC-COACH-1'],
    ['a coach that returns', position({ here: 84 }), coach(51, 84), 'SPEC-COACH-3'],
    ['an alley without a token', position({ here: 84, tokens: { coaches: 0, alleys: 0 } }), alley(99), 'HUNT-1.4'],
    ['an alley across no block', position({ here: 84 }), alley(51), 'SPEC-ALLEY-1'],
    ['a policeman three steps away', turn, moves('red', 'k089'), 'HUNT-2.2'],
    ['a policeman moved twice', play(turn, moves('red', 'k134')), moves('red', 'k106'), 'HUNT-2.2'],
    [
      'a policeman onto a colleague',
      position({ phase: 'police', row: [84, 51], policemen: { red: 'k143', green: 'k134' } }),
      moves('red', 'k134'),
      'HUNT-2.3',
    ],
    ['a policeman moved after an action', play(turn, ask(57, 'blue')), moves('red', 'k134'), 'HUNT-2.6'],
    ['a search far away', turn, ask(98, 'red'), 'HUNT-3.2'],
    ['a search by nobody', turn, ask(98), 'HUNT-3.2'],
    ['a second arrest', play(turn, arrest(118, 'red')), arrest(119, 'red'), 'HUNT-3.1'],
    ['an arrest far away', turn, arrest(98, 'red'), 'HUNT-3.2'],
  ];
  it.each(loose)('HUNT-2.2, HUNT-3.2: the table agrees on %s', (_, game, command, rule) => {
    expect(ruleFor(game, command)).toBe(rule);
    expect(ruleFor(game, ruled(command))).toBeNull();
  });

  const fast: readonly (readonly [string, Game, Command, string])[] = [
    ['a wrong moment: Jack', turn, walk(66), 'HUNT-1.1'],
    ['a wrong moment: a policeman', position({ here: 84, policemen: START }), moves('red', 'k134'), 'HUNT-3.4'],
    ['a wrong moment: a question', position({ here: 84, policemen: START }), ask(119, 'red'), 'HUNT-3.4'],
    ['a walk to no circle', position({ here: 84 }), walk(196), 'HUNT-1.2'],
    ['an alley to no circle', position({ here: 84 }), alley(0), 'SPEC-ALLEY-1'],
    ['a coach to no circle', position({ here: 84 }), coach(51, 0), 'SPEC-COACH-1'],
    ['a coach with one space', position({ here: 84, left: 1 }), coach(51, 31), 'SPEC-COACH-4'],
    ['a policeman to no crossing', turn, moves('red', 'k999'), 'HUNT-2.2'],
    ['a question about no circle', turn, ask(0, 'red'), 'HUNT-3.2'],
    ['a false answer', turn, { type: 'clueSearched', policeman: 'red', circle: 98, found: true }, 'CLUE-2'],
    ['a false result', turn, { type: 'arrestAttempted', policeman: 'red', circle: 51, caught: false }, 'ARREST-1'],
    ['an end', play(turn, { type: 'conceded', by: 'jack' }), ask(119, 'red'), 'END-9'],
  ];
  it.each(fast)('REF-1: nor does it lift %s', (_, game, command, rule) => {
    expect(ruleFor(game, ruled(command))).toBe(rule);
  });

  it('HUNT-1.4: a missing token is not counted below zero', () => {
    const none = position({ here: 84, tokens: { coaches: 0, alleys: 0 } });
    expect(play(none, ruled(coach(51, 31))).table.tokens).toEqual({ coaches: 0, alleys: 0 });
    expect(play(none, ruled(alley(99))).table.tokens).toEqual({ coaches: 0, alleys: 0 });
    expect(play(position({ here: 84 }), ruled(coach(51, 84))).table.tokens).toEqual({ coaches: 2, alleys: 2 });
  });

  it('CLUE-2, ARREST-1: the answer itself stays the sheet’s', () => {
    expect(tryEvent(turn, ruled(ask(51, 'red'))).events).toMatchObject([{ found: true, ruledByTable: true }]);
    expect(play(turn, ruled(arrest(51, 'red'))).table.end?.how).toBe('arrested');
  });

  it('SPEC-2, HUNT-1.8: a walk home that the table agreed on is a walk', () => {
    const home = play(position({ here: 84, hideout: 98 }), ruled(walk(98)));
    expect(ruleFor(home, declare)).toBeNull();
  });

  it('HUNT-2.2: "agreed" is said where a refusal was lifted, and not elsewhere', () => {
    const events = [
      start({}),
      hide(195),
      night(1),
      kill('I', 84),
      ALARM,
      ruled(walk(51)),
      ruled(moves('red', 'k089')),
      ruled(moves('blue', 'k060')),
      ruled(ask(98, 'red')),
      done,
      ruled(walk(98)),
    ] as readonly RecordedEvent[];
    const { lines, game } = audit(board, events);
    expect(lines.map(({ breach }) => breach)).toEqual(lines.map(() => null));
    expect(lines.map(({ agreed }) => agreed).slice(5)).toEqual([false, true, false, true, false, true]);
    expect(summarise(game)).toEqual({ end: 'open', winner: null, night: 1, left: 13 });
  });
});

describe('what is taken back, and what the table ruled', () => {
  it('HUNT-3.1: a search ruled by the table does not give back the search that an arrest used up', () => {
    const game = play(
      position({ phase: 'police', row: [84, 51], policemen: { red: 'k143' } }),
      arrest(118, 'red'),
      ruled(ask(119, 'red')),
    );
    expect(ruleFor(game, ask(120, 'red'))).toBe('HUNT-3.1');
  });

  it('HUNT-1.12: a policeman moved, then taken back, leaves the moment to declare over', () => {
    const walked = play(position({ hideout: 51, here: 84, policemen: { red: 'k143' } }), walk(51));
    const moved = tryEvent(walked, moves('red', 'k134')).game;
    const taken = play(moved, back(moved.count - 1));
    expect(ruleFor(taken, declare)).toBe('HUNT-1.8');
  });

  it('HUNT-2.3: a move taken back does not put two policemen on one crossing', () => {
    const walked = play(position({ here: 84, policemen: { red: 'k143', blue: 'k049' } }), walk(51));
    const moved = play(walked, moves('red', 'k134'));
    const taken = play(moved, stated({ blue: 'k143' }));
    const { game } = tryEvent(taken, back(moved.count - 1));
    expect(game.table.policemen.red).not.toBe(game.table.policemen.blue);
  });

  it('REF-15: what the referee found by himself is no entry that Jack can take back', () => {
    const game = playInApp(position({ here: 84, left: 1 }), alley(86));
    expect(game.found).toBe('outOfMoves');
    expect(refusalInApp(game, back(game.count - 1))?.rule).toBe('REF-15');
  });

  const BEGUN: readonly RecordedEvent[] = [
    start({}),
    hide(195),
    night(1),
    kill('I', 84),
    ALARM,
    walk(51),
  ] as readonly RecordedEvent[];

  it('REF-15: taking back an event that was refused, and so never happened, does not take back the next one', () => {
    const { lines, game } = audit(board, [
      ...BEGUN,
      moves('red', 'k001') as RecordedEvent,
      moves('red', 'k134') as RecordedEvent,
      { type: 'takenBack', entry: 6 },
    ]);
    expect(lines.slice(6).map(({ breach }) => breach?.rule ?? 'ok')).toEqual(['HUNT-2.2', 'ok', 'REF-15']);
    expect(game.table.policemen.red).toBe('k134');
  });

  it('REF-15: a refused event changes nothing, so what could be taken back before it still can', () => {
    const taken: RecordedEvent = { type: 'takenBack', entry: 5 };
    expect(audit(board, [...BEGUN, taken]).lines.at(-1)?.breach).toBeNull();
    const { lines } = audit(board, [...BEGUN, walk(66) as RecordedEvent, taken]);
    expect(lines.slice(6).map(({ breach }) => breach?.rule ?? 'ok')).toEqual(['HUNT-1.1', 'ok']);
  });
});
