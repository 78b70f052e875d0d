/**
 * The audit of records: each refusal of docs/record.md with the rule it names, the answers the referee supplies, what the
 * table may rule otherwise, and how a game ends.
 */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { type AuditLine, audit, summarise } from '../../src/log/index';
import { type Command, hereOf, pawnColumn, type RecordedEvent } from '../../src/rules/index';
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
  raise,
  start,
  walk,
} from '../rules/position';

type Events = readonly Command[];

const auditOf = (events: Events) => audit(board, events as readonly RecordedEvent[]);
const summaryOf = (events: Events) => summarise(auditOf(events).game);
const lastOf = (events: Events): AuditLine => auditOf(events).lines.at(-1) as AuditLine;
/** `ok`, or the rule that the last event is refused with; everything before it must be accepted. */
function verdict(before: Events, ...events: Events): string {
  const { lines } = auditOf([...before, ...events]);
  const refused = lines.slice(0, -1).filter(({ breach }) => breach !== null);
  expect(refused).toEqual([]);
  return lines.at(-1)?.breach?.rule ?? 'ok';
}
const ruled = (command: Command): Command => ({ ...command, ruledByTable: true }) as Command;
const found = (command: Command, answer: boolean): Command => ({ ...command, found: answer }) as Command;
const caught = (command: Command, answer: boolean): Command => ({ ...command, caught: answer }) as Command;
const stated = (policemen: Readonly<Record<string, string | null>>): Command => ({
  type: 'policemenStated',
  policemen,
});
const trapped: Command = { type: 'trapped' };
const outOfMoves: Command = { type: 'outOfMoves' };
const revealed: Command = { type: 'revealed' };
const concede = (by?: 'jack' | 'police'): Command => ({ type: 'conceded', by });
const rewound = (to: number): Command => ({ type: 'rewound', to });
const takenBack = (entry: number): Command => ({ type: 'takenBack', entry });
const level = (name: 'sheet' | 'hunt'): Command => ({ type: 'refereeSet', level: name });

/** Hideout 51, murder on 27, the policemen on the yellow k049, k058, k044, k143, k180: events 0 to 4. */
const BEGUN: Events = [start({ referee: 'hunt' }), hide(51), night(1), kill('I', 27), ALARM];
/** The same with the murder elsewhere, and the policemen where they are put. */
const from = (circle: number, alarm: Command = ALARM, hideout = 51): Events => [
  start({}),
  hide(hideout),
  night(1),
  kill('I', circle),
  alarm,
];
const RODE: Events = [...BEGUN, coach(29, 66)];

interface Paper {
  readonly night?: number;
  readonly row: readonly number[];
  readonly tokens: readonly [coaches: number, alleys: number];
  readonly policemen?: Readonly<Record<string, string | null>>;
  readonly turn?: 'jack' | 'police';
  readonly hideout?: number;
  readonly referee?: 'sheet' | 'hunt';
}
/** A game taken over from paper: the time of the crime is I. */
function paper({
  row,
  tokens,
  night: n = 1,
  policemen = {},
  turn = 'jack',
  hideout = 51,
  referee = 'hunt',
}: Paper): Events {
  const scenes = [[], [149], [149, 27], [149, 27, 65, 84]][n - 1] ?? [];
  const taken = {
    night: n,
    time: 'I',
    scenes,
    row,
    tokens: { coaches: tokens[0], alleys: tokens[1] },
    policemen,
    turn,
  };
  return [start({ referee }), hide(hideout), { type: 'takenOver', ...taken } as Command];
}
/** 15 cells and one space left, Jack on 66 beside his hideout 51. */
const LAST_ROW = [27, 29, 66, 50, 30, 29, 66, 50, 30, 29, 66, 50, 30, 29, 66] as const;
const LAST_SPACE = paper({ row: LAST_ROW, tokens: [1, 2] });
/** Jack on 147 without tokens, night 4, while the policemen close both crossings beside him. */
const SHUT_IN = paper({
  night: 4,
  row: [3, 146, 133, 147],
  tokens: [0, 0],
  policemen: { blue: 'k049', yellow: 'k141', brown: 'k058', red: 'k143', green: 'k160' },
  turn: 'police',
});
const TRAPPED: Events = [...SHUT_IN, done];

describe('the table of refusals', () => {
  const CHOOSING: Events = [start({})];
  const CATCH: Events = [start({ catchMe: true })];
  const NO_TOKENS = paper({ row: [27, 29, 66, 50, 30, 29, 66, 50, 84], tokens: [0, 0] });
  const GUARDED = from(119);
  const ASKING: Events = [...from(119, ALARM), coach(98, 62)];

  it.each<readonly [rule: string, what: string, before: Events, event: Command]>([
    ['SETUP-5', 'a hideout on a red circle', CHOOSING, hide(84)],
    ['SETUP-5', 'a hideout on no circle', CHOOSING, hide(196)],
    ['SETUP-5', 'a hideout on circle 0', CHOOSING, hide(0)],
    ['SETUP-5', 'a red hideout with catchMe', CATCH, hide(84)],
    ['OPT-CATCH-1', 'a hideout next to a red circle with catchMe', CATCH, hide(51)],
    ['HUNT-1.2', 'a walk to a circle that is not adjacent', from(84), walk(9)],
    ['HUNT-1.2', 'a walk to his own circle', from(84), walk(84)],
    ['HUNT-1.2', 'a walk to no circle', from(84), walk(0)],
    ['HUNT-1.2', 'a walk whose every route is guarded', GUARDED, walk(118)],
    ['HUNT-1.1', 'a second move in one turn', [...from(84), walk(66)], walk(51)],
    ['HUNT-1.1', 'a move before the murder', [start({}), hide(51), night(1)], walk(66)],
    ['HUNT-1.1', 'a move before the whistles', [start({}), hide(51), night(1), kill('I', 84)], walk(66)],
    ['HUNT-3.4', 'a policeman moved on Jack’s turn', BEGUN, moves('blue', 'k060')],
    ['HUNT-3.4', 'a search on Jack’s turn', BEGUN, ask(40, 'blue')],
    ['HUNT-3.4', 'an arrest on Jack’s turn', BEGUN, arrest(40, 'blue')],
    ['HUNT-3.4', 'the police done on Jack’s turn', BEGUN, done],
    ['HUNT-3.4', 'a search after a declared escape', [...from(66), walk(51), declare], ask(29, 'brown')],
    ['HUNT-3.4', 'a policeman moved before anything began', [], moves('blue', 'k060')],
    ['HUNT-1.4', 'a coach with none left', NO_TOKENS, coach(66, 51)],
    ['HUNT-1.4', 'an alley with none left', NO_TOKENS, alley(99)],
    ['HUNT-1.4', 'a coach with neither token nor space', paper({ row: LAST_ROW, tokens: [0, 0] }), coach(51, 67)],
    ['SPEC-COACH-1', 'a coach whose first half fails', from(84), coach(9, 8)],
    ['SPEC-COACH-1', 'a coach whose second half fails', from(84), coach(66, 9)],
    ['SPEC-COACH-1', 'a coach over no circle', from(84), coach(0, 84)],
    ['SPEC-COACH-1', 'the ride 147-5-147', from(147), coach(5, 147)],
    ['SPEC-COACH-3', 'a coach that ends where it began', from(84), coach(66, 84)],
    ['SPEC-COACH-4', 'a coach with one space left', LAST_SPACE, coach(51, 67)],
    ['SPEC-ALLEY-1', 'an alley to a circle that shares no block', from(84), alley(9)],
    ['SPEC-ALLEY-1', 'an alley to his own circle', from(84), alley(84)],
    ['SPEC-ALLEY-1', 'an alley to no circle', from(84), alley(500)],
    ['SPEC-ALLEY-1', 'an alley from 43, which shares its block with nobody', from(43), alley(44)],
    ['SPEC-2', 'escape after a coach brought him home', [...from(84), coach(66, 51)], declare],
    ['SPEC-2', 'escape after an alley brought him home', [...from(66), alley(51)], declare],
    ['HUNT-1.8', 'escape on the way', [...from(84), walk(66)], declare],
    ['HUNT-1.8', 'escape before any move', from(84), declare],
    ['HUNT-1.8', 'escape where the murder lies on the hideout', from(51), declare],
    ['HUNT-1.8', 'escape after the police have moved', [...from(66), walk(51), moves('blue', 'k060')], declare],
    ['HUNT-1.8', 'escape after the police have asked', [...from(66), walk(51), ask(29, 'brown')], declare],
    ['HUNT-1.8', 'escape after the police are done', [...from(66), walk(51), done], declare],
    ['HUNT-1.8', 'escape on a later turn, brought home by a coach', [...from(84), coach(66, 51), done], declare],
    ['HUNT-1.8', 'escape declared twice', [...from(66), walk(51), declare], declare],
    ['HUNT-2.2', 'a policeman three steps away', RODE, moves('red', 'k089')],
    ['HUNT-2.2', 'a policeman moved twice', [...RODE, moves('blue', 'k060')], moves('blue', 'k049')],
    [
      'HUNT-2.2',
      'a policeman moved after naming his own crossing',
      [...RODE, moves('blue', 'k049')],
      moves('blue', 'k060'),
    ],
    ['HUNT-2.2', 'a policeman to no crossing', RODE, moves('red', 'k235')],
    ['HUNT-2.2', 'a policeman to a crossing without its zeros', RODE, moves('red', 'k60')],
    [
      'HUNT-2.3',
      'a policeman onto a colleague',
      [...from(84, raise('k049', 'k060', 'k044', 'k143', 'k180')), walk(66)],
      moves('blue', 'k060'),
    ],
    ['HUNT-2.6', 'a policeman moved after a search', [...RODE, ask(30, 'brown')], moves('blue', 'k060')],
    ['HUNT-2.6', 'a policeman moved after an arrest', [...RODE, arrest(118, 'red')], moves('blue', 'k060')],
    [
      'HUNT-2.6',
      'a second move after a search',
      [...RODE, moves('blue', 'k060'), ask(30, 'brown')],
      moves('blue', 'k049'),
    ],
    ['HUNT-3.1', 'an arrest after a search', [...RODE, ask(30, 'brown')], arrest(29, 'brown')],
    ['HUNT-3.1', 'an arrest after a find', [...RODE, ask(29, 'brown')], arrest(30, 'brown')],
    ['HUNT-3.1', 'an arrest after an arrest', [...RODE, arrest(29, 'brown')], arrest(30, 'brown')],
    ['HUNT-3.1', 'a search after an arrest', [...RODE, arrest(29, 'brown')], ask(29, 'brown')],
    ['HUNT-3.1', 'a search after a find', [...RODE, ask(29, 'brown')], ask(30, 'brown')],
    ['HUNT-3.2', 'a search not adjacent to that policeman', ASKING, ask(98, 'red')],
    ['HUNT-3.2', 'an arrest not adjacent to that policeman', ASKING, arrest(98, 'red')],
    ['HUNT-3.2', 'a search of no circle', ASKING, ask(0, 'red')],
    ['HUNT-3.2', 'an arrest on no circle', ASKING, arrest(196, 'red')],
    ['HUNT-3.2', 'a search by nobody', ASKING, ask(119)],
    ['HUNT-3.2', 'an arrest by nobody', ASKING, arrest(119)],
    ['CLUE-2', 'a recorded yes that is a no', RODE, found(ask(30, 'brown'), true)],
    ['CLUE-2', 'a recorded no that is a yes', RODE, found(ask(29, 'brown'), false)],
    ['ARREST-1', 'a recorded hit that is a miss', RODE, caught(arrest(29, 'brown'), true)],
    ['ARREST-1', 'a recorded miss that is a hit', [...from(27), walk(29)], caught(arrest(29, 'brown'), false)],
  ])('%s: %s', (rule, _, before, event) => {
    expect(verdict(before, event)).toBe(rule);
    const { game, lines } = auditOf([...before, event]);
    expect(game.table).toEqual(auditOf(before).game.table);
    expect(lines).toHaveLength(before.length + 1);
  });

  it('HUNT-3.2: the crossing between 118, 119 and 120 does not reach 98', () => {
    expect(['118', '119', '120', '98'].map((circle) => verdict(ASKING, ask(Number(circle), 'red')))).toEqual([
      'ok',
      'ok',
      'ok',
      'HUNT-3.2',
    ]);
  });

  it('HUNT-2.3: passing a colleague is allowed, and a crossing just left is free', () => {
    const before: Events = [...from(84, raise('k049', 'k060', 'k044', 'k143', 'k180')), walk(66)];
    expect(verdict(before, moves('blue', 'k076'))).toBe('ok');
    expect(verdict(before, moves('yellow', 'k076'), moves('blue', 'k060'))).toBe('ok');
  });

  describe.each<readonly [rule: string, how: string, before: Events]>([
    ['END-2', 'an arrest', [...from(27), walk(29), arrest(29, 'brown')]],
    ['END-3', 'Jack trapped', TRAPPED],
    ['END-4', 'no moves left', [...LAST_SPACE, walk(65)]],
    ['END-9', 'giving up', [...BEGUN, concede()]],
    ['END-1', 'the fourth escape', [...paper({ night: 4, row: [3, 29, 66], tokens: [1, 1] }), walk(51), declare]],
  ])('%s: after %s', (rule, _, before) => {
    it.each<readonly [string, Command]>([
      ['a move', walk(30)],
      ['an escape', declare],
      ['a search', ask(30, 'brown')],
      ['an arrest', arrest(30, 'brown')],
      ['a policeman moved', moves('blue', 'k060')],
      ['the police done', done],
      ['giving up', concede('police')],
      ['a night', night(2)],
      ['a murder', kill('I', 3)],
      ['another start', start({})],
      ['going back', rewound(5)],
      ['taking back', takenBack(5)],
      ['a level', level('sheet')],
      ['a move ruled by the table', ruled(walk(9))],
      ['waiting', { type: 'waited' }],
    ])('%s is refused', (_name, event) => {
      expect(verdict(before, event)).toBe(rule);
      expect(summaryOf([...before, event])).toEqual(summaryOf(before));
    });
  });
});

describe('REF-2: an event outside its phase', () => {
  it.each<readonly [rule: string, what: string, before: Events, event: Command]>([
    ['SETUP-1', 'a second start', [start({})], start({})],
    ['SETUP-5', 'a hideout before the start', [], hide(51)],
    ['SETUP-5', 'a second hideout', [start({}), hide(51)], hide(52)],
    ['NIGHT-1', 'a night without a hideout', [start({})], night(1)],
    ['NIGHT-1', 'night 2 first', [start({}), hide(51)], night(2)],
    ['NIGHT-1', 'night 5', [start({}), hide(51)], night(5)],
    ['NIGHT-1', 'night 2 before an escape', BEGUN, night(2)],
    ['NIGHT-1', 'night 1 again', [...from(66), walk(51), declare], night(1)],
    ['HELL-5.3', 'a murder before the night', [start({}), hide(51)], kill('I', 27)],
    ['HELL-5.3', 'a second murder', BEGUN, kill('I', 3)],
    ['HELL-5.4', 'waiting in the hunt', BEGUN, { type: 'waited' }],
    ['HELL-2.1', 'women in the hunt', BEGUN, { type: 'womenPlaced', circles: [3] }],
    ['HELL-3.2', 'patrols in the hunt', BEGUN, { type: 'patrolsPlaced', crossings: ['k049'] }],
    ['HELL-4.1', 'victims in the hunt', BEGUN, { type: 'victimsRevealed', circles: [3] }],
    ['HELL-6.2', 'a Wretched in the hunt', BEGUN, { type: 'wretchedMoved', from: 3, to: 4 }],
    ['HELL-7.1', 'a patrol revealed in the hunt', BEGUN, { type: 'patrolRevealed', crossing: 'k049' }],
    ['HELL-9.1', 'the whistles twice', BEGUN, ALARM],
    ['HELL-9.1', 'the whistles before the murder', [start({}), hide(51), night(1)], ALARM],
    [
      'OPT-FALSE-1',
      'a false clue where none were agreed',
      [...BEGUN, walk(29)],
      { type: 'falseCluePlaced', circle: 9 },
    ],
    [
      'OPT-LETTERS-1',
      'a letter where none were agreed',
      [...BEGUN, walk(29)],
      { type: 'letterPlayed', letter: 'goulstonStreet', policeman: 'red' },
    ],
    ['END-6', 'the reveal before the end', BEGUN, revealed],
    ['REF-15', 'places stated before the hunt', [start({}), hide(51)], stated({ blue: 'k060' })],
    ['REF-15', 'places stated after the first question', [...RODE, ask(30, 'brown')], stated({ blue: 'k060' })],
    ['REF-15', 'a level raised in mid-night', [...BEGUN, level('sheet')], level('hunt')],
    ['REF-15', 'a level lowered within the police’s turn', RODE, level('sheet')],
    [
      'REF-15',
      'taking over twice',
      paper({ row: [27], tokens: [3, 2] }),
      paper({ row: [27], tokens: [3, 2] })[2] as Command,
    ],
  ])('%s: %s', (rule, _, before, event) => {
    expect(verdict(before, event)).toBe(rule);
  });

  it('HUNT-1.1, DOUBLE-5: on night 3 the police begin', () => {
    const before = thirdNight();
    expect(verdict(before, walk(66))).toBe('HUNT-1.1');
    expect(verdict(before, ask(30, 'brown'))).toBe('ok');
    expect(verdict(before, done, walk(66))).toBe('ok');
  });

  it('HUNT-3.4: at the beginning of the other nights the police do not', () => {
    expect(verdict([...from(66), walk(51), declare, night(2), kill('I', 27), ALARM], done)).toBe('HUNT-3.4');
  });
});

/** Night 3 after the whistles; murders on 27, then 84. */
function thirdNight(): Events {
  const home = [walk(51), declare] as const;
  return [
    ...[start({}), hide(51), night(1), kill('I', 66), ALARM, ...home],
    ...[night(2), kill('I', 65), ALARM, ...home],
    ...[night(3), kill('I', 27, 84), ALARM],
  ];
}

describe('a number or count that names nothing is refused by its rule', () => {
  const HELL: Events = [start({}), hide(51), night(1)];
  const HELL_3 = thirdNight().slice(0, -2);
  const ALARM_NEXT: Events = [...HELL, kill('I', 27)];
  it.each<readonly [rule: string, what: string, before: Events, event: Command]>([
    ['HELL-5.3', 'no victim', HELL, kill('I')],
    ['HELL-5.3', 'two victims on night 1', HELL, kill('I', 27, 84)],
    ['HELL-5.3', 'a victim on no circle', HELL, kill('I', 196)],
    ['DOUBLE-1', 'one victim on night 3', HELL_3, kill('I', 27)],
    ['DOUBLE-1', 'three victims on night 3', HELL_3, kill('I', 27, 84, 3)],
    ['DOUBLE-1', 'the same victim twice on night 3', HELL_3, kill('I', 27, 27)],
    ['HELL-5.7', 'a victim on an earlier crime scene', HELL_3, kill('I', 27, 66)],
    ['HELL-9.1', 'an alarm without green', ALARM_NEXT, raise('k049', 'k058', 'k044', 'k143')],
    ['HELL-9.1', 'an alarm on no crossing', ALARM_NEXT, raise('k049', 'k058', 'k044', 'k143', 'k999')],
    ['HELL-3.6', 'an alarm with two on one crossing', ALARM_NEXT, raise('k049', 'k058', 'k044', 'k143', 'k143')],
    ['HUNT-2.2', 'a stated crossing there is none of', BEGUN, stated({ red: 'kitchen' })],
    ['HUNT-2.3', 'two stated on one crossing', BEGUN, stated({ red: 'k044' })],
  ])('%s: %s', (rule, _, before, event) => {
    expect(verdict(before, event)).toBe(rule);
  });

  it('HUNT: the alarm accepts any five different crossings', () => {
    expect(verdict(ALARM_NEXT, raise('k001', 'k002', 'k003', 'k233', 'k234'))).toBe('ok');
  });

  it('HELL-5.2: the fifth wait is refused, and four are noted', () => {
    const waits: Events = [...HELL, ...Array.from({ length: 4 }, () => ({ type: 'waited' }) as const)];
    expect(verdict(waits)).toBe('ok');
    expect(verdict(waits, { type: 'waited' })).toBe('HELL-5.2');
  });
});

describe('how the police take their turn', () => {
  it('HUNT-2.7: who is not mentioned stays', () => {
    const { table } = auditOf([...RODE, moves('blue', 'k060'), done, walk(65), done]).game;
    expect(table.policemen).toEqual({ blue: 'k060', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' });
  });

  it('HUNT-2.2: naming his own crossing is a move; a new turn gives a new one', () => {
    expect(verdict(RODE, moves('blue', 'k049'))).toBe('ok');
    expect(verdict(RODE, moves('blue', 'k049'), done, walk(65), moves('blue', 'k060'))).toBe('ok');
  });

  it('HUNT-2.2: a move taken back does not count', () => {
    expect(verdict(RODE, moves('blue', 'k060'), takenBack(6), moves('blue', 'k048'))).toBe('ok');
    expect(verdict(RODE, moves('blue', 'k060'), takenBack(6), moves('blue', 'k048'), moves('blue', 'k060'))).toBe(
      'HUNT-2.2',
    );
  });

  it('HUNT-3.6: a policeman goes on searching after a colleague has acted', () => {
    expect(verdict(RODE, ask(30, 'brown'), ask(118, 'red'), arrest(139, 'green'), ask(50, 'brown'))).toBe('ok');
  });

  it('CLUE-10: the same circle may be asked for again, by him and by others', () => {
    expect(verdict(RODE, ask(30, 'brown'), ask(30, 'brown'))).toBe('ok');
    const beside: Events = [...from(84, raise('k164', 'k058', 'k044', 'k143', 'k180')), walk(66)];
    expect(verdict(beside, ask(118, 'red'), ask(118, 'blue'), ask(118, 'red'))).toBe('ok');
  });

  it('HUNT-3.5: the police may end their turn without doing anything', () => {
    expect(verdict(RODE, done)).toBe('ok');
    expect(verdict(RODE, done, done)).toBe('HUNT-3.4');
  });

  it('HUNT-3.1: a new turn gives a new action', () => {
    expect(verdict(RODE, ask(29, 'brown'), done, walk(65), arrest(30, 'brown'))).toBe('ok');
  });
});

describe('at the level sheet', () => {
  const SHEET: Events = [start({ referee: 'sheet' }), hide(51), night(1), kill('I', 27)];

  it('the hunt begins with the murder, with or without the whistles', () => {
    expect(verdict(SHEET, walk(29))).toBe('ok');
    expect(verdict(SHEET, ALARM, walk(29))).toBe('ok');
  });

  it('police positions are noted, not judged', () => {
    const events: Events = [
      ...SHEET,
      raise('k044', 'k044'),
      walk(29),
      moves('red', 'k001'),
      moves('red', 'k234'),
      moves('blue', 'k044'),
      ask(9),
      moves('yellow', 'k044'),
      ask(29, 'red'),
      arrest(120, 'red'),
      ask(150, 'red'),
      done,
      walk(66),
    ];
    expect(auditOf(events).lines.filter(({ breach }) => breach !== null)).toEqual([]);
  });

  it('a walk is not blocked by a policeman', () => {
    expect(verdict([start({ referee: 'sheet' }), hide(51), night(1), kill('I', 119), ALARM], walk(118))).toBe('ok');
  });

  it.each<readonly [string, string, Command]>([
    ['HUNT-3.2', 'a search of no circle', ask(0)],
    ['HUNT-3.2', 'an arrest on no circle', arrest(196, 'red')],
    ['CLUE-2', 'a false answer', found(ask(29), false)],
    ['ARREST-1', 'a false result', caught(arrest(9), true)],
    ['HUNT-2.2', 'a policeman on no crossing', moves('red', 'k000')],
  ])('%s: %s is still refused', (rule, _, event) => {
    expect(verdict([...SHEET, walk(29)], event)).toBe(rule);
  });

  it('Jack’s own moves are judged as ever', () => {
    expect(verdict(SHEET, walk(9))).toBe('HUNT-1.2');
    expect(verdict(SHEET, coach(29, 27))).toBe('SPEC-COACH-3');
    expect(verdict(SHEET, walk(29), walk(66))).toBe('HUNT-1.1');
  });

  it('END-3: Jack may say that he is trapped when neither a coach nor an alley is possible', () => {
    const none: Events = paper({ night: 4, row: [3, 146, 133, 147], tokens: [0, 0], referee: 'sheet' });
    expect(verdict(none, trapped)).toBe('ok');
    expect(summaryOf([...none, trapped])).toEqual({ end: 'trapped', winner: 'police', night: 4, left: 12 });
    expect(summaryOf(none).end).toBe('open');
    expect(verdict(none, walk(146), trapped)).toBe('END-3');
    expect(verdict(none, walk(146), done, trapped)).toBe('ok');
    const withAlley: Events = paper({ night: 4, row: [3, 146, 133, 147], tokens: [0, 1], referee: 'sheet' });
    expect(verdict(withAlley, trapped)).toBe('END-3');
    const withCoach: Events = paper({ night: 4, row: [3, 147], tokens: [1, 0], referee: 'sheet' });
    expect(verdict(withCoach, trapped)).toBe('END-3');
    // One space is too little for the coach.
    expect(verdict(paper({ row: LAST_ROW, tokens: [3, 0], referee: 'sheet' }), trapped)).toBe('ok');
  });
});

describe('the level', () => {
  it('is lowered between turns and set when a night begins', () => {
    expect(verdict(BEGUN, level('sheet'), walk(29), ask(9))).toBe('ok');
    expect(verdict(BEGUN, level('sheet'), walk(29), done, level('sheet'), walk(66))).toBe('ok');
    const home: Events = [...from(66), level('sheet'), walk(51), declare];
    expect(verdict(home, level('hunt'), night(2), kill('I', 27), walk(29))).toBe('HUNT-1.1');
    expect(verdict(home, night(2), level('hunt'), kill('I', 27), ALARM, walk(29))).toBe('ok');
    expect(verdict(home, night(2), kill('I', 27), walk(29))).toBe('ok');
  });
});

describe('ruled by the table', () => {
  const NO_TOKENS = paper({ row: [27, 29, 66, 50, 30, 29, 66, 50, 84], tokens: [0, 0] });
  const CLOSE: Events = [...from(84, raise('k049', 'k060', 'k044', 'k143', 'k180')), walk(66)];

  it.each<readonly [rule: string, what: string, before: Events, event: Command]>([
    ['HUNT-1.2', 'a walk that is not adjacent', from(84), walk(9)],
    ['HUNT-1.2', 'a walk past a policeman', from(119), walk(118)],
    ['HUNT-1.4', 'a coach without a token', NO_TOKENS, coach(66, 50)],
    ['HUNT-1.4', 'an alley without a token', NO_TOKENS, alley(99)],
    ['SPEC-COACH-1', 'a coach whose halves fail', from(84), coach(9, 150)],
    ['SPEC-COACH-3', 'a coach that returns', from(84), coach(66, 84)],
    ['SPEC-ALLEY-1', 'an alley elsewhere', from(84), alley(9)],
    ['HUNT-2.2', 'a policeman too far', RODE, moves('red', 'k001')],
    ['HUNT-2.2', 'a policeman twice', [...RODE, moves('blue', 'k060')], moves('blue', 'k049')],
    ['HUNT-2.3', 'a policeman onto a colleague', CLOSE, moves('blue', 'k060')],
    ['HUNT-2.6', 'a policeman after a search', [...RODE, ask(30, 'brown')], moves('blue', 'k060')],
    ['HUNT-3.1', 'an arrest after a search', [...RODE, ask(30, 'brown')], arrest(50, 'brown')],
    ['HUNT-3.1', 'a search after a find', [...RODE, ask(29, 'brown')], ask(50, 'brown')],
    ['HUNT-3.2', 'a search that is not adjacent', RODE, ask(9, 'red')],
    ['HUNT-3.2', 'an arrest that is not adjacent', RODE, arrest(9, 'red')],
  ])('lifts %s: %s', (rule, _, before, event) => {
    expect(verdict(before, event)).toBe(rule);
    const line = lastOf([...before, ruled(event)]);
    expect(line).toMatchObject({ breach: null, agreed: true });
    expect(
      auditOf([...before, ruled(event)])
        .lines.slice(0, -1)
        .filter((one) => one.agreed),
    ).toEqual([]);
  });

  it.each<readonly [rule: string, what: string, before: Events, event: Command]>([
    ['HUNT-1.1', 'a move at the wrong moment', [...from(84), walk(66)], walk(51)],
    ['HUNT-1.1', 'a move before the whistles', BEGUN.slice(0, 4), walk(29)],
    ['HUNT-3.4', 'a policeman on Jack’s turn', BEGUN, moves('blue', 'k060')],
    ['HUNT-3.4', 'a search on Jack’s turn', BEGUN, ask(40, 'blue')],
    ['HUNT-3.4', 'an arrest on Jack’s turn', BEGUN, arrest(40, 'blue')],
    ['HUNT-1.2', 'a walk to no circle', from(84), walk(196)],
    ['SPEC-COACH-1', 'a coach over no circle', from(84), coach(0, 66)],
    ['SPEC-COACH-1', 'a coach to no circle', from(84), coach(66, 0)],
    ['SPEC-ALLEY-1', 'an alley to no circle', from(84), alley(0)],
    ['HUNT-2.2', 'a policeman to no crossing', RODE, moves('red', 'k000')],
    ['HUNT-3.2', 'a search of no circle', RODE, ask(0, 'red')],
    ['HUNT-3.2', 'an arrest on no circle', RODE, arrest(0, 'red')],
    ['SPEC-COACH-4', 'a coach with one space left', LAST_SPACE, coach(51, 67)],
    ['CLUE-2', 'a false yes', RODE, found(ask(9, 'red'), true)],
    ['CLUE-2', 'a false no', RODE, found(ask(66, 'red'), false)],
    ['ARREST-1', 'a false hit', RODE, caught(arrest(9, 'red'), true)],
    ['ARREST-1', 'a false miss', RODE, caught(arrest(66, 'red'), false)],
    ['END-3', 'a walk once he is trapped', TRAPPED, walk(133)],
  ])('does not lift %s: %s', (rule, _, before, event) => {
    expect(verdict(before, ruled(event))).toBe(rule);
    expect(lastOf([...before, ruled(event)]).agreed).toBe(false);
  });

  it('says nothing where nothing had to be lifted', () => {
    expect(lastOf([...from(84), ruled(walk(66))])).toMatchObject({ breach: null, agreed: false });
    expect(lastOf([...RODE, ruled(ask(30, 'brown'))])).toMatchObject({ breach: null, agreed: false, found: false });
  });

  it('HUNT-1.4: a missing token is not counted below zero', () => {
    const { table } = auditOf([...NO_TOKENS, ruled(coach(66, 50)), done, ruled(alley(30))]).game;
    expect(table.tokens).toEqual({ coaches: 0, alleys: 0 });
  });

  it('CLUE-2: the answer is the sheet’s, wherever the table lets ask', () => {
    expect(lastOf([...RODE, ruled(ask(66, 'red'))])).toMatchObject({ breach: null, agreed: true, found: true });
    expect(lastOf([...RODE, ruled(arrest(66, 'red'))])).toMatchObject({ breach: null, agreed: true, caught: true });
  });
});

describe('results', () => {
  it('CLUE-2: a missing answer is supplied, a true one confirmed', () => {
    expect(lastOf([...RODE, ask(29, 'brown')])).toMatchObject({ breach: null, found: true });
    expect(lastOf([...RODE, ask(30, 'brown')])).toMatchObject({ breach: null, found: false });
    expect(lastOf([...RODE, found(ask(29, 'brown'), true)])).toMatchObject({ breach: null, found: true });
    expect(lastOf([...RODE, found(ask(30, 'brown'), false)])).toMatchObject({ breach: null, found: false });
  });

  it('CLUE-2: a false answer carries the true one, and is not asked', () => {
    const before: Events = [...RODE, found(ask(29, 'brown'), false)];
    expect(lastOf(before)).toMatchObject({ breach: { rule: 'CLUE-2' }, found: true });
    expect(auditOf([...before, arrest(30, 'brown')]).lines.at(-1)?.breach).toBeNull();
    expect(auditOf(before).game.table.clues).toEqual([]);
  });

  it('ARREST-1: a missing result is supplied, a true one confirmed', () => {
    const beside: Events = [...BEGUN, walk(29)];
    expect(lastOf([...beside, arrest(30, 'brown')])).toMatchObject({ breach: null, caught: false });
    expect(lastOf([...beside, arrest(29, 'brown')])).toMatchObject({ breach: null, caught: true });
    expect(lastOf([...beside, caught(arrest(29, 'brown'), true)])).toMatchObject({ breach: null, caught: true });
    expect(summaryOf([...beside, arrest(29, 'brown')])).toMatchObject({ end: 'arrested', winner: 'police' });
  });

  it('ARREST-1: a false result carries the true one, and nobody is caught by it', () => {
    const before: Events = [...BEGUN, walk(29), caught(arrest(29, 'brown'), false)];
    expect(lastOf(before)).toMatchObject({ breach: { rule: 'ARREST-1' }, caught: true });
    expect(summaryOf(before)).toMatchObject({ end: 'open', winner: null });
  });

  it('ARREST-2: where he was before is a miss; a coach’s middle circle too', () => {
    expect(lastOf([...RODE, arrest(29, 'brown')])).toMatchObject({ breach: null, caught: false });
  });

  it('DOUBLE-7, ARREST-5: on night 3 both scenes are a yes, and he is on the second', () => {
    const begin = thirdNight().slice(0, -1);
    const at84: Events = [...begin, raise('k049', 'k058', 'k042', 'k091', 'k180')];
    expect(lastOf([...at84, ask(84, 'red')])).toMatchObject({ found: true });
    expect(lastOf([...at84, arrest(84, 'red')])).toMatchObject({ caught: true });
  });

  it('CLUE-9: circles of earlier nights are a no', () => {
    const second: Events = [
      ...from(66),
      walk(51),
      declare,
      night(2),
      kill('I', 27),
      raise('k063', 'k058', 'k044', 'k143', 'k180'),
      walk(29),
    ];
    expect(lastOf([...second, ask(66, 'blue')])).toMatchObject({ breach: null, found: false });
  });

  it('a refusal for another reason carries no answer', () => {
    expect(lastOf([...RODE, found(ask(66, 'red'), false)])).not.toHaveProperty('found');
    expect(lastOf([...RODE, caught(arrest(66, 'red'), false)])).not.toHaveProperty('caught');
  });

  it('no other event carries one', () => {
    for (const line of auditOf(RODE).lines) {
      expect(line).not.toHaveProperty('found');
      expect(line).not.toHaveProperty('caught');
    }
  });
});

describe('END-3: trapped', () => {
  const SUMMARY = { end: 'trapped', winner: 'police', night: 4, left: 12 };

  it('is found by the referee when Jack’s turn begins, though the record does not say it', () => {
    expect(verdict(TRAPPED)).toBe('ok');
    expect(summaryOf(TRAPPED)).toEqual(SUMMARY);
    expect(summaryOf(SHUT_IN)).toMatchObject({ end: 'open' });
  });

  it('is accepted once when said right then, and changes nothing', () => {
    expect(verdict(TRAPPED, trapped)).toBe('ok');
    expect(summaryOf([...TRAPPED, trapped])).toEqual(SUMMARY);
  });

  it('is refused when said twice', () => {
    expect(verdict(TRAPPED, trapped, trapped)).toBe('END-3');
    expect(verdict(TRAPPED, trapped, outOfMoves)).toBe('END-3');
  });

  it('is refused while a legal move exists, when it is not his turn, and before the game', () => {
    expect(verdict(BEGUN, trapped)).toBe('END-3');
    expect(verdict(RODE, trapped)).toBe('END-3');
    expect(verdict(SHUT_IN, trapped)).toBe('END-3');
    expect(verdict([], trapped)).toBe('END-3');
    expect(summaryOf([...SHUT_IN, trapped]).end).toBe('open');
  });

  it('is not so while a special movement is left', () => {
    const spared = paper({
      night: 4,
      row: [3, 146, 147],
      tokens: [0, 1],
      policemen: { yellow: 'k141', green: 'k160' },
    });
    expect(summaryOf(spared).end).toBe('open');
    expect(verdict(spared, alley(133))).toBe('ok');
    expect(verdict(spared, walk(133))).toBe('HUNT-1.2');
  });

  it('is looked at anew when a policeman stands wrongly', () => {
    const freed: Events = [...TRAPPED, stated({ green: 'k159' })];
    expect(verdict(freed)).toBe('ok');
    expect(summaryOf(freed).end).toBe('open');
    expect(verdict(freed, trapped)).toBe('END-3');
    expect(verdict(freed, walk(146))).toBe('ok');
    const still: Events = [...TRAPPED, stated({ blue: 'k060' })];
    expect(summaryOf(still)).toEqual(SUMMARY);
    expect(verdict(still, trapped)).toBe('ok');
  });

  it('may come of stated places, too', () => {
    const free = paper({ night: 4, row: [3, 146, 133, 147], tokens: [0, 0] });
    expect(summaryOf(free).end).toBe('open');
    expect(summaryOf([...free, stated({ yellow: 'k141', green: 'k160' })])).toEqual(SUMMARY);
  });

  it('is over once another event follows', () => {
    expect(verdict(TRAPPED, walk(133))).toBe('END-3');
    expect(verdict(TRAPPED, concede())).toBe('END-3');
    expect(verdict(TRAPPED, trapped, concede())).toBe('END-3');
  });
});

describe('END-4: out of moves', () => {
  const FILLED: Events = [...LAST_SPACE, walk(65)];
  const SUMMARY = { end: 'outOfMoves', winner: 'police', night: 1, left: 0 };

  it('is found by the referee when column 15 is filled away from home', () => {
    expect(summaryOf(FILLED)).toEqual(SUMMARY);
    expect(pawnColumn(auditOf(FILLED).game.table)).toBe('15');
  });

  it('SPEC-COACH-8: is found when a special movement fills it at home', () => {
    expect(summaryOf([...LAST_SPACE, alley(51)])).toEqual(SUMMARY);
    const two = paper({ row: LAST_ROW.slice(0, -1), tokens: [1, 2] });
    expect(summaryOf([...two, coach(66, 51)])).toEqual(SUMMARY);
  });

  it('is accepted once when said right then', () => {
    expect(verdict(FILLED, outOfMoves)).toBe('ok');
    expect(summaryOf([...FILLED, outOfMoves])).toEqual(SUMMARY);
    expect(verdict(FILLED, outOfMoves, outOfMoves)).toBe('END-4');
  });

  it('is refused while a column is free', () => {
    expect(verdict(BEGUN, outOfMoves)).toBe('END-4');
    expect(verdict(RODE, outOfMoves)).toBe('END-4');
    expect(verdict([], outOfMoves)).toBe('END-4');
    expect(summaryOf([...RODE, outOfMoves]).end).toBe('open');
  });
});

describe('REF-13: home on foot on the last space', () => {
  const HOME: Events = [...LAST_SPACE, walk(51)];

  it('is open while nothing follows', () => {
    expect(summaryOf(HOME)).toEqual({ end: 'open', winner: null, night: 1, left: 0 });
  });

  it('HUNT-1.8: escape may be declared', () => {
    expect(verdict(HOME, declare)).toBe('ok');
    expect(summaryOf([...HOME, declare])).toEqual({ end: 'open', winner: null, night: 1, left: 0 });
    expect(verdict(HOME, declare, night(2), kill('I', 149))).toBe('ok');
  });

  it('END-4: out of moves may be said', () => {
    expect(verdict(HOME, outOfMoves)).toBe('ok');
    expect(summaryOf([...HOME, outOfMoves])).toMatchObject({ end: 'outOfMoves', winner: 'police' });
    expect(verdict(HOME, outOfMoves, declare)).toBe('END-4');
  });

  const NEXT: readonly Command[] = [
    start({}),
    hide(52),
    LAST_SPACE[2] as Command,
    night(2),
    { type: 'womenPlaced', circles: [3] },
    { type: 'patrolsPlaced', crossings: ['k049'] },
    { type: 'letterPlayed', letter: 'goulstonStreet', policeman: 'red' },
    { type: 'letterAnswered', policeman: 'red' },
    { type: 'victimsRevealed', circles: [3] },
    { type: 'waited' },
    { type: 'wretchedMoved', from: 3, to: 4 },
    { type: 'patrolRevealed', crossing: 'k049' },
    kill('I', 3),
    ALARM,
    walk(52),
    coach(52, 53),
    { type: 'falseCluePlaced', circle: 9 },
    moves('blue', 'k060'),
    stated({ blue: 'k060' }),
    ask(51, 'blue'),
    arrest(51, 'blue'),
    done,
    level('sheet'),
    trapped,
    concede('police'),
    concede('jack'),
    takenBack(3),
    rewound(3),
    { type: 'resumed', from: 0 },
    revealed,
    ruled(arrest(51, 'blue')),
  ];

  it.each(NEXT.map((event) => [event.type, event] as const))('END-4: %s ends the game and is refused', (_, event) => {
    const events = [...HOME, event];
    expect(verdict(HOME, event)).toBe('END-4');
    expect(summaryOf(events)).toEqual({ end: 'outOfMoves', winner: 'police', night: 1, left: 0 });
    expect(auditOf([...events, declare]).lines.at(-1)?.breach?.rule).toBe('END-4');
    expect(auditOf([...events, revealed]).lines.at(-1)?.breach).toBeNull();
  });
});

describe('END-9: giving up', () => {
  it.each([
    ['nobody is named', undefined, 'police'],
    ['Jack gives up', 'jack', 'police'],
    ['the police give up', 'police', 'jack'],
  ] as const)('the other side wins when %s', (_, by, winner) => {
    expect(verdict(BEGUN, concede(by))).toBe('ok');
    expect(summaryOf([...BEGUN, concede(by)])).toEqual({ end: 'conceded', winner, night: 1, left: 15 });
  });

  it('may happen on either side’s turn and between nights', () => {
    expect(verdict(RODE, concede('police'))).toBe('ok');
    expect(verdict([...RODE, ask(30, 'brown')], concede('jack'))).toBe('ok');
    expect(verdict([...from(66), walk(51), declare], concede('police'))).toBe('ok');
  });
});

describe('END-6: the reveal', () => {
  it('is the one event after the end, once', () => {
    const ended: Events = [...BEGUN, concede()];
    expect(verdict(ended, revealed)).toBe('ok');
    expect(verdict(ended, { type: 'revealed', secret: 'whatever was written' })).toBe('ok');
    expect(verdict(ended, revealed, revealed)).toBe('END-9');
    expect(verdict(ended, revealed, walk(29))).toBe('END-9');
  });

  it('is accepted after an end that the record does not say', () => {
    expect(verdict(TRAPPED, revealed)).toBe('ok');
    expect(verdict([...LAST_SPACE, walk(65)], revealed)).toBe('ok');
    expect(verdict([...from(27), walk(29), arrest(29, 'brown')], revealed)).toBe('ok');
  });
});

describe('the last line', () => {
  it.each<readonly [string, Events, number, number]>([
    ['of nothing', [], 0, 0],
    ['after the start', [start({})], 0, 0],
    ['after the hideout', [start({}), hide(51)], 0, 0],
    ['in Hell of night 1', [start({}), hide(51), night(1)], 1, 0],
    ['after a murder at I', BEGUN.slice(0, 4), 1, 15],
    ['after a murder at V', [start({}), hide(51), night(1), kill('V', 27)], 1, 19],
    ['after a coach', RODE, 1, 13],
    ['after an escape', [...from(66), walk(51), declare], 1, 14],
    ['in Hell of night 2', [...from(66), walk(51), declare, night(2)], 2, 14],
    ['after the murder of night 2', [...from(66), walk(51), declare, night(2), kill('III', 27)], 2, 17],
    ['after the double event at I', thirdNight(), 3, 14],
    ['after taking over', paper({ night: 2, row: [27, 29, 66], tokens: [2, 2] }), 2, 13],
  ])('%s', (_, events, n, left) => {
    expect(auditOf(events).lines.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(summaryOf(events)).toEqual({ end: 'open', winner: null, night: n, left });
  });

  it('says that Jack has won after the escape of night 4', () => {
    const events: Events = [...paper({ night: 4, row: [3, 29, 66], tokens: [1, 1] }), walk(51), declare];
    expect(summaryOf(events)).toEqual({ end: 'escaped', winner: 'jack', night: 4, left: 12 });
  });

  it('is the same when refused events are left out', () => {
    const events: Events = [...RODE, walk(9), ask(9, 'red'), hide(9), night(7), done, declare, walk(65)];
    const { lines, game } = auditOf(events);
    const accepted = events.filter((_, i) => lines[i]?.breach === null);
    expect(accepted).toHaveLength(RODE.length + 2);
    expect(auditOf(accepted).game.table).toEqual(game.table);
  });
});

describe('rewound, to the number of an event of the record', () => {
  /** 5 is the ride, 6 a policeman’s move, 7 and 8 questions. */
  const TURN: Events = [...RODE, moves('blue', 'k060'), ask(30, 'brown'), ask(29, 'brown')];

  it('goes back before Jack’s move', () => {
    const { game } = auditOf([...TURN, rewound(5)]);
    expect(game.table).toEqual(auditOf(BEGUN).game.table);
    expect(hereOf(game.sheet, 1)).toBe(27);
    expect(verdict(TURN, rewound(5), walk(29))).toBe('ok');
    expect(verdict(TURN, rewound(5), moves('blue', 'k060'))).toBe('HUNT-3.4');
  });

  it('goes back before a policeman’s move, or a question', () => {
    expect(auditOf([...TURN, rewound(6)]).game.table).toEqual(auditOf(RODE).game.table);
    expect(auditOf([...TURN, rewound(7)]).game.table).toEqual(auditOf(TURN.slice(0, 7)).game.table);
    expect(verdict(TURN, rewound(6), moves('blue', 'k048'))).toBe('ok');
    expect(verdict(TURN, rewound(7), arrest(29, 'brown'))).toBe('ok');
  });

  it('goes back in the police’s first turn of night 3', () => {
    const before = thirdNight();
    const first = before.length;
    expect(verdict(before, moves('blue', 'k060'), rewound(first), moves('blue', 'k048'))).toBe('ok');
  });

  it('counts refused events of the file, too', () => {
    const events: Events = [...RODE, walk(9), ask(9, 'red'), moves('blue', 'k060'), rewound(8)];
    const { lines, game } = auditOf(events);
    expect(lines.map(({ breach }) => breach?.rule ?? 'ok').slice(-4)).toEqual(['HUNT-1.1', 'HUNT-3.2', 'ok', 'ok']);
    expect(game.table).toEqual(auditOf(RODE).game.table);
  });

  it.each([
    ['before this turn', 4],
    ['the first event', 0],
    ['itself', 9],
    ['what comes later', 12],
    ['nothing', -1],
  ])('REF-15: not to %s', (_, to) => {
    expect(verdict(TURN, rewound(to))).toBe('REF-15');
  });

  it('REF-15: not over a new move of Jack’s', () => {
    expect(verdict([...TURN, done, walk(65)], rewound(5))).toBe('REF-15');
    expect(verdict([...TURN, done, walk(65)], rewound(10))).toBe('ok');
  });

  it('END-2: not out of a finished game', () => {
    expect(verdict([...from(27), walk(29), arrest(29, 'brown')], rewound(5))).toBe('END-2');
  });
});

describe('takenBack, of the number of an event of the record', () => {
  it('puts the last policeman back, and he may move again', () => {
    const { game } = auditOf([...RODE, moves('red', 'k127'), moves('blue', 'k060'), takenBack(7)]);
    expect(game.table.policemen).toMatchObject({ red: 'k127', blue: 'k049' });
    expect(verdict(RODE, moves('red', 'k127'), moves('blue', 'k060'), takenBack(7), takenBack(6))).toBe('ok');
  });

  it('takes back a move of Jack’s that nothing followed', () => {
    const { game } = auditOf([...RODE, takenBack(5)]);
    expect(game.table).toEqual(auditOf(BEGUN).game.table);
    expect(verdict(RODE, takenBack(5), walk(29))).toBe('ok');
  });

  it.each<readonly [string, Events, number]>([
    ['a policeman before the last', [...RODE, moves('red', 'k127'), moves('blue', 'k060')], 6],
    ['a policeman after a question', [...RODE, moves('blue', 'k060'), ask(30, 'brown')], 6],
    ['a question', [...RODE, ask(30, 'brown')], 6],
    ['a move of Jack’s that the police have seen', [...RODE, moves('blue', 'k060')], 5],
    ['something of the setup', BEGUN, 1],
    ['itself', RODE, 6],
    ['what comes later', [...RODE, moves('blue', 'k060')], 30],
    ['nothing', [...RODE, moves('blue', 'k060')], -1],
  ])('REF-15: not %s', (_, before, entry) => {
    expect(verdict(before, takenBack(entry))).toBe('REF-15');
  });
});

describe('a move and its declaration', () => {
  it('are two events, one after the other', () => {
    const { lines } = auditOf([...from(66), walk(51), declare]);
    expect(lines.map(({ i, type }) => `${i} ${type}`).slice(-2)).toEqual(['5 jackMoved', '6 escapeDeclared']);
  });

  it('HUNT-1.9: a silent Jack goes on, comes back on foot and declares', () => {
    expect(verdict(from(66), walk(51), done, walk(66), done, walk(51), declare)).toBe('ok');
    expect(verdict(from(84), coach(66, 51), done, walk(66), done, walk(51), declare)).toBe('ok');
  });

  it('SPEC-COACH-6: riding through the hideout gives no right to declare', () => {
    expect(verdict(from(66), coach(51, 84), declare)).toBe('HUNT-1.8');
  });
});

describe('places stated by agreement', () => {
  it('hold from then on: a guarded way, and who can ask', () => {
    const before = from(119, raise('k049', 'k058', 'k044', 'k136', 'k180'));
    expect(verdict(before, walk(118))).toBe('ok');
    expect(verdict(before, stated({ red: 'k143' }), walk(118))).toBe('HUNT-1.2');
    expect(verdict([...before, walk(118)], ask(118, 'red'))).toBe('HUNT-3.2');
    expect(verdict([...before, walk(118)], stated({ red: 'k143' }), ask(118, 'red'))).toBe('ok');
  });

  it('may say that a place is not known: he asks by eye and may be put anywhere', () => {
    const before: Events = [...BEGUN, stated({ red: null }), walk(29)];
    expect(verdict(before, ask(150, 'red'))).toBe('ok');
    expect(verdict(before, moves('red', 'k001'))).toBe('ok');
    expect(verdict(before, moves('red', 'k044'))).toBe('HUNT-2.3');
  });
});

describe('a game taken over from paper', () => {
  const taken = (change: object): Events => {
    const [first, second, over] = paper({ row: [27, 29, 66], tokens: [2, 2] });
    return [first, second, { ...over, ...change } as Command] as Events;
  };
  it.each<readonly [rule: string, what: string, change: object]>([
    ['ok', 'as it can be', {}],
    ['NIGHT-1', 'night 0', { night: 0 }],
    ['NIGHT-1', 'night 5', { night: 5 }],
    ['NIGHT-1', 'too many earlier scenes', { scenes: [3] }],
    ['NIGHT-1', 'more tokens than were dealt', { tokens: { coaches: 4, alleys: 2 } }],
    ['NIGHT-1', 'more used than the row holds', { tokens: { coaches: 1, alleys: 2 } }],
    ['NIGHT-1', 'fewer than none', { tokens: { coaches: -1, alleys: 2 } }],
    ['HELL-5.3', 'no crime', { row: [] }],
    ['HELL-5.3', 'a crime on no circle', { row: [0, 29, 66] }],
    ['HUNT-1.2', 'a row over no circle', { row: [27, 0, 66] }],
    ['END-4', 'a row that fills column 15', { row: [...LAST_ROW, 51] }],
    ['DOUBLE-1', 'one crime on night 3', { night: 3, scenes: [149, 3], row: [27], tokens: { coaches: 2, alleys: 1 } }],
    ['HUNT-2.2', 'a policeman on no crossing', { policemen: { red: 'k300' } }],
    ['HUNT-2.3', 'two policemen on one crossing', { policemen: { red: 'k044', blue: 'k044' } }],
  ])('%s: %s', (rule, _, change) => {
    expect(verdict(taken(change))).toBe(rule);
  });

  it('goes on where it stood', () => {
    expect(verdict(paper({ row: [27, 29, 66], tokens: [2, 2] }), walk(51), declare, night(2), kill('I', 3))).toBe('ok');
    const police = paper({ row: [27, 29, 66], tokens: [2, 2], turn: 'police' });
    expect(verdict(police, ask(29, 'brown'), done, walk(51))).toBe('ok');
    expect(verdict(police, walk(51))).toBe('HUNT-1.1');
  });
});

describe('the lines of an audit', () => {
  it('are one an event, numbered from 0, accepted or not', () => {
    const events: Events = [walk(1), start({}), declare, hide(84), hide(51), done, night(1), trapped, concede()];
    const { lines } = auditOf(events);
    expect(lines.map(({ i }) => i)).toEqual(events.map((_, i) => i));
    expect(lines.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
    expect(lines.map(({ breach }) => breach?.rule ?? 'ok')).toEqual([
      'HUNT-1.1',
      'ok',
      'HUNT-1.8',
      'SETUP-5',
      'ok',
      'HUNT-3.4',
      'ok',
      'END-3',
      'ok',
    ]);
  });

  it('audit the example of docs/record.md', () => {
    const { lines, game } = auditOf([
      ...RODE,
      moves('blue', 'k060'),
      found(ask(29, 'brown'), true),
      caught(arrest(118, 'red'), false),
      done,
      walk(51),
      declare,
    ]);
    expect(lines.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(summarise(game)).toEqual({ end: 'open', winner: null, night: 1, left: 12 });
  });
});
