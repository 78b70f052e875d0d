/** Whole recorded games: each is read, every event of it accepted, and it is replayed to what is known of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, readRecord, summarise, writeRecord } from '../../src/log/index';
import { type Face, type HellStep, hereOf, pawnColumn, type RecordedEvent } from '../../src/rules/index';

/** What is known after an event, by its number in the record. */
interface Moment {
  readonly column: string | null;
  readonly left: number;
  /** Coaches, then alleys. */
  readonly tokens: readonly [number, number];
  readonly clues: readonly number[];
  readonly here?: number;
  readonly policemen?: Readonly<Record<string, string | null>>;
  /** Hell: its step, the Wretched, and the faces of the patrols in their order, null where they lie face down. */
  readonly hell?: readonly [HellStep, readonly number[], readonly (Face | null)[]];
}

interface Known {
  readonly file: string;
  readonly summary: ReturnType<typeof summarise>;
  readonly hideout: number;
  readonly rows: readonly (readonly number[])[];
  /** Events that the table agreed on against the referee. */
  readonly agreed: readonly number[];
  readonly moments: Readonly<Record<number, Moment>>;
}

/** Seven patrols face down. */
const DOWN: readonly (Face | null)[] = Array(7).fill(null);

const GAMES: readonly Known[] = [
  {
    file: 'four-nights.json',
    summary: { end: 'escaped', winner: 'jack', night: 4, left: 5 },
    hideout: 118,
    rows: [
      [65, 66, 51, 84, 99, 120, 118, 117, 118],
      [149, 148, 135, 137, 116, 118],
      [27, 158, 142, 125, 140, 121, 118],
      [147, 146, 145, 159, 158, 143, 125, 123, 121, 119, 151, 118, 117, 118],
    ],
    agreed: [],
    moments: {
      3: { column: 'II', left: 16, tokens: [3, 2], clues: [], here: 65 },
      // A coach writes two circles: columns I and 1.
      5: { column: '1', left: 14, tokens: [2, 2], clues: [], here: 51 },
      17: { column: '1', left: 14, tokens: [2, 2], clues: [66] },
      24: { column: '2', left: 13, tokens: [2, 2], clues: [66], here: 84 },
      // An alley past everybody, then the policemen close every way from 99.
      27: { column: '3', left: 12, tokens: [2, 1], clues: [51, 66], here: 99 },
      36: {
        column: '3',
        left: 12,
        tokens: [2, 1],
        clues: [51, 66, 84, 99],
        policemen: { blue: 'k058', yellow: 'k080', brown: 'k091', red: 'k116', green: 'k127' },
      },
      // Home by coach: the game goes on.
      37: { column: '5', left: 10, tokens: [1, 1], clues: [51, 66, 84, 99], here: 118 },
      55: { column: '7', left: 8, tokens: [1, 1], clues: [], here: 118 },
      // Red stood on k187 in wood.
      81: { column: '2', left: 13, tokens: [2, 2], clues: [], policemen: { red: 'k186' } },
      82: { column: '2', left: 13, tokens: [2, 2], clues: [], policemen: { red: 'k187', brown: 'k185' } },
      // The second crime is the first move of night 3, and the police begin.
      108: { column: 'II', left: 16, tokens: [2, 1], clues: [], here: 158 },
      122: { column: 'II', left: 16, tokens: [2, 1], clues: [], here: 158 },
      123: { column: '1', left: 14, tokens: [1, 1], clues: [], here: 125 },
      155: { column: 'IV', left: 18, tokens: [1, 1], clues: [], here: 147 },
      216: { column: '5', left: 10, tokens: [0, 0], clues: [123, 143, 145, 146, 158, 159], here: 121 },
      // Home on foot and silent.
      242: { column: '8', left: 7, tokens: [0, 0], clues: [119, 121, 123, 143, 145, 146, 158, 159], here: 118 },
      257: { column: '10', left: 5, tokens: [0, 0], clues: [], here: 118 },
    },
  },
  {
    file: 'caught-at-the-fourth-clue.json',
    summary: { end: 'arrested', winner: 'police', night: 2, left: 10 },
    hideout: 51,
    rows: [[158, 143, 102, 86, 84, 51, 84, 66, 67, 52, 51], [27, 46, 48, 49, 64, 66], [], []],
    agreed: [],
    moments: {
      30: { column: '5', left: 10, tokens: [2, 1], clues: [86, 102, 143], here: 51 },
      // Six markers on night 1 earn one false clue.
      63: { column: '9', left: 6, tokens: [1, 1], clues: [51, 66, 84, 86, 102, 143], here: 52 },
      71: { column: '1', left: 14, tokens: [2, 2], clues: [], policemen: { brown: 'k080', red: 'k164' } },
      72: { column: '1', left: 14, tokens: [2, 2], clues: [], policemen: { brown: 'k099', red: 'k164' } },
      94: {
        column: '2',
        left: 13,
        tokens: [2, 1],
        clues: [46],
        here: 48,
        policemen: { blue: 'k042', brown: 'k072' },
      },
      112: { column: '5', left: 10, tokens: [1, 1], clues: [46, 49, 64, 66], here: 66 },
    },
  },
  {
    file: 'trapped-at-147.json',
    summary: { end: 'trapped', winner: 'police', night: 1, left: 4 },
    hideout: 195,
    rows: [[158, 159, 160, 161, 130, 105, 106, 108, 133, 147, 133, 147, 133, 147], [], [], []],
    agreed: [],
    moments: {
      49: { column: '7', left: 8, tokens: [0, 0], clues: [105, 106, 130, 159, 160, 161], here: 147 },
      71: {
        column: '9',
        left: 6,
        tokens: [0, 0],
        clues: [105, 106, 108, 130, 133, 159, 160, 161],
        here: 147,
        policemen: { yellow: 'k141', green: 'k160' },
      },
      72: {
        column: '9',
        left: 6,
        tokens: [0, 0],
        clues: [105, 106, 108, 130, 133, 159, 160, 161],
        policemen: { yellow: 'k141', green: 'k159' },
      },
      85: {
        column: '11',
        left: 4,
        tokens: [0, 0],
        clues: [105, 106, 108, 130, 133, 159, 160, 161],
        here: 147,
        policemen: { yellow: 'k141', green: 'k160' },
      },
    },
  },
  {
    file: 'the-last-space.json',
    summary: { end: 'outOfMoves', winner: 'police', night: 1, left: 0 },
    hideout: 51,
    rows: [[27, 29, 66, 65, 84, 85, 101, 126, 102, 55, 54, 32, 31, 50, 66, 51], [], [], []],
    agreed: [28],
    moments: {
      6: { column: '2', left: 13, tokens: [2, 2], clues: [], policemen: { blue: 'k060' } },
      7: { column: '2', left: 13, tokens: [2, 2], clues: [], policemen: { blue: 'k049' } },
      8: { column: '2', left: 13, tokens: [2, 2], clues: [], policemen: { blue: 'k048' } },
      18: { column: '3', left: 12, tokens: [2, 2], clues: [29], here: 84, policemen: { brown: 'k064', red: 'k116' } },
      19: { column: '2', left: 13, tokens: [2, 2], clues: [29], here: 66, policemen: { brown: 'k044', red: 'k143' } },
      28: { column: '4', left: 11, tokens: [2, 2], clues: [29, 66], here: 84 },
      73: { column: '15', left: 0, tokens: [1, 1], clues: [29, 31, 54, 65, 66, 84, 85], here: 51 },
    },
  },
  {
    file: 'from-paper.json',
    summary: { end: 'conceded', winner: 'jack', night: 3, left: 14 },
    hideout: 118,
    rows: [[], [84, 99, 100, 122, 119, 118, 117, 118], [158, 65], []],
    agreed: [],
    moments: {
      2: { column: '1', left: 14, tokens: [1, 2], clues: [], here: 122, policemen: { red: 'k152', green: null } },
      // Green's place is not known: he asks by eye, and from his first move on it is known.
      7: { column: '1', left: 14, tokens: [1, 2], clues: [99], policemen: { green: null } },
      13: { column: '2', left: 13, tokens: [1, 2], clues: [99], policemen: { green: 'k163' } },
      14: { column: '3', left: 12, tokens: [1, 1], clues: [99], here: 118 },
      25: { column: '1', left: 14, tokens: [2, 1], clues: [], here: 65 },
    },
  },
  {
    file: 'whole-evening.json',
    summary: { end: 'escaped', winner: 'jack', night: 4, left: 9 },
    hideout: 101,
    rows: [
      [63, 65, 84, 85, 101],
      [20, 56, 102, 101],
      [14, 103, 127, 101],
      [40, 57, 56, 102, 101, 126, 102, 101],
    ],
    agreed: [],
    moments: {
      2: { column: null, left: 0, tokens: [3, 2], clues: [], hell: ['women', [], []] },
      5: { column: null, left: 0, tokens: [3, 2], clues: [], hell: ['blood', [3, 27, 65, 149, 158], DOWN] },
      // All have moved: a false patrol is turned up, and Jack kills on a white circle at II.
      11: { column: null, left: 0, tokens: [3, 2], clues: [], hell: ['suspense', [2, 26, 63, 157, 174], DOWN] },
      12: {
        column: null,
        left: 0,
        tokens: [3, 2],
        clues: [],
        hell: ['blood', [2, 26, 63, 157, 174], DOWN.with(6, false)],
      },
      14: {
        column: 'II',
        left: 16,
        tokens: [3, 2],
        clues: [],
        here: 63,
        policemen: { green: 'k049', yellow: 'k058', red: 'k136', blue: 'k143', brown: 'k157' },
        hell: ['blood', [], [false, 'green', 'yellow', 'red', 'blue', 'brown', false]],
      },
      // The patrols of night 2 lie where the policemen stood.
      42: { column: null, left: 12, tokens: [2, 2], clues: [], policemen: { green: null, blue: null } },
      67: {
        column: null,
        left: 12,
        tokens: [2, 2],
        clues: [],
        hell: ['blood', [20, 116, 157, 170], [null, 'yellow', null, false, 'red', null, 'blue']],
      },
      68: { column: 'V', left: 19, tokens: [2, 2], clues: [], here: 20 },
      // Dear Boss moves the red patrol to k044.
      103: { column: null, left: 16, tokens: [2, 1], clues: [], hell: ['victims', [], DOWN] },
      121: { column: 'III', left: 17, tokens: [2, 1], clues: [], here: 103, policemen: { red: 'k044', brown: 'k048' } },
      123: { column: 'III', left: 17, tokens: [2, 1], clues: [], policemen: { green: 'k153', brown: 'k099' } },
      157: {
        column: null,
        left: 15,
        tokens: [1, 1],
        clues: [],
        hell: ['blood', [40], DOWN.with(0, 'red')],
      },
      230: { column: '6', left: 9, tokens: [0, 1], clues: [], here: 101 },
    },
  },
];

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function eventsOf(text: string): readonly RecordedEvent[] {
  const read = readRecord(text);
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.error)}`);
  return read.value.events;
}

/** The game after the event of that number. */
function after(events: readonly RecordedEvent[], i: number) {
  const { lines, game } = audit(board, events.slice(0, i + 1));
  expect(lines).toHaveLength(i + 1);
  return game;
}

describe.each(GAMES)('$file', ({ file, summary, hideout, rows, agreed, moments }) => {
  const text = textOf(file);
  const events = eventsOf(text);
  const audited = audit(board, events);

  it('says what it shows', () => {
    const { title, about } = JSON.parse(text) as Record<string, unknown>;
    expect(title).toMatch(/\S/);
    expect(String(about).length).toBeGreaterThan(80);
  });

  it('is accepted from start to end', () => {
    expect(audited.lines.map(({ i }) => i)).toEqual(events.map((_, i) => i));
    expect(audited.lines.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(audited.lines.filter((line) => line.agreed).map(({ i }) => i)).toEqual(agreed);
  });

  it('ends as it did at the table', () => {
    expect(summarise(audited.game)).toEqual(summary);
    expect(audited.game.revealed).toBe(true);
  });

  it('fills the sheet', () => {
    expect(audited.game.sheet).toMatchObject({ hideout, rows });
  });

  it.each(Object.entries(moments))('stands as known after event %s', (i, known) => {
    const { table, sheet } = after(events, Number(i));
    expect(pawnColumn(table)).toBe(known.column);
    expect(table.left).toBe(known.left);
    expect(table.tokens).toEqual({ coaches: known.tokens[0], alleys: known.tokens[1] });
    expect(table.clues).toEqual(known.clues);
    if (known.here !== undefined) expect(hereOf(sheet, table.night)).toBe(known.here);
    expect(table.policemen).toMatchObject(known.policemen ?? {});
    if (known.hell === undefined) return;
    const [step, wretched, faces] = known.hell;
    expect(table.hell).toMatchObject({ step, wretched });
    expect(table.hell.patrols.map(({ face }) => face)).toEqual(faces);
  });

  it('is the same game when its results are left out', () => {
    const open = events.map((event) => {
      if (event.type === 'clueSearched') return { ...event, found: undefined };
      if (event.type === 'patrolRevealed') return { ...event, face: undefined };
      return event.type === 'arrestAttempted' ? { ...event, caught: undefined } : event;
    });
    const supplied = audit(board, JSON.parse(JSON.stringify(open)) as readonly RecordedEvent[]);
    expect(supplied.lines).toEqual(audited.lines);
    expect(supplied.events).toEqual(audited.events);
  });

  it('is the same game when written and read again', () => {
    const again = eventsOf(writeRecord(audited.events, { title: 'again' }));
    const twice = audit(board, again);
    expect(twice.lines.filter(({ breach }) => breach !== null)).toEqual([]);
    expect(summarise(twice.game)).toEqual(summary);
    expect(twice.game.table).toEqual(audited.game.table);
    expect(twice.game.sheet).toEqual(audited.game.sheet);
  });
});

describe('written again', () => {
  it.each(GAMES.filter(({ file }) => file !== 'the-last-space.json'))('$file holds the same events', ({ file }) => {
    const events = eventsOf(textOf(file));
    const again = eventsOf(writeRecord(audit(board, events).events));
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(events)));
  });

  it('the-last-space.json holds the game after taking back, with the rewound turn in its new place', () => {
    const events = eventsOf(textOf('the-last-space.json'));
    const again = eventsOf(writeRecord(audit(board, events).events));
    const kept = events.filter((_, i) => i !== 6 && i !== 7);
    const renumbered = kept.map((event) => (event.type === 'rewound' ? { ...event, to: 13 } : event));
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(renumbered)));
  });
});

describe('the games together', () => {
  const all = GAMES.flatMap(({ file }) => eventsOf(textOf(file)));

  it.each([
    'alarmRaised',
    'arrestAttempted',
    'clueSearched',
    'conceded',
    'escapeDeclared',
    'falseCluePlaced',
    'letterAnswered',
    'letterPlayed',
    'outOfMoves',
    'patrolRevealed',
    'patrolsPlaced',
    'policemanMoved',
    'policemenStated',
    'refereeSet',
    'rewound',
    'takenBack',
    'takenOver',
    'trapped',
    'victimsRevealed',
    'waited',
    'womenPlaced',
    'wretchedMoved',
  ])('show %s', (type) => {
    expect(all.map((event) => event.type)).toContain(type);
  });

  it('show a search that goes on after a no, and one that ends with a yes', () => {
    const found = all.flatMap((event) => (event.type === 'clueSearched' ? [event.found] : []));
    expect(found).toContain(true);
    expect(found).toContain(false);
  });
});
