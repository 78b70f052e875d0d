/**
 * The contract of a carrier, run over each. Who sends here sends again until it has arrived, as the conversation above does.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Carrier, type CarrierState, MEETING, TALKING } from '../../src/link/carrier';
import { realAround } from './around';
import type { Line } from './lines';

export interface SuiteOptions {
  /** Milliseconds that anything may take. */
  readonly slow: number;
  /** Whether it is taken away altogether, too, and given back: a cluster needs half a minute for that. */
  readonly outages: boolean;
  /** The doors of a cluster whose servers are killed, each in a test of its own; the two sides stand at doors 0 and 1. */
  readonly kills?: readonly number[];
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const topic = (shape = TALKING): string =>
  shape + [...realAround.random(26)].map((byte) => alphabet[byte & 31]).join('');

export function carrierSuite(name: string, begin: () => Line | Promise<Line>, options: SuiteOptions): void {
  describe(name, () => suite(begin, options));
}

function suite(begin: () => Line | Promise<Line>, { slow, outages, kills = [] }: SuiteOptions): void {
  let line: Line;
  const opened: Carrier[] = [];
  const open = (door?: number): Carrier => {
    const carrier = line.open(door);
    opened.push(carrier);
    return carrier;
  };
  const pair = async (): Promise<[Carrier, Carrier]> => {
    const both: [Carrier, Carrier] = [open(0), open(1)];
    await Promise.all(both.map((each) => reaches(each, 'open', slow)));
    return both;
  };
  beforeAll(async () => {
    line = await begin();
    // A cluster takes a while to agree on its first client.
    const first = line.open();
    await reaches(first, 'open', slow);
    first.close();
  }, 60_000);
  afterEach(() => {
    for (const carrier of opened.splice(0)) carrier.close();
  });
  afterAll(() => line.end());

  it('brings a message to who listens on its topic, and to no other', async () => {
    const [one, other] = await pair();
    const [mine, others] = [topic(), topic(MEETING)];
    const heard = hear(one, mine);
    const elsewhere = hear(one, others);
    await arrives(other, mine, Uint8Array.of(1, 2, 3), heard, slow);
    expect(elsewhere).toEqual([]);
    await arrives(other, others, Uint8Array.of(4), elsewhere, slow);
    expect(heard.every((message) => message.join() === '1,2,3')).toBe(true);
  }, 40_000);

  it.each([1, 512, 8192])(
    'keeps every bit of %i bytes',
    async (size) => {
      const [one, other] = await pair();
      const sent = realAround.random(size);
      const at = topic();
      await arrives(other, at, sent, hear(one, at), slow);
      // What arrives is a plain array of the listener's own.
      const heard = hear(other, at);
      await arrives(one, at, sent, heard, slow);
      expect(heard[0]?.constructor).toBe(Uint8Array);
    },
    40_000,
  );

  it('serves two listeners on one topic, and the second still when the first has ended', async () => {
    const [one, other] = await pair();
    const at = topic();
    const first: Uint8Array[] = [];
    const end = one.listen(at, (message) => first.push(message));
    const second = hear(one, at);
    await arrives(other, at, Uint8Array.of(1), second, slow);
    expect(first.length).toBe(second.length);
    end();
    end();
    const before = first.length;
    await arrives(other, at, Uint8Array.of(2), second, slow);
    expect(first.length).toBe(before);
  }, 40_000);

  it('brings nothing more to a topic that is no longer listened to', async () => {
    const [one, other] = await pair();
    const [at, mark] = [topic(), topic()];
    const heard: Uint8Array[] = [];
    const end = one.listen(at, (message) => heard.push(message));
    await arrives(other, at, Uint8Array.of(1), heard, slow);
    end();
    const before = heard.length;
    other.send(at, Uint8Array.of(2));
    await arrives(other, mark, Uint8Array.of(3), hear(one, mark), slow);
    expect(heard.length).toBe(before);
  }, 40_000);

  it('keeps nothing for who comes later', async () => {
    const [one, other] = await pair();
    const at = topic();
    await arrives(other, at, Uint8Array.of(1), hear(one, at), slow);
    const later = open(2);
    await reaches(later, 'open', slow);
    const heard = hear(later, at);
    await arrives(other, at, Uint8Array.of(2), heard, slow);
    expect(new Set(heard.map((message) => message[0]))).toEqual(new Set([2]));
  }, 40_000);

  it('goes on after both sides have replaced their connection', async () => {
    const [one, other] = await pair();
    const at = topic();
    const heard = hear(one, at);
    await arrives(other, at, Uint8Array.of(1), heard, slow);
    for (const each of [one, other]) {
      const states = statesOf(each);
      each.renew();
      each.renew();
      await reaches(each, 'open', slow);
      expect(states[0]).toBe('connecting');
    }
    await arrives(other, at, Uint8Array.of(2), heard, slow);
  }, 40_000);

  if (outages) {
    it('says when it cannot be reached, tries on, and brings again what is sent again', async () => {
      const [one, other] = await pair();
      const at = topic();
      const heard = hear(one, at);
      await arrives(other, at, Uint8Array.of(1), heard, slow);
      await line.down();
      await Promise.all([one, other].map((each) => reaches(each, 'unreachable', slow)));
      other.send(at, Uint8Array.of(9));
      await line.up();
      await Promise.all([one, other].map((each) => reaches(each, 'open', slow)));
      await arrives(other, at, Uint8Array.of(2), heard, slow);
      expect(heard.some((message) => message[0] === 9)).toBe(false);
    }, 90_000);

    it('opens by itself when it was begun without a relay', async () => {
      await line.down();
      const late = open();
      await reaches(late, 'unreachable', slow);
      await line.up();
      await reaches(late, 'open', slow);
    }, 90_000);
  }

  it('ends everything at close, for good', async () => {
    const [one, other] = await pair();
    const at = topic();
    const closing = hear(one, at);
    const staying = hear(other, at);
    await arrives(other, at, Uint8Array.of(1), closing, slow);
    const states = statesOf(one);
    one.close();
    const before = closing.length;
    one.send(at, Uint8Array.of(9));
    one.renew();
    one.listen(at, (message) => closing.push(message));
    await arrives(other, at, Uint8Array.of(2), staying, slow);
    expect([one.state(), states, closing.length]).toEqual(['closed', ['closed'], before]);
    expect(staying.some((message) => message[0] === 9)).toBe(false);
    one.close();
  }, 40_000);

  for (const door of kills) {
    it(`loses nothing that is sent again when the server at door ${door} is killed`, async () => {
      const [one, other] = await pair();
      const at = topic();
      const heard = hear(one, at);
      let longest = 0;
      for (let id = 0; id < 20; id++) {
        const before = performance.now();
        if (id === 5) await line.kill?.(door);
        await arrives(other, at, Uint8Array.of(id), heard, slow);
        if (id > 0) longest = Math.max(longest, performance.now() - before);
      }
      console.log(`figures: NATS cluster, server at door ${door} killed: silent for ${(longest / 1000).toFixed(1)} s`);
      await line.up();
    }, 90_000);
  }
}

function hear(carrier: Carrier, at: string): Uint8Array[] {
  const heard: Uint8Array[] = [];
  carrier.listen(at, (message) => heard.push(message));
  return heard;
}

function statesOf(carrier: Carrier): CarrierState[] {
  const states: CarrierState[] = [];
  carrier.onState((state) => states.push(state));
  return states;
}

async function reaches(carrier: Carrier, state: CarrierState, timeout: number): Promise<void> {
  await vi.waitFor(() => expect(carrier.state()).toBe(state), { timeout, interval: 5 });
}

/** Sends until it has been heard, as it is. */
async function arrives(from: Carrier, at: string, message: Uint8Array, heard: Uint8Array[], timeout: number) {
  let wait = 0;
  const look = () => {
    const isThere = heard.some((each) => Buffer.compare(each, message) === 0);
    if (!isThere && wait-- <= 0) {
      from.send(at, message);
      wait = 20;
    }
    expect(isThere).toBe(true);
  };
  await vi.waitFor(look, { timeout, interval: 10 });
}
