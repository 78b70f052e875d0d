/**
 * The relay inside `npm start`: an MQTT 3.1.1 broker (aedes) behind a WebSocket at `/mqtt`, on the port of the app. It hands on
 * sealed frames that it cannot read, and keeps nothing: QoS 0 only, no retained message, no last will, no session. Whoever
 * breaks one of these rules loses the connection; nothing a client sent is ever written to a log.
 */
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes } from 'aedes';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import { addressOf, doorkeeper, type Guest } from './addresses';
import { packetWatch } from './packets';
import type { RelaySettings } from './settings';

export const RELAY_PATH = '/mqtt';

const TOPIC = /^hideout\/1\/(meet|talk)\/[0-9a-hjkmnp-tv-z]{26}$/;
const LARGEST_PAYLOAD = 8192;
/** A payload with its topic and header. */
const LARGEST_PACKET = LARGEST_PAYLOAD + 256;
/** A client may put packets that wait into one message, such as the parts of a long log; each is watched by itself. */
const LARGEST_MESSAGE = 8 * LARGEST_PACKET;
/** Topics at once for one connection: a door and eight devices are nine. */
const MOST_TOPICS = 32;
/** Bytes that wait for a slow reader before what comes is dropped for him. */
const MOST_WAITING = 256 * 1024;
/** A full buffer makes the sender wait. What is under way when the limit above is reached must not fill it. */
const BUFFER = 16 * MOST_WAITING;
/** Milliseconds for the clients to go by themselves at the end. */
const PATIENCE = 2000;

export interface Broker {
  /** Takes nobody new, lets each client have what was sent to it, ends all within two seconds. */
  close(): Promise<void>;
}

export async function attachBroker(server: Server, settings: RelaySettings): Promise<Broker> {
  const broker = await Aedes.createBroker({
    concurrency: 5000,
    connectTimeout: 10_000,
    drainTimeout: 10_000,
    keepaliveLimit: 120,
  });
  broker.preConnect = (_client, packet, done) => {
    const isOurs = packet.protocolVersion === 4 && packet.clean === true && !packet.will;
    done(isOurs ? null : new Error('refused'), isOurs);
  };
  broker.authorizePublish = (_client, { topic, payload, qos, retain }, done) => {
    const isOurs = TOPIC.test(topic) && qos === 0 && !retain && payload.length <= LARGEST_PAYLOAD;
    done(isOurs ? null : new Error('refused'));
  };
  const topics = new WeakMap<object, Set<string>>();
  broker.authorizeSubscribe = (client, subscription, done) => {
    const held = topics.get(client) ?? new Set();
    topics.set(client, held);
    const { topic, qos } = subscription;
    const isOurs = TOPIC.test(topic) && qos === 0 && (held.has(topic) || held.size < MOST_TOPICS);
    if (isOurs) held.add(topic);
    // A refused subscription is answered so; the connection stays.
    done(null, isOurs ? subscription : null);
  };
  broker.on('unsubscribe', (given, client) => {
    for (const topic of given) topics.get(client)?.delete(topic);
  });
  broker.authorizeForward = ({ conn }, packet) => (conn.writableLength < MOST_WAITING ? packet : null);
  // Its types leave this event out; unheard, it would end the program.
  (broker as EventEmitter).on('error', (error: Error) => console.error(`The relay met an error (${error.name}).`));

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: () => 'mqtt',
  });
  const door = doorkeeper(settings, () => performance.now());
  let closing = false;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refusal = closing ? '503 Service Unavailable' : refusalOf(request, settings);
    if (refusal !== undefined) return refuse(socket, refusal);
    const guest = door.admit(addressOf(request, settings.trustProxy));
    if (!guest) return refuse(socket, '429 Too Many Requests');
    socket.once('close', guest.leave);
    sockets.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, request, guest));
  });

  function welcome(webSocket: WebSocket, request: IncomingMessage, guest: Guest): void {
    const watch = packetWatch(LARGEST_PACKET);
    // Before the stream's own listener, so that a packet too many never reaches the broker: a connection that has ended
    // still hands on what came, unless the stream has ended, too.
    webSocket.on('message', (data: Buffer, isBinary) => {
      const seen = watch(data);
      if (isBinary && seen.ok && guest.maySend(seen.packets)) return;
      webSocket.terminate();
      stream.destroy();
    });
    const stream = createWebSocketStream(webSocket, { writableHighWaterMark: BUFFER });
    stream.on('error', () => {});
    broker.handle(stream, request);
  }

  return {
    async close() {
      closing = true;
      const all = [...sockets.clients];
      const gone = all.map((each) => new Promise((resolve) => each.once('close', resolve)));
      for (const each of all) each.close(1001);
      const cut = setTimeout(() => {
        for (const each of all) each.terminate();
      }, PATIENCE);
      await Promise.all(gone);
      clearTimeout(cut);
      await new Promise<void>((resolve) => broker.close(resolve));
    },
  };
}

/** The status line for who may not come in, or undefined. */
function refusalOf({ url, headers }: IncomingMessage, { allowOrigins }: RelaySettings): string | undefined {
  if (url?.replace(/\?.*$/, '') !== RELAY_PATH) return '404 Not Found';
  const offered = String(headers['sec-websocket-protocol'] ?? '').split(',');
  if (!offered.some((each) => each.trim() === 'mqtt')) return '400 Bad Request';
  return isWelcome(headers.origin, headers.host, allowOrigins) ? undefined : '403 Forbidden';
}

/** A page says where it comes from; a program that is no browser says nothing, and could say anything. */
function isWelcome(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
