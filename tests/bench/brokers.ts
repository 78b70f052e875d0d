/** The relays that `npm run bench:relay` compares, each a process of its own: what `npm start` starts, and Mosquitto as deployed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../link/lines';

export interface Broker {
  readonly name: string;
  /** `http://localhost:…/` where it serves the app as well. */
  readonly page: string;
  readonly address: string;
  readonly pid: number;
  readonly end: () => Promise<void>;
}

export async function npmStart(): Promise<Broker> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  return broker('npm start', child, port, async () => undefined);
}

/** Undefined where it is not installed. */
export async function mosquitto(): Promise<Broker | undefined> {
  const path = program('mosquitto');
  if (path === undefined) return undefined;
  const [plain, port] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'hideout-bench-'));
  // It gives up being root before it reads.
  chmodSync(folder, 0o755);
  const acl = join(folder, 'acl');
  writeFileSync(acl, readFileSync('deploy/mosquitto.acl'));
  const text = readFileSync('deploy/mosquitto.conf', 'utf8')
    .replace('listener 1883', `listener ${plain}`)
    .replace('listener 9001', `listener ${port}`)
    .replace('/etc/mosquitto/hideout.acl', acl);
  writeFileSync(join(folder, 'conf'), text);
  const child = spawn(path, ['-c', join(folder, 'conf')], { stdio: 'ignore' });
  return broker('Mosquitto', child, port, async () => rmSync(folder, { recursive: true }));
}

async function broker(name: string, child: ChildProcess, port: number, tidy: () => Promise<void>): Promise<Broker> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await tidy();
  };
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const there = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      (error: Error) => !/ECONNREFUSED/.test(String((error.cause as { code?: string } | undefined)?.code)),
    );
    if (there) {
      const [page, address] = [`http://localhost:${port}/`, `ws://127.0.0.1:${port}/mqtt`];
      return { name, page, address, pid: child.pid as number, end };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end();
  throw new Error(`${name} did not start`);
}

export interface Usage {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** What a process has used so far; NaN where the system does not tell it in `/proc`. */
export function usageOf(pid: number): Usage {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // Ticks are hundredths of a second on every Linux there is.
    return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100, megabytes: Number(kilobytes) / 1024 };
  } catch {
    return { cpuSeconds: Number.NaN, megabytes: Number.NaN };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
