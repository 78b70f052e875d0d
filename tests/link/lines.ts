/**
 * What the carrier suite runs over: one page's air, the relay of `npm start` on a real socket, and Mosquitto and a cluster of
 * three NATS servers as real processes with the configurations of `deploy/`, where this computer has the programs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Carrier } from '../../src/link/carrier';
import { createAir } from '../../src/link/memory-carrier';
import { openMqtt } from '../../src/link/mqtt-carrier';
import { type RunningServer, serve } from '../../src/relay/server';
import { realAround } from './around';

export interface Line {
  /** A carrier; `door` says by which of several addresses it comes in first. */
  readonly open: (door?: number) => Carrier;
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  /** Of a cluster: takes one server away at once (SIGKILL). */
  readonly kill?: (door: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

export function air(): Line {
  const { carrier, setUp } = createAir({ around: realAround });
  return {
    open: carrier,
    down: async () => setUp(false),
    up: async () => setUp(true),
    end: async () => {},
  };
}

export async function embedded(): Promise<Line> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const [port] = await freePorts(1);
  const begin = () => serve({ folder, port: port as number, host: '127.0.0.1' });
  let server: RunningServer = await begin();
  return {
    open: () => mqttTo([`ws://127.0.0.1:${port}/mqtt`]),
    down: () => server.close(),
    async up() {
      server = await begin();
    },
    async end() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function mosquitto(): Promise<Line> {
  const folder = temporaryFolder();
  const [plain, port] = (await freePorts(2)) as [number, number];
  const acl = join(folder, 'acl');
  writeFileSync(acl, deployed('mosquitto.acl'));
  const text = deployed('mosquitto.conf')
    .replace('listener 1883', `listener ${plain}`)
    .replace('listener 9001', `listener ${port}`)
    .replace('/etc/mosquitto/hideout.acl', acl);
  writeFileSync(join(folder, 'conf'), text);
  const begin = () => run('mosquitto', ['-c', join(folder, 'conf')], [port]);
  let child = await begin();
  return {
    open: () => mqttTo([`ws://127.0.0.1:${port}/mqtt`]),
    down: () => stop(child, 'SIGTERM'),
    async up() {
      child = await begin();
    },
    async end() {
      await stop(child, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

export async function natsCluster(): Promise<Line> {
  const folder = temporaryFolder();
  const ports = await freePorts(12);
  const port = (kind: number, node: number) => ports[kind * 3 + node] as number;
  const nodes = [0, 1, 2];
  const begin = (node: number): Promise<ChildProcess> => {
    const text = deployed('nats.conf')
      .replace('server_name: n1', `server_name: n${node + 1}`)
      .replace('127.0.0.1:4222', `127.0.0.1:${port(0, node)}`)
      .replace('/var/lib/nats', join(folder, `store${node}`))
      .replace('127.0.0.1:6222', `127.0.0.1:${port(1, node)}`)
      .replace(/10\.0\.0\.(\d):6222/g, (_, which) => `127.0.0.1:${port(1, Number(which) - 1)}`)
      .replace('127.0.0.1:1883', `127.0.0.1:${port(2, node)}`)
      .replace('127.0.0.1:9001', `127.0.0.1:${port(3, node)}`);
    const file = join(folder, `n${node}.conf`);
    writeFileSync(file, text);
    return run('nats-server', ['-c', file], [port(3, node)]);
  };
  const all = await Promise.all(nodes.map(begin));
  const doors = nodes.map((node) => `ws://127.0.0.1:${port(3, node)}/mqtt`);
  const down = async () => {
    await Promise.all(all.map((child) => stop(child, 'SIGKILL')));
  };
  const up = async () => {
    await Promise.all(
      nodes.map(async (node) => {
        if (hasEnded(all[node] as ChildProcess)) all[node] = await begin(node);
      }),
    );
  };
  return {
    open: (door = 0) => mqttTo(doors, door),
    down,
    up,
    kill: (door) => stop(all[door] as ChildProcess, 'SIGKILL'),
    async end() {
      await down();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Where a program of the system is, or undefined. */
export function program(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function mqttTo(addresses: readonly string[], door = 0): Carrier {
  const random = (bytes: number) => (bytes === 1 ? Uint8Array.of(door) : realAround.random(bytes));
  return openMqtt(addresses, { ...realAround, random });
}

function deployed(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');
}

/** One that the program may read that gives up being root. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-line-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts a program and waits until its ports answer. */
async function run(name: string, args: readonly string[], ports: readonly number[]): Promise<ChildProcess> {
  const child = spawn(program(name) ?? name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said = (said + part).slice(-2000);
    });
  }
  for (let tries = 0; tries < 200; tries++) {
    if (hasEnded(child)) throw new Error(`${name} ended: ${said}`);
    if ((await Promise.all(ports.map(answers))).every(Boolean)) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} does not answer: ${said}`);
}

async function answers(port: number): Promise<boolean> {
  // Any answer will do: these programs speak http until somebody asks for a WebSocket.
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    (error: Error) => !/ECONNREFUSED/.test(String((error.cause as { code?: string } | undefined)?.code)),
  );
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, () => {
      const probe = createServer();
      return new Promise<typeof probe>((resolve) => probe.listen(0, '127.0.0.1', () => resolve(probe)));
    }),
  );
  const ports = probes.map((probe) => (probe.address() as { port: number }).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}
