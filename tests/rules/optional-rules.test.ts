import { describe, expect, it } from 'vitest';
import { type Command, falseCluesToLay, type Letter } from '../../src/rules/index';
import { answer, falseClue, goulston, refusal } from './at-the-table';
import { arrest, ask, declare, done, kill, moves, night, play, position, ruleFor, walk } from './position';

const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;
const letter = (name: Letter, more: object = {}): Command => ({ type: 'letterPlayed', letter: name, ...more });

describe('False Clues', () => {
  const given = {
    night: 2,
    phase: 'police',
    row: [84, 51],
    policemen: START,
    options: { falseClues: true },
    markersByNight: { 1: 5 },
  } as const;

  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [11, 2],
    [15, 3],
  ])('OPT-FALSE-1, OPT-FALSE-8: %i markers of night 1 give %i', (markers, count) => {
    expect(falseCluesToLay(position({ ...given, markersByNight: { 1: markers } }).table)).toBe(count);
  });

  it('OPT-FALSE-1: counted night by night: four and four give none', () => {
    const table = position({ ...given, night: 3, row: [27, 84], markersByNight: { 1: 4, 2: 4 } }).table;
    expect(falseCluesToLay(table)).toBe(0);
  });

  it('OPT-FALSE-1: not without the option, nor without one earned', () => {
    expect(refusal(position({ ...given, options: {} }), falseClue(99))).toEqual({
      rule: 'OPT-FALSE-1',
      because: { why: 'notAgreed', option: 'falseClues' },
    });
    expect(refusal(position({ ...given, markersByNight: { 1: 4 } }), falseClue(99))).toEqual({
      rule: 'OPT-FALSE-1',
      because: { why: 'noFalseClueEarned' },
    });
  });

  it('OPT-FALSE-1: one earned cannot be laid twice', () => {
    const once = play(position(given), falseClue(99));
    expect(once.table).toMatchObject({ falseClues: [99], falseCluesUsed: 1 });
    expect(refusal(once, falseClue(100))).toEqual({ rule: 'OPT-FALSE-1', because: { why: 'noFalseClueEarned' } });
  });

  it('OPT-FALSE-2: not on the night it was earned', () => {
    expect(refusal(position({ ...given, markersByNight: { 2: 5 } }), falseClue(99))).toEqual({
      rule: 'OPT-FALSE-2',
      because: { why: 'falseClueEarnedTonight' },
    });
  });

  it.each([
    ['before his first move', position({ ...given, phase: 'jack', row: [84] })],
    ['in Hell', position({ ...given, phase: 'hell' })],
    ['after a search', play(position(given), ask(119, 'red'))],
    ['after an arrest', play(position(given), arrest(119, 'red'))],
    ['in the second turn', position({ ...given, row: [84, 51, 66] })],
    ['on his next turn', play(position(given), done)],
  ])('OPT-FALSE-3: not %s', (_, game) => {
    expect(refusal(game, falseClue(99))).toEqual({ rule: 'OPT-FALSE-3', because: { why: 'falseClueMoment' } });
  });

  it('OPT-FALSE-3: after the first move, also when the policemen have moved and not acted', () => {
    expect(ruleFor(position(given), falseClue(99))).toBeNull();
    expect(ruleFor(play(position(given), moves('red', 'k134')), falseClue(99))).toBeNull();
  });

  it('OPT-FALSE-3, DOUBLE-3: on night 3 the second crime is the first move', () => {
    const three = position({ ...given, night: 3, row: [65, 84] });
    expect(ruleFor(three, falseClue(99))).toBeNull();
    expect(ruleFor(play(three, done, walk(51)), falseClue(99))).toBe('OPT-FALSE-3');
  });

  it('OPT-FALSE-4, OPT-FALSE-7: neither search nor arrest there for the whole night, and neither uses up the action', () => {
    const laid = play(position(given), falseClue(119));
    for (const act of [ask(119, 'red'), arrest(119, 'red')]) {
      expect(refusal(laid, act)).toEqual({ rule: 'OPT-FALSE-4', because: { why: 'falseClueThere', circle: 119 } });
    }
    expect(laid.table.turn.acts).toEqual({});
    expect(ruleFor(laid, ask(118, 'red'))).toBeNull();
    const later = play(laid, done, walk(66), done, walk(51));
    expect(ruleFor(later, ask(119, 'red'))).toBe('OPT-FALSE-4');
  });

  it('OPT-FALSE-4: the same answer whether or not Jack is under it', () => {
    const under = position({ ...given, row: [84, 119], falseClues: [119] });
    const away = position({ ...given, falseClues: [119] });
    for (const act of [ask(119, 'red'), arrest(119, 'red')]) expect(refusal(under, act)).toEqual(refusal(away, act));
  });

  it('OPT-FALSE-4: at sheet too', () => {
    const sheet = position({ ...given, referee: 'sheet', policemen: [], falseClues: [119] });
    expect(ruleFor(sheet, ask(119))).toBe('OPT-FALSE-4');
    expect(ruleFor(sheet, arrest(119))).toBe('OPT-FALSE-4');
  });

  it.each([
    ['crime scene', 84],
    ['earlier crime scene', 65],
    ['clue', 66],
  ])('OPT-FALSE-6: not on a %s', (_, circle) => {
    const game = position({ ...given, scenes: [65], clues: [66] });
    expect(refusal(game, falseClue(circle))).toEqual({ rule: 'OPT-FALSE-6', because: { why: 'markerThere', circle } });
  });

  it('OPT-FALSE-6: on his present circle or the hideout it may lie', () => {
    expect(ruleFor(position({ ...given, hideout: 99 }), falseClue(99))).toBeNull();
    expect(ruleFor(position(given), falseClue(51))).toBeNull();
  });

  it.each([0, 196])('OPT-FALSE-6: %i is no circle', (circle) => {
    expect(refusal(position(given), falseClue(circle))).toEqual({
      rule: 'OPT-FALSE-6',
      because: { why: 'notACircle', circle },
    });
  });

  it('OPT-FALSE-6: saved ones may be laid later, never more than three in the game', () => {
    const four = position({ ...given, night: 4, scenes: [3, 21, 27, 65], markersByNight: { 1: 5, 2: 5, 3: 10 } });
    const three = play(four, falseClue(99), falseClue(100), falseClue(101));
    expect(three.table.falseClues).toEqual([99, 100, 101]);
    expect(refusal(three, falseClue(102))).toEqual({ rule: 'OPT-FALSE-6', because: { why: 'threeFalseClues' } });
  });

  it('OPT-FALSE-7: Jack enters, leaves and declares there as anywhere', () => {
    const game = play(
      position({ ...given, phase: 'jack', row: [84], hideout: 51, falseClues: [51] }),
      walk(51),
      done,
      walk(66),
      done,
      walk(51),
    );
    expect(ruleFor(game, declare)).toBeNull();
  });

  it('OPT-FALSE-8: a yes that places no marker is not counted', () => {
    const game = play(position({ ...given, row: [118, 51] }), ask(118, 'red'));
    expect(game.table.markersByNight).toEqual([5, 0, 0, 0]);
  });
});

describe('Letters from Jack', () => {
  const options = { letters: true };
  const hell = position({ night: 2, phase: 'hell', options });
  const hunt = play(position({ night: 2, here: 84, options, policemen: START }), walk(51));

  it('OPT-LETTERS-1: only where agreed', () => {
    expect(refusal(position({ night: 2, phase: 'hell' }), letter('dearBoss'))).toEqual({
      rule: 'OPT-LETTERS-1',
      because: { why: 'notAgreed', option: 'letters' },
    });
  });

  it.each(['dearBoss', 'saucyJacky', 'fromHell', 'goulstonStreet'] as const)(
    'OPT-LETTERS-1: %s once in the game',
    (name) => {
      const used = { ...hell, table: { ...hell.table, lettersUsed: [name] } };
      expect(refusal(used, letter(name))).toEqual({ rule: 'OPT-LETTERS-1', because: { why: 'letterUsed' } });
    },
  );

  it.each(['dearBoss', 'saucyJacky', 'fromHell', 'goulstonStreet'] as const)(
    'OPT-LETTERS-2: %s not on night 1',
    (name) => {
      for (const phase of ['hell', 'police'] as const) {
        expect(refusal(position({ night: 1, phase, options }), letter(name))).toEqual({
          rule: 'OPT-LETTERS-2',
          because: { why: 'lettersFromNightTwo' },
        });
      }
    },
  );

  it('OPT-LETTERS-3: one of the three a night, before the first wait, to a yellow crossing', () => {
    const played = play(hell, letter('dearBoss', { from: 'k080', to: 'k157' }));
    expect(played.table).toMatchObject({ lettersUsed: ['dearBoss'], lettersTonight: ['dearBoss'] });
    expect(refusal(played, letter('fromHell'))).toEqual({ rule: 'OPT-LETTERS-3', because: { why: 'oneLetterANight' } });
    expect(refusal(hell, letter('dearBoss', { from: 'k080', to: 'k081' }))).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'notYellow', crossing: 'k081' },
    });
    expect(refusal(play(hell, { type: 'waited' }), letter('dearBoss'))).toEqual({
      rule: 'OPT-LETTERS-3',
      because: { why: 'letterMoment' },
    });
  });

  it.each(['between', 'alarm', 'jack', 'police'] as const)('OPT-LETTERS-3, REF-2: not in phase %s', (phase) => {
    expect(ruleFor(position({ night: 2, phase, options }), letter('saucyJacky'))).toBe('OPT-LETTERS-3');
  });

  it('OPT-LETTERS-3: the next night another may be played', () => {
    const game = position({ night: 2, phase: 'between', options, played: ['dearBoss'] });
    expect(ruleFor(play(game, night(3)), letter('fromHell'))).toBeNull();
  });

  it('OPT-LETTERS-5: Jack names red, green or blue, and the Head moves that one or brown to k099', () => {
    for (const named of ['red', 'green', 'blue'] as const) {
      const asked = play(hunt, goulston(named));
      expect(asked.table.goulston).toEqual({ policeman: named, crossing: 'k099' });
      expect(play(asked, answer(named)).table.policemen).toEqual({ ...START, [named]: 'k099' });
      expect(play(asked, answer('brown')).table.policemen).toEqual({ ...START, brown: 'k099' });
      expect(refusal(asked, answer('yellow'))).toEqual({
        rule: 'OPT-LETTERS-5',
        because: { why: 'goulstonPoliceman' },
      });
    }
  });

  it.each(['yellow', 'brown'] as const)('OPT-LETTERS-5: %s is not named', (policeman) => {
    expect(refusal(hunt, goulston(policeman))).toEqual({
      rule: 'OPT-LETTERS-5',
      because: { why: 'goulstonPoliceman' },
    });
  });

  it('OPT-LETTERS-5: to Goulston Street and nowhere else', () => {
    expect(ruleFor(hunt, goulston('red', 'k099'))).toBeNull();
    expect(ruleFor(hunt, goulston('red', 'k104'))).toBe('OPT-LETTERS-5');
  });

  it('OPT-LETTERS-5: a policeman’s step that was taken back is none', () => {
    const moved = play(hunt, moves('red', 'k134'));
    const undone = play(moved, { type: 'takenBack', entry: moved.count - 1 });
    expect(undone.table.turn.begun).toBe(true);
    expect(refusal(undone, goulston('red'))).toBeNull();
  });

  it.each([
    ['in Hell', hell],
    ['before his first move', position({ night: 2, here: 84, options, policemen: START })],
    ['once a policeman has moved', play(hunt, moves('red', 'k134'))],
    ['once somebody has searched', play(hunt, ask(119, 'red'))],
    ['after his second move', play(hunt, done, walk(66))],
  ])('OPT-LETTERS-5: not %s', (_, game) => {
    expect(refusal(game, goulston('red'))).toEqual({ rule: 'OPT-LETTERS-5', because: { why: 'goulstonMoment' } });
  });

  it('OPT-LETTERS-5: while the Head has not answered nothing else is done', () => {
    const asked = play(hunt, goulston('red'));
    for (const command of [moves('red', 'k134'), ask(119, 'red'), arrest(119, 'red'), done]) {
      expect(refusal(asked, command)).toEqual({ rule: 'OPT-LETTERS-5', because: { why: 'goulstonAnswer' } });
    }
    expect(refusal(hunt, answer('brown'))).toEqual({ rule: 'OPT-LETTERS-5', because: { why: 'goulstonMoment' } });
  });

  it("OPT-LETTERS-6: letters touch neither Jack's place nor his sheet", () => {
    const game = play(hunt, goulston('red'), answer('red'));
    expect(game.sheet).toEqual(hunt.sheet);
    expect(game.table).toMatchObject({ left: hunt.table.left, tokens: hunt.table.tokens, jackMoves: 1 });
  });

  it("OPT-LETTERS-8: it does not use up that policeman's own move", () => {
    const game = play(hunt, goulston('red'), answer('red'), moves('red', 'k104'));
    expect(game.table.policemen.red).toBe('k104');
  });

  it.each(['yellow', 'blue', 'green'] as const)(
    'OPT-LETTERS-8: with %s, a third one, on k099 it cannot be played',
    (colleague) => {
      const policemen = { ...START, [colleague]: 'k099' };
      const game = play(position({ night: 2, here: 84, options, policemen }), walk(51));
      expect(refusal(game, goulston('red'))).toEqual({
        rule: 'OPT-LETTERS-8',
        because: { why: 'goulstonHeld', colleague },
      });
    },
  );

  it.each(['red', 'brown'] as const)(
    'OPT-LETTERS-8: with %s there already the Head may choose him and nothing moves',
    (there) => {
      const policemen = { ...START, [there]: 'k099' };
      const game = play(position({ night: 2, here: 84, options, policemen }), walk(51), goulston('red'), answer(there));
      expect(game.table.policemen).toEqual(policemen);
    },
  );

  it('OPT-LETTERS-1: a letter played in Hell is out of the game', () => {
    const game = play(hell, letter('dearBoss'), kill('I', 84));
    expect(game.table.lettersUsed).toEqual(['dearBoss']);
  });
});

describe('the Head and Goulston Street', () => {
  it('OPT-LETTERS-8, HUNT-2.3: with brown on k099 already the Head cannot have red put there as well', () => {
    const game = play(
      position({
        night: 2,
        here: 84,
        options: { letters: true },
        policemen: { brown: 'k099', red: 'k143', blue: 'k049', yellow: 'k058', green: 'k180' },
      }),
      walk(51),
      goulston('red'),
    );
    expect(refusal(game, answer('red'))?.rule).toBe('OPT-LETTERS-8');
  });

  it('REF-2, EOH-1: no answer to Goulston Street after a declared escape', () => {
    const game = play(
      position({ night: 2, hideout: 51, here: 84, options: { letters: true }, policemen: { red: 'k143' } }),
      walk(51),
      goulston('red'),
      declare,
    );
    expect(ruleFor(game, answer('red'))).toBe('HUNT-3.4');
  });

  it('HUNT-1.12: the Head answering is something the police do; after it the moment to declare is over', () => {
    const game = play(
      position({ night: 2, hideout: 51, here: 84, options: { letters: true }, policemen: { red: 'k143' } }),
      walk(51),
      goulston('red'),
      answer('red'),
    );
    expect(ruleFor(game, declare)).toBe('HUNT-1.8');
  });

  it('OPT-LETTERS-3: with oneLetterPerNight a second letter, Goulston Street included, is OPT-LETTERS-3', () => {
    const game = play(
      position({
        night: 2,
        here: 84,
        played: ['dearBoss'],
        options: { letters: true, oneLetterPerNight: true },
        policemen: { red: 'k143' },
      }),
      walk(51),
    );
    expect(ruleFor(game, goulston('red'))).toBe('OPT-LETTERS-3');
  });

  it('OPT-LETTERS-3: with letterWithinDistrict a token may not go from C/b (k049) to C/a (k157)', () => {
    const game = position({ night: 2, phase: 'hell', options: { letters: true, letterWithinDistrict: true } });
    const command: Command = { type: 'letterPlayed', letter: 'dearBoss', from: 'k049', to: 'k157' };
    expect(ruleFor(game, command)).toBe('OPT-LETTERS-3');
  });
});
