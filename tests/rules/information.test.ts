import { describe, expect, it } from 'vitest';
import { commitWith, detectivesView, disclose, publicLog } from '../../src/log/index';
import {
  type Command,
  type Game,
  type GameEvent,
  isToldAtHandOver,
  NEW_GAME,
  publicForm,
  replay,
} from '../../src/rules/index';
import { back, eventsInApp, handOver, playInApp, refusalInApp } from './at-the-table';
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
  position,
  start,
  walk,
} from './position';

const commit = commitWith(new Uint8Array(16), new Uint8Array(16));
const START = { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;

/** The log of a game in the app. */
function logOf(...commands: readonly Command[]): readonly GameEvent[] {
  const log: GameEvent[] = [];
  let game = NEW_GAME;
  for (const command of commands) {
    const events = eventsInApp(game, command);
    log.push(...events);
    game = replay(game, events);
  }
  return log;
}
const openly = (log: readonly GameEvent[]) => publicLog(log, commit).map(({ event }) => event);

describe('what Jack must say', () => {
  const begun = [start({}), hide(51), handOver, night(1), { type: 'waited' }, kill('II', 84), handOver, ALARM] as const;

  it('INFO-1: kill or wait, the victim, the kind of each move, yes or no, hit or miss', () => {
    const log = logOf(
      ...begun,
      coach(66, 65),
      handOver,
      ask(119, 'red'),
      arrest(57, 'blue'),
      done,
      alley(66),
      handOver,
      done,
      walk(51),
      declare,
      handOver,
    );
    expect(openly(log).slice(3)).toEqual([
      { type: 'waited' },
      { type: 'killed', time: 'II', circles: [84] },
      ALARM,
      { type: 'jackMoved', by: 'coach' },
      { type: 'clueSearched', policeman: 'red', circle: 119, found: false },
      { type: 'arrestAttempted', policeman: 'blue', circle: 57, caught: false },
      { type: 'policeDone' },
      { type: 'jackMoved', by: 'alley' },
      { type: 'policeDone' },
      { type: 'jackMoved', by: 'walk' },
      { type: 'escapeDeclared' },
    ]);
  });

  it('INFO-1: that column 15 is filled without escape, and that he cannot move', () => {
    const taken = (left: number, policemen: object): Command =>
      ({
        type: 'takenOver',
        night: 1,
        time: 'I',
        scenes: [],
        row: [...Array.from({ length: 15 - left }, (_, i) => (i % 2 ? 24 : 25)), 43],
        tokens: { coaches: 0, alleys: 2 },
        policemen,
        turn: 'police',
      }) as Command;
    const out = logOf(start({}), hide(51), handOver, taken(1, {}), handOver, done, walk(24), handOver);
    expect(openly(out).slice(-2)).toEqual([{ type: 'jackMoved', by: 'walk' }, { type: 'outOfMoves' }]);
    const shut = logOf(start({}), hide(51), handOver, taken(5, { blue: 'k051', red: 'k068' }), handOver, done);
    expect(openly(shut).at(-1)).toEqual({ type: 'policeDone' });
    const said = logOf(
      start({}),
      hide(51),
      handOver,
      taken(5, { blue: 'k051', red: 'k068' }),
      handOver,
      done,
      { type: 'trapped' },
      handOver,
    );
    expect(openly(said).at(-1)).toEqual({ type: 'trapped' });
  });

  it('INFO-2: neither hideout nor circle nor order leaves Jack’s side', () => {
    const hidden: readonly GameEvent[] = [
      { type: 'hideoutChosen', circle: 51 },
      { type: 'jackMoved', by: 'walk', to: [66] },
      { type: 'jackMoved', by: 'coach', to: [66, 65] },
      { type: 'womenPlaced', circles: [84, 3], marked: [84] },
      { type: 'patrolsPlaced', crossings: ['k058', 'k049'], faces: ['red', false] },
      { type: 'killed', time: 'I', circles: [84, 27] },
    ] as never;
    expect(hidden.map(publicForm)).toEqual([
      { type: 'hideoutChosen' },
      { type: 'jackMoved', by: 'walk' },
      { type: 'jackMoved', by: 'coach' },
      { type: 'womenPlaced', circles: [3, 84] },
      { type: 'patrolsPlaced', crossings: ['k049', 'k058'] },
      { type: 'killed', time: 'I', circles: [27, 84] },
    ]);
    expect(publicForm({ type: 'handedOver' })).toBeNull();
    expect(publicForm({ type: 'endFound', end: 'trapped' })).toBeNull();
  });

  it('INFO-2: a game taken over tells the crimes and how much is filled, not the row', () => {
    const event = {
      type: 'takenOver',
      night: 3,
      time: 'I',
      scenes: [65, 27],
      row: [84, 3, 4, 5],
      tokens: { coaches: 2, alleys: 1 },
      policemen: START,
      turn: 'police',
    } as const;
    expect(publicForm(event as never)).toEqual({
      type: 'takenOver',
      night: 3,
      time: 'I',
      scenes: [27, 65],
      crimes: [3, 84],
      filled: 4,
      tokens: { coaches: 2, alleys: 1 },
      policemen: START,
      turn: 'police',
    });
  });

  it('INFO-2: "ruled by the table" is public as such, without the number', () => {
    const event = { type: 'jackMoved', by: 'walk', to: [66], ruledByTable: true } as never;
    expect(publicForm(event)).toEqual({ type: 'jackMoved', by: 'walk', ruledByTable: true });
  });

  it.each([
    ['hideoutChosen', { type: 'hideoutChosen', circle: 51 }, true],
    ['killed', { type: 'killed', time: 'I', circles: [84] }, true],
    ['jackMoved', { type: 'jackMoved', by: 'walk', to: [66] }, true],
    ['escapeDeclared', { type: 'escapeDeclared' }, true],
    ['policeDone', { type: 'policeDone' }, false],
    ['clueSearched', { type: 'clueSearched', circle: 66, found: true }, false],
  ] as never as readonly (readonly [string, GameEvent, boolean])[])(
    'INFO-1: %s is told at the hand-over: %j %s',
    (_, event, waits) => {
      expect(isToldAtHandOver(event)).toBe(waits);
    },
  );

  it('INFO-2: what is recorded and not handed over becomes no public entry, and no number', () => {
    const before = replay(NEW_GAME, logOf(...begun));
    const [moved] = eventsInApp(before, walk(51));
    expect(disclose(before, moved as GameEvent, commit)).toEqual([]);
    const held = replay(before, [moved as GameEvent]);
    expect(held.told).toBe(before.told);
    expect(disclose(held, { type: 'handedOver' }, commit).map(({ number, event }) => [number, event])).toEqual([
      [before.told, { type: 'jackMoved', by: 'walk' }],
    ]);
  });

  it('INFO-2: a move typed, taken back and replaced discloses the same as the last one alone', () => {
    const once = logOf(...begun, walk(66), handOver);
    const typed = logOf(...begun, walk(51), back(8), coach(51, 31), back(10), walk(66), handOver);
    expect(publicLog(typed, commit)).toEqual(publicLog(once, commit));
  });

  it('INFO-2: silent at home and silent elsewhere disclose the same but for the commitments', () => {
    const home = openly(logOf(...begun, walk(51), handOver, ask(119, 'red'), done));
    const away = openly(logOf(...begun, walk(66), handOver, ask(119, 'red'), done));
    expect(home).toEqual(away);
    expect(detectivesView(home)).toEqual(detectivesView(away));
  });

  it('INFO-1: the detectives’ table is the one on Jack’s phone', () => {
    const log = logOf(...begun, coach(66, 65), handOver, moves('red', 'k134'), ask(98, 'red'), done);
    expect(detectivesView(openly(log)).table).toEqual(replay(NEW_GAME, log).table);
  });
});

describe('what he says is true, and a refusal says nothing', () => {
  it.each([
    [119, true],
    [118, true],
    [120, false],
  ])('INFO-3, CLUE-2: asked for %i he says %s', (circle, found) => {
    const game = position({ phase: 'police', row: [84, 118, 119], policemen: START });
    expect(eventsInApp(game, ask(circle, 'red'))).toEqual([{ type: 'clueSearched', policeman: 'red', circle, found }]);
    expect(eventsInApp(game, arrest(circle, 'red'))).toMatchObject([{ caught: circle === 119 }]);
  });

  const POLICE: readonly Command[] = [
    done,
    ...['k134', 'k143', 'k089', 'k049', 'x'].map((to) => moves('red', to)),
    ...[118, 119, 120, 98, 51, 0].flatMap((circle) => [
      ask(circle, 'red'),
      arrest(circle, 'red'),
      ask(circle),
      ask(circle, 'green'),
    ]),
    { type: 'letterAnswered', policeman: 'brown' },
  ];
  const given = {
    phase: 'police',
    policemen: START,
    falseClues: [120],
    clues: [119],
    options: { forbidUselessSearch: true },
  } as const;
  const sheets: readonly (readonly [string, Game])[] = [
    ['on 51, which is home', position({ ...given, row: [84, 118, 51], hideout: 51 })],
    ['next to red', position({ ...given, row: [84, 66, 119] })],
    ['under the false clue', position({ ...given, row: [84, 119, 120] })],
  ];
  it.each(sheets)('INFO-2: Jack %s: what the police are refused does not depend on it', (_, game) => {
    const elsewhere = position({ ...given, row: [84, 45, 46] });
    expect(POLICE.map((command) => refusalInApp(game, command))).toEqual(
      POLICE.map((command) => refusalInApp(elsewhere, command)),
    );
  });

  it('INFO-2: nor on what he has recorded, nor on an end the referee has only found', () => {
    const before = position({ here: 84, hideout: 51, left: 1, policemen: START });
    const held = [walk(51), walk(66), alley(99)].map((move) => playInApp(before, move));
    for (const game of [...held, playInApp(held[0] as Game, declare)]) {
      expect(POLICE.map((command) => refusalInApp(game, command))).toEqual(
        POLICE.map((command) => refusalInApp(before, command)),
      );
    }
  });

  it('INFO-2: found trapped, the police are told the same as when he is free', () => {
    const shut = { phase: 'police', row: [43], policemen: { blue: 'k051', yellow: 'k068', red: 'k143' } } as const;
    const trapped = playInApp(position({ ...shut, tokens: { coaches: 0, alleys: 2 } }), done);
    const free = playInApp(position({ ...shut, row: [84], tokens: { coaches: 0, alleys: 2 } }), done);
    expect([trapped.found, free.found]).toEqual(['trapped', null]);
    const agreements: readonly Command[] = [
      { type: 'policemenStated', policemen: { red: 'k134' } },
      { type: 'policemenStated', policemen: { red: 'k051' } },
      { type: 'nightBegan', night: 2 },
      { type: 'resumed', from: 0 },
      { type: 'conceded', by: 'police' },
    ];
    for (const command of [...POLICE, ...agreements]) {
      expect(refusalInApp(trapped, command)).toEqual(refusalInApp(free, command));
    }
  });
});
