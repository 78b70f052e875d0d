/** The byte formats of docs/honesty.md, against values worked out with Node's own crypto. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CircleId } from '../../src/board/types';
import {
  commitWith,
  headOf,
  hiddenIn,
  KIND,
  nextHead,
  readSecret,
  saltOf,
  symbolsOf,
  writeSecret,
} from '../../src/log/index';

const GAME = Uint8Array.from({ length: 16 }, (_, i) => i);
const SECRET = Uint8Array.from({ length: 16 }, (_, i) => 255 - i);
const u32 = (n: number): Buffer => Buffer.from([0, 0, n >> 8, n & 255]);

describe('salts and commitments', () => {
  it('derive the salt of entry n by HKDF-SHA-256 of R, without salt', () => {
    const info = Buffer.concat([Buffer.from('hideout/1/salt'), u32(300)]);
    const wanted = Buffer.from(hkdfSync('sha256', SECRET, Buffer.alloc(0), info, 32));
    expect(Buffer.from(saltOf(SECRET, 300)).equals(wanted)).toBe(true);
  });

  it('bind game, number, kind, night and two circles in one HMAC of fixed length', () => {
    const salt = Buffer.from(saltOf(SECRET, 7));
    const message = Buffer.concat([Buffer.from('hideout/1/commit'), GAME, u32(7), Buffer.from([3, 2, 29, 66])]);
    const wanted = createHmac('sha256', salt).update(message).digest('hex');
    expect(commitWith(GAME, SECRET)(7, { kind: KIND.coach, night: 2, a: 29, b: 66 })).toBe(wanted);
    expect(message).toHaveLength(16 + 16 + 4 + 4);
  });

  it('change with every part', () => {
    const commit = commitWith(GAME, SECRET);
    const base = { kind: KIND.walkOrAlley, night: 2, a: 84, b: 0 };
    const all = [
      commit(7, base),
      commit(8, base),
      commit(7, { ...base, kind: KIND.coach }),
      commit(7, { ...base, night: 3 }),
      commit(7, { ...base, a: 85 }),
      commit(7, { ...base, b: 1 }),
      commitWith(SECRET, SECRET)(7, base),
      commitWith(GAME, GAME)(7, base),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('are made of the secret parts of each event and of nothing else', () => {
    const circles = (...all: number[]): CircleId[] => all as CircleId[];
    const [c51] = circles(51) as [CircleId];
    expect(hiddenIn({ type: 'hideoutChosen', circle: c51 }, 3)).toEqual([{ kind: 1, night: 0, a: 51, b: 0 }]);
    expect(hiddenIn({ type: 'killed', time: 'I', circles: circles(84) }, 1)).toEqual([]);
    expect(hiddenIn({ type: 'killed', time: 'I', circles: circles(84, 65) }, 3)).toEqual([
      { kind: 4, night: 3, a: 84, b: 65 },
    ]);
    const taken = hiddenIn(
      {
        type: 'takenOver',
        night: 2,
        time: 'I',
        scenes: circles(84),
        row: circles(65, 66),
        tokens: { coaches: 2, alleys: 2 },
        policemen: {},
        turn: 'police',
      },
      0,
    );
    expect(taken).toEqual([
      { kind: 5, night: 2, a: 0, b: 65 },
      { kind: 5, night: 2, a: 1, b: 66 },
    ]);
    expect(hiddenIn({ type: 'policeDone' }, 1)).toEqual([]);
  });
});

describe('the hash chain', () => {
  it('hashes label, head and entry, each with its length in front, starting from the game’s id', () => {
    const entry = '{"n":0}';
    const part = (bytes: Buffer): Buffer => Buffer.concat([u32(bytes.length), bytes]);
    const parts = [Buffer.from('hideout/1/log'), Buffer.from(GAME), Buffer.from(entry)].map(part);
    const wanted = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
    expect(Buffer.from(nextHead(GAME, entry)).toString('hex')).toBe(wanted);
    expect(headOf(GAME, [])).toEqual(GAME);
    expect(headOf(GAME, [entry, 'x'])).toEqual(nextHead(nextHead(GAME, entry), 'x'));
  });

  it('gives three symbols of 32, the first 15 bits', () => {
    expect(symbolsOf(Uint8Array.of(0b10000_000, 0b01_11111_1))).toEqual([16, 1, 31]);
    expect(symbolsOf(Uint8Array.of(0, 0))).toEqual([0, 0, 0]);
  });
});

describe('the recovery text', () => {
  it('is 28 characters of Crockford’s alphabet and reads back', () => {
    const text = writeSecret(SECRET);
    expect(text).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
    expect(readSecret(text)).toEqual({ ok: true, value: SECRET });
    expect(writeSecret(new Uint8Array(16))).toBe(`${'0'.repeat(25)}${writeSecret(new Uint8Array(16)).slice(25)}`);
  });

  it('is read in groups, in small letters, with o for 0 and i or l for 1', () => {
    const text = writeSecret(Uint8Array.from({ length: 16 }, () => 0x08));
    const sloppy = text
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/1/g, 'l')
      .replace(/(.{4})/g, '$1 -');
    expect(readSecret(sloppy)).toEqual(readSecret(text));
    expect(readSecret(sloppy).ok).toBe(true);
  });

  it('says what is wrong: length, a character, or the check', () => {
    const text = writeSecret(SECRET);
    expect(readSecret(text.slice(1))).toEqual({ ok: false, error: 'length' });
    expect(readSecret(`U${text.slice(1)}`)).toEqual({ ok: false, error: 'character' });
    const changed = `${text[0] === '0' ? '2' : '0'}${text.slice(1)}`;
    expect(readSecret(changed)).toEqual({ ok: false, error: 'check' });
  });
});
