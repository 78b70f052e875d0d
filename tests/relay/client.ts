/** A client of the relay that can be as ill-mannered as a test wants: MQTT 3.1.1 by hand, over a real WebSocket. */
import { WebSocket } from 'ws';

export interface Client {
  readonly send: (bytes: Uint8Array) => void;
  readonly socket: WebSocket;
  /** The packets that came, whole. */
  readonly came: readonly Buffer[];
  /** Resolves to the close code. */
  readonly ended: Promise<number>;
}

export interface Opening {
  readonly path?: string;
  readonly protocols?: string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens the socket alone; rejects with the status when that is refused. */
export function openSocket(port: number, { path = '/mqtt', protocols = ['mqtt'], headers }: Opening = {}) {
  return new Promise<Client>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, { headers: { ...headers } });
    let rest: Buffer = Buffer.alloc(0);
    const came: Buffer[] = [];
    socket.on('message', (data: Buffer) => {
      rest = Buffer.concat([rest, data]);
      for (let size = sizeOf(rest); size !== undefined && rest.length >= size; size = sizeOf(rest)) {
        came.push(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
    });
    // After a refusal there is nothing more to say; without a relay there never was.
    socket.on('error', reject);
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      reject(response.statusCode);
    });
    const ended = new Promise<number>((done) => socket.on('close', done));
    socket.on('open', () => resolve({ send: (bytes) => socket.send(bytes), socket, came, ended }));
  });
}

/** Opens and introduces itself. */
export async function openClient(port: number, opening?: Opening): Promise<Client> {
  const client = await openSocket(port, opening);
  client.send(connect());
  await answer(client, 0x20);
  return client;
}

/** The first packet of a kind that came, at the latest after two seconds. */
export async function answer({ came }: Client, kind: number, nth = 0): Promise<Buffer> {
  for (let tries = 0; tries < 200; tries++) {
    const found = came.filter((packet) => ((packet[0] as number) & 0xf0) === kind)[nth];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no packet of the kind ${kind}`);
}

interface Connecting {
  readonly id?: string;
  readonly level?: number;
  readonly flags?: number;
  readonly keepalive?: number;
  readonly more?: Buffer;
}

let made = 0;

export function connect({ id = `t${made++}`, level = 4, flags = 2, keepalive = 60, more }: Connecting = {}): Buffer {
  const name = text(level === 3 ? 'MQIsdp' : 'MQTT');
  const properties = Buffer.alloc(level === 5 ? 1 : 0);
  return packet(0x10, name, Buffer.from([level, flags]), u16(keepalive), properties, text(id), more ?? Buffer.alloc(0));
}

export function subscribe(topic: string, qos = 0): Buffer {
  return packet(0x82, u16(1), text(topic), Buffer.from([qos]));
}

export function publish(topic: string, payload: Uint8Array, { qos = 0, retain = false } = {}): Buffer {
  const id = qos > 0 ? u16(2) : Buffer.alloc(0);
  return packet(0x30 | (qos << 1) | Number(retain), text(topic), id, Buffer.from(payload));
}

export function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u16(bytes.length), bytes]);
}

export function packet(header: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  let left = body.length;
  do {
    length.push((left % 128) | (left > 127 ? 128 : 0));
    left = Math.floor(left / 128);
  } while (left > 0);
  return Buffer.concat([Buffer.from([header, ...length]), body]);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255]);
}

function sizeOf(bytes: Buffer): number | undefined {
  let size = 0;
  for (let at = 1; at < Math.min(bytes.length, 5); at++) {
    const byte = bytes[at] as number;
    size += (byte & 127) << (7 * (at - 1));
    if (byte < 128) return at + 1 + size;
  }
  return undefined;
}
