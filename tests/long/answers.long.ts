/**
 * Yes and no cannot be told apart from outside: two thousand answers of each, by the real session, host and guest over
 * stores that are IndexedDB's contract, overheard where a relay stands. Every frame weighs the same both ways, and the times
 * from question to answer, with what deciding and storing cost on this computer, have one distribution.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import type { LinkAround } from '../../src/link/around';
import { IN_PLAY, open } from '../../src/link/frames';
import { BEFORE, STEP } from '../../src/link/jack-end';
import { createAir } from '../../src/link/memory-carrier';
import { openDeviceStore } from '../../src/store/index';
import { openTableStore } from '../../src/store/table-store';
import { chance } from '../link/conversing';
import { seeded } from '../link/two-phones';
import { seated } from './seated';
import { createSkippingClock, type SkippingClock } from './skipping-clock';

const SEED = 1888;
const GAMES = 40;
/** Of each kind in a game. */
const EACH = 50;
/**
 * How far two samples of 2,000 may lie apart (Kolmogorov and Smirnov's distance): two of one distribution pass it once in
 * 9,000 runs. One kind that takes 5 ms longer shows.
 */
const FURTHEST = 0.07;

interface Flown {
  readonly at: number;
  readonly topic: string;
  readonly frame: Uint8Array;
}

interface Heard {
  readonly yes: boolean;
  /** Milliseconds from the question's frame to its answer's. */
  readonly delay: number;
  /** Milliseconds from the moment at which it is looked at to the moment at which it is stored. */
  readonly deciding: number;
  /** What left with the answer. */
  readonly frames: string;
}

describe('four thousand answers', () => {
  it('weigh the same and take the same time, yes or no', { timeout: 900_000 }, async () => {
    const heard: Heard[] = [];
    const sizes = new Map<number, number>();
    for (let game = 0; game < GAMES; game += 1) {
      const evening = await play(SEED + game);
      heard.push(...evening.heard);
      for (const { frame } of evening.flown) sizes.set(frame.length, (sizes.get(frame.length) ?? 0) + 1);
    }
    const [yes, no] = [heard.filter((one) => one.yes), heard.filter((one) => !one.yes)];
    const delays = [yes, no].map((all) => all.map(({ delay }) => delay)) as [number[], number[]];
    const deciding = [yes, no].map((all) => all.map((one) => one.deciding)) as [number[], number[]];
    const distance = distanceOf(...delays);
    console.info(
      `figures: seed ${SEED}: ${yes.length} yes, ${no.length} no; distance of their delays ${distance.toFixed(3)} of ${FURTHEST}; ` +
        `median ${median(delays[0]).toFixed(1)} and ${median(delays[1]).toFixed(1)} ms; ` +
        `deciding and storing, median ${median(deciding[0]).toFixed(2)} and ${median(deciding[1]).toFixed(2)} ms ` +
        `(distance ${distanceOf(...deciding).toFixed(3)}, seen by nobody)`,
    );
    expect([yes.length, no.length]).toEqual([GAMES * EACH, GAMES * EACH]);
    expect([...sizes.keys()]).toEqual([IN_PLAY]);
    // A reply and a part of the log, whichever it is.
    expect([...new Set(heard.map(({ frames }) => frames))]).toEqual(['done,log']);
    expect(Math.min(...delays.flat())).toBeGreaterThanOrEqual(300);
    expect(distance).toBeLessThan(FURTHEST);
  });

  it('would be told apart if one kind took five milliseconds longer', () => {
    const next = chance(SEED);
    /** Asked at any moment, answered at the first step after it was looked at, decided and stored. */
    const delays = (deciding: number) =>
      Array.from({ length: 2000 }, () => {
        const asked = next() * STEP;
        return Math.ceil((asked + BEFORE + deciding) / STEP) * STEP - asked;
      });
    expect(distanceOf(delays(3), delays(3))).toBeLessThan(FURTHEST);
    expect(distanceOf(delays(3), delays(8))).toBeGreaterThan(FURTHEST);
  });
});

/** One game: as many questions of either kind as there are, in an order by chance. */
async function play(seed: number) {
  const next = chance(seed);
  const clock = createSkippingClock(seeded(seed));
  const around = { now: () => Math.round(clock.now()), random: clock.random };
  const flown: Flown[] = [];
  const air = createAir({
    around: clock,
    fate: (topic, frame) => {
      flown.push({ at: clock.now(), topic, frame });
      return [0];
    },
  });
  /** Jack's phone begins to decide when its timer fires, and has stored when it waits for the next step. */
  let [began, stored] = [0, 0];
  const jackAround: LinkAround = {
    ...clock,
    after: (milliseconds, call) => {
      if (milliseconds <= STEP) stored = clock.now();
      return clock.after(milliseconds, () => {
        if (milliseconds === BEFORE) began = clock.now();
        call();
      });
    },
  };
  const table = await clock.until(
    phones(clock).then((stores) =>
      seated({
        carriers: { jack: air.carrier(), guest: air.carrier() },
        around,
        linkAround: clock,
        jackAround,
        stores,
        moves: 5,
        chance: next,
      }),
    ),
  );
  const { guest, keys, id, trail } = table;
  while (guest.presence.value.is !== 'connected' || guest.told.value.count !== table.session.told.value.count) {
    await clock.pass(100);
  }
  flown.length = 0;
  const never = board.circles.filter((circle) => !trail.has(circle));
  const some = (of: readonly number[]) => of[Math.floor(next() * of.length)] as number;
  const wanted = shuffled([...Array<boolean>(EACH).fill(true), ...Array<boolean>(EACH).fill(false)], next);
  const heard: Heard[] = [];
  const game = Buffer.from(id, 'hex');
  const openedSince = (from: number) =>
    flown.slice(from).map(({ at, topic, frame }) => {
      const direction = topic === keys.topicToJack ? 'toJack' : 'fromJack';
      return { at, direction, text: open({ key: keys[direction], game, device: 1, direction }, frame) ?? '' } as const;
    });
  for (const yes of wanted) {
    await clock.pass(next() * 1000);
    const before = flown.length;
    const circle = yes ? some([...trail]) : some(never);
    const outcome = await clock.until(guest.dispatch({ type: 'clueSearched', circle }));
    if (!outcome.ok) throw new Error(`seed ${seed}, circle ${circle}: ${JSON.stringify(outcome)}`);
    expect(guest.told.value.heard.at(-1)).toMatchObject({ circle, yes });
    const said = openedSince(before);
    const asked = said.find(({ text }) => is(text, 'ask'));
    const answer = said.find(({ text }) => is(text, 'done'));
    if (asked === undefined || answer === undefined) throw new Error(`seed ${seed}: not overheard`);
    const frames = said
      .slice(said.indexOf(answer))
      .filter(({ direction, text }) => direction === 'fromJack' && !is(text, 'beat'))
      .map(({ text }) => /"t":"(\w+)"/.exec(text)?.[1]);
    const [delay, deciding] = [answer.at - asked.at, stored - began];
    heard.push({ yes, delay, deciding, frames: frames.slice(0, 2).join() });
  }
  table.end();
  return { heard, flown };
}

/** A database each, as on two phones. */
async function phones(clock: SkippingClock) {
  globalThis.indexedDB = new IDBFactory();
  const game = await openDeviceStore();
  if (!game.ok) throw new Error(game.error.why);
  const jack = await openTableStore();
  globalThis.indexedDB = new IDBFactory();
  // The module keeps none of it: each call opens the database that is there now.
  const guest = await openTableStore();
  return { game: clock.watched(game.value), jack: clock.watched(jack), guest: clock.watched(guest) };
}

function is(text: string, kind: string): boolean {
  return text.includes(`"t":"${kind}"`);
}

/** The largest difference between the shares of two samples that lie below any one number. */
function distanceOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one, other].map((all) => [...all].sort((x, y) => x - y)) as [number[], number[]];
  let [i, j, most] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const at = Math.min(a[i] as number, b[j] as number);
    while (i < a.length && (a[i] as number) <= at) i += 1;
    while (j < b.length && (b[j] as number) <= at) j += 1;
    most = Math.max(most, Math.abs(i / a.length - j / b.length));
  }
  return most;
}

function median(all: readonly number[]): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

function shuffled<T>(all: readonly T[], next: () => number): readonly T[] {
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
