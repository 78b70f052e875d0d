/**
 * A way to the relay on which things go wrong when a test says so. It serves the app under test at an address of its own,
 * with a real relay behind it, and stands between the phones and that relay: it loses, doubles and delays messages, cuts
 * connections, lets them lie open and dead, and puts an empty relay in the place of the one that ran. Phones are told
 * apart by the name they use for it.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { attachBroker, type Broker } from '../../src/relay/broker';
import { DEFAULT_SETTINGS } from '../../src/relay/settings';

/** Jack's phone comes by the one name, the others by the second. */
export const JACKS = 'localhost';
export const THEIRS = '127.0.0.1';
type Name = typeof JACKS | typeof THEIRS;

/** Whose message it is, and where it is going. */
export interface Passage {
  readonly name: string;
  readonly to: 'relay' | 'phone';
}

/** Calls `deliver` as often as the message is to arrive. */
export type Weather = (passage: Passage, deliver: () => void) => void;

export const CLEAR: Weather = (_, deliver) => deliver();

/** What one phone sends, or what is sent to it, is lost. */
export function losing(name: Name, to: Passage['to']): Weather {
  return (passage, deliver) => {
    if (passage.name !== name || passage.to !== to) deliver();
  };
}

export interface FaultRelay {
  /** Where the app is, under one of the names. */
  readonly at: (name: Name) => string;
  /** What happens to messages from now on. */
  setWeather(weather: Weather): void;
  /** Ends the connections of one phone; it may come again. */
  cut(name: Name): void;
  /** Lets all connections there are lie open and carry nothing any more; a new one works. */
  deaden(): void;
  /** Ends the relay and every connection, without a word. */
  kill(): Promise<void>;
  /** Begins an empty relay. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

interface Line {
  readonly name: string;
  readonly phone: WebSocket;
  readonly relay: WebSocket;
  dead: boolean;
}

/** `app` is where the app under test is served. */
export async function faultRelay(app: string): Promise<FaultRelay> {
  const lines = new Set<Line>();
  let weather = CLEAR;
  let running: { readonly server: Server; readonly broker: Broker; readonly port: number } | null = null;

  const begin = async (): Promise<void> => {
    const server = createServer((_, response) => response.writeHead(404).end());
    const broker = await attachBroker(server, DEFAULT_SETTINGS);
    running = { server, broker, port: await listening(server, '127.0.0.1') };
  };
  const kill = async (): Promise<void> => {
    const ended = running;
    running = null;
    for (const line of lines) end(line);
    if (ended === null) return;
    await ended.broker.close();
    ended.server.closeAllConnections();
    ended.server.close();
  };
  const end = (line: Line): void => {
    lines.delete(line);
    line.phone.terminate();
    line.relay.terminate();
  };
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'mqtt', perMessageDeflate: false });
  const welcome = (phone: WebSocket, name: string, port: number): void => {
    const relay = new WebSocket(`ws://127.0.0.1:${port}/mqtt`, 'mqtt', { perMessageDeflate: false });
    const line: Line = { name, phone, relay, dead: false };
    lines.add(line);
    const pass = (from: WebSocket, to: WebSocket, where: Passage['to']): void => {
      const opened = new Promise((resolve) =>
        to.readyState === WebSocket.OPEN ? resolve(null) : to.once('open', resolve),
      );
      const split = packets();
      from.on('message', async (data: Buffer) => {
        await opened;
        for (const packet of split(data)) {
          const deliver = (): void => {
            if (!line.dead && to.readyState === WebSocket.OPEN) to.send(packet);
          };
          if (isMessage(packet)) weather({ name, to: where }, deliver);
          else deliver();
        }
      });
      from.on('error', () => undefined);
      // A dead line does not tell its other end either.
      from.on('close', () => !line.dead && end(line));
    };
    pass(phone, relay, 'relay');
    pass(relay, phone, 'phone');
  };
  const front = createServer((asked, response) => forward(app, asked, response));
  front.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const now = running;
    if (now === null) return socket.destroy();
    const name = (asked.headers.host ?? '').replace(/:\d+$/, '');
    return sockets.handleUpgrade(asked, socket, head, (phone) => welcome(phone, name, now.port));
  });
  const port = await listening(front);
  await begin();
  return {
    at: (name) => `http://${name}:${port}`,
    setWeather: (next) => {
      weather = next;
    },
    cut: (name) => {
      for (const line of lines) if (line.name === name) end(line);
    },
    deaden: () => {
      for (const line of lines) line.dead = true;
    },
    kill,
    begin,
    close: async () => {
      await kill();
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

/** The page itself is no part of what goes wrong. */
function forward(app: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = asked;
  const passed = request(new URL(url ?? '/', app), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}

function listening(server: Server, host?: string): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Whether it is a message of a phone's and not the carrier's own (MQTT's PUBLISH). */
function isMessage(packet: Buffer): boolean {
  return (packet[0] ?? 0) >> 4 === 3;
}

/** Puts MQTT's packets together, as a frame may carry a part of one or several. */
function packets(): (data: Buffer) => readonly Buffer[] {
  let rest = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    const whole: Buffer[] = [];
    for (let size = lengthOf(rest); size !== null && size <= rest.length; size = lengthOf(rest)) {
      whole.push(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    return whole;
  };
}

/** Of the packet that begins here; null while that is not known. */
function lengthOf(bytes: Buffer): number | null {
  let length = 0;
  for (let i = 1; i <= 4; i += 1) {
    const byte = bytes[i];
    if (byte === undefined) return null;
    length += (byte & 127) * 128 ** (i - 1);
    if (byte < 128) return 1 + i + length;
  }
  return null;
}
