/** The record of an evening: faces stand where they were placed once a device has opened them, and the file is read again. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { saltOfFace, sealFaces } from '../../src/log/faces';
import {
  audit,
  commitWith,
  prove,
  publicLog,
  readRecord,
  recordedEvents,
  summarise,
  writeRecord,
} from '../../src/log/index';
import { withoutSeals } from '../../src/log/record';
import {
  type Command,
  decide,
  type Face,
  type GameEvent,
  NEW_GAME,
  type RecordedEvent,
  replay,
} from '../../src/rules/index';
import { DEVICE, GAME } from '../properties/players-hell';
import { FACES, MARKED, RED, WHISTLES, YELLOW } from '../rules/in-hell';
import { goes, hide, kill, night, patrols, start, turnUp, victims, wait, walk, women } from '../rules/position';

const handOver: Command = { type: 'handedOver' };
const PLACED_AT = 4;
const sealed = (faces: readonly Face[] = FACES) => sealFaces(GAME, DEVICE, PLACED_AT, 1, faces);
const opened = (places: readonly number[], faces: readonly Face[] = FACES, n = PLACED_AT): Command => ({
  type: 'facesOpened',
  openings: places.map((place) => ({ place, face: faces[place] ?? false, salt: saltOfFace(DEVICE, n, place) })),
});
const ALL = [0, 1, 2, 3, 4, 5, 6];
/** Placed in another order than that of the seals. */
const PLACED: Command = { type: 'patrolsPlaced', crossings: YELLOW.toReversed(), sealed: sealed() };

function eventsOf(...commands: readonly Command[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let game = NEW_GAME;
  for (const command of commands) {
    const decision = decide(board, game, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision.error)}`);
    events.push(...decision.value);
    game = replay(game, decision.value);
  }
  return events;
}

const BEFORE = [start({ referee: 'evening', wretchedMayStay: true }), hide(51), handOver, night(1), women(RED, MARKED)];
const toReveal = [...BEFORE, PLACED, victims(...MARKED), wait, goes(84, 66), turnUp('k058', false)] as const;
const hunt = [kill('II', 66), handOver, WHISTLES] as const;
const whole = eventsOf(...toReveal, opened([2]), ...hunt, opened(ALL), walk(65), handOver);

const placedIn = (events: readonly RecordedEvent[]) =>
  events.find((event) => event.type === 'patrolsPlaced') as Extract<RecordedEvent, { type: 'patrolsPlaced' }>;
const typesOf = (events: readonly RecordedEvent[]) => events.map(({ type }) => type);
const refusedIn = (events: readonly RecordedEvent[]) =>
  audit(board, events).lines.flatMap(({ i, breach }) => (breach === null ? [] : [`${i} ${breach.rule}`]));

describe('faces in a record', () => {
  const recorded = recordedEvents(whole, GAME);

  it('stand where they were placed, in the order of the crossings, with what bound and opened them', () => {
    expect(placedIn(recorded)).toEqual({
      type: 'patrolsPlaced',
      crossings: YELLOW,
      faces: FACES,
      sealed: sealed(),
      salts: ALL.map((place) => saltOfFace(DEVICE, PLACED_AT, place)),
    });
    expect(typesOf(recorded)).not.toContain('facesOpened');
    expect(recorded.find(({ type }) => type === 'womenPlaced')).toEqual(women(RED, MARKED));
  });

  it('are accepted again, and judge the reveal and the whistles', () => {
    expect(refusedIn(recorded)).toEqual([]);
    const { game } = audit(board, recorded);
    expect(game.table).toEqual(replay(NEW_GAME, whole).table);
    const lied = recorded.map((event) =>
      event.type === 'patrolRevealed' ? { ...event, face: 'red' as const } : event,
    );
    expect(refusedIn(lied).map((line) => line.split(' ')[1])).toContain('HELL-7.1');
  });

  it('are written and read again to the same game, and written again to the same file', () => {
    const text = writeRecord(whole, { title: 'An evening' }, GAME);
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.error.path);
    const again = audit(board, read.value.events);
    expect(again.lines.filter(({ breach }) => breach !== null)).toEqual([]);
    const twice = readRecord(writeRecord(again.events, { title: 'An evening' }));
    expect(twice.ok && twice.value.events).toEqual(read.value.events);
  });

  it.each<[string, readonly Command[]]>([
    ['nothing was opened', hunt],
    ['not all seven were', [...hunt, opened([0, 1, 2, 3, 4, 5])]],
    ['one fits no commitment', [opened([2], FACES, 3), ...hunt, opened(ALL)]],
    ['one opens to another face than was sealed', [...hunt, opened(ALL, FACES.toReversed())]],
  ])('do not stand there where %s: the openings stay as they were', (_, then) => {
    const events = eventsOf(...toReveal, ...then);
    const file = recordedEvents(events, GAME);
    expect(placedIn(file)).not.toHaveProperty('faces');
    expect(placedIn(file)).toMatchObject({ crossings: YELLOW.toReversed(), sealed: sealed() });
    const count = then.filter(({ type }) => type === 'facesOpened').length;
    expect(typesOf(file).filter((type) => type === 'facesOpened')).toHaveLength(count);
    expect(refusedIn(file)).toEqual([]);
  });

  it('nor where they are others than were turned up: that record would be refused for what the police entered', () => {
    const swapped = FACES.with(2, 'red').with(0, false);
    const placed: Command = { type: 'patrolsPlaced', crossings: YELLOW, sealed: sealed(swapped) };
    const events = eventsOf(...BEFORE, placed, ...toReveal.slice(6), ...hunt, opened(ALL, swapped));
    const file = recordedEvents(events, GAME);
    expect(placedIn(file)).not.toHaveProperty('faces');
    expect(typesOf(file)).toContain('facesOpened');
    expect(refusedIn(file)).toEqual([]);
  });

  it('without the game’s id, or with another one, the openings stay as they were', () => {
    for (const id of [undefined, new Uint8Array(16)]) {
      expect(typesOf(recordedEvents(whole, id)).filter((type) => type === 'facesOpened')).toHaveLength(2);
      expect(refusedIn(recordedEvents(whole, id))).toEqual([]);
    }
  });

  it('were typed on this phone, or nobody sealed any: the event is as it was', () => {
    const typed = eventsOf(...BEFORE, patrols(YELLOW, FACES), ...toReveal.slice(6), ...hunt);
    expect(placedIn(recordedEvents(typed, GAME))).toEqual(patrols(YELLOW, FACES));
    const wood = eventsOf(...BEFORE, patrols(YELLOW), ...toReveal.slice(6), ...hunt);
    expect(placedIn(recordedEvents(wood, GAME))).toEqual(patrols(YELLOW));
  });
});

describe('numbers in the file', () => {
  /** After the opening the Wretched of a second wait, one of them taken back; then back to before the second wait. */
  const events = eventsOf(
    ...toReveal,
    opened([2]),
    wait,
    goes(66, 64),
    { type: 'takenBack', entry: 12 },
    goes(66, 51),
    { type: 'rewound', to: 11 },
    wait,
    turnUp('k044', 'red'),
    opened([0]),
    kill('III', 66),
    handOver,
    WHISTLES,
    opened(ALL),
  );

  it('count the events that are left: openings dropped, moves taken back dropped', () => {
    const file = recordedEvents(events, GAME);
    expect(typesOf(file)).not.toContain('facesOpened');
    const to = file.find((event) => event.type === 'rewound')?.to ?? -1;
    expect(file[to]).toEqual(wait);
    expect(file.slice(to, to + 3)).toEqual([wait, goes(66, 51), { type: 'rewound', to }]);
    expect(refusedIn(file)).toEqual([]);
    expect(audit(board, file).game.table).toEqual(replay(NEW_GAME, events).table);
  });

  it('are the same game where the openings stay', () => {
    const file = recordedEvents(events);
    expect(typesOf(file).filter((type) => type === 'facesOpened')).toHaveLength(3);
    expect(refusedIn(file)).toEqual([]);
    expect(audit(board, file).game.table).toEqual(replay(NEW_GAME, events).table);
  });

  it('going back over an opening and nothing else is no going back in the file', () => {
    const back = eventsOf(...toReveal, opened([2]), { type: 'rewound', to: 10 }, opened([2]), ...hunt, opened(ALL));
    const file = recordedEvents(back, GAME);
    expect(typesOf(file)).not.toContain('rewound');
    expect(refusedIn(file)).toEqual([]);
    const kept = recordedEvents(back);
    expect(kept.find(({ type }) => type === 'rewound')).toEqual({ type: 'rewound', to: 9 });
    expect(refusedIn(kept)).toEqual([]);
  });

  it('nor is it after something else was gone back on', () => {
    const back = eventsOf(
      ...toReveal,
      opened([2]),
      wait,
      { type: 'rewound', to: 11 },
      { type: 'rewound', to: 10 },
      opened([2]),
      ...hunt,
      opened(ALL),
    );
    const file = recordedEvents(back, GAME);
    expect(typesOf(file).filter((type) => type === 'rewound')).toHaveLength(1);
    expect(refusedIn(file)).toEqual([]);
    expect(audit(board, file).game.table).toEqual(replay(NEW_GAME, back).table);
  });
});

describe('a file from elsewhere', () => {
  const file = (...events: readonly object[]): readonly RecordedEvent[] => {
    const read = readRecord(JSON.stringify({ format: 'hideout-record', version: 1, events }));
    if (!read.ok) throw new Error(read.error.path);
    return read.value.events;
  };

  it('may hold openings, and is read', () => {
    const events = file(...recordedEvents(whole));
    expect(typesOf(events).filter((type) => type === 'facesOpened')).toHaveLength(2);
    expect(refusedIn(events)).toEqual([]);
  });

  it('becomes a game of its own without seals: they were made for another id', () => {
    const events = withoutSeals(file(...recordedEvents(whole)));
    expect(typesOf(events)).not.toContain('facesOpened');
    expect(placedIn(events).sealed).toBeUndefined();
    const id = new Uint8Array(16).fill(9);
    const secret = new Uint8Array(16).fill(3);
    const audited = audit(board, events);
    const { honest, verdicts } = prove(board, id, secret, publicLog(audited.events, commitWith(id, secret)));
    expect(honest).toBe(true);
    expect(verdicts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
    expect(verdicts.find(({ type }) => type === 'patrolRevealed')?.verdict).toBe('stated');
  });

  it('keeps its numbers right without them', () => {
    const back = eventsOf(...toReveal, opened([2]), wait, { type: 'rewound', to: 11 }, ...hunt);
    const events = recordedEvents(back);
    const stripped = withoutSeals(events);
    expect(refusedIn(stripped)).toEqual([]);
    expect(summarise(audit(board, stripped).game)).toEqual(summarise(audit(board, events).game));
    expect(audit(board, stripped).game.table).toEqual(audit(board, events).game.table);
    const taken = [
      ...file(...toReveal.filter(({ type }) => type !== 'handedOver')).slice(0, 8),
      { type: 'takenBack', entry: 7 },
    ];
    expect(withoutSeals(taken as readonly RecordedEvent[]).at(-1)).toEqual({ type: 'takenBack', entry: 7 });
    const resumed = [...events, { type: 'resumed', from: events.length } as const];
    expect(withoutSeals(resumed).at(-1)).toEqual({ type: 'resumed', from: events.length - 1 });
  });

  it('carries a note and the other agreements', () => {
    const options = { referee: 'evening', note: 'Area Arrests, as we know them', letters: true } as const;
    const events = eventsOf(start(options), hide(51), handOver);
    expect(recordedEvents(events)[0]).toEqual({ type: 'gameStarted', options });
    expect(file(...recordedEvents(events))[0]).toEqual({ type: 'gameStarted', options });
    expect(audit(board, recordedEvents(events)).game.table.options).toMatchObject(options);
  });
});
