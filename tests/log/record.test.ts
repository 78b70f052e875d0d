/** Reading records: what is broken is named by its path, what is unknown is ignored, nothing throws. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, readRecord, recordedEvents, summarise, writeRecord } from '../../src/log/index';
import type { GameEvent, RecordedEvent } from '../../src/rules/index';
import { alley, declare, done, hide, kill, night, start, walk } from '../rules/position';

const FORMAT = { format: 'hideout-record', version: 1 };
const record = (...events: readonly unknown[]): string => JSON.stringify({ ...FORMAT, events });
/** The same, with the events as text, for what `JSON.stringify` cannot write. */
const raw = (...events: readonly string[]): string =>
  `{"format":"hideout-record","version":1,"events":[${events.join(',')}]}`;
/** Names tonight's row and everything else a game taken over needs. */
const TAKEN_OVER = {
  type: 'takenOver',
  night: 1,
  time: 'I',
  scenes: [],
  row: [27],
  tokens: { coaches: 3, alleys: 2 },
  policemen: {},
  turn: 'jack',
};
const without = (event: object, field: string): object => ({ ...event, [field]: undefined });

/** Path and kind of what is wrong in a record of one event. */
const BROKEN: readonly (readonly [name: string, event: unknown, path: string, why: string])[] = [
  ['an event that is null', null, 'events[0]', 'wrongType'],
  ['an event that is a number', 5, 'events[0]', 'wrongType'],
  ['an event that is a text', 'policeDone', 'events[0]', 'wrongType'],
  ['an event without a type', {}, 'events[0].type', 'missing'],
  ['an event that is a list', [], 'events[0]', 'wrongType'],
  ['options that are a list', { type: 'gameStarted', options: [] }, 'events[0].options', 'wrongType'],
  [
    'a colour named after a property of objects',
    { type: 'policemenStated', policemen: { constructor: 'k049' } },
    'events[0].policemen.constructor',
    'unknownValue',
  ],
  ['a type that is null', { type: null }, 'events[0].type', 'wrongType'],
  ['a type that is a number', { type: 3 }, 'events[0].type', 'wrongType'],
  ['an unknown event', { type: 'peeked' }, 'events[0].type', 'unknownValue'],
  ['an event in other letters', { type: 'PoliceDone' }, 'events[0].type', 'unknownValue'],
  ['an event named after a property of objects', { type: 'constructor' }, 'events[0].type', 'unknownValue'],
  ['what only Jack’s own log holds', { type: 'handedOver' }, 'events[0].type', 'unknownValue'],
  ['an end found, of Jack’s own log', { type: 'endFound', end: 'trapped' }, 'events[0].type', 'unknownValue'],

  ['no options', { type: 'gameStarted' }, 'events[0].options', 'missing'],
  ['options that are null', { type: 'gameStarted', options: null }, 'events[0].options', 'wrongType'],
  ['options that are a text', { type: 'gameStarted', options: 'hunt' }, 'events[0].options', 'wrongType'],
  [
    'an unknown level',
    { type: 'gameStarted', options: { referee: 'loose' } },
    'events[0].options.referee',
    'unknownValue',
  ],
  [
    'a level that is a number',
    { type: 'gameStarted', options: { referee: 2 } },
    'events[0].options.referee',
    'wrongType',
  ],
  [
    'an option that is a text',
    { type: 'gameStarted', options: { letters: 'yes' } },
    'events[0].options.letters',
    'wrongType',
  ],
  [
    'an option that is a number',
    { type: 'gameStarted', options: { catchMe: 1 } },
    'events[0].options.catchMe',
    'wrongType',
  ],
  [
    'a switch that is null',
    { type: 'gameStarted', options: { rushing: null } },
    'events[0].options.rushing',
    'wrongType',
  ],

  ['no hideout', { type: 'hideoutChosen' }, 'events[0].circle', 'missing'],
  ['a hideout that is null', { type: 'hideoutChosen', circle: null }, 'events[0].circle', 'wrongType'],
  ['a hideout as text', { type: 'hideoutChosen', circle: '51' }, 'events[0].circle', 'wrongType'],
  ['a hideout that is a fraction', { type: 'hideoutChosen', circle: 51.5 }, 'events[0].circle', 'wrongType'],
  ['a hideout that is a list', { type: 'hideoutChosen', circle: [51] }, 'events[0].circle', 'wrongType'],
  ['a hideout that is true', { type: 'hideoutChosen', circle: true }, 'events[0].circle', 'wrongType'],

  ['a night as text', { type: 'nightBegan', night: '1' }, 'events[0].night', 'wrongType'],
  ['no night', { type: 'nightBegan' }, 'events[0].night', 'missing'],
  ['a night that is a fraction', { type: 'nightBegan', night: 1.5 }, 'events[0].night', 'wrongType'],

  ['no time', { type: 'killed', circles: [27] }, 'events[0].time', 'missing'],
  ['an unknown time', { type: 'killed', time: 'VI', circles: [27] }, 'events[0].time', 'unknownValue'],
  ['a time in small letters', { type: 'killed', time: 'i', circles: [27] }, 'events[0].time', 'unknownValue'],
  ['a time that is a number', { type: 'killed', time: 1, circles: [27] }, 'events[0].time', 'wrongType'],
  ['no circles', { type: 'killed', time: 'I' }, 'events[0].circles', 'missing'],
  ['circles that are a number', { type: 'killed', time: 'I', circles: 27 }, 'events[0].circles', 'wrongType'],
  ['circles as text', { type: 'killed', time: 'I', circles: ['27'] }, 'events[0].circles[0]', 'wrongType'],
  [
    'a second circle that is null',
    { type: 'killed', time: 'I', circles: [27, null] },
    'events[0].circles[1]',
    'wrongType',
  ],

  ['no policemen', { type: 'alarmRaised' }, 'events[0].policemen', 'missing'],
  ['policemen that are null', { type: 'alarmRaised', policemen: null }, 'events[0].policemen', 'wrongType'],
  [
    'an unknown colour',
    { type: 'alarmRaised', policemen: { pink: 'k049' } },
    'events[0].policemen.pink',
    'unknownValue',
  ],
  ['policemen as a list', { type: 'alarmRaised', policemen: ['k049'] }, 'events[0].policemen', 'wrongType'],
  [
    'a crossing that is a number',
    { type: 'alarmRaised', policemen: { blue: 49 } },
    'events[0].policemen.blue',
    'wrongType',
  ],
  [
    'no crossing at the alarm',
    { type: 'alarmRaised', policemen: { blue: null } },
    'events[0].policemen.blue',
    'wrongType',
  ],
  [
    'an unknown colour stated',
    { type: 'policemenStated', policemen: { Blue: 'k049' } },
    'events[0].policemen.Blue',
    'unknownValue',
  ],
  [
    'a stated crossing that is false',
    { type: 'policemenStated', policemen: { red: false } },
    'events[0].policemen.red',
    'wrongType',
  ],

  ['no by', { type: 'jackMoved', to: [51] }, 'events[0].by', 'missing'],
  ['a by that is null', { type: 'jackMoved', by: null, to: [51] }, 'events[0].by', 'wrongType'],
  ['a by that is a number', { type: 'jackMoved', by: 2, to: [51] }, 'events[0].by', 'wrongType'],
  ['an unknown by', { type: 'jackMoved', by: 'tram', to: [51] }, 'events[0].by', 'unknownValue'],
  ['no to', { type: 'jackMoved', by: 'walk' }, 'events[0].to', 'missing'],
  ['a to that is a number', { type: 'jackMoved', by: 'walk', to: 51 }, 'events[0].to', 'wrongType'],
  ['a to that is an object', { type: 'jackMoved', by: 'walk', to: { 0: 51 } }, 'events[0].to', 'wrongType'],
  ['a walk to nothing', { type: 'jackMoved', by: 'walk', to: [] }, 'events[0].to[0]', 'missing'],
  ['a walk to two circles', { type: 'jackMoved', by: 'walk', to: [51, 52] }, 'events[0].to[1]', 'wrongType'],
  ['an alley to two circles', { type: 'jackMoved', by: 'alley', to: [51, 52] }, 'events[0].to[1]', 'wrongType'],
  ['a coach to one circle', { type: 'jackMoved', by: 'coach', to: [51] }, 'events[0].to[1]', 'missing'],
  ['a coach to three circles', { type: 'jackMoved', by: 'coach', to: [51, 52, 53] }, 'events[0].to[2]', 'wrongType'],
  ['a walk to text', { type: 'jackMoved', by: 'walk', to: ['51'] }, 'events[0].to[0]', 'wrongType'],
  ['a walk to a fraction', { type: 'jackMoved', by: 'walk', to: [51.25] }, 'events[0].to[0]', 'wrongType'],
  ['a ride over null', { type: 'jackMoved', by: 'coach', to: [null, 51] }, 'events[0].to[0]', 'wrongType'],
  [
    'a ruling that is a text',
    { type: 'jackMoved', by: 'walk', to: [51], ruledByTable: 'yes' },
    'events[0].ruledByTable',
    'wrongType',
  ],
  [
    'a ruling that is null',
    { type: 'policemanMoved', policeman: 'red', to: 'k049', ruledByTable: null },
    'events[0].ruledByTable',
    'wrongType',
  ],

  ['no policeman to move', { type: 'policemanMoved', to: 'k049' }, 'events[0].policeman', 'missing'],
  [
    'an unknown policeman',
    { type: 'policemanMoved', policeman: 'black', to: 'k049' },
    'events[0].policeman',
    'unknownValue',
  ],
  [
    'a policeman that is a number',
    { type: 'policemanMoved', policeman: 1, to: 'k049' },
    'events[0].policeman',
    'wrongType',
  ],
  ['nowhere to move', { type: 'policemanMoved', policeman: 'red' }, 'events[0].to', 'missing'],
  ['a move to a number', { type: 'policemanMoved', policeman: 'red', to: 49 }, 'events[0].to', 'wrongType'],
  ['a move to a list', { type: 'policemanMoved', policeman: 'red', to: ['k049'] }, 'events[0].to', 'wrongType'],

  ['a search of nothing', { type: 'clueSearched', policeman: 'red' }, 'events[0].circle', 'missing'],
  [
    'a search of two circles',
    { type: 'clueSearched', policeman: 'red', circle: [51, 52] },
    'events[0].circle',
    'wrongType',
  ],
  ['a search of a text', { type: 'clueSearched', policeman: 'red', circle: '51' }, 'events[0].circle', 'wrongType'],
  [
    'a search by an unknown colour',
    { type: 'clueSearched', policeman: 'pink', circle: 51 },
    'events[0].policeman',
    'unknownValue',
  ],
  ['a search by null', { type: 'clueSearched', policeman: null, circle: 51 }, 'events[0].policeman', 'wrongType'],
  ['an answer that is a text', { type: 'clueSearched', circle: 51, found: 'no' }, 'events[0].found', 'wrongType'],
  ['an answer that is null', { type: 'clueSearched', circle: 51, found: null }, 'events[0].found', 'wrongType'],
  ['an answer that is a number', { type: 'clueSearched', circle: 51, found: 0 }, 'events[0].found', 'wrongType'],
  ['a result that is a number', { type: 'arrestAttempted', circle: 51, caught: 1 }, 'events[0].caught', 'wrongType'],
  ['an arrest of a fraction', { type: 'arrestAttempted', circle: 0.5 }, 'events[0].circle', 'wrongType'],

  ['no letter', { type: 'letterPlayed' }, 'events[0].letter', 'missing'],
  ['an unknown letter', { type: 'letterPlayed', letter: 'dearPolice' }, 'events[0].letter', 'unknownValue'],
  ['a letter from a number', { type: 'letterPlayed', letter: 'fromHell', from: 49 }, 'events[0].from', 'wrongType'],
  ['no answer to a letter', { type: 'letterAnswered' }, 'events[0].policeman', 'missing'],
  ['an unknown side', { type: 'conceded', by: 'nobody' }, 'events[0].by', 'unknownValue'],
  ['a side that is null', { type: 'conceded', by: null }, 'events[0].by', 'wrongType'],
  ['no level', { type: 'refereeSet' }, 'events[0].level', 'missing'],
  ['a level that is none', { type: 'refereeSet', level: 'strict' }, 'events[0].level', 'unknownValue'],
  ['nothing taken back', { type: 'takenBack' }, 'events[0].entry', 'missing'],
  ['an entry as text', { type: 'takenBack', entry: '3' }, 'events[0].entry', 'wrongType'],
  ['a rewinding to a fraction', { type: 'rewound', to: 2.5 }, 'events[0].to', 'wrongType'],
  ['a rewinding to a list', { type: 'rewound', to: [2] }, 'events[0].to', 'wrongType'],
  ['no place to resume from', { type: 'resumed' }, 'events[0].from', 'missing'],
  ['a secret that is a number', { type: 'revealed', secret: 7 }, 'events[0].secret', 'wrongType'],
  ['a false clue nowhere', { type: 'falseCluePlaced' }, 'events[0].circle', 'missing'],

  ['women that are no list', { type: 'womenPlaced', circles: 3 }, 'events[0].circles', 'wrongType'],
  ['marked women that are null', { type: 'womenPlaced', circles: [3], marked: null }, 'events[0].marked', 'wrongType'],
  [
    'a patrol that is a number',
    { type: 'patrolsPlaced', crossings: ['k049', 58] },
    'events[0].crossings[1]',
    'wrongType',
  ],
  [
    'an unknown face',
    { type: 'patrolsPlaced', crossings: ['k049'], faces: ['pink'] },
    'events[0].faces[0]',
    'unknownValue',
  ],
  ['a face that is null', { type: 'patrolRevealed', crossing: 'k049', face: null }, 'events[0].face', 'wrongType'],
  ['no crossing revealed', { type: 'patrolRevealed', face: 'red' }, 'events[0].crossing', 'missing'],
  ['no victims revealed', { type: 'victimsRevealed' }, 'events[0].circles', 'missing'],
  ['a Wretched from nowhere', { type: 'wretchedMoved', to: 3 }, 'events[0].from', 'missing'],
  ['a Wretched to a text', { type: 'wretchedMoved', from: 3, to: '4' }, 'events[0].to', 'wrongType'],

  ...['night', 'time', 'scenes', 'row', 'tokens', 'policemen', 'turn'].map(
    (field) => [`a taking over without ${field}`, without(TAKEN_OVER, field), `events[0].${field}`, 'missing'] as const,
  ),
  ['tokens without alleys', { ...TAKEN_OVER, tokens: { coaches: 1 } }, 'events[0].tokens.alleys', 'missing'],
  ['tokens as text', { ...TAKEN_OVER, tokens: { coaches: '1', alleys: 1 } }, 'events[0].tokens.coaches', 'wrongType'],
  ['a row with a text', { ...TAKEN_OVER, row: [27, '28'] }, 'events[0].row[1]', 'wrongType'],
  ['a turn of nobody', { ...TAKEN_OVER, turn: 'both' }, 'events[0].turn', 'unknownValue'],
  ['a time of night 5', { ...TAKEN_OVER, time: 'X' }, 'events[0].time', 'unknownValue'],
];

describe('an event that cannot be read', () => {
  it.each(BROKEN)('%s: %#', (_, event, path, why) => {
    expect(readRecord(record(event))).toMatchObject({ ok: false, error: { path, why } });
  });

  it('is named by its own number, and the first of several is', () => {
    const text = record({ type: 'policeDone' }, { type: 'nightBegan', night: 'one' }, { type: 'peeked' });
    expect(readRecord(text)).toMatchObject({ ok: false, error: { path: 'events[1].night', why: 'wrongType' } });
  });

  it('says what was given and what is expected', () => {
    expect(readRecord(record({ type: 'nightBegan', night: 'one' }))).toEqual({
      ok: false,
      error: { path: 'events[0].night', why: 'wrongType', given: '"one"', expected: { kind: 'number' } },
    });
    expect(readRecord(record({ type: 'nightBegan', night: 1.5 }))).toEqual({
      ok: false,
      error: { path: 'events[0].night', why: 'wrongType', given: '1.5', expected: { kind: 'whole' } },
    });
  });

  it('is not quoted at length', () => {
    const read = readRecord(record({ type: 'x'.repeat(10000) }));
    expect(read).toMatchObject({ ok: false, error: { given: `"${'x'.repeat(36)}…` } });
  });

  it('is a number too large to be one', () => {
    expect(readRecord(raw('{"type":"hideoutChosen","circle":1e999}'))).toMatchObject({
      ok: false,
      error: { path: 'events[0].circle', why: 'wrongType' },
    });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['nothing', '', '', 'notJson'],
    ['words', 'Jack was here', '', 'notJson'],
    ['JSON with a comma too many', '{"format":"hideout-record","version":1,"events":[],}', '', 'notJson'],
    ['two records', `${record()}${record()}`, '', 'notJson'],
    ['null', 'null', '', 'wrongType'],
    ['a number', '7', '', 'wrongType'],
    ['a text', '"hideout-record"', '', 'wrongType'],
    ['a list of events', '[]', 'format', 'missing'],
    ['no format', '{"version":1,"events":[]}', 'format', 'missing'],
    ['another format', '{"format":"hanabi","version":1,"events":[]}', 'format', 'unknownValue'],
    ['a format that is a number', '{"format":1,"version":1,"events":[]}', 'format', 'wrongType'],
    ['no version', '{"format":"hideout-record","events":[]}', 'version', 'missing'],
    ['version 2', '{"format":"hideout-record","version":2,"events":[]}', 'version', 'unknownValue'],
    ['version 1 as text', '{"format":"hideout-record","version":"1","events":[]}', 'version', 'wrongType'],
    ['no events', '{"format":"hideout-record","version":1}', 'events', 'missing'],
    ['events that are null', '{"format":"hideout-record","version":1,"events":null}', 'events', 'wrongType'],
    ['events that are an object', '{"format":"hideout-record","version":1,"events":{}}', 'events', 'wrongType'],
    ['events that are a text', '{"format":"hideout-record","version":1,"events":"none"}', 'events', 'wrongType'],
  ])('%s', (_, text, path, why) => {
    expect(readRecord(text)).toMatchObject({ ok: false, error: { path, why } });
  });

  it('is one of more than 10 MB', () => {
    const text = record();
    expect(readRecord(text.padEnd(10 * 1024 * 1024)).ok).toBe(true);
    expect(readRecord(text.padEnd(10 * 1024 * 1024 + 1))).toEqual({ ok: false, error: { path: '', why: 'tooLong' } });
  });

  it('is a valid one cut off after any byte', () => {
    const whole = record(...BEGUN, walk(66), { type: 'clueSearched', policeman: 'brown', circle: 29, found: false });
    const bytes = new TextEncoder().encode(whole);
    expect(readRecord(whole).ok).toBe(true);
    for (let length = 0; length < bytes.length; length += 1) {
      const text = new TextDecoder().decode(bytes.subarray(0, length));
      expect(readRecord(text)).toEqual({ ok: false, error: { path: '', why: 'notJson' } });
    }
  });

  const DEEP = 100_000;
  const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
  const objects = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
  it.each([
    ['lists', lists, 'format'],
    ['objects', objects, 'format'],
    ['lists as events', `{"format":"hideout-record","version":1,"events":${lists}}`, 'events[0]'],
    ['objects as an event', raw(objects), 'events[0].type'],
    ['lists as a circle', raw(`{"type":"hideoutChosen","circle":${lists}}`), 'events[0].circle'],
    ['objects as policemen', raw(`{"type":"alarmRaised","policemen":${objects}}`), 'events[0].policemen.a'],
  ])('is %s a hundred thousand deep, which is no fall of the program', (_, text, path) => {
    expect(readRecord(text)).toMatchObject({ ok: false, error: { path } });
  });

  it('is not one that only carries something so deep in a field nobody names', () => {
    expect(readRecord(raw(`{"type":"policeDone","note":${lists}}`))).toEqual({
      ok: true,
      value: { events: [{ type: 'policeDone' }] },
    });
  });
});

const BEGUN = [start({ referee: 'hunt' }), hide(51), night(1), kill('I', 27)] as readonly RecordedEvent[];

describe('what is ignored', () => {
  it('is a byte order mark in front', () => {
    expect(readRecord(`\uFEFF${record(...BEGUN)}`)).toEqual(readRecord(record(...BEGUN)));
    expect(readRecord(`\uFEFF${record(...BEGUN)}`).ok).toBe(true);
  });

  it('is every field that is not named, at every depth', () => {
    const read = readRecord(
      JSON.stringify({
        ...FORMAT,
        title: 'A game',
        exportedAt: 1790000000000,
        devices: [{ name: 'kitchen' }],
        events: [
          { type: 'gameStarted', options: { referee: 'hunt', areaArrests: 'agreed' }, at: 1, id: 'x', salt: null },
          { ...TAKEN_OVER, tokens: { coaches: 3, alleys: 2, cabs: 9 }, at: 'never' },
        ],
      }),
    );
    expect(read).toEqual({
      ok: true,
      value: { events: [{ type: 'gameStarted', options: { referee: 'hunt' } }, TAKEN_OVER] },
    });
  });

  it('is a field of another event', () => {
    const read = readRecord(record({ type: 'policeDone', circle: 'not a circle' }));
    expect(read).toEqual({ ok: true, value: { events: [{ type: 'policeDone' }] } });
  });

  it('is a ruling that says false', () => {
    const read = readRecord(record({ type: 'jackMoved', by: 'walk', to: [9], ruledByTable: false }));
    expect(read).toEqual({ ok: true, value: { events: [{ type: 'jackMoved', by: 'walk', to: [9] }] } });
  });

  it('is the first of two fields of one name', () => {
    const read = readRecord(raw('{"type":"nightBegan","night":"two","type":"nightBegan","night":2}'));
    expect(read).toEqual({ ok: true, value: { events: [{ type: 'nightBegan', night: 2 }] } });
  });

  it('is __proto__, which lends an event nothing and changes no other object', () => {
    const read = readRecord(
      '{"format":"hideout-record","version":1,"__proto__":{"polluted":true},' +
        '"events":[{"type":"policeDone","__proto__":{"ruledByTable":true}}]}',
    );
    expect(read).toEqual({ ok: true, value: { events: [{ type: 'policeDone' }] } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(readRecord(raw('{"type":"nightBegan","__proto__":{"night":1}}'))).toMatchObject({
      ok: false,
      error: { path: 'events[0].night', why: 'missing' },
    });
  });

  it.each(['{"__proto__":{"type":"policeDone"}}', '{"constructor":"policeDone"}', '{"toString":1}'])(
    'is the name of a property that every object has: %s',
    (event) => {
      expect(readRecord(raw(event))).toMatchObject({ ok: false, error: { path: 'events[0].type', why: 'missing' } });
    },
  );

  it('is nothing of a number that names no place: the referee refuses that', () => {
    const events = [hide(0), hide(196), hide(-7), night(9), { type: 'takenBack', entry: -1 }, kill('I', 1, 2, 3, 4)];
    expect(readRecord(record(...events))).toEqual({ ok: true, value: { events } });
  });
});

describe('a record that is read', () => {
  it('may hold no events', () => {
    const read = readRecord(record());
    expect(read).toEqual({ ok: true, value: { events: [] } });
    expect(summarise(audit(board, []).game)).toEqual({ end: 'open', winner: null, night: 0, left: 0 });
  });

  it('leaves out what was left out', () => {
    const events = [
      { type: 'gameStarted', options: {} },
      { type: 'clueSearched', circle: 5 },
      { type: 'arrestAttempted', circle: 5 },
      { type: 'conceded' },
      { type: 'revealed' },
      { type: 'womenPlaced', circles: [3] },
      { type: 'patrolRevealed', crossing: 'k049' },
      { type: 'policemenStated', policemen: { red: null } },
    ];
    expect(readRecord(record(...events))).toEqual({ ok: true, value: { events } });
  });
});

describe('writeRecord', () => {
  const log: readonly GameEvent[] = audit(board, [
    ...BEGUN,
    { type: 'refereeSet', level: 'sheet' },
    alley(29),
    done,
    walk(66),
    done,
    walk(51),
    declare,
  ] as readonly RecordedEvent[]).events;

  it('writes what reads back, with what else the export carries beside it', () => {
    const text = writeRecord(log, { app: 'Hideout', devices: 2 });
    expect(JSON.parse(text)).toMatchObject({ ...FORMAT, app: 'Hideout', devices: 2 });
    expect(text.endsWith('\n')).toBe(true);
    expect(readRecord(text)).toEqual({ ok: true, value: { events: recordedEvents(log) } });
  });

  it('leaves out what only Jack’s own log holds', () => {
    expect(log.map(({ type }) => type)).toContain('handedOver');
    expect(recordedEvents(log).map(({ type }) => type)).not.toContain('handedOver');
  });

  it('cannot have its events replaced by what else it carries', () => {
    expect(readRecord(writeRecord(log, { events: [] }))).toEqual({ ok: true, value: { events: recordedEvents(log) } });
  });
});

describe('the level evening', () => {
  it.each([
    ['at the start', { type: 'gameStarted', options: { referee: 'evening' } }],
    ['later', { type: 'refereeSet', level: 'evening' }],
  ])('is read: asked for %s', (_, event) => {
    expect(readRecord(record(event))).toEqual({ ok: true, value: { events: [event] } });
  });

  it('reads faces and what binds them, seven of each', () => {
    const sealed = Array.from({ length: 7 }, (_, i) => `${i}`.repeat(64));
    const placed = { type: 'patrolsPlaced', crossings: ['k044'], faces: [false, 'red'], sealed };
    expect(readRecord(record(placed))).toEqual({ ok: true, value: { events: [placed] } });
    const short = readRecord(record({ ...placed, sealed: sealed.slice(1) }));
    expect(short).toMatchObject({ ok: false, error: { path: 'events[0].sealed' } });
  });
});
