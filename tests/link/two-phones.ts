/** Two phones in one test: a time that only the test moves, chance from a seed, and an air that does what it is told. */
import type { LinkAround } from '../../src/link/around';
import type { Carrier, CarrierState } from '../../src/link/carrier';
import type { Admitted } from '../../src/link/meeting';
import { type CallerOptions, type CallerState, createCaller, type Joined } from '../../src/link/pairing-guest';
import { createDoor, type Door, type DoorState } from '../../src/link/pairing-jack';

export const GAME = Uint8Array.from({ length: 16 }, (_, i) => i + 1);
export const HEAD = 'ab'.repeat(32);

/** A time that stands still until it is moved. */
export function createTime() {
  let now = 0;
  let number = 0;
  let waiting: { at: number; number: number; call: () => void }[] = [];
  const after = (milliseconds: number, call: () => void): (() => void) => {
    const one = { at: now + milliseconds, number: number++, call };
    waiting.push(one);
    return () => {
      waiting = waiting.filter((other) => other !== one);
    };
  };
  return {
    now: () => now,
    after,
    waiting: () => waiting.length,
    /** Lets time pass, and calls what was to be called, in order. */
    pass: (milliseconds: number): void => {
      const until = now + milliseconds;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at || a.number - b.number)[0];
        if (next === undefined) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = until;
    },
    /** The phone sleeps: time passes and nothing is called. */
    sleep: (milliseconds: number): void => {
      now += milliseconds;
    },
  };
}
export type Time = ReturnType<typeof createTime>;

/** Bytes that look like chance and are the same for the same seed. */
export function seeded(seed: number): (bytes: number) => Uint8Array {
  let state = (seed * 2654435761 + 1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) & 255;
  };
  return (bytes) => Uint8Array.from({ length: bytes }, next);
}

/** 0, 1, 2, … : fixed bytes for a test vector. */
export function counting(from: number): (bytes: number) => Uint8Array {
  let next = from;
  return (bytes) => Uint8Array.from({ length: bytes }, () => next++ & 255);
}

export function aroundOf(time: Time, random: (bytes: number) => Uint8Array): LinkAround {
  return { random, now: time.now, after: time.after };
}

export interface Flying {
  /** Counted from 0, over all messages. */
  readonly number: number;
  readonly from: string;
  readonly topic: string;
  readonly bytes: Uint8Array;
}
export interface Arriving {
  readonly after: number;
  readonly bytes: Uint8Array;
}

/** An air in which `route` decides what becomes of a message: as often, as late and as changed as it says. */
export function createTestAir(time: Time, route: (message: Flying) => readonly Arriving[] = plain) {
  const listeners = new Map<string, Set<{ take: (message: Uint8Array) => void }>>();
  const flown: Flying[] = [];
  let state: CarrierState = 'open';
  // Like a relay: to everybody on the topic, the sender too.
  const deliver = (topic: string, bytes: Uint8Array): void => {
    for (const { take } of [...(listeners.get(topic) ?? [])]) take(bytes);
  };
  const carrier = (who: string): Carrier => ({
    state: () => state,
    onState: () => () => undefined,
    listen: (topic, take) => {
      const one = { take };
      const there = listeners.get(topic) ?? new Set();
      listeners.set(topic, there.add(one));
      return () => there.delete(one);
    },
    send: (topic, bytes) => {
      const message = { number: flown.length, from: who, topic, bytes };
      flown.push(message);
      for (const one of route(message)) time.after(one.after, () => deliver(topic, one.bytes));
    },
    renew: () => undefined,
    close: () => undefined,
  });
  return {
    carrier,
    flown: flown as readonly Flying[],
    setState: (next: CarrierState) => {
      state = next;
    },
    /** Says something on a topic as a stranger. */
    inject: (topic: string, bytes: Uint8Array) => deliver(topic, bytes),
    topics: () => [...listeners].filter(([, there]) => there.size > 0).map(([topic]) => topic),
  };
}
export type TestAir = ReturnType<typeof createTestAir>;

export function plain({ bytes }: Flying): readonly Arriving[] {
  return [{ after: 10, bytes }];
}

/** Jack's phone and what it shows and lets in. */
export function jackIn(time: Time, air: TestAir, seed = 1, more: Partial<Parameters<typeof createDoor>[0]> = {}) {
  const admitted: Admitted[] = [];
  const states: DoorState[] = [];
  let free: number | null = 1;
  const door: Door = createDoor({
    carrier: air.carrier('jack'),
    around: aroundOf(time, seeded(seed)),
    game: GAME,
    version: '0.1.0',
    count: () => 7,
    head: () => HEAD,
    freeDevice: () => free,
    onState: (state) => states.push(state),
    onAdmitted: (device) => {
      admitted.push(device);
      return undefined;
    },
    ...more,
  });
  const shown = (): Extract<DoorState, { is: 'open' }> => {
    const state = door.state();
    if (state.is !== 'open') throw new Error(`the door is ${state.is}`);
    return state;
  };
  return {
    door,
    admitted,
    states,
    code: () => shown().code,
    secret: () => shown().secret,
    last: () => shown().last,
    setFree: (id: number | null) => {
      free = id;
    },
  };
}
export type Jack = ReturnType<typeof jackIn>;

export function guestIn(
  time: Time,
  air: TestAir,
  { who = 'guest', seed = 1000, ...given }: { who?: string; seed?: number } & Partial<CallerOptions> & { code: string },
) {
  const joined: Joined[] = [];
  const states: CallerState[] = [];
  const caller = createCaller({
    carrier: air.carrier(who),
    around: aroundOf(time, seeded(seed)),
    version: '0.1.0',
    role: 'detectives',
    name: 'Abberline',
    secret: null,
    onState: (state) => states.push(state),
    onJoined: (one) => joined.push(one),
    ...given,
  });
  const why = (): string | null => {
    const state = caller.state();
    return state.is === 'failed' ? state.why : null;
  };
  return { caller, joined, states, why };
}
export type Guest = ReturnType<typeof guestIn>;

/** The people at the table: they compare honestly, and Jack lets in whoever got that far. */
export function tapHonestly(jack: Jack, guest: Guest): void {
  const left = jack.door.state();
  const right = guest.caller.state();
  if (left.is === 'comparing' && right.is === 'comparing') {
    if (String(left.symbols) === String(right.symbols)) {
      jack.door.same();
      guest.caller.same();
    } else {
      jack.door.different();
      guest.caller.different();
    }
  }
  if (jack.door.state().is === 'admitting') jack.door.admit('detectives');
}
