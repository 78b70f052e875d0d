/**
 * Hell keeps two secrets from one another. What Jack hides (his hideout, his way there, which women are marked, the order of
 * two crimes, what he typed and took back) changes nothing for anybody else; what lies under the patrols changes nothing for
 * Jack: the same public bytes, refusals and steps, until the table turns it up.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asidesAt, stageOf } from '../../src/app/stage';
import { board } from '../../src/board/index';
import { saltOfFace, sealFaces } from '../../src/log/faces';
import { commitWith, detectivesView, encodePublic, publicLog, rebuild } from '../../src/log/index';
import {
  type Command,
  decide,
  type Face,
  type Game,
  type GameEvent,
  legalMoves,
  NEW_GAME,
  POLICEMEN,
  replay,
  toldTable,
  wretchedDestinations,
  wretchedToMove,
} from '../../src/rules/index';
import { RED, YELLOW } from '../rules/in-hell';
import {
  dearBoss,
  declare,
  goes,
  hide,
  kill,
  night,
  patrols,
  start,
  turnUp,
  victims,
  wait,
  walk,
  women,
} from '../rules/position';
import { chance } from './players';
import { DEVICE, GAME } from './players-hell';

/** A commit that depends on the number alone, as STYLE words it: the bytes of a real one look random anyway. */
const byNumber = (n: number): string => n.toString(16).padStart(64, '0');
/** Where the policemen ended night 2, far from both ways home, and two more. */
const AFTER_FORMER = ['k060', 'k001', 'k099', 'k143', 'k200', 'k044', 'k157'];
const handOver: Command = { type: 'handedOver' };

class Twin {
  game: Game = NEW_GAME;
  readonly events: GameEvent[] = [];

  /** What is seen of a command: accepted, or its refusal. */
  act(command: Command): unknown {
    const decision = decide(board, this.game, command);
    if (!decision.ok) return decision.error;
    this.events.push(...decision.value);
    this.game = replay(this.game, decision.value);
    return 'accepted';
  }

  must(...commands: readonly Command[]): void {
    for (const command of commands) expect(this.act(command), JSON.stringify(command)).toBe('accepted');
  }

  would(command: Command): unknown {
    const decision = decide(board, this.game, command);
    return decision.ok ? 'accepted' : decision.error;
  }

  get bytes(): readonly string[] {
    return publicLog(this.events, byNumber).map(encodePublic);
  }
}

const pickWith =
  (random: () => number) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;

/** What others may ask for in Hell and just after it, lawful or not; nobody is asked about a circle of the hunt. */
function othersCommands(random: () => number, { table, told }: Game): readonly Command[] {
  const pick = pickWith(random);
  const circle = (): number => pick([...board.circles, 0]);
  const crossing = (): string => pick([...board.crossings, 'x']);
  const wretched = (): number =>
    random() < 0.6 && table.hell.wretched.length > 0 ? pick(table.hell.wretched) : circle();
  return [
    patrols(random() < 0.5 ? YELLOW : Array.from({ length: 7 }, crossing)),
    patrols(AFTER_FORMER),
    ...Array.from({ length: 6 }, () => goes(wretched(), circle())),
    { type: 'alarmRaised', policemen: Object.fromEntries(POLICEMEN.map((policeman) => [policeman, crossing()])) },
    { type: 'facesOpened', openings: [{ place: pick([0, 3, 6]), face: 'red', salt: byNumber(1) }] },
    { type: 'policemanMoved', policeman: 'red', to: crossing() },
    { type: 'clueSearched', policeman: 'red', circle: circle() },
    { type: 'arrestAttempted', circle: circle() },
    { type: 'policeDone' },
    { type: 'letterAnswered', policeman: 'brown' },
    { type: 'policemenStated', policemen: { blue: crossing() } },
    { type: 'nightBegan', night: table.night + 1 },
    { type: 'refereeSet', level: pick(['sheet', 'hunt', 'evening'] as const) },
    { type: 'resumed', from: told },
    { type: 'conceded', by: 'police' },
  ];
}

/** What everybody may know of two games, and what anybody else would be told, is the same. */
function same([one, two]: readonly [Twin, Twin], random: () => number): void {
  expect(two.bytes).toEqual(one.bytes);
  expect(toldTable(two.game)).toEqual(toldTable(one.game));
  expect(two.game.told).toBe(one.game.told);
  for (const command of othersCommands(random, { ...one.game, table: toldTable(one.game) })) {
    expect(two.would(command), JSON.stringify(command)).toEqual(one.would(command));
  }
}

/** Two Jacks: where they hide, and how the one came home on night 2, from paper. */
const JACKS = [
  { hideout: 51, row: [84, 66] },
  { hideout: 100, row: [84, 99] },
] as const;

/** Two games come to the Hell of night 3, each with its own hideout and way there. */
function toNightThree(options: object): readonly [Twin, Twin] {
  const [one, two] = JACKS.map(({ hideout, row }) => {
    const twin = new Twin();
    const places = { blue: 'k060', yellow: 'k001', brown: 'k099', red: 'k143', green: 'k200' };
    twin.must(start({ referee: 'evening', ...options }), hide(hideout), handOver);
    const tokens = { coaches: 2, alleys: 2 };
    twin.must({ type: 'takenOver', night: 2, time: 'I', scenes: [147], row, tokens, policemen: places, turn: 'jack' });
    twin.must(handOver, walk(hideout), declare, handOver, night(3));
    return twin;
  });
  return [one as Twin, two as Twin];
}

const seeds = fc.integer({ min: 0, max: 2 ** 30 });
const SIX = [3, 21, 27, 65, 149, 158];

describe('what Jack hides in Hell', () => {
  it('HELL-2.1, DOUBLE-4, INFO-2: changes nothing for anybody else until it is turned up', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = chance(seed);
        const pick = pickWith(random);
        const marked = [...SIX].sort(() => random() - 0.5).slice(0, 3);
        const twins = toNightThree({ letters: true, wretchedMayStay: random() < 0.5 });
        const [one, two] = twins;
        const both = (...commands: readonly Command[]): void => {
          for (const twin of twins) twin.must(...commands);
          same(twins, random);
        };
        same(twins, random);
        // The second marks others first, is refused, and goes back.
        one.must(women(SIX, marked));
        expect(two.act(women(SIX, [3]))).not.toBe('accepted');
        two.must(women(SIX.toReversed(), marked.toReversed()));
        same(twins, random);
        both(patrols(AFTER_FORMER));
        if (random() < 0.5) both(dearBoss(pick(AFTER_FORMER), 'k049'));
        expect(two.act(victims(...SIX.slice(3), 66))).not.toBe('accepted');
        both(victims(...marked));
        const faces = [...POLICEMEN, false, false].sort(() => random() - 0.5) as readonly Face[];
        while (one.game.table.waits < 4 && random() < 0.6) {
          both(wait);
          for (const from of wretchedToMove(board, one.game.table)) {
            const to = wretchedDestinations(board, one.game.table, from);
            if (to.length > 0) both(goes(from, pick(to)));
          }
          const { patrols: lying } = one.game.table.hell;
          const place = pick(lying.flatMap(({ face }, i) => (face === null ? [i] : [])));
          both(turnUp(lying[place]?.crossing ?? '', faces[place] ?? false));
        }
        const { hell, waits } = one.game.table;
        const time = (['I', 'II', 'III', 'IV', 'V'] as const)[waits] ?? 'V';
        const [a = 0, b = 0, c = 0] = hell.wretched;
        one.must(kill(time, a, b));
        // Another pair typed, taken back, and the same two in the other order.
        two.must(kill(time, c, a));
        two.must({ type: 'takenBack', entry: two.game.count - 1 }, kill(time, b, a));
        same(twins, random);
        both(handOver);
        expect(one.game.sheet.rows[2]).not.toEqual(two.game.sheet.rows[2]);
        const places = one.game.table.hell.patrols.map(({ crossing }) => crossing);
        const policemen = Object.fromEntries(POLICEMEN.map((colour) => [colour, places[faces.indexOf(colour)]]));
        both({ type: 'alarmRaised', policemen } as Command);
        const [first, second] = twins.map(({ bytes }) => detectivesView(bytes.map((text) => JSON.parse(text).e)));
        expect(second).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  it('HELL-2.1, INFO-2: which women are marked, until the victims are revealed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = chance(seed);
        const twins = [new Twin(), new Twin()] as const;
        const marks = twins.map(() => [...RED].sort(() => random() - 0.5).slice(0, 5));
        for (const [i, twin] of twins.entries()) {
          twin.must(start({ referee: 'evening' }), hide(i === 0 ? 51 : 195), handOver, night(1), women(RED, marks[i]));
        }
        same(twins, random);
        for (const twin of twins) twin.must(patrols(YELLOW));
        same(twins, random);
        // Refused to Jack alone, who knows them.
        twins[0].act(victims(...(marks[1] ?? [])));
        if (JSON.stringify(marks[0]?.toSorted()) !== JSON.stringify(marks[1]?.toSorted())) {
          expect(twins[0].game.table.hell.step).toBe('victims');
          same(twins, random);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('HELL-2.1: is bound by one commitment, whose real form R opens to the very women', () => {
    const secret = new Uint8Array(16).fill(5);
    const twin = new Twin();
    twin.must(start({ referee: 'evening' }), hide(51), handOver, night(1), women(RED, [158, 3, 27, 65, 84]));
    const log = publicLog(twin.events, commitWith(GAME, secret));
    const rebuilt = rebuild(board, GAME, secret, log);
    expect(rebuilt.ok && rebuilt.value.at(-1)).toEqual(women(RED, [3, 27, 65, 84, 158]));
    expect(log.at(-1)?.commitments).toHaveLength(1);
  });
});

describe('what lies under the patrols', () => {
  /** What Jack may try in Hell, and what his phone shows him. */
  function jacksView({ game }: Twin): unknown {
    return {
      stage: stageOf(game),
      asides: asidesAt(game.table, stageOf(game), true),
      moves: legalMoves(board, game),
      table: game.table,
    };
  }

  function jacksCommands(random: () => number, { table }: Game): readonly Command[] {
    const pick = pickWith(random);
    const some = [...table.hell.wretched, 66];
    return [
      wait,
      kill('I', pick(some)),
      kill('III', pick(some), pick(some)),
      victims(...some),
      women(RED),
      dearBoss(pick(YELLOW), pick([...board.yellow])),
      turnUp('k080', 'red'),
      walk(66),
      handOver,
      { type: 'revealed' },
    ];
  }

  /** Two evenings on the phone of Jack: the device keeps the faces and sends what `sealed` stands for. */
  function evenings(
    seed: number,
    typed: boolean,
  ): { twins: readonly [Twin, Twin]; faces: readonly (readonly Face[])[] } {
    const random = chance(seed);
    const shuffled = (): readonly Face[] => [...POLICEMEN, false as const, false as const].sort(() => random() - 0.5);
    const first = shuffled();
    // What is turned up is the same under both; the rest changes places.
    const shown = [0, 1, 2];
    const rest = first.slice(3).sort(() => random() - 0.5);
    const faces = [first, [...first.slice(0, 3), ...rest]];
    const twins = faces.map((under) => {
      const twin = new Twin();
      twin.must(start({ referee: 'evening', wretchedMayStay: true }), hide(51), handOver, night(1), women(RED));
      const n = twin.game.told;
      const sealed = Array.from({ length: 7 }, (_, place) => byNumber(100 * n + place));
      twin.must({ type: 'patrolsPlaced', crossings: YELLOW, ...(typed ? { faces: under } : { sealed }) });
      twin.must(victims(3, 27, 65, 84, 158));
      return twin;
    }) as [Twin, Twin];
    const look = (): void => {
      expect(twins[1].bytes).toEqual(twins[0].bytes);
      expect(jacksView(twins[1])).toEqual(jacksView(twins[0]));
      const commands = [...jacksCommands(random, twins[0].game), ...othersCommands(random, twins[0].game)];
      // Where a record gives the faces, the whistles are judged by them: they are what turns all of them up.
      for (const command of commands.filter(({ type }) => !typed || type !== 'alarmRaised')) {
        expect(twins[1].would(command), JSON.stringify(command)).toEqual(twins[0].would(command));
      }
    };
    look();
    for (const place of shown) {
      if (random() < 0.3) break;
      for (const twin of twins) twin.must(wait);
      look();
      for (const twin of twins) twin.must(turnUp(YELLOW[place] ?? '', first[place]));
      look();
    }
    const time = (['I', 'II', 'III', 'IV'] as const)[twins[0].game.table.waits] ?? 'V';
    for (const twin of twins) twin.must(kill(time, 84));
    look();
    for (const twin of twins) twin.must(handOver);
    look();
    return { twins, faces };
  }

  it.each([
    ['kept by the police’s device', false],
    ['given in a record', true],
  ])('HELL-3.2, INFO-1: %s, changes nothing for Jack until it is turned up', (_, typed) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { twins, faces } = evenings(seed, typed);
        for (const [i, twin] of twins.entries()) {
          const under = faces[i] ?? [];
          const policemen = Object.fromEntries(POLICEMEN.map((colour) => [colour, YELLOW[under.indexOf(colour)]]));
          twin.must({ type: 'alarmRaised', policemen } as Command);
          expect(twin.game.table.hell.patrols.map(({ face }) => face)).toEqual(under);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('HELL-3.2: really differs between the two evenings, or the law would say nothing', () => {
    const different = Array.from({ length: 20 }, (_, seed) => evenings(seed, false).faces).filter(
      ([one, two]) => JSON.stringify(one) !== JSON.stringify(two),
    );
    expect(different.length).toBeGreaterThan(15);
  });

  it('HELL-3.2: is bound by commitments that read only place, night, number and face', () => {
    const faces: readonly Face[] = ['red', 'blue', false, 'green', 'yellow', false, 'brown'];
    const sealed = sealFaces(GAME, DEVICE, 5, 1, faces);
    expect(new Set(sealed).size).toBe(7);
    expect(sealFaces(GAME, DEVICE, 5, 1, faces)).toEqual(sealed);
    const swapped = faces.with(0, 'brown').with(6, 'red');
    expect(sealFaces(GAME, DEVICE, 5, 1, swapped).slice(1, 6)).toEqual(sealed.slice(1, 6));
    expect(sealFaces(GAME, DEVICE, 6, 1, faces)[0]).not.toBe(sealed[0]);
    expect(sealFaces(GAME, DEVICE, 5, 2, faces)[0]).not.toBe(sealed[0]);
    expect(saltOfFace(DEVICE, 5, 0)).not.toBe(saltOfFace(DEVICE, 5, 1));
  });
});
