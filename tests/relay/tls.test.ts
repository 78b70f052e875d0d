/** Certificates for `npm start`: what is said when they are missing, unreadable or do not belong together, and https with them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../src/relay/server';
import { readTls, speaksFor, type Tls } from '../../src/relay/tls';

// Made for these tests only, valid for localhost and 127.0.0.1 until 2126; the other key belongs to nothing.
const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const TLS_CERT = fixture('test-only-cert.pem');
const TLS_KEY = fixture('test-only-key.pem');
const OTHER_KEY = fixture('test-only-other-key.pem');
const NOW = new Date('2030-01-01');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hideout-tls-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hideout</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is wrong is said in a sentence', () => {
  const wrong: [string, Record<string, string>, RegExp][] = [
    ['no key named', { TLS_CERT }, /TLS_CERT is set but TLS_KEY is not/],
    ['no certificate named', { TLS_KEY }, /TLS_KEY is set but TLS_CERT is not/],
    [
      'no such certificate',
      { TLS_CERT: '/nowhere/cert.pem', TLS_KEY },
      /TLS_CERT names \/nowhere\/cert.pem, which is not/,
    ],
    ['no such key', { TLS_CERT, TLS_KEY: '/nowhere/key.pem' }, /TLS_KEY names \/nowhere\/key.pem, which is not there/],
    ['a folder', { TLS_CERT: tmpdir(), TLS_KEY }, /which is a folder/],
    ['another key', { TLS_CERT, TLS_KEY: OTHER_KEY }, /does not belong to the certificate/],
    ['a key for a certificate', { TLS_CERT: TLS_KEY, TLS_KEY }, /holds no certificate in PEM form/],
    ['a certificate for a key', { TLS_CERT, TLS_KEY: TLS_CERT }, /holds no key in PEM form/],
  ];
  it.each(wrong)('%s', (_, environment, sentence) => {
    const result = readTls(environment, NOW);
    expect(result).toEqual({ ok: false, sentence: expect.stringMatching(sentence) });
  });
});

it.each([{}, { TLS_CERT: '', TLS_KEY: '' }])('is plain http when nothing is named (%o)', (environment) => {
  expect(readTls(environment, NOW)).toEqual({ ok: true, tls: undefined, warnings: [] });
});

it('warns of a certificate that has run out or not begun', () => {
  const warnings = (now: string) => readTls({ TLS_CERT, TLS_KEY }, new Date(now));
  expect(warnings('2200-01-01')).toMatchObject({ ok: true, warnings: [expect.stringMatching(/ran out/)] });
  expect(warnings('2000-01-01')).toMatchObject({ ok: true, warnings: [expect.stringMatching(/begins on/)] });
  expect(warnings('2030-01-01')).toMatchObject({ ok: true, warnings: [] });
});

describe('with both', () => {
  const tls = (): Tls => {
    const result = readTls({ TLS_CERT, TLS_KEY }, NOW);
    if (!result.ok || result.tls === undefined) throw new Error('no certificate');
    return result.tls;
  };

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['192.168.1.20', false],
    ['example.org', false],
  ])('speaks for %s: %s', (host, expected) => {
    expect(speaksFor(tls(), host)).toBe(expected);
  });

  it('serves https on the port, with the same headers', async () => {
    const server = await serve({ folder, port: 0, host: '127.0.0.1', tls: tls() });
    const answer = await new Promise<{ status: number | undefined; policy: unknown; body: string }>(
      (resolve, reject) => {
        request(
          { host: '127.0.0.1', port: server.port, path: '/', ca: tls().cert, servername: 'localhost' },
          (response) => {
            let body = '';
            response.on('data', (part) => {
              body += part;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode, policy: response.headers['content-security-policy'], body }),
            );
          },
        )
          .on('error', reject)
          .end();
      },
    );
    expect(answer.status).toBe(200);
    expect(answer.policy).toContain("frame-ancestors 'none'");
    expect(answer.body).toContain('Hideout');
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
    await server.close();
  });
});
