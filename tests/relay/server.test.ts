/** The server on a real socket, over a small built app of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '../../src/relay/server';

const script = `console.log(${JSON.stringify('gaslight '.repeat(200))})`;
const page = '<!doctype html><title>Hideout</title>';
let outside: string;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'hideout-server-'));
  folder = join(outside, 'dist');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'a hideout');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'sw.js'), script);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'icon.png'), Buffer.alloc(64));
  writeFileSync(join(folder, 'assets', 'index-B1x_9-aZ.js'), script);
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  server = await serve({ folder, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path exactly as given: `fetch` would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const opened = { accept: 'text/html,application/xhtml+xml' };

describe('files', () => {
  const files: [string, string, string][] = [
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/icon.png', 'image/png', 'no-cache'],
    ['/assets/index-B1x_9-aZ.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js?v=1', 'text/javascript; charset=utf-8', 'no-cache'],
  ];
  it.each(files)('%s', async (path, type, caching) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('answers a known etag with 304 and no body', async () => {
    const etag = (await ask('/sw.js')).headers.etag ?? '';
    const again = await ask('/sw.js', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/sw.js', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0]);
  });

  it('takes nothing but GET and HEAD', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what is not there', () => {
  it('opens the app at any page of it', async () => {
    const { status, headers, body } = await ask('/rules/HUNT-1.2/more', opened);
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, page, 'no-cache']);
  });

  const missing: [string, Record<string, string>][] = [
    ['/assets/index-gone1234.js', {}],
    ['/assets/index-gone1234.js', opened],
    ['/assets/deep', opened],
    ['/gone.png', opened],
    ['/api', { accept: 'application/json' }],
    ['/.vite/manifest.json', opened],
    ['/assets', {}],
  ];
  it.each(missing)('%s is 404 (%o)', async (path, headers) => {
    expect((await ask(path, headers)).status).toBe(404);
  });

  const climbing = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//../secret.txt',
    '/%00secret.txt',
    '/%',
    '*',
  ];
  it.each(climbing)('%s leads nowhere', async (path) => {
    const { status, body } = await ask(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('hideout');
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('%s gets %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/sw.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(script);
    if (encoding) expect(body.length).toBeLessThan(script.length / 10);
  });

  it('leaves pictures and what would grow as they are', async () => {
    for (const path of ['/icon.png', '/manifest.webmanifest']) {
      expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('headers of every answer', () => {
  it.each(['/', '/sw.js', '/gone.js', '/healthz', '/%'])('%s', async (path) => {
    const { headers } = await ask(path);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:;");
    expect(policy).toContain(
      "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });
});

it('says that it is well', async () => {
  const { status, body, headers } = await ask('/healthz');
  expect([status, body.toString(), headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
});

it('refuses a port that is taken', async () => {
  await expect(serve({ folder, port: server.port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('serves what it read at its start, whatever becomes of the folder', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'hideout-server-'));
  writeFileSync(join(copy, 'index.html'), page);
  const other = await serve({ folder: copy, port: 0, host: '127.0.0.1' });
  rmSync(copy, { recursive: true });
  const response = await fetch(`http://127.0.0.1:${other.port}/`);
  expect(await response.text()).toBe(page);
  await other.close();
});

describe('closing', () => {
  it('ends at once although a connection is kept alive, and takes no more', async () => {
    const other = await serve({ folder, port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      request({ host: '127.0.0.1', port: other.port, path: '/', agent }, (response) => {
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
    const before = Date.now();
    await other.close();
    expect(Date.now() - before).toBeLessThan(1000);
    agent.destroy();
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
  });

  it('waits no longer than two seconds for a connection that says nothing', async () => {
    const other = await serve({ folder, port: 0, host: '127.0.0.1' });
    const socket = connect(other.port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n', resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = Date.now();
    await other.close();
    expect(Date.now() - before).toBeLessThan(3000);
    socket.destroy();
  });
});
