/** What may be set: the relay's own limits, and the relays that an app is built for. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chosenRelay, relayAddresses, relayHost } from '../../src/link/relays';
import { doorkeeper } from '../../src/relay/addresses';
import { pagePolicy, securityHeaders } from '../../src/relay/headers';
import { readRelays } from '../../src/relay/relays';
import { DEFAULT_SETTINGS, readSettings } from '../../src/relay/settings';

describe('settings', () => {
  it('are these without any, and the document says the same', () => {
    expect(readSettings({ TRUST_PROXY: '', ALLOW_ORIGINS: '' })).toEqual({ ok: true, settings: DEFAULT_SETTINGS });
    const text = readFileSync(new URL('../../docs/relay.md', import.meta.url), 'utf8');
    for (const name of ['connections', 'total', 'messages'] as const)
      expect(text).toContain(`| \`RELAY_${name.toUpperCase()}\` | ${DEFAULT_SETTINGS[name]} |`);
  });

  it('are read', () => {
    const given = { RELAY_CONNECTIONS: '3', RELAY_TOTAL: '40', RELAY_MESSAGES: '5', TRUST_PROXY: '1' };
    expect(readSettings({ ...given, ALLOW_ORIGINS: 'https://a.example, http://b.example:8080' })).toEqual({
      ok: true,
      settings: {
        connections: 3,
        total: 40,
        messages: 5,
        trustProxy: true,
        allowOrigins: ['https://a.example', 'http://b.example:8080'],
      },
    });
  });

  it.each([
    { RELAY_CONNECTIONS: '0' },
    { RELAY_TOTAL: 'many' },
    { RELAY_MESSAGES: '1.5' },
    { RELAY_MESSAGES: '-1' },
    { TRUST_PROXY: 'yes' },
    { ALLOW_ORIGINS: 'play.example' },
    { ALLOW_ORIGINS: 'https://play.example/' },
    { ALLOW_ORIGINS: 'https://play.example/app' },
    { ALLOW_ORIGINS: '*' },
  ])('%o is refused in a sentence that names it', (given) => {
    const read = readSettings(given);
    expect(read.ok ? '' : read.sentence).toContain(Object.keys(given)[0]);
  });
});

describe('relays of an app', () => {
  it('none: the one beside the page', () => {
    expect(readRelays(undefined)).toEqual({ ok: true, relays: [] });
    expect(readRelays(' , ')).toEqual({ ok: true, relays: [] });
    expect(pagePolicy([])).toContain("; connect-src 'self';");
    expect(relayAddresses({ protocol: 'https:', host: 'play.example' }, '')).toEqual(['wss://play.example/mqtt']);
    expect(relayAddresses({ protocol: 'http:', host: '10.0.0.2:4173' })).toEqual(['ws://10.0.0.2:4173/mqtt']);
  });

  it('stand in the policy of page and header, and are where the app connects', () => {
    const read = readRelays('wss://a.example/mqtt, wss://b.example:9001/mqtt');
    const relays = read.ok ? read.relays : [];
    expect(relays).toEqual(['wss://a.example/mqtt', 'wss://b.example:9001/mqtt']);
    const part = "; connect-src 'self' wss://a.example/mqtt wss://b.example:9001/mqtt; object-src 'none';";
    expect(pagePolicy(relays)).toContain(part);
    expect(securityHeaders(relays)['Content-Security-Policy']).toContain(part);
    expect(relayAddresses({ protocol: 'https:', host: 'play.example' }, relays.join(','))).toEqual(relays);
  });

  it.each([
    'https://a.example/mqtt',
    'a.example/mqtt',
    'wss://a.example',
    "wss://a.example/mqtt; script-src 'unsafe-inline'",
    'wss://a.example/mqtt *',
    'wss://*.example/mqtt',
    'wss://user:secret@a.example/mqtt',
    'wss://a.example/mqtt?x=1',
    'wss://a.example:99999/mqtt',
  ])('%s is refused', (address) => {
    const read = readRelays(`wss://good.example/mqtt,${address}`);
    expect(read.ok ? '' : read.sentence).toContain(address.split(',')[0]);
  });
});

describe('what an address may send', () => {
  it('ten seconds’ worth at once, then so many a second, and no more for waiting longer', () => {
    let time = 0;
    const guest = doorkeeper({ connections: 9, total: 9, messages: 4 }, () => time).admit('203.0.113.7');
    expect(guest?.maySend(39)).toBe(true);
    expect(guest?.maySend(1)).toBe(false);
    time += 1000;
    expect(guest?.maySend(3)).toBe(true);
    expect(guest?.maySend(1)).toBe(false);
    time += 3_600_000;
    expect(guest?.maySend(39)).toBe(true);
    expect(guest?.maySend(1)).toBe(false);
  });

  it('is remembered when it goes and comes again', () => {
    let time = 0;
    const door = doorkeeper({ connections: 1, total: 9, messages: 4 }, () => time);
    const first = door.admit('203.0.113.7');
    first?.maySend(40);
    first?.leave();
    first?.leave();
    expect(door.admit('203.0.113.7')).toBeUndefined();
    expect(door.admit('203.0.113.8')).toBeDefined();
    time += 1000;
    const again = door.admit('203.0.113.7');
    expect(again?.maySend(3)).toBe(true);
    expect(again?.maySend(1)).toBe(false);
  });
});

it('the one chosen on this device counts while the app knows it, and nothing breaks where nothing can be kept', () => {
  const all = ['wss://a.example/mqtt', 'wss://b.example/mqtt'];
  const kept = (value: string | null) => ({ getItem: () => value });
  expect(chosenRelay(all, kept('wss://b.example/mqtt'))).toBe('wss://b.example/mqtt');
  expect(chosenRelay(all, kept('wss://old.example/mqtt'))).toBeNull();
  expect(chosenRelay(all, kept(null))).toBeNull();
  const none = () => {
    throw new Error('no storage');
  };
  expect(chosenRelay(all, { getItem: none })).toBeNull();
  expect(all.map(relayHost)).toEqual(['a.example', 'b.example']);
});
