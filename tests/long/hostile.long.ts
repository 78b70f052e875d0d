/**
 * A hundred thousand hostile frames against a table in play, and as many against the door of a pairing: malformed, oversized,
 * truncated, bent, replayed, sent back, of another table, of wrong keys. Nothing crashes, nothing changes but what the
 * people at the table do meanwhile, and nothing is kept of it. Then some thousands over real sockets of the real relay.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../src/app/around';
import { textsOf } from '../../src/app/games';
import { join } from '../../src/app/joining';
import { board } from '../../src/board/index';
import type { Carrier } from '../../src/link/carrier';
import { meetingTopic } from '../../src/link/code';
import { seal } from '../../src/link/frames';
import { answerOffer, kindOf, makeHello } from '../../src/link/handshake';
import { createAir } from '../../src/link/memory-carrier';
import { openMqtt } from '../../src/link/mqtt-carrier';
import { frameKey } from '../../src/link/pairing';
import { createDoor } from '../../src/link/pairing-jack';
import { headOf } from '../../src/log/chain';
import { serve } from '../../src/relay/server';
import { memoryTableStore } from '../../src/store/table-store';
import { realAround } from '../link/around';
import {
  chance,
  createClock,
  frame,
  GAME as GAME_IN_PLAY,
  idOf,
  keysOf,
  search,
  setTable,
  someLog,
} from '../link/conversing';
import { createTime, GAME, HEAD, seeded } from '../link/two-phones';
import { type Client, openClient, openSocket, publish } from '../relay/client';
import { heldMegabytes } from './heap';
import { createRubbish, KINDS, type Overheard } from './rubbish';
import { type Seated, seated } from './seated';

const SEED = Number(process.env.HOSTILE_SEED ?? 1888);
const FRAMES = 100_000;
const TOGETHER = 100;
/** Megabytes that may be held more after four fifths of the frames than after the first; they weigh over 300 all together. */
const MOST_GROWN = 3;

/** All that a table holds and shows, on both phones. */
async function standing({ session, host, guest }: Seated) {
  return {
    stored: await textsOf(session.store, session.header.id),
    told: session.told.value,
    devices: host.devices.value,
    door: host.door.value,
    fork: host.fork.value,
    proposal: host.proposal.value,
    holding: host.holding.value,
    heard: guest.entries.value,
    guestTold: guest.told.value,
    seat: guest.header.value.seat,
    presence: guest.presence.value,
    unsent: guest.unsent.value,
  };
}

describe(`hostile frames, seed ${SEED}`, () => {
  it('change nothing at a table in play', { timeout: 900_000 }, async () => {
    const next = chance(SEED);
    const clock = createClock(SEED);
    const around = { now: () => Math.round(clock.now()), random: clock.random };
    let overhearing: Overheard[] | null = [];
    const air = createAir({
      around: clock,
      fate: (topic, message) => {
        overhearing?.push({ topic, frame: message.slice() });
        return [0];
      },
    });
    const pass = async (milliseconds: number): Promise<void> => {
      await clock.pass(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
    };
    const sit = async (): Promise<Seated> => {
      const carriers = { jack: air.carrier(), guest: air.carrier() };
      const table = await seated({ carriers, around, linkAround: clock });
      for (let i = 0; i < 20; i += 1) await pass(100);
      return table;
    };
    const ask = async ({ guest }: Seated, circle: number): Promise<void> => {
      let outcome: { readonly ok: boolean } | null = null;
      void guest.dispatch({ type: 'clueSearched', circle }).then((done) => {
        outcome = done;
      });
      for (let i = 0; i < 100 && outcome === null; i += 1) await pass(50);
      expect(outcome).toMatchObject({ ok: true });
    };
    const talk = async (table: Seated, minutes: number): Promise<readonly Overheard[]> => {
      overhearing = [];
      for (let i = 0; i < 30; i += 1) await ask(table, board.circles[i * 5] as number);
      for (let i = 0; i < minutes; i += 1) await pass(60_000);
      const all = overhearing;
      overhearing = null;
      return all;
    };
    const other = await sit();
    const elsewhere = await talk(other, 1);
    other.end();
    const table = await sit();
    // Long enough for both phones to have forgotten the first frames: they remember the last 1,024.
    const overheard = await talk(table, 120);
    expect(overheard.length).toBeGreaterThan(3000);
    table.host.open();
    const door = table.host.door.value;
    if (door.is !== 'open') throw new Error(door.is);
    const meeting = meetingTopic(door.code);

    const { keys, id, session, guest } = table;
    const rubbish = createRubbish({ next, bytes: seeded(SEED), keys, game: fromHex(id), overheard, elsewhere });
    const stranger = air.carrier();
    await pass(100);
    const before = await standing(table);
    let early = 0;
    let asked = 0;
    const thrown = new Map<string, number>();
    for (let sent = 0; sent < FRAMES; sent += TOGETHER) {
      for (let i = 0; i < TOGETHER; i += 1) {
        const { kind, topic, frame: message } = rubbish();
        thrown.set(kind, (thrown.get(kind) ?? 0) + 1);
        stranger.send(topic, message);
        stranger.send(meeting, message);
      }
      await pass(50);
      // Play goes on meanwhile, and every question is done once.
      if (sent % (FRAMES / 20) === 0) {
        const circle = asked % 2 === 0 ? 27 : 190;
        await ask(table, circle);
        asked += 1;
        expect(guest.told.value.heard.at(-1)).toMatchObject({ circle, yes: circle === 27 });
        expect(session.told.value.count).toBe(before.told.count + asked);
      }
      if (sent === FRAMES / 5) early = await heldMegabytes();
    }
    const grown = (await heldMegabytes()) - early;
    const after = await standing(table);
    console.info(
      `figures: ${FRAMES} hostile frames at a table, seed ${SEED}: held ${grown.toFixed(2)} MB more at the end`,
    );
    expect([...thrown.keys()].sort()).toEqual([...KINDS].sort());
    expect(after.guestTold).toEqual(after.told);
    expect(after.heard.slice(0, before.heard.length)).toEqual(before.heard);
    expect(after.heard).toHaveLength(before.heard.length + asked);
    expect(after.stored?.startsWith(before.stored ?? '-')).toBe(true);
    const kept = ({ devices, door: shown, fork, proposal, holding, seat, presence, unsent }: typeof after) => {
      return { devices, shown, fork, proposal, holding, seat, presence, unsent };
    };
    expect(kept(after)).toEqual(kept(before));
    expect(kept(after)).toMatchObject({ seat: 'detectives', presence: { is: 'connected' }, fork: null, unsent: [] });
    expect(grown).toBeLessThan(MOST_GROWN);

    // And the door still lets in whom Jack lets in.
    const joining = join({
      ...{ code: door.code, secret: null, name: 'Laptop', seat: 'display', carrier: air.carrier() },
      ...{ linkAround: clock, around, table: memoryTableStore() },
    });
    for (let i = 0; i < 200 && joining.state.value.is !== 'joined'; i += 1) {
      if (joining.state.value.is === 'comparing') joining.same();
      if (table.host.door.value.is === 'comparing') table.host.same();
      if (table.host.door.value.is === 'admitting') table.host.admit('display');
      await pass(50);
    }
    expect(joining.state.value).toEqual({ is: 'joined', id });
    expect(table.host.devices.value).toHaveLength(2);
    table.end();
  });

  it('let nobody in at the door, and leave nothing behind', { timeout: 900_000 }, async () => {
    const next = chance(SEED + 1);
    const bytes = seeded(SEED + 1);
    const upTo = (most: number): number => Math.floor(next() * most);
    const time = createTime();
    const listening = new Map<string, Set<(message: Uint8Array) => void>>();
    let heard: Uint8Array | null = null;
    const carrier: Carrier = {
      state: () => 'open',
      onState: () => () => undefined,
      listen: (topic, take) => {
        listening.set(topic, (listening.get(topic) ?? new Set()).add(take));
        return () => {
          listening.get(topic)?.delete(take);
          if (listening.get(topic)?.size === 0) listening.delete(topic);
        };
      },
      send: (_topic, message) => {
        heard = message;
      },
      renew: () => undefined,
      close: () => undefined,
    };
    const around = { random: bytes, now: time.now, after: time.after };
    const closings = new Map<string, number>();
    let admitted = 0;
    let told = '';
    const door = createDoor({
      ...{ carrier, around, game: GAME, version: '0.1.0', count: () => 7, head: () => HEAD, freeDevice: () => 1 },
      onState: (state) => {
        told = state.is;
        if (state.is === 'closed') closings.set(`${state.why}`, (closings.get(`${state.why}`) ?? 0) + 1);
      },
      onAdmitted: () => {
        admitted += 1;
        return undefined;
      },
    });
    const say = (topic: string, message: Uint8Array): void => {
      for (const take of [...(listening.get(topic) ?? [])]) take(message);
    };
    const text = (message: object | string): Uint8Array =>
      new TextEncoder().encode(typeof message === 'string' ? message : JSON.stringify(message));
    const hex = (count: number): string => Buffer.from(bytes(count)).toString('hex');
    const bent = (message: Uint8Array): Uint8Array => {
      const copy = message.slice(0, 1 + upTo(message.length));
      const place = upTo(copy.length);
      copy[place] = (copy[place] as number) ^ (1 << upTo(8));
      return copy;
    };
    /** Somebody who knows the code, and goes as far as he gets without anybody's tap. */
    const caller = (topic: string, code: string): void => {
      const { message, calling } = makeHello(bytes, 'detectives', '0.1.0');
      heard = null;
      say(topic, next() < 0.2 ? bent(message) : message);
      if (heard === null || kindOf(heard) !== 'offer') return;
      const secret = next() < 0.5 ? new Uint8Array() : bytes(16);
      const answered = answerOffer(calling, code, secret, heard);
      if (!answered.ok) return;
      const { keys, message: opening, game } = answered.value;
      say(topic, next() < 0.3 ? bent(opening) : opening);
      const steps = [{ t: 'ready', name: 'x' }, { t: 'same' }, { t: 'different' }, { t: 'admitted' }, { t: 'bye' }];
      for (let i = 0; i < 5; i += 1) {
        const step = JSON.stringify(i === 0 ? steps[0] : steps[upTo(steps.length)]);
        const sealed = seal(frameKey(keys, game, 'toJack', next() < 0.8 ? 0 : 1), step, 512, bytes);
        say(keys.topicToJack, next() < 0.1 ? bent(sealed) : sealed);
      }
    };
    /** Messages by which nobody gets far, each with a place of its own in what the door reads. */
    const stray: readonly (() => Uint8Array)[] = [
      () => bytes(upTo(300)),
      () => text(`{"t":"hello","c":"${hex(upTo(40))}"`.slice(0, upTo(100))),
      () => text({ t: ['hello', 'offer', 'open', 'no', '__proto__', 7][upTo(6)], c: upTo(9), p: [[]] }),
      () => text({ t: 'open', e: hex(32), n: hex(32) }),
      () => text('['.repeat(upTo(4000))),
      () => text({ t: 'hello', p: [1, 1], v: 'x'.repeat(upTo(60)), r: 'detectives', c: hex(32) }),
      () => text({ t: 'offer', c: hex(32), p: 1 }),
    ];
    door.open();
    let code = '';
    let early = 0;
    let reopened = 0;
    let most = { topics: 0, timers: 0 };
    for (let sent = 0; sent < FRAMES; sent += 1) {
      const state = door.state();
      if (state.is === 'open') code = state.code;
      if (state.is === 'closed') {
        reopened += 1;
        door.open();
      }
      const topic = meetingTopic(code);
      if (next() < 0.02) caller(topic, code);
      else say(topic, (stray[upTo(stray.length)] as () => Uint8Array)());
      if (sent % 10 === 0) time.pass(500);
      if (sent === FRAMES / 5) early = await heldMegabytes();
      most = { topics: Math.max(most.topics, listening.size), timers: Math.max(most.timers, time.waiting()) };
    }
    const grown = (await heldMegabytes()) - early;
    console.info(
      `figures: ${FRAMES} hostile frames at the door, seed ${SEED}: closed by itself and opened again ${reopened} times, ` +
        `at most ${most.topics} topics and ${most.timers} timers, held ${grown.toFixed(2)} MB more at the end`,
    );
    expect(admitted).toBe(0);
    expect(told).toBe(door.state().is);
    expect([...closings.keys()].sort()).toEqual(['comparisons', 'hellos']);
    expect(most.topics).toBeLessThanOrEqual(4);
    expect(most.timers).toBeLessThanOrEqual(40);
    expect(grown).toBeLessThan(MOST_GROWN);
    door.close();
    expect(listening.size).toBe(0);
  });

  it('of a device that was let in fill no memory either', { timeout: 600_000 }, async () => {
    const next = chance(SEED + 2);
    const clock = createClock(SEED + 2);
    const { jack, device, stranger } = setTable({ clock });
    jack.log.push(...someLog(3));
    jack.highest = 0;
    await clock.pass(1000);
    device.end.end();
    const { topicToJack } = keysOf(1);
    const head = Buffer.from(headOf(GAME_IN_PLAY, jack.log)).toString('hex');
    const about = { night: 1, move: 0, count: 3, head };
    const askOnce = async (ids: readonly number[]): Promise<number> => {
      const before = jack.decided.length;
      for (const n of ids) {
        stranger.send(topicToJack, frame('toJack', { t: 'ask', id: idOf(n), ...about, command: search(5) }));
        const nonsense = [
          '{',
          '[]',
          '{"t":"ask"}',
          `{"t":"pull","since":${next()}}`,
          '{"t":"bring","from":-1}',
          '\u0000',
        ];
        stranger.send(topicToJack, frame('toJack', nonsense[n % nonsense.length] as string));
      }
      await clock.pass(1000);
      jack.sent.length = 0;
      return jack.decided.length - before;
    };
    // All are refused; 32 at once are as many as wait.
    for (let n = 0; n < 6400; n += 32) {
      expect(await askOnce(Array.from({ length: 32 }, (_, i) => n + i))).toBe(32);
    }
    // Those of late are known, and not decided again; the early ones are forgotten, and are.
    expect(await askOnce([6399])).toBe(0);
    expect(await askOnce([6300])).toBe(0);
    expect(await askOnce([0])).toBe(1);
    // More than may wait at once: the rest is not kept until there is room.
    expect(await askOnce(Array.from({ length: 500 }, (_, i) => 10_000 + i))).toBe(32);
    expect(jack.log).toHaveLength(3);
    jack.sleep();
  });

  it('over real sockets change nothing, and end neither the relay nor the table', { timeout: 300_000 }, async () => {
    const next = chance(SEED + 3);
    const bytes = seeded(SEED + 3);
    const folder = mkdtempSync(pathOf(tmpdir(), 'hideout-hostile-'));
    writeFileSync(pathOf(folder, 'index.html'), '<!doctype html>');
    const server = await serve({ folder, port: 0, host: '127.0.0.1' });
    const around = { now: () => Date.now(), random: realAround.random };
    const overheard: Overheard[] = [];
    const carrier = (): Carrier => {
      const inner = openMqtt([`ws://127.0.0.1:${server.port}/mqtt`], realAround);
      const send: Carrier['send'] = (topic, message) => {
        overheard.push({ topic, frame: message.slice() });
        inner.send(topic, message);
      };
      return { ...inner, send };
    };
    const table = await seated({ carriers: { jack: carrier(), guest: carrier() }, around, linkAround: realAround });
    const { guest, session, keys, id } = table;
    const until = async (is: () => boolean): Promise<void> => {
      for (let tries = 0; tries < 1000 && !is(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(is()).toBe(true);
    };
    await until(() => guest.presence.value.is === 'connected' && guest.told.value.count === session.told.value.count);
    expect(await guest.dispatch({ type: 'clueSearched', circle: 27 })).toMatchObject({ ok: true });
    const before = await standing(table);
    const rubbish = createRubbish({
      ...{ next, bytes, keys, game: fromHex(id) },
      ...{ overheard: [...overheard], elsewhere: [{ topic: keys.topicToJack, frame: bytes(512) }] },
    });
    const client = async (): Promise<Client> => openClient(server.port);
    let stranger = await client();
    let cut = 0;
    for (let sent = 0; sent < 5000; sent += 1) {
      if (stranger.socket.readyState !== stranger.socket.OPEN) {
        cut += 1;
        stranger = await client();
      }
      const { topic, frame: message } = rubbish();
      const packet = publish(topic, message);
      // Some are no packets: cut short, or with a bit changed, and what follows makes no sense then.
      if (next() < 0.02) packet[upTo(packet.length)] = upTo(256);
      stranger.send(next() < 0.02 ? packet.subarray(0, upTo(packet.length)) : packet);
      if (sent % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    function upTo(most: number): number {
      return Math.floor(next() * most);
    }
    for (let sockets = 0; sockets < 200; sockets += 1) {
      const { send, socket } = await openSocket(server.port);
      for (let i = 0; i < 5 && socket.readyState === socket.OPEN; i += 1) send(bytes(1 + upTo(300)));
      socket.terminate();
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    console.info(`figures: 5000 hostile messages and 1000 broken packets at the relay: ${cut} connections cut`);
    expect(cut).toBeGreaterThan(10);
    expect(await standing(table)).toEqual(before);
    expect(await guest.dispatch({ type: 'clueSearched', circle: 190 })).toMatchObject({ ok: true });
    expect(guest.told.value.heard.map(({ circle, yes }) => [circle, yes])).toEqual([
      [27, true],
      [190, false],
    ]);
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
    table.end();
    stranger.socket.terminate();
    await server.close();
    rmSync(folder, { recursive: true });
  });
});
