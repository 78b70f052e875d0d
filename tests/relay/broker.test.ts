/** The relay of `npm start` over real sockets: what it hands on, whom it turns away, and that the others never notice. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServer, serve } from '../../src/relay/server';
import { DEFAULT_SETTINGS, type RelaySettings } from '../../src/relay/settings';
import { answer, type Client, connect, openClient, openSocket, packet, publish, subscribe, text } from './client';

const TALK = `hideout/1/talk/${'0123456789abcdefghjkmnpqrs'}`;
const MEET = `hideout/1/meet/${'z'.repeat(26)}`;
const PAYLOAD = Buffer.from('sealed');

let folder: string;
let server: RunningServer;
const begin = (relay: Partial<RelaySettings> = {}): Promise<RunningServer> =>
  serve({ folder, port: 0, host: '127.0.0.1', relay: { ...DEFAULT_SETTINGS, ...relay } });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hideout-broker-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await begin({ allowOrigins: ['https://play.example'] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Two clients with good manners, there all the time; after each test one must still hear the other. */
let listener: Client;
let speaker: Client;
let said = 0;
beforeAll(async () => {
  [listener, speaker] = await Promise.all([openClient(server.port), openClient(server.port)]);
  listener.send(subscribe(TALK));
  await answer(listener, 0x90);
});
afterEach(async () => {
  const mark = Buffer.from(`still here ${said++}`);
  speaker.send(publish(TALK, mark));
  await vi.waitFor(() => expect(listener.came.some((each) => each.includes(mark))).toBe(true));
});

it('answers on the port of the app, which says that it is well', async () => {
  expect(await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text()).toBe('ok');
});

describe('who may open a connection', () => {
  const host = () => `127.0.0.1:${server.port}`;
  it.each<[string, number, Parameters<typeof openSocket>[1]]>([
    ['another path', 404, { path: '/' }],
    ['a longer path', 404, { path: '/mqtt/more' }],
    ['no subprotocol', 400, { protocols: [] }],
    ['another subprotocol', 400, { protocols: ['chat'] }],
    ['a page of another host', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['a page of another port', 403, { headers: { origin: 'http://127.0.0.1:1' } }],
    ['a page without an origin of its own', 403, { headers: { origin: 'null' } }],
    ['a page whose address only begins like a listed one', 403, { headers: { origin: 'https://play.example.org' } }],
  ])('not %s: %i', async (_, status, opening) => {
    await expect(openSocket(server.port, opening)).rejects.toBe(status);
  });

  it.each<[string, () => Record<string, string>]>([
    ['a program, which names no origin', () => ({})],
    ['a page of this host', () => ({ origin: `http://${host()}` })],
    ['a page of this host behind https', () => ({ origin: `https://${host()}` })],
    ['a page of a listed host', () => ({ origin: 'https://play.example' })],
  ])('%s', async (_, headers) => {
    const client = await openClient(server.port, { headers: headers() });
    client.socket.close();
    expect(client.socket.protocol).toBe('mqtt');
  });
});

describe('what costs the connection', () => {
  it.each<[string, Buffer]>([
    ['another topic', publish('hideout/1/other/aaaaaaaaaaaaaaaaaaaaaaaaaa', PAYLOAD)],
    ['a topic too short', publish(TALK.slice(0, -1), PAYLOAD)],
    ['a topic too long', publish(`${TALK}0`, PAYLOAD)],
    ['a topic in capitals', publish(TALK.replace('a', 'A'), PAYLOAD)],
    ['a letter that the alphabet leaves out', publish(TALK.replace('a', 'u'), PAYLOAD)],
    ['a topic below', publish(`${TALK}/x`, PAYLOAD)],
    ['a line end', publish(`${TALK}\n`, PAYLOAD)],
    ['no topic', publish('', PAYLOAD)],
    ['a wildcard', publish('hideout/1/talk/+', PAYLOAD)],
    ['the broker’s own topics', publish('$SYS/broker/new/clients', PAYLOAD)],
    ['QoS 1', publish(TALK, PAYLOAD, { qos: 1 })],
    ['QoS 2', publish(TALK, PAYLOAD, { qos: 2 })],
    ['QoS 3, which there is not', publish(TALK, PAYLOAD, { qos: 3 })],
    ['a message to be kept', publish(TALK, PAYLOAD, { retain: true })],
    ['a payload of 8193 bytes', publish(TALK, Buffer.alloc(8193))],
    ['a payload of 20000 bytes', publish(TALK, Buffer.alloc(20_000))],
    ['a second introduction', connect()],
    ['a packet that announces 200 MB', Buffer.from([0x30, 0x80, 0x84, 0xaf, 0x5f])],
    ['a length without end', Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ['a kind of packet there is not', packet(0x00)],
    ['a kind that only a broker sends', packet(0x20, Buffer.alloc(2))],
  ])('%s', async (_, bytes) => {
    const client = await openClient(server.port);
    client.send(subscribe(TALK));
    await answer(client, 0x90);
    client.send(bytes);
    await client.ended;
    expect(heard(listener, PAYLOAD)).toBe(0);
  });

  it.each<[string, Buffer]>([
    ['a last will', connect({ flags: 0b110, more: Buffer.concat([text(TALK), text('gone')]) })],
    ['a session to be kept', connect({ flags: 0 })],
    ['MQTT 5', connect({ level: 5 })],
    ['MQTT 3.1', connect({ level: 3 })],
    ['no sign of life to be expected', connect({ keepalive: 0 })],
    ['one every hour', connect({ keepalive: 3600 })],
    ['no introduction', publish(TALK, PAYLOAD)],
    ['plain http in the socket', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('at the introduction: %s', async (_, bytes) => {
    const client = await openSocket(server.port);
    client.send(bytes);
    await client.ended;
    expect(heard(listener, Buffer.from('gone')) + heard(listener, PAYLOAD)).toBe(0);
  });

  it('text instead of bytes', async () => {
    const client = await openClient(server.port);
    client.socket.send('hello');
    await client.ended;
  });

  it('a long packet in many small pieces', async () => {
    const client = await openClient(server.port);
    const bytes = publish(TALK, Buffer.alloc(60_000));
    for (let at = 0; at < bytes.length; at += 1000) client.send(bytes.subarray(at, at + 1000));
    await client.ended;
  });
});

describe('subscriptions', () => {
  it.each([
    '#',
    '+/1/talk/x',
    'hideout/#',
    'hideout/1/talk/+',
    'hideout/1/meet/#',
    '$SYS/#',
    '$share/g/hideout/1/talk/a',
    `${MEET}0`,
    'hideout/1/talk/',
    MEET.toUpperCase(),
  ])('%s is refused, and brings nothing', async (topic) => {
    const client = await openClient(server.port);
    client.send(subscribe(topic));
    expect((await answer(client, 0x90)).at(-1)).toBe(0x80);
    speaker.send(publish(TALK, Buffer.from('not for all')));
    speaker.send(publish(MEET, Buffer.from('not for all')));
    client.send(subscribe(MEET));
    expect((await answer(client, 0x90, 1)).at(-1)).toBe(0);
    expect(client.came.some((each) => (each[0] as number) >> 4 === 3)).toBe(false);
    client.socket.close();
  });

  it.each([1, 2])('QoS %i is refused', async (qos) => {
    const client = await openClient(server.port);
    client.send(subscribe(MEET, qos));
    expect((await answer(client, 0x90)).at(-1)).toBe(0x80);
    client.socket.close();
  });

  it('32 at once, and another when one has been given back', async () => {
    const client = await openClient(server.port);
    const nth = (n: number) => `hideout/1/talk/${n.toString().padStart(26, '0')}`;
    const grant = async (n: number, count: number) => {
      client.send(subscribe(nth(n)));
      return (await answer(client, 0x90, count)).at(-1);
    };
    for (let n = 0; n < 32; n++) expect(await grant(n, n)).toBe(0);
    expect(await grant(32, 32)).toBe(0x80);
    expect(await grant(5, 33)).toBe(0);
    client.send(packet(0xa2, Buffer.from([0, 9]), text(nth(5))));
    await answer(client, 0xb0);
    expect(await grant(32, 34)).toBe(0);
    client.socket.close();
  });
});

it('hands on 8192 bytes as they are, and keeps nothing for who comes later', async () => {
  const bytes = randomBytes(8192);
  speaker.send(publish(TALK, bytes));
  await vi.waitFor(() => expect(listener.came.some((each) => each.subarray(-8192).equals(bytes))).toBe(true));
  const late = await openClient(server.port);
  late.send(subscribe(TALK));
  await answer(late, 0x90);
  await expect(answer(late, 0x30)).rejects.toThrow();
  late.socket.close();
}, 10_000);

it('takes several whole packets in one message, as the parts of a long log come', async () => {
  const client = await openClient(server.port);
  client.send(subscribe(TALK));
  await answer(client, 0x90);
  const parts = [1, 2, 3].map((part) => publish(TALK, Buffer.alloc(8192, part)));
  speaker.send(Buffer.concat(parts));
  for (const nth of parts.keys()) expect((await answer(client, 0x30, nth)).at(-1)).toBe(nth + 1);
  client.socket.close();
});

it('survives whatever bytes come', async () => {
  const good = [
    connect(),
    subscribe(TALK),
    publish(TALK, PAYLOAD),
    packet(0xc0),
    packet(0xa2, Buffer.from([0, 1]), text(TALK)),
  ];
  for (let round = 0; round < 150; round++) {
    const client = await openSocket(server.port);
    if (round % 2 === 0) client.send(connect());
    const bytes = Buffer.concat([good[round % good.length] as Buffer, randomBytes(round % 40)]);
    const at = randomBytes(2).readUInt16BE() % bytes.length;
    bytes[at] = randomBytes(1)[0] as number;
    client.send(bytes);
    client.socket.close();
  }
}, 20_000);

it('does not let one who never reads hold up or burden the others', async () => {
  const slow = await openClient(server.port);
  slow.send(subscribe(MEET));
  const other = await openClient(server.port);
  other.send(subscribe(MEET));
  await Promise.all([answer(slow, 0x90), answer(other, 0x90)]);
  slow.socket.pause();
  const bytes = publish(MEET, randomBytes(8192));
  for (let n = 0; n < 3000; n++) {
    speaker.send(bytes);
    if (n % 50 === 49)
      await vi.waitFor(() => expect(other.came.length).toBeGreaterThan(n), { timeout: 4000, interval: 1 });
  }
  slow.socket.terminate();
  other.socket.terminate();
}, 30_000);

describe('limits of an address', () => {
  let limited: RunningServer;
  beforeEach(async () => {
    limited = await begin({ trustProxy: true, connections: 2, messages: 2, total: 6 });
  });
  afterEach(() => limited.close());
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('so many connections, free again when one has gone', async () => {
    const first = await openClient(limited.port, from('203.0.113.7'));
    await openClient(limited.port, from('203.0.113.7'));
    await expect(openSocket(limited.port, from('203.0.113.7'))).rejects.toBe(429);
    // What the client itself writes before the proxy's own entry counts for nothing.
    await expect(openSocket(limited.port, from('198.51.100.1, 203.0.113.7'))).rejects.toBe(429);
    await openClient(limited.port, from('203.0.113.8'));
    first.socket.close();
    await first.ended;
    await openClient(limited.port, from('203.0.113.7'));
  });

  it('one IPv6 network is one address', async () => {
    await openClient(limited.port, from('2001:db8::1'));
    await openClient(limited.port, from('2001:db8:0:0:ffff::2'));
    await expect(openSocket(limited.port, from('2001:db8::3'))).rejects.toBe(429);
    await openClient(limited.port, from('2001:db8:0:1::1'));
  });

  it('so many packets: then the connection ends, and there is no other until some time has passed', async () => {
    const other = await openClient(limited.port, from('203.0.113.8'));
    const client = await openClient(limited.port, from('203.0.113.7'));
    for (let n = 0; n < 25; n++) client.send(publish(TALK, PAYLOAD));
    await client.ended;
    await expect(openSocket(limited.port, from('203.0.113.7'))).rejects.toBe(429);
    other.send(subscribe(TALK));
    await answer(other, 0x90);
    await vi.waitFor(() => openClient(limited.port, from('203.0.113.7')), { timeout: 4000, interval: 200 });
  });

  it('more packets in one message than may be sent: none of them reaches anybody', async () => {
    const other = await openClient(limited.port, from('203.0.113.8'));
    other.send(subscribe(TALK));
    await answer(other, 0x90);
    const client = await openClient(limited.port, from('203.0.113.7'));
    client.send(Buffer.concat(Array.from({ length: 500 }, () => publish(TALK, PAYLOAD))));
    await client.ended;
    // What anybody else says comes, and nothing before it.
    const third = await openClient(limited.port, from('203.0.113.9'));
    third.send(publish(TALK, Buffer.from('after it')));
    await vi.waitFor(() => expect(other.came.some((each) => each.includes('after it'))).toBe(true));
    expect(other.came.filter((each) => each.includes(PAYLOAD))).toEqual([]);
  });

  it('so many in all', async () => {
    for (let n = 1; n <= 6; n++) await openClient(limited.port, from(`203.0.113.${n}`));
    await expect(openSocket(limited.port, from('203.0.113.9'))).rejects.toBe(429);
  });

  it('none for this computer itself, whatever it writes there unless that was allowed', async () => {
    const open = await begin({ connections: 1, messages: 1 });
    const clients = await Promise.all([1, 2, 3].map(() => openClient(open.port, from('203.0.113.7'))));
    for (const client of clients) for (let n = 0; n < 50; n++) client.send(publish(TALK, PAYLOAD));
    clients[0]?.send(subscribe(TALK));
    await answer(clients[0] as Client, 0x90);
    await open.close();
  });
});

describe('at the end', () => {
  it('what was sent still arrives, every client is told, and no new one is taken', async () => {
    const ending = await begin();
    const [one, other] = await Promise.all([openClient(ending.port), openClient(ending.port)]);
    one.send(subscribe(TALK));
    await answer(one, 0x90);
    for (let n = 0; n < 50; n++) other.send(publish(TALK, randomBytes(512)));
    await answer(one, 0x30);
    const before = performance.now();
    const closed = ending.close();
    expect(await Promise.all([one.ended, other.ended])).toEqual([1001, 1001]);
    await closed;
    expect(performance.now() - before).toBeLessThan(1000);
    await expect(openSocket(ending.port)).rejects.toBeDefined();
  });

  it('who does not answer is cut off after two seconds', async () => {
    const ending = await begin();
    const client = await openClient(ending.port);
    client.socket.pause();
    const before = performance.now();
    await ending.close();
    const took = performance.now() - before;
    expect(took).toBeGreaterThan(1500);
    expect(took).toBeLessThan(3000);
    client.socket.terminate();
  }, 10_000);
});

function heard({ came }: Client, payload: Buffer): number {
  return came.filter((each) => each.subarray(-payload.length).equals(payload)).length;
}
