import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST } from '../../src/link/carrier';
import { type FrameKey, fits, IN_PLAY, open, seal } from '../../src/link/frames';
import { counting, GAME, seeded } from './two-phones';

const key: FrameKey = { key: new Uint8Array(32).fill(7), game: GAME, device: 3, direction: 'toJack' };
const random = seeded(1);

describe('the cipher', () => {
  it('is the published one (draft-irtf-cfrg-xchacha-03, A.3.1)', () => {
    const cipher = xchacha20poly1305(
      hexToBytes('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f'),
      hexToBytes('404142434445464748494a4b4c4d4e4f5051525354555657'),
      hexToBytes('50515253c0c1c2c3c4c5c6c7'),
    );
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const sealed = bytesToHex(cipher.encrypt(new TextEncoder().encode(text)));
    expect(sealed.slice(0, 32)).toBe('bd6d179d3e83d43b9576579493c0e939');
    expect(sealed.slice(-32)).toBe('c0875924c1c7987947deafd8780acf49');
  });
});

describe('a frame', () => {
  it('is laid out as its parts say', () => {
    const frame = seal(key, '{"t":"beat"}', IN_PLAY, counting(0));
    const nonce = Uint8Array.from({ length: 24 }, (_, i) => i);
    expect(frame.slice(0, 24)).toEqual(nonce);
    const plain = xchacha20poly1305(key.key, nonce, Uint8Array.of(1, ...GAME, 3, 0)).decrypt(frame.slice(24));
    expect(plain.slice(0, 2)).toEqual(Uint8Array.of(0, 12));
    expect(new TextDecoder().decode(plain.slice(2, 14))).toBe('{"t":"beat"}');
    expect(plain.slice(14).every((byte) => byte === 0)).toBe(true);
  });

  it('weighs the same whatever it says, and gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(fits(text, IN_PLAY));
        for (const size of [IN_PLAY, LARGEST] as const) {
          const frame = seal(key, text, size, random);
          expect(frame).toHaveLength(size);
          expect(open(key, frame)).toBe(text);
        }
      }),
    );
  });

  it.each([
    [IN_PLAY, 470],
    [LARGEST, 8150],
  ] as const)('of %i bytes holds %i and not one more', (size, most) => {
    expect(open(key, seal(key, 'x'.repeat(most), size, random))).toBe('x'.repeat(most));
    expect(fits('x'.repeat(most + 1), size)).toBe(false);
    expect(() => seal(key, 'x'.repeat(most + 1), size, random)).toThrow(RangeError);
    expect(fits('ü'.repeat(most / 2 + 1), size)).toBe(false);
  });

  it('keeps even a byte order mark', () => {
    expect(open(key, seal(key, '\uFEFFx', IN_PLAY, random))).toBe('\uFEFFx');
  });

  it.each<[string, FrameKey]>([
    ['another key', { ...key, key: new Uint8Array(32).fill(8) }],
    ['another game', { ...key, game: new Uint8Array(16) }],
    ['another device', { ...key, device: 4 }],
    ['nobody admitted', { ...key, device: 0 }],
    ['the other direction', { ...key, direction: 'fromJack' }],
  ])('does not open for %s', (_, other) => {
    expect(open(other, seal(key, 'text', IN_PLAY, random))).toBeNull();
  });

  it('does not open when any bit is changed, or when it is cut or made longer', () => {
    const frame = seal(key, '{"t":"same"}', IN_PLAY, random);
    for (let i = 0; i < frame.length; i += 1) {
      const changed = frame.slice();
      changed[i] = (changed[i] ?? 0) ^ (1 << (i % 8));
      expect(open(key, changed)).toBeNull();
    }
    expect(open(key, frame.slice(1))).toBeNull();
    expect(open(key, Uint8Array.of(...frame, 0))).toBeNull();
    expect(open(key, new Uint8Array())).toBeNull();
    expect(open(key, new Uint8Array(LARGEST))).toBeNull();
  });

  it('is null, not an exception, when what it holds is not text or says a wrong length', () => {
    const nonce = random(24);
    const made = (start: number[]): Uint8Array => {
      const plain = new Uint8Array(472);
      plain.set(start);
      const sealed = xchacha20poly1305(key.key, nonce, Uint8Array.of(1, ...GAME, 3, 0)).encrypt(plain);
      return Uint8Array.of(...nonce, ...sealed);
    };
    expect(open(key, made([0, 1, 65]))).toBe('A');
    expect(open(key, made([0, 1, 255]))).toBeNull();
    expect(open(key, made([1, 215]))).toBeNull();
    expect(open(key, made([255, 255]))).toBeNull();
  });
});
