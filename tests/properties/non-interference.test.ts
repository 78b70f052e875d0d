/**
 * Two games that differ only in what Jack still hides are the same for everybody else: the same public bytes, numbers and
 * counts, the same refusals of the same police commands. Differences are hideout, circles, order of the double event,
 * and moves tried, refused, recorded and taken back.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, inTwoSteps, touches } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import { commitWith, detectivesView, encodePublic, hiddenIn, KIND, publicLog } from '../../src/log/index';
import {
  type Command,
  decide,
  evolve,
  type Game,
  type GameEvent,
  isPoliceCommand,
  legalMoves,
  type Move,
  NEW_GAME,
  POLICEMEN,
  replay,
  toldTable,
} from '../../src/rules/index';
import { play, position } from '../rules/position';
import { chance } from './players';

/** A commit that depends on the number alone, as STYLE words it: the bytes of a real one look random anyway. */
const byNumber = (n: number): string => n.toString(16).padStart(64, '0');

type Twin = { game: Game; readonly events: GameEvent[] };

function act(twin: Twin, command: Command): ReturnType<typeof decide> {
  const decision = decide(board, twin.game, command);
  if (decision.ok) {
    twin.events.push(...decision.value);
    twin.game = replay(twin.game, decision.value);
  }
  return decision;
}

/** What everybody sees of a decision: its refusal, or the public part that followed. */
function seen(decision: ReturnType<typeof decide>): unknown {
  return decision.ok ? 'accepted' : decision.error;
}

/** Jack of twin `one` plays his own way; only the kinds of his moves are the same for both. */
function secretMove(twin: Twin, by: Move['by'], random: () => number, avoid: ReadonlySet<number>): boolean {
  const all = legalMoves(board, twin.game).filter((move) => move.by === by && !move.to.some((to) => avoid.has(to)));
  const move = all[Math.floor(random() * all.length)];
  if (move === undefined) return false;
  if (random() < 0.3) act(twin, { type: 'jackMoved', by: 'walk', to: [199] });
  if (random() < 0.3) {
    act(twin, { type: 'jackMoved', ...move });
    act(twin, { type: 'takenBack', entry: twin.game.count - 1 });
  }
  act(twin, { type: 'jackMoved', ...move });
  if (random() < 0.3) act(twin, { type: 'escapeDeclared' });
  return true;
}

/** Circles the police will ask for: nobody walks there, so that the answers are the same. */
const ASKED: ReadonlySet<number> = new Set(board.circles.filter((circle) => circle % 4 === 0));

function policeCommands(random: () => number, told: ReturnType<typeof toldTable>): readonly Command[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: 8 }, (): Command => {
    const policeman = pick(POLICEMEN);
    const place = told.policemen[policeman];
    const near = place === null || random() < 0.2 ? [] : touches(board, place).filter((circle) => ASKED.has(circle));
    const circle = pick(near.length > 0 ? near : [...ASKED]);
    const roll = random();
    if (roll < 0.2 && place !== null) return { type: 'policemanMoved', policeman, to: pick(inTwoSteps(board, place)) };
    if (roll < 0.25) return { type: 'policemanMoved', policeman, to: pick(board.crossings) };
    if (roll < 0.75) return { type: 'clueSearched', policeman, circle };
    if (roll < 0.85) return { type: 'arrestAttempted', policeman, circle };
    if (roll < 0.9) return { type: 'policemenStated', policemen: { [policeman]: pick(board.crossings) } };
    return roll < 0.95 ? { type: 'rewound', to: -1 } : { type: 'refereeSet', level: 'hunt' };
  });
}

const HIDEOUTS = board.circles.filter((circle) => !board.red.has(circle) && !ASKED.has(circle));

function playTwins(seed: number, referee: 'sheet' | 'hunt' | 'evening'): readonly [Twin, Twin] {
  const shared = chance(seed);
  const own = [chance(seed + 1), chance(seed + 2)] as const;
  const twins = [
    { game: NEW_GAME, events: [] },
    { game: NEW_GAME, events: [] },
  ] as [Twin, Twin];
  const both = (command: Command): void => {
    const [first, second] = twins.map((twin) => seen(act(twin, command)));
    expect(second).toEqual(first);
  };
  const each = (jack: (twin: Twin, random: () => number) => void): void => {
    for (const [i, twin] of twins.entries()) jack(twin, own[i as 0]);
  };
  both({ type: 'gameStarted', options: { referee } });
  each((twin, random) => {
    const circle = HIDEOUTS[Math.floor(random() * HIDEOUTS.length)] as CircleId;
    act(twin, { type: 'hideoutChosen', circle });
  });
  both({ type: 'handedOver' });
  both({
    type: 'takenOver',
    night: 3,
    time: 'V',
    scenes: [3, 21],
    row: [65, 147],
    tokens: { coaches: 2, alleys: 1 },
    policemen: placesOf(),
    turn: 'police',
  });
  both({ type: 'handedOver' });
  if (twins[0].game.table.phase !== 'police') throw new Error('not taken over');
  for (let turn = 0; turn < 8; turn += 1) {
    for (const command of policeCommands(shared, toldTable(twins[0].game))) both(command);
    both({ type: 'policeDone' });
    const by = shared() < 0.15 ? 'alley' : shared() < 0.2 ? 'coach' : 'walk';
    const before = twins.map(({ game }) =>
      legalMoves(board, game).some((move) => move.by === by && !move.to.some((to) => ASKED.has(to))),
    );
    if (!before.every(Boolean)) break;
    each((twin, random) => secretMove(twin, by, random, ASKED));
    // While a move is not handed over, the police are refused alike and learn nothing.
    for (const command of policeCommands(shared, toldTable(twins[0].game))) both(command);
    // Who has declared is public; keep to games in which neither has.
    const declared = twins.map(({ game }) => game.table.phase === 'between');
    if (declared.some(Boolean)) break;
    each((twin) => act(twin, { type: 'handedOver' }));
  }
  return twins;
}

function placesOf() {
  return { blue: 'k049', yellow: 'k058', brown: 'k044', red: 'k143', green: 'k180' } as const;
}

describe('what Jack hides', () => {
  it.each(['sheet', 'hunt', 'evening'] as const)(
    'INFO-1, INFO-2, HIDE-2: changes nothing for anybody else (%s)',
    (referee) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 2 ** 30 }), (seed) => {
          const [one, two] = playTwins(seed, referee);
          const [first, second] = [one, two].map(({ events }) => publicLog(events, byNumber).map(encodePublic));
          expect(second).toEqual(first);
          expect(toldTable(two.game)).toEqual(toldTable(one.game));
          expect(two.game.told).toBe(one.game.told);
          const views = [one, two].map(({ events }) =>
            detectivesView(publicLog(events, byNumber).map(({ event }) => event)),
          );
          expect(views[1]).toEqual(views[0]);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('really differs between the two games, or the law would say nothing', () => {
    let different = 0;
    let asked = 0;
    for (let seed = 0; seed < 20; seed += 1) {
      const [one, two] = playTwins(seed, 'hunt');
      if (JSON.stringify(one.game.sheet) !== JSON.stringify(two.game.sheet)) different += 1;
      asked += one.events.filter((event) => event.type === 'clueSearched').length;
    }
    expect(different).toBe(20);
    expect(asked).toBeGreaterThan(20);
  });

  it('END-3: a trap the referee has only found is not told by any refusal', () => {
    const places = { blue: 'k141', yellow: 'k160', brown: 'k049', red: 'k058', green: 'k180' };
    const at = (here: number): Game => {
      const tokens = { coaches: 0, alleys: 0 };
      return play(position({ row: [65, here], tokens, policemen: places, phase: 'police' }), { type: 'policeDone' });
    };
    const [trapped, free] = [at(147), at(84)];
    expect([trapped.found, free.found]).toEqual(['trapped', null]);
    // Going back and lowering the level need Jack's own tap, and he is told END-3; nobody else is.
    const commands: readonly Command[] = [
      { type: 'policeDone' },
      { type: 'policemanMoved', policeman: 'blue', to: 'k142' },
      { type: 'clueSearched', policeman: 'blue', circle: 111 },
      { type: 'arrestAttempted', policeman: 'blue', circle: 111 },
      { type: 'letterAnswered', policeman: 'brown' },
      { type: 'policemenStated', policemen: { blue: 'k142' } },
      { type: 'policemenStated', policemen: { blue: 'k160' } },
      { type: 'resumed', from: 3 },
      { type: 'conceded', by: 'police' },
      { type: 'alarmRaised', policemen: {} },
      { type: 'gameStarted', options: {} },
      { type: 'nightBegan', night: 2 },
    ];
    for (const command of commands) {
      expect(seen(decide(board, trapped, command)), command.type).toEqual(seen(decide(board, free, command)));
    }
  });

  it('DOUBLE-4: hides the order of the two crimes of night 3', () => {
    const murder = (circles: readonly number[]): readonly string[] => {
      const twin: Twin = { game: NEW_GAME, events: [] };
      const start: readonly GameEvent[] = [
        { type: 'gameStarted', options: { referee: 'sheet' } },
        { type: 'hideoutChosen', circle: 51 as CircleId },
        { type: 'handedOver' },
      ];
      twin.events.push(...start);
      twin.game = replay(NEW_GAME, start);
      twin.game = { ...twin.game, table: { ...twin.game.table, phase: 'hell', night: 3 } };
      act(twin, { type: 'killed', time: 'I', circles });
      act(twin, { type: 'handedOver' });
      return publicLog(twin.events, byNumber).map(encodePublic);
    };
    expect(murder([84, 65])).toEqual(murder([65, 84]));
  });

  it('is bound by commitments that read only kind, night and circles', () => {
    const commit = commitWith(new Uint8Array(16).fill(1), new Uint8Array(16).fill(2));
    const walk = { type: 'jackMoved', by: 'walk', to: [84 as CircleId] } as const;
    expect(hiddenIn(walk, 2)).toEqual([{ kind: KIND.walkOrAlley, night: 2, a: 84, b: 0 }]);
    expect(hiddenIn({ ...walk, ruledByTable: true }, 2)).toEqual(hiddenIn(walk, 2));
    expect(commit(5, { kind: 2, night: 2, a: 84, b: 0 })).not.toBe(commit(6, { kind: 2, night: 2, a: 84, b: 0 }));
    expect(isPoliceCommand({ type: 'policeDone' })).toBe(true);
    expect(evolve(NEW_GAME, { type: 'handedOver' }).told).toBe(0);
  });
});
