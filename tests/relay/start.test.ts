/** `npm start` as it is typed: https with a certificate, and a sentence instead of a server when that is not to be had. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../src/relay/headers';
import { answer, openClient, publish, subscribe } from './client';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TLS_CERT = file('fixtures/test-only-cert.pem');
const TLS_KEY = file('fixtures/test-only-key.pem');
const OTHER_KEY = file('fixtures/test-only-other-key.pem');

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

interface Program {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(environment: Readonly<Record<string, string>>): Program {
  const { TLS_CERT: _, TLS_KEY: __, npm_lifecycle_event: ___, ...env } = process.env;
  const child = spawn(process.execPath, [file('../../scripts/start.mjs')], {
    env: { ...env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      said += part;
    });
  }
  return { child, said: () => said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function get(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const trusted = { ca: readFileSync(TLS_CERT), servername: 'localhost' };
    const options = { host: '127.0.0.1', port, path, headers: { accept: 'text/html' }, ...trusted };
    request(options, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

// The program builds the app first where that has not been done yet.
describe('with a certificate', { timeout: 120_000 }, () => {
  it('serves the page over https, with every header the table is promised', async () => {
    const program = start({ TLS_CERT, TLS_KEY });
    await expect.poll(program.said, { timeout: 100_000 }).toMatch(/End with Ctrl-C/);
    const port = Number(/https:\/\/localhost:(\d+)\//.exec(program.said())?.[1]);
    expect(program.said()).not.toContain('Plain http');
    const page = await get(port, '/');
    expect(page.status).toBe(200);
    expect(page.body).toContain('<div id="app">');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(page.headers[name.toLowerCase()], name).toBe(value);
    }
    // The same as the document asks of every other host.
    for (const line of hostingHeaders()) {
      expect(page.headers[line.name.toLowerCase()], line.name).toBe(line.value);
    }
    expect((await get(port, '/any/where')).body).toBe(page.body);
    expect((await get(port, '/assets/none.js')).status).toBe(404);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
  });
});

describe('the relay', { timeout: 120_000 }, () => {
  it('is on the same port, says nothing of what it carries, and lets its clients go at the end', async () => {
    const program = start({});
    await expect.poll(program.said, { timeout: 100_000 }).toMatch(/End with Ctrl-C/);
    const port = Number(/http:\/\/localhost:(\d+)\//.exec(program.said())?.[1]);
    const topic = `hideout/1/talk/${'a'.repeat(26)}`;
    const [one, other] = await Promise.all([openClient(port), openClient(port)]);
    one.send(subscribe(topic));
    await answer(one, 0x90);
    const secret = 'a-hideout-in-clear';
    other.send(publish(topic, Buffer.from(secret)));
    expect((await answer(one, 0x30)).toString()).toContain(secret);
    const bad = await openClient(port);
    bad.send(publish(`secret-topic/${secret}`, Buffer.from(secret)));
    await bad.ended;
    const before = performance.now();
    program.child.kill('SIGTERM');
    expect(await Promise.all([one.ended, other.ended])).toEqual([1001, 1001]);
    expect(await program.ended).toBe(0);
    expect(performance.now() - before).toBeLessThan(2500);
    expect(program.said()).not.toMatch(/secret|hideout-in-clear|error/i);
  });

  it.each([
    ['a limit that is no number', { RELAY_MESSAGES: 'many' }, /^RELAY_MESSAGES must be/],
    ['a relay that is no address', { RELAYS: 'relay.example' }, /^RELAYS lists addresses such as/],
  ] as const)('%s is said, and nothing is served', async (_, environment, sentence) => {
    const program = start(environment);
    expect(await program.ended).toBe(1);
    expect(program.said()).toMatch(sentence);
    expect(program.said().trim().split('\n')).toHaveLength(1);
  });
});

describe('with a wrong one it says so and does not serve', { timeout: 120_000 }, () => {
  it.each([
    ['no key', { TLS_CERT }, /^TLS_CERT is set but TLS_KEY is not\./],
    ['no such file', { TLS_CERT: '/nowhere/cert.pem', TLS_KEY }, /^TLS_CERT names \/nowhere\/cert\.pem, which is not/],
    ['another key', { TLS_CERT, TLS_KEY: OTHER_KEY }, /does not belong to the certificate/],
    ['no certificate in it', { TLS_CERT: TLS_KEY, TLS_KEY }, /holds no certificate in PEM form/],
  ] as const)('%s', async (_, environment, sentence) => {
    const program = start(environment);
    expect(await program.ended).toBe(1);
    expect(program.said()).toMatch(sentence);
    expect(program.said().trim().split('\n')).toHaveLength(1);
  });
});

/** The headers that docs/hosting.md tells a static host to send. */
function hostingHeaders(): readonly { readonly name: string; readonly value: string }[] {
  const text = readFileSync(file('../../docs/hosting.md'), 'utf8');
  const block = /```\n(Content-Security-Policy:[\s\S]*?)```/.exec(text)?.[1] ?? '';
  const lines = block.trim().split('\n');
  expect(lines.length).toBeGreaterThan(3);
  return lines.map((line) => {
    const at = line.indexOf(':');
    return { name: line.slice(0, at), value: line.slice(at + 1).trim() };
  });
}
