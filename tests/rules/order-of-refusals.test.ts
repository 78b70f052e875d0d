import { describe, expect, it } from 'vitest';
import { type Command, NEW_GAME } from '../../src/rules/index';
import { answer, falseClue, goulston, level, refusal, ruled, stated } from './at-the-table';
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
  raise,
  ruleFor,
  start,
  tryEvent,
  walk,
} from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k134' } as const;
const NO_TOKENS = { coaches: 0, alleys: 0 };
const trapped: Command = { type: 'trapped' };
const outOfMoves: Command = { type: 'outOfMoves' };

describe('the order of checks', () => {
  it('REF-1: game over goes before whose turn, whose turn before tokens, spaces and places', () => {
    const over = play(position({ here: 84 }), { type: 'conceded', by: 'jack' });
    expect(ruleFor(over, coach(0, 0))).toBe('END-9');
    const police = position({ row: [84, 51], phase: 'police', tokens: NO_TOKENS, left: 1 });
    expect(ruleFor(police, coach(0, 0))).toBe('HUNT-1.1');
    const jack = position({ here: 84, tokens: NO_TOKENS, left: 1 });
    expect(ruleFor(jack, coach(0, 0))).toBe('HUNT-1.4');
    expect(ruleFor({ ...jack, table: { ...jack.table, tokens: { coaches: 1, alleys: 0 } } }, coach(0, 0))).toBe(
      'SPEC-COACH-4',
    );
    expect(ruleFor(position({ here: 84 }), coach(0, 0))).toBe('SPEC-COACH-1');
  });

  it('REF-1: places go before results', () => {
    const game = position({ phase: 'police', row: [84, 51], policemen: START });
    expect(ruleFor(game, { type: 'clueSearched', policeman: 'red', circle: 51, found: false })).toBe('HUNT-3.2');
  });

  const police = [moves('red', 'k134'), ask(119, 'red'), arrest(119, 'red'), done] as const;
  it.each(['start', 'hideout', 'between', 'hell', 'alarm', 'jack'] as const)(
    'REF-2: the police in phase %s: HUNT-3.4',
    (phase) => {
      expect(police.map((command) => ruleFor(position({ phase, policemen: START }), command))).toEqual(
        Array(4).fill('HUNT-3.4'),
      );
    },
  );

  it.each(['start', 'hideout', 'between', 'hell', 'alarm', 'police'] as const)(
    'REF-2: Jack moving in phase %s: HUNT-1.1',
    (phase) => {
      for (const move of [walk(51), alley(99), coach(51, 31)])
        expect(ruleFor(position({ phase }), move)).toBe('HUNT-1.1');
    },
  );

  const elsewhere: readonly (readonly [Command, string, readonly string[]])[] = [
    [start({}), 'SETUP-1', ['start']],
    [hide(51), 'SETUP-5', ['hideout']],
    [night(2), 'NIGHT-1', ['between']],
    [{ type: 'womenPlaced', circles: [3] }, 'HELL-2.1', ['hell']],
    [{ type: 'patrolsPlaced', crossings: ['k049'] }, 'HELL-3.2', ['hell']],
    [{ type: 'victimsRevealed', circles: [3] }, 'HELL-4.1', ['hell']],
    [{ type: 'waited' }, 'HELL-5.4', ['hell']],
    [{ type: 'wretchedMoved', from: 84, to: 86 }, 'HELL-6.2', ['hell']],
    [{ type: 'patrolRevealed', crossing: 'k049', face: false }, 'HELL-7.1', ['hell']],
    [kill('I', 27), 'HELL-5.3', ['hell']],
    [ALARM, 'HELL-9.1', ['alarm']],
    [declare, 'HUNT-1.8', []],
    [{ type: 'revealed' }, 'END-6', []],
    [trapped, 'END-3', []],
    [outOfMoves, 'END-4', []],
    [stated({ red: 'k134' }), 'REF-15', ['jack', 'police']],
    [level('sheet'), 'REF-15', ['between', 'hell', 'alarm', 'jack']],
    [{ type: 'rewound', to: 100 }, 'REF-15', []],
    [{ type: 'takenBack', entry: 99 }, 'REF-15', []],
    [falseClue(99), 'OPT-FALSE-1', []],
    [goulston('red'), 'OPT-LETTERS-1', []],
  ];
  it.each(elsewhere.map(([command, rule, phases]) => [command.type, rule, phases, command] as const))(
    'REF-2: %s outside its phase: %s (accepted in %j)',
    (_, rule, phases, command) => {
      for (const phase of ['start', 'hideout', 'between', 'hell', 'alarm', 'jack', 'police'] as const) {
        expect(`${phase} ${ruleFor(position({ phase }), command)}`).toBe(
          `${phase} ${phases.includes(phase) ? null : rule}`,
        );
      }
    },
  );

  it('REF-2, REF-16: the Head answering outside the police’s turn: HUNT-3.4; unasked on it: OPT-LETTERS-5', () => {
    for (const phase of ['start', 'hideout', 'between', 'hell', 'alarm', 'jack'] as const) {
      expect(ruleFor(position({ phase }), answer('brown'))).toBe('HUNT-3.4');
    }
    expect(ruleFor(position({ phase: 'police', row: [84, 51] }), answer('brown'))).toBe('OPT-LETTERS-5');
  });

  it('REF-2: before anything else nothing but the start is accepted', () => {
    const rules = elsewhere.map(([command]) => ruleFor(NEW_GAME, command));
    expect(rules[0]).toBeNull();
    expect(rules.slice(1)).not.toContain(null);
    expect(ruleFor(NEW_GAME, { type: 'conceded', by: 'jack' })).toBe('SETUP-1');
  });

  it('REF-2, DOUBLE-5: Jack on night 3 before the first police turn: HUNT-1.1', () => {
    expect(ruleFor(position({ night: 3, row: [65, 84], phase: 'police' }), walk(51))).toBe('HUNT-1.1');
  });

  it.each([
    [84, { why: 'standsStill', circle: 84 }],
    [199, { why: 'notACircle', circle: 199 }],
    [0, { why: 'notACircle', circle: 0 }],
    [98, { why: 'notAdjacent', from: 84, to: 98 }],
  ])('REF-3, REF-14: a walk from 84 to %i: HUNT-1.2', (to, because) => {
    expect(refusal(position({ here: 84 }), walk(to))).toEqual({ rule: 'HUNT-1.2', because });
  });

  it.each([
    ['neither token nor space', { here: 147, left: 1, tokens: NO_TOKENS }, coach(134, 131), 'HUNT-1.4'],
    ['a token and one space', { here: 147, left: 1 }, coach(134, 131), 'SPEC-COACH-4'],
    ['147-5-147', { here: 147 }, coach(5, 147), 'SPEC-COACH-1'],
    ['147-134-147', { here: 147 }, coach(134, 147), 'SPEC-COACH-3'],
    ['147-134-134', { here: 147 }, coach(134, 134), 'SPEC-COACH-1'],
  ] as const)('REF-4: coach with %s', (_, given, ride, rule) => {
    expect(ruleFor(position(given), ride)).toBe(rule);
  });

  it.each([
    ['no alley left, and no such circle', { here: 84, tokens: NO_TOKENS }, alley(0), 'HUNT-1.4'],
    ['his own circle', { here: 84 }, alley(84), 'SPEC-ALLEY-1'],
    ['no common block', { here: 84 }, alley(51), 'SPEC-ALLEY-1'],
    ['no such circle', { here: 84 }, alley(196), 'SPEC-ALLEY-1'],
    ['43', { here: 43 }, alley(24), 'SPEC-ALLEY-1'],
  ] as const)('REF-5: alley: %s', (_, given, move, rule) => {
    expect(ruleFor(position(given), move)).toBe(rule);
  });

  const at = { hideout: 51, here: 84, policemen: START } as const;
  it.each([
    ['right after a coach home', play(position(at), coach(66, 51)), 'SPEC-2'],
    ['right after an alley home', play(position({ ...at, hideout: 67 }), alley(67)), 'SPEC-2'],
    ['a coach home, and the police have begun', play(position(at), coach(66, 51), ask(119, 'red')), 'HUNT-1.8'],
    ['ridden home on an earlier turn', play(position(at), coach(66, 51), done), 'HUNT-1.8'],
    ['walked home, and the police have begun', play(position(at), walk(51), moves('red', 'k114')), 'HUNT-1.8'],
    ['killed at home', play(position({ ...at, phase: 'hell' }), kill('I', 51)), 'HUNT-1.8'],
    [
      'second crime at home',
      play(position({ night: 3, phase: 'hell', hideout: 51 }), kill('I', 27, 51), ALARM),
      'HUNT-1.8',
    ],
    ['not at home', play(position(at), walk(66)), 'HUNT-1.8'],
    ['a coach that ended elsewhere', play(position(at), coach(66, 65)), 'HUNT-1.8'],
  ])('REF-6: declaring: %s', (_, game, rule) => {
    expect(ruleFor(game, declare)).toBe(rule);
  });

  const turn = position({ phase: 'police', row: [84, 119, 51], policemen: START });
  it.each([
    ['after the first action, moved, nowhere', [moves('red', 'k114'), ask(57, 'blue')], moves('red', 'x'), 'HUNT-2.6'],
    ['moved already, to no crossing', [moves('red', 'k114')], moves('red', 'x'), 'HUNT-2.2'],
    ['no such crossing', [], moves('red', 'k999'), 'HUNT-2.2'],
    ['too far, and held by a colleague', [], moves('red', 'k058'), 'HUNT-2.2'],
    ['held by a colleague', [], moves('red', 'k134'), 'HUNT-2.3'],
    ['his own crossing', [], moves('red', 'k143'), null],
  ] as const)('REF-7: %s', (_, before, move, rule) => {
    expect(ruleFor(play(turn, ...before), move)).toBe(rule);
  });

  it('REF-7: one whose place is unknown may be put on any free crossing; from then on it is known', () => {
    const game = position({ phase: 'police', row: [84, 51], policemen: { red: 'k143' } });
    expect(ruleFor(game, moves('blue', 'k143'))).toBe('HUNT-2.3');
    const placed = play(game, moves('blue', 'k001'), done, walk(66));
    expect(placed.table.policemen.blue).toBe('k001');
    expect(ruleFor(placed, moves('blue', 'k234'))).toBe('HUNT-2.2');
    expect(ruleFor(placed, ask(119, 'blue'))).toBe('HUNT-3.2');
  });

  const forbid = { forbidUselessSearch: true };
  it.each([
    ['spent, and not adjacent', [arrest(118, 'red')], ask(51, 'red'), 'HUNT-3.1'],
    ['spent, and not a circle', [arrest(118, 'red')], ask(0, 'red'), 'HUNT-3.1'],
    ['not adjacent', [], ask(51, 'red'), 'HUNT-3.2'],
    ['not a circle', [], ask(196, 'red'), 'HUNT-3.2'],
    ['no policeman named', [], ask(119), 'HUNT-3.2'],
    ['a false clue not adjacent', [], ask(99, 'red'), 'HUNT-3.2'],
    ['a false clue on a marked circle', [], ask(120, 'red'), 'OPT-FALSE-4'],
    ['a marked circle', [], ask(119, 'red'), 'CLUE-7'],
    ['a false result', [], { type: 'clueSearched', policeman: 'red', circle: 118, found: true }, 'CLUE-2'],
    [
      'a marked circle with a false result',
      [],
      { type: 'clueSearched', policeman: 'red', circle: 119, found: false },
      'CLUE-7',
    ],
    [
      'an arrest with a false result',
      [],
      { type: 'arrestAttempted', policeman: 'red', circle: 119, caught: true },
      'ARREST-1',
    ],
  ] as readonly (readonly [string, readonly Command[], Command, string])[])('REF-8: %s', (_, before, act, rule) => {
    const game = position({
      phase: 'police',
      row: [84, 119, 51],
      policemen: START,
      falseClues: [99, 120],
      clues: [119, 120],
      options: forbid,
    });
    expect(ruleFor(play(game, ...before), act)).toBe(rule);
  });

  it('REF-8: at sheet any circle may be asked about, by anybody, as often as he likes', () => {
    const sheet = position({ referee: 'sheet', phase: 'police', row: [84, 51], policemen: START });
    const game = play(sheet, arrest(1, 'red'), ask(84, 'red'), ask(195), arrest(195, 'red'), moves('red', 'k001'));
    expect(game.table.policemen.red).toBe('k001');
    expect(ruleFor(game, ask(0))).toBe('HUNT-3.2');
    expect(ruleFor(game, moves('red', 'k999'))).toBe('HUNT-2.2');
    expect(ruleFor(game, { type: 'clueSearched', circle: 51, found: false })).toBe('CLUE-2');
    expect(ruleFor(game, { type: 'arrestAttempted', circle: 84, caught: true })).toBe('ARREST-1');
  });

  it.each([
    [2, [], 'HELL-5.3'],
    [2, [27, 84], 'HELL-5.3'],
    [2, [65], 'HELL-5.7'],
    [2, [0], 'HELL-5.3'],
    [3, [27], 'DOUBLE-1'],
    [3, [65, 65], 'DOUBLE-1'],
    [3, [27, 65], 'HELL-5.7'],
    [3, [27, 196], 'HELL-5.3'],
  ])('REF-9: murder on night %i of %j', (n, circles, rule) => {
    expect(ruleFor(position({ night: n, phase: 'hell', scenes: [65] }), kill('I', ...circles))).toBe(rule);
  });

  it('REF-10: whistles: two on one crossing, a colour missing, no such crossing', () => {
    const alarm = position({ phase: 'alarm' });
    expect(ruleFor(alarm, raise('k049', 'k049', 'k044', 'k143', 'k180'))).toBe('HELL-3.6');
    expect(ruleFor(alarm, raise('k049', 'k058', 'k044', 'k143'))).toBe('HELL-9.1');
    expect(ruleFor(alarm, raise('k049', 'k058', 'k044', 'k143', 'k999'))).toBe('HELL-9.1');
  });

  it('REF-11: false clues: option, earned, tonight, moment, circle', () => {
    const given = {
      night: 2,
      phase: 'police',
      row: [84, 51],
      options: { falseClues: true },
      markersByNight: { 1: 5 },
    } as const;
    expect(ruleFor(position({ ...given, options: {} }), falseClue(84))).toBe('OPT-FALSE-1');
    expect(ruleFor(position({ ...given, markersByNight: {} }), falseClue(84))).toBe('OPT-FALSE-1');
    expect(ruleFor(position({ ...given, markersByNight: { 2: 5 } }), falseClue(84))).toBe('OPT-FALSE-2');
    expect(ruleFor(position({ ...given, row: [84, 51, 66] }), falseClue(84))).toBe('OPT-FALSE-3');
    expect(ruleFor(position(given), falseClue(84))).toBe('OPT-FALSE-6');
  });

  it('REF-12: trapped while a move exists, or on the police’s turn', () => {
    expect(refusal(position({ here: 84 }), trapped)).toEqual({ rule: 'END-3', because: { why: 'canStillMove' } });
    expect(refusal(turn, trapped)).toEqual({ rule: 'END-3', because: { why: 'notJacksTurn' } });
  });

  it.each([
    ['a coach', 84, { coaches: 1, alleys: 0 }, 5, 'END-3'],
    ['an alley', 84, { coaches: 0, alleys: 1 }, 5, 'END-3'],
    ['neither', 84, NO_TOKENS, 5, null],
    ['an alley token on 43', 43, { coaches: 0, alleys: 2 }, 5, null],
    ['a coach token and one space', 84, { coaches: 3, alleys: 0 }, 1, null],
  ] as const)('REF-12: trapped said at sheet with %s', (_, here, tokens, left, rule) => {
    const game = position({ referee: 'sheet', here, tokens, left });
    expect(ruleFor(game, trapped)).toBe(rule);
    if (rule === null) expect(play(game, trapped).table.end).toEqual({ how: 'trapped', winner: 'police' });
  });

  it('REF-12: outOfMoves while column 15 is free', () => {
    expect(refusal(position({ here: 84, left: 3 }), outOfMoves)).toEqual({
      rule: 'END-4',
      because: { why: 'columnFree', left: 3 },
    });
  });

  it('REF-12, END-11: said once right after it was found, accepted and without effect; then refused', () => {
    const found = play(position({ here: 84, left: 1 }), walk(66));
    const said = play(found, outOfMoves);
    expect(said.table).toMatchObject({ left: 0, end: { how: 'outOfMoves', winner: 'police' } });
    expect(said.sheet).toEqual(found.sheet);
    expect(ruleFor(said, outOfMoves)).toBe('END-4');
  });

  const last = play(position({ ...at, left: 1 }), walk(51));
  const anything: readonly Command[] = [
    done,
    moves('red', 'k114'),
    ask(119, 'red'),
    arrest(51, 'red'),
    walk(66),
    trapped,
    night(2),
    kill('I', 27),
    stated({ red: 'k114' }),
    level('sheet'),
    falseClue(99),
    goulston('red'),
    { type: 'conceded', by: 'police' },
    { type: 'takenBack', entry: 100 },
    { type: 'rewound', to: 100 },
    { type: 'resumed', from: 0 },
    { type: 'revealed' },
    start({}),
  ];
  it.each(anything.map((command) => [command.type, command] as const))(
    'REF-13: home on the last space, %s instead of declaring is END-4 and ends the game',
    (_, command) => {
      const { breach, game } = tryEvent(last, command);
      expect(breach).toMatchObject({ rule: 'END-4', because: { why: 'notDeclaredOnLastSpace' } });
      expect(game.found).toBe('outOfMoves');
      expect(ruleFor(game, declare)).toBe('END-4');
      expect(ruleFor(game, { type: 'revealed' })).toBeNull();
    },
  );

  it('REF-13: outOfMoves itself is accepted; the declaration too; and if nothing follows the game is open', () => {
    expect(last.found).toBeNull();
    expect(last.table.end).toBeNull();
    expect(play(last, outOfMoves).table.end).toEqual({ how: 'outOfMoves', winner: 'police' });
    expect(play(last, declare).table).toMatchObject({ phase: 'between', end: null });
  });

  it('REF-13: the refused event has no other effect', () => {
    const { game } = tryEvent(last, moves('red', 'k114'));
    expect(game.table.policemen.red).toBe('k143');
  });

  it.each([
    ['END-4 not TRACK-5', play(position({ here: 84, left: 1 }), walk(66)), done, 'END-4'],
    ['SETUP-5 not HIDE-1', play(NEW_GAME, start({}), hide(51)), hide(52), 'SETUP-5'],
    ['HUNT-1.8 not HIDE-2', play(position(at), walk(66)), declare, 'HUNT-1.8'],
    ['SPEC-2 not HIDE-3', play(position(at), coach(66, 51)), declare, 'SPEC-2'],
    ['HUNT-1.2 not HUNT-1.1', position({ here: 84 }), walk(84), 'HUNT-1.2'],
    [
      'CLUE-2 not DOUBLE-7',
      position({ night: 3, phase: 'police', row: [118, 119], policemen: START }),
      { type: 'clueSearched', policeman: 'red', circle: 118, found: false },
      'CLUE-2',
    ],
  ] as readonly (readonly [string, ReturnType<typeof position>, Command, string])[])(
    'REF-14: %s',
    (_, game, command, rule) => {
      expect(ruleFor(game, command)).toBe(rule);
    },
  );

  it('REF-14: END-3 not HUNT-1.11', () => {
    const given = { phase: 'police', row: [43], policemen: ['k051', 'k068'], tokens: NO_TOKENS } as const;
    expect(ruleFor(play(position(given), done), walk(24))).toBe('END-3');
  });

  const letters = { letters: true };
  it.each([
    ['not agreed', { night: 2, phase: 'hell' }, { letter: 'dearBoss', to: 'k081' }, 'OPT-LETTERS-1'],
    [
      'used already',
      { night: 2, phase: 'hell', options: letters, played: ['dearBoss'] },
      { letter: 'dearBoss' },
      'OPT-LETTERS-1',
    ],
    ['night 1', { night: 1, phase: 'hell', options: letters }, { letter: 'dearBoss', to: 'k081' }, 'OPT-LETTERS-2'],
    [
      'wrong moment',
      { night: 2, phase: 'jack', options: letters },
      { letter: 'dearBoss', to: 'k081' },
      'OPT-LETTERS-3',
    ],
    [
      'second of the three',
      { night: 2, phase: 'hell', options: letters, played: ['fromHell'] },
      { letter: 'dearBoss' },
      'OPT-LETTERS-3',
    ],
    ['not yellow', { night: 2, phase: 'hell', options: letters }, { letter: 'dearBoss', to: 'k081' }, 'OPT-LETTERS-3'],
    [
      'no such crossing',
      { night: 2, phase: 'hell', options: letters },
      { letter: 'dearBoss', to: 'k999' },
      'OPT-LETTERS-3',
    ],
    [
      'Goulston Street in Hell',
      { night: 2, phase: 'hell', options: letters },
      { letter: 'goulstonStreet', policeman: 'red' },
      'OPT-LETTERS-5',
    ],
    [
      'nobody named',
      { night: 2, phase: 'police', row: [84, 51], options: letters },
      { letter: 'goulstonStreet' },
      'OPT-LETTERS-5',
    ],
    [
      'yellow named, and k099 held',
      { night: 2, phase: 'police', row: [84, 51], options: letters, policemen: { blue: 'k099' } },
      { letter: 'goulstonStreet', policeman: 'yellow' },
      'OPT-LETTERS-5',
    ],
    [
      'k099 held by a third',
      { night: 2, phase: 'police', row: [84, 51], options: letters, policemen: { blue: 'k099' } },
      { letter: 'goulstonStreet', policeman: 'red' },
      'OPT-LETTERS-8',
    ],
  ] as readonly (readonly [string, Parameters<typeof position>[0], object, string])[])(
    'REF-16: %s',
    (_, given, more, rule) => {
      expect(ruleFor(position(given), { type: 'letterPlayed', ...more } as Command)).toBe(rule);
    },
  );

  it('REF-17: after the first action a move is the third step: one crossing with the switch, none without', () => {
    const rushing = position({ phase: 'police', row: [84, 51], policemen: START, options: { rushing: true } });
    expect(ruleFor(play(rushing, ask(57, 'blue')), moves('red', 'k105'))).toBe('OPT-RUSH-2');
    expect(ruleFor(play(turn, ask(57, 'blue')), moves('red', 'k114'))).toBe('HUNT-2.6');
    expect(ruleFor(play(rushing, ask(57, 'blue')), moves('red', 'k114'))).toBeNull();
    expect(ruleFor(rushing, ruled(moves('red', 'k001')))).toBeNull();
  });
});
