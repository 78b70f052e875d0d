/** The check of an evening: marked women that R opens, faces that the police's device opens, and the table's word for the rest. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { saltOfFace, sealFaces } from '../../src/log/faces';
import { commitWith, type PublicEntry, prove, publicLog, rebuild, type Verdict } from '../../src/log/index';
import {
  type Command,
  decide,
  type Face,
  type GameEvent,
  NEW_GAME,
  type PublicEvent,
  replay,
} from '../../src/rules/index';
import { eveningFor, playGame } from '../properties/players';
import { DEVICE, GAME } from '../properties/players-hell';
import { FACES, MARKED, RED, WHISTLES, YELLOW } from '../rules/in-hell';
import { ALARM, goes, hide, kill, night, start, turnUp, victims, wait, walk, women } from '../rules/position';

const SECRET = Uint8Array.from({ length: 16 }, (_, i) => 11 * i + 1);
const commit = commitWith(GAME, SECRET);
const handOver: Command = { type: 'handedOver' };

function eventsOf(commands: readonly Command[]): readonly GameEvent[] {
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

const logOf = (...commands: readonly Command[]): readonly PublicEntry[] => publicLog(eventsOf(commands), commit);
const check = (entries: readonly PublicEntry[]) => prove(board, GAME, SECRET, entries);

/** Public number of the patrols in these evenings: after the start, the hideout, the night and the women. */
const PLACED_AT = 4;
const sealed = (faces = FACES): readonly string[] => sealFaces(GAME, DEVICE, PLACED_AT, 1, faces);
const opened = (places: readonly number[], faces = FACES, salt = saltOfFace): Command => ({
  type: 'facesOpened',
  openings: places.map((place) => ({ place, face: faces[place] ?? false, salt: salt(DEVICE, PLACED_AT, place) })),
});
const ALL = [0, 1, 2, 3, 4, 5, 6];

/** To the reveal of the false patrol on k058: place 2. */
const waited = (seals: readonly string[] | undefined, marked?: readonly number[]): readonly Command[] => [
  start({ referee: 'evening', wretchedMayStay: true }),
  hide(51),
  handOver,
  night(1),
  women(RED, marked),
  { type: 'patrolsPlaced', crossings: YELLOW, sealed: seals },
  victims(...MARKED),
  wait,
  goes(84, 66),
  turnUp('k058', false),
];
const hunt: readonly Command[] = [kill('II', 66), handOver, WHISTLES];

/** Kinds of the verdicts of one type of entry. */
const kinds = (verdicts: readonly Verdict[], type: PublicEvent['type']): readonly string[] =>
  verdicts.flatMap((one) =>
    one.type === type ? [one.breach === undefined ? one.verdict : `${one.breach as string}`] : [],
  );

describe('an honest evening', () => {
  it('has everything true where all was entered and opened', () => {
    const log = logOf(...waited(sealed(), MARKED), opened([2]), ...hunt, opened(ALL), walk(65), handOver);
    const { honest, verdicts } = check(log);
    expect(honest).toBe(true);
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
    expect(verdicts).toHaveLength(log.length);
  });

  it('rests on the table’s word where nobody entered what lay face down', () => {
    const { honest, verdicts } = check(logOf(...waited(undefined), ...hunt));
    expect(honest).toBe(true);
    for (const type of ['victimsRevealed', 'patrolRevealed', 'alarmRaised'] as const) {
      expect(kinds(verdicts, type), type).toEqual(['stated']);
    }
    for (const type of ['womenPlaced', 'patrolsPlaced', 'waited', 'wretchedMoved', 'killed'] as const) {
      expect(kinds(verdicts, type), type).toEqual(['true']);
    }
  });

  it('rests on it too where a device sealed and opened nothing, or not all', () => {
    const { verdicts } = check(logOf(...waited(sealed(), MARKED), ...hunt));
    expect(kinds(verdicts, 'victimsRevealed')).toEqual(['true']);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['stated']);
    expect(kinds(verdicts, 'alarmRaised')).toEqual(['stated']);
    const some = check(logOf(...waited(sealed()), ...hunt, opened([0, 1, 2, 3]))).verdicts;
    expect(kinds(some, 'patrolRevealed')).toEqual(['true']);
    expect(kinds(some, 'alarmRaised')).toEqual(['stated']);
    const other = check(logOf(...waited(sealed()), ...hunt, opened([0, 1, 3, 4, 5, 6]))).verdicts;
    expect(kinds(other, 'patrolRevealed')).toEqual(['stated']);
    expect(kinds(other, 'alarmRaised')).toEqual(['true']);
  });

  it('says nothing new below evening', () => {
    const log = logOf(start({}), hide(51), handOver, night(1), women([3]), victims(3), kill('I', 84), handOver, ALARM);
    const { verdicts } = check(log);
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['true']));
  });

  it('follows a patrol that a letter moved, by its place', () => {
    const former = ['k001', 'k060', 'k099', 'k143', 'k200', 'k044', 'k157'];
    const crossings = former.toSorted();
    const faces: readonly Face[] = ['red', 'blue', false, 'green', 'yellow', false, 'brown'];
    const places = { blue: 'k060', yellow: 'k001', brown: 'k099', red: 'k143', green: 'k200' };
    const place = crossings.indexOf('k200');
    const face = faces[place] ?? false;
    const log = logOf(
      start({ referee: 'evening', letters: true, wretchedMayStay: true }),
      hide(51),
      handOver,
      {
        type: 'takenOver',
        night: 1,
        time: 'I',
        scenes: [],
        row: [84, 66],
        tokens: { coaches: 3, alleys: 2 },
        policemen: places,
        turn: 'jack',
      },
      handOver,
      walk(51),
      { type: 'escapeDeclared' },
      handOver,
      night(2),
      women(RED.filter((circle) => circle !== 84)),
      { type: 'patrolsPlaced', crossings, sealed: sealFaces(GAME, DEVICE, 7, 2, faces) },
      { type: 'letterPlayed', letter: 'fromHell', from: 'k200', to: 'k049' },
      victims(3, 21, 27, 65),
      wait,
      turnUp('k049', face),
      { type: 'facesOpened', openings: [{ place, face, salt: saltOfFace(DEVICE, 7, place) }] },
    );
    expect(log.find(({ event }) => event.type === 'patrolsPlaced')?.number).toBe(7);
    const { honest, verdicts } = check(log);
    expect(honest).toBe(true);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['true']);
    expect(kinds(verdicts, 'facesOpened')).toEqual(['true']);
  });

  it('keeps the faces of patrols placed anew apart from those that were gone back on', () => {
    const others: readonly Face[] = FACES.toReversed();
    const again = 10;
    const log = logOf(
      ...waited(sealed()),
      { type: 'rewound', to: 5 },
      { type: 'patrolsPlaced', crossings: YELLOW, sealed: sealFaces(GAME, DEVICE, again, 1, others) },
      victims(...MARKED),
      wait,
      turnUp('k044', 'brown'),
      { type: 'facesOpened', openings: [{ place: 0, face: 'brown', salt: saltOfFace(DEVICE, again, 0) }] },
    );
    expect(log[again]?.event.type).toBe('patrolsPlaced');
    const { honest, verdicts } = check(log);
    expect(honest).toBe(true);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['stated', 'true']);
  });

  it('is proven whatever was played by chance, with nothing false in it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const style = eveningFor(seed);
        const log = publicLog(playGame(seed, style).events, commit);
        const { honest, verdicts } = check(log);
        expect(honest).toBe(true);
        expect(verdicts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
        const victimsAre = style.typed === 'nothing' ? 'stated' : 'true';
        const wrong = kinds(verdicts, 'victimsRevealed').filter((kind) => kind !== victimsAre && kind !== 'true');
        expect(wrong).toEqual([]);
        if (style.typed !== 'sealed') expect(kinds(verdicts, 'patrolRevealed')).not.toContain('true');
      }),
      { numRuns: 12 },
    );
  });
});

describe('a dishonest evening', () => {
  const log = logOf(...waited(sealed(), MARKED), opened([2]), ...hunt, opened(ALL));
  const numberOf = (type: PublicEvent['type']): number => log.find(({ event }) => event.type === type)?.number ?? -1;
  const change = (
    number: number,
    given: { readonly commitments?: readonly string[]; readonly event?: object },
  ): readonly PublicEntry[] =>
    log.map((entry) =>
      entry.number === number
        ? { ...entry, ...given, event: { ...entry.event, ...given.event } as PublicEvent }
        : entry,
    );
  const falseOnes = (entries: readonly PublicEntry[]) =>
    check(entries).verdicts.flatMap(({ number, verdict, breach }) =>
      verdict === 'false' ? [[number, typeof breach === 'object' ? breach.rule : breach]] : [],
    );

  it('HELL-4.1: that reveals other victims than were marked', () => {
    const number = numberOf('victimsRevealed');
    const [first] = falseOnes(change(number, { event: { circles: [3, 27, 65, 84, 21] } }));
    expect(first).toEqual([number, 'HELL-4.1']);
    expect(check(change(number, { event: { circles: [3, 27, 65, 84, 21] } })).honest).toBe(false);
  });

  it.each([
    ['four', [3, 27, 65, 84]],
    ['six', [3, 27, 65, 84, 158, 21]],
  ])('NIGHT-1: that marks %s', (_, marked) => {
    const number = numberOf('womenPlaced');
    const a = RED.reduce((bits, red, i) => bits | (marked.includes(red) ? 1 << i : 0), 0);
    const entries = change(number, { commitments: [commit(number, { kind: 6, night: 1, a, b: 0 })] });
    expect(falseOnes(entries)[0]).toEqual([number, 'NIGHT-1']);
  });

  it('that marks with another secret, another kind or night, or twice', () => {
    const number = numberOf('womenPlaced');
    const [own = ''] = log[number]?.commitments ?? [];
    const other = commitWith(GAME, new Uint8Array(16));
    const hidden = { kind: 6, night: 1, a: 31, b: 0 } as const;
    for (const commitments of [
      [other(number, hidden)],
      [commit(number, { ...hidden, kind: 1 })],
      [commit(number, { ...hidden, night: 2 })],
      [commit(number + 1, hidden)],
      [own, own],
    ]) {
      expect(falseOnes(change(number, { commitments }))).toEqual([[number, 'doesNotOpen']]);
    }
  });

  it('that seals six faces', () => {
    const number = numberOf('patrolsPlaced');
    expect(falseOnes(change(number, { commitments: sealed().slice(1) }))).toEqual([[number, 'doesNotOpen']]);
  });

  it('a hostile list of women as long as one likes is looked at in no time', () => {
    const number = numberOf('womenPlaced');
    const circles = Array.from({ length: 3000 }, (_, i) => i);
    const entries = change(number, { event: { circles }, commitments: ['0'.repeat(64)] });
    expect(falseOnes(entries)).toEqual([[number, 'doesNotOpen']]);
  });

  it('the police’s: an opening that fits no commitment is theirs, not Jack’s', () => {
    const wrong = (_: Uint8Array, n: number, place: number): string => saltOfFace(DEVICE, n + 1, place);
    const entries = logOf(...waited(sealed(), MARKED), opened([2], FACES, wrong), ...hunt, opened(ALL));
    const { honest, verdicts } = check(entries);
    expect(honest).toBe(true);
    expect(kinds(verdicts, 'facesOpened')).toEqual(['faceDoesNotOpen', 'true']);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['true']);
    const only = check(logOf(...waited(sealed(), MARKED), opened([2], FACES, wrong))).verdicts;
    expect(kinds(only, 'patrolRevealed')).toEqual(['stated']);
    const unsealed = check(logOf(...waited(undefined), opened([2]))).verdicts;
    expect(kinds(unsealed, 'facesOpened')).toEqual(['faceDoesNotOpen']);
  });

  it('the police’s: a face sealed otherwise than it was turned up, by Jack or at the whistles', () => {
    const swapped = FACES.with(2, 'red').with(0, false);
    const entries = logOf(...waited(sealed(swapped)), opened([2], swapped), ...hunt, opened(ALL, swapped));
    const { honest, verdicts } = check(entries);
    expect(honest).toBe(true);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['otherFace']);
    expect(kinds(verdicts, 'alarmRaised')).toEqual(['otherFace']);
    expect(kinds(verdicts, 'facesOpened')).toEqual(['true', 'true']);
  });

  it('nobody’s: a face typed wrongly that the table went back on by agreement', () => {
    const wrong = [...waited(sealed(), MARKED).slice(0, -1), turnUp('k058', 'red'), opened([2])];
    const back: Command = { type: 'rewound', to: eventsOf(wrong).length - 2 };
    const log = logOf(...wrong, back, turnUp('k058', false), opened([2]), ...hunt, opened(ALL));
    const { honest, verdicts } = check(log);
    expect(honest).toBe(true);
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['agreed', 'true']);
    expect(kinds(verdicts, 'alarmRaised')).toEqual(['true']);
    expect(kinds(check(logOf(...wrong, ...hunt.slice(0, 2))).verdicts, 'patrolRevealed')).toEqual(['otherFace']);
  });

  it('what follows an entry that does not open is not checked, faces or not', () => {
    const number = numberOf('womenPlaced');
    const { verdicts } = check(change(number, { commitments: ['0'.repeat(64)] }));
    expect(kinds(verdicts, 'patrolRevealed')).toEqual(['notChecked']);
    expect(kinds(verdicts, 'alarmRaised')).toEqual(['notChecked']);
  });
});

describe('the sheet of an evening', () => {
  it('is rebuilt with the marked women, and the seals are passed on', () => {
    const log = logOf(...waited(sealed(), [158, 84, 3, 27, 65]));
    const rebuilt = rebuild(board, GAME, SECRET, log);
    if (!rebuilt.ok) throw new Error(`entry ${rebuilt.error.number}`);
    expect(rebuilt.value.find(({ type }) => type === 'womenPlaced')).toEqual(women(RED, MARKED));
    const placed = rebuilt.value.find(({ type }) => type === 'patrolsPlaced');
    expect(placed).toEqual({ type: 'patrolsPlaced', crossings: YELLOW, sealed: sealed() });
  });

  it('has no marks where none were entered', () => {
    const rebuilt = rebuild(board, GAME, SECRET, logOf(...waited(undefined)));
    expect(rebuilt.ok && rebuilt.value.find(({ type }) => type === 'womenPlaced')).toEqual(women(RED));
    expect(rebuilt.ok && rebuilt.value.find(({ type }) => type === 'patrolsPlaced')).not.toHaveProperty('sealed');
  });

  it('tells the same public bytes again, whatever was played', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { events } = playGame(seed, eveningFor(seed));
        const log = publicLog(events, commit);
        const rebuilt = rebuild(board, GAME, SECRET, log);
        expect(rebuilt.ok && rebuilt.value.length).toBe(log.length);
      }),
      { numRuns: 8 },
    );
  });
});
