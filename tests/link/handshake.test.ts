import { createHash, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerOffer,
  isForUs,
  type Keys,
  kindOf,
  makeHello,
  makeNo,
  makeOffer,
  readNo,
  takeOpening,
} from '../../src/link/handshake';
import { counting, GAME, seeded } from './two-phones';

const CODE = '7QK3MX';
const TYPED = new Uint8Array();
const S = Uint8Array.from({ length: 16 }, (_, i) => 240 + i);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The value, which is there. */
function sure<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}

function begin(secret: Uint8Array = TYPED, [d, j] = [seeded(1), seeded(2)]) {
  const { message: hello, calling } = makeHello(d, 'detectives', '0.1.0');
  const { message: offer, offering } = sure(makeOffer(j, GAME, '0.2.0', hello));
  const answered = sure(answerOffer(calling, CODE, secret, offer));
  return { hello, calling, offer, offering, answered, opening: answered.message };
}

describe('what the handshake is made of', () => {
  it('X25519 is that of RFC 7748, section 6.1', () => {
    const a = hexToBytes('77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a');
    const b = hexToBytes('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb');
    expect(bytesToHex(x25519.getPublicKey(a))).toBe('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a');
    expect(bytesToHex(x25519.getPublicKey(b))).toBe('de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f');
    expect(bytesToHex(x25519.getSharedSecret(a, x25519.getPublicKey(b)))).toBe(
      '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742',
    );
  });

  it('HKDF is that of RFC 5869, A.1', () => {
    const key = new Uint8Array(22).fill(11);
    const info = hexToBytes('f0f1f2f3f4f5f6f7f8f9');
    expect(bytesToHex(hkdf(sha256, key, hexToBytes('000102030405060708090a0b0c'), info, 42))).toBe(
      '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865',
    );
  });
});

/** The handshake once more with what Node brings, from the messages and both phones' chance alone. */
function independently(secrets: [Uint8Array, Uint8Array], secret: Uint8Array, messages: readonly Uint8Array[]): string {
  const asKey = (raw: Uint8Array) =>
    createPrivateKey({
      key: Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), raw]),
      format: 'der',
      type: 'pkcs8',
    });
  const [d, j] = [asKey(secrets[0]), asKey(secrets[1])];
  const shared = diffieHellman({ privateKey: d, publicKey: createPublicKey(j) });
  const hash = createHash('sha256');
  for (const part of [bytesOf('hideout/1/transcript'), bytesOf(CODE), ...messages]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    hash.update(length).update(part);
  }
  const all = hkdfSync('sha256', Buffer.concat([shared, secret]), hash.digest(), bytesOf('hideout/1/keys'), 98);
  return Buffer.from(all).toString('hex');
}

/** Crockford's characters of 16 bytes, by counting with one large number. */
function topicOf(hex: string): string {
  let number = BigInt(`0x${hex}`) << 2n;
  let text = '';
  for (let i = 0; i < 26; i += 1) {
    text = '0123456789abcdefghjkmnpqrstvwxyz'.charAt(Number(number & 31n)) + text;
    number >>= 5n;
  }
  return `hideout/1/talk/${text}`;
}

function keysIn(hex: string): unknown {
  const bits = Number.parseInt(hex.slice(192), 16);
  return {
    toJack: hexToBytes(hex.slice(0, 64)),
    fromJack: hexToBytes(hex.slice(64, 128)),
    topicToJack: topicOf(hex.slice(128, 160)),
    topicFromJack: topicOf(hex.slice(160, 192)),
    symbols: [(bits >> 11) & 31, (bits >> 6) & 31, (bits >> 1) & 31],
  };
}

describe('the handshake with fixed chance', () => {
  const secretD = Uint8Array.from({ length: 32 }, (_, i) => i);
  const secretJ = Uint8Array.from({ length: 32 }, (_, i) => 128 + i);

  it('says these bytes', () => {
    const { hello, offer, opening } = begin(TYPED, [counting(0), counting(128)]);
    expect([hello, offer, opening].map(textOf)).toEqual([
      '{"t":"hello","p":[1,1],"v":"0.1.0","r":"detectives","c":"5d8941c54467a1e0864cf6a224979f26dd3f48d7f4f74efde24bd285ab3f9f3d"}',
      '{"t":"offer","c":"5d8941c54467a1e0864cf6a224979f26dd3f48d7f4f74efde24bd285ab3f9f3d","p":1,"v":"0.2.0","g":"0102030405060708090a0b0c0d0e0f10","e":"493e82fc74464a59268817623d2053c5eb8e2cc4a988b4fee179ec6b010d531d","n":"a0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebf"}',
      '{"t":"open","e":"8f40c5adb68f25624ae5b214ea767a6ec94d829d3d7b5e1ad1ba6f3e2138285f","n":"202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f"}',
    ]);
  });

  it.each([
    [
      'a typed code',
      TYPED,
      '059a495ebbafebeb5042715a6ac28de4d2a49fac0782dcaa673d6cf29a58977ed0567b81369cb1d0315b2b198f671c98d70b094df4a16769b5c52bacb973b1c27724836eedcdee92a41c065b248b140f01cc0967b89a4c4a522d59d87a5f961ec69d',
    ],
    [
      'a link',
      S,
      '101a4bf896513a1238c29c7f743ffecb2d4dafab63af0225c3a2d82cb7317bf2bf3198d71dd3eb183d5b3214d94d1843ef2279634d603012e14ffc06908234077ef4f90a036cfdb85a68eb9eeaf8eb142bb41d600c9a7041b709b991314262bd3e4e',
    ],
  ])('gives these keys for %s, as computed by another library', (_, secret, vector) => {
    const { hello, offer, opening, answered, offering } = begin(secret, [counting(0), counting(128)]);
    expect(independently([secretD, secretJ], secret, [hello, offer, opening])).toBe(vector);
    expect(answered.keys).toEqual(keysIn(vector));
    expect(sure(takeOpening(offering, CODE, secret, opening))).toEqual(keysIn(vector));
  });
});

describe('the handshake', () => {
  it('gives both sides the same, which differs with S, with the code and each time', () => {
    const seen = new Set<string>();
    for (const secret of [TYPED, S]) {
      for (const seed of [3, 5]) {
        const { answered, offering, opening } = begin(secret, [seeded(seed), seeded(seed + 1)]);
        const keys = sure(takeOpening(offering, CODE, secret, opening));
        expect(keys).toEqual(answered.keys);
        expect(answered).toMatchObject({ game: GAME, version: '0.2.0' });
        expect(keys.toJack).not.toEqual(keys.fromJack);
        expect(keys.topicToJack).not.toBe(keys.topicFromJack);
        expect(sure(takeOpening(offering, '7QK3MY', secret, opening)).toJack).not.toEqual(keys.toJack);
        seen.add(bytesToHex(keys.toJack));
      }
    }
    expect(seen.size).toBe(4);
  });

  it('knows its messages from anything else', () => {
    const { hello, offer, opening } = begin();
    expect([hello, offer, opening, makeNo('ab'.repeat(32), 'busy')].map(kindOf)).toEqual([
      'hello',
      'offer',
      'open',
      'no',
    ]);
    for (const other of ['', 'null', '[]', '7', '"hello"', '{}', '{"t":"beat"}', '{"t":7}', '{'])
      expect(kindOf(bytesOf(other))).toBeNull();
    expect(kindOf(Uint8Array.of(255, 254))).toBeNull();
  });

  it('names the call it answers', () => {
    const one = begin();
    const other = makeHello(seeded(9), 'display', '0.1.0').calling;
    expect([isForUs(one.calling, one.offer), isForUs(other, one.offer)]).toEqual([true, false]);
    const no = makeNo(one.offering.announced, 'full');
    expect([readNo(one.calling, no), readNo(other, no), readNo(one.calling, one.offer)]).toEqual(['full', null, null]);
  });

  it.each([
    ['p', [2, 3], 'version'],
    ['p', [0, 0], 'version'],
    ['p', [0, 1], null],
    ['p', [1, 9], null],
    ['p', [1], 'malformed'],
    ['r', 'jack', 'malformed'],
    ['c', 'AB'.repeat(32), 'malformed'],
    ['c', 'ab', 'malformed'],
    ['v', 'x'.repeat(41), 'malformed'],
    ['more', 1, 'malformed'],
  ])('answers a hello with %s = %j by %j', (field, value, error) => {
    const hello = JSON.stringify({ ...JSON.parse(textOf(begin().hello)), [field]: value });
    const made = makeOffer(seeded(1), GAME, '0.1.0', bytesOf(hello));
    expect(made.ok ? null : made.error).toBe(error);
  });

  it('tells a hello of a later version from nonsense, though it cannot read the rest', () => {
    const made = makeOffer(seeded(1), GAME, '0.1.0', bytesOf('{"t":"hello","p":[2,2],"x":{}}'));
    expect(made).toEqual({ ok: false, error: 'version' });
    const answered = answerOffer(begin().calling, CODE, TYPED, bytesOf('{"t":"offer","p":2}'));
    expect(answered).toEqual({ ok: false, error: 'version' });
  });

  // cr.yp.to/ecdh.html lists them: the points whose multiples are few, and two numbers beyond the field that mean them.
  it.each([
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0100000000000000000000000000000000000000000000000000000000000000',
    'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
    '5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  ])('refuses the key %s on both sides', (key) => {
    const { calling, offer } = begin();
    const bad = JSON.stringify({ ...JSON.parse(textOf(offer)), e: key });
    expect(answerOffer(calling, CODE, S, bytesOf(bad))).toEqual({ ok: false, error: 'zeroPoint' });
    const n = '11'.repeat(32);
    const hash = createHash('sha256');
    for (const part of [Buffer.from('hideout/1/hello'), Buffer.from(key, 'hex'), Buffer.from(n, 'hex')])
      hash.update(Buffer.from([0, 0, 0, part.length])).update(part);
    const hello = JSON.stringify({ t: 'hello', p: [1, 1], v: '1', r: 'display', c: hash.digest('hex') });
    const { offering } = sure(makeOffer(seeded(4), GAME, '1', bytesOf(hello)));
    const opening = bytesOf(JSON.stringify({ t: 'open', e: key, n }));
    expect(takeOpening(offering, CODE, TYPED, opening)).toEqual({ ok: false, error: 'zeroPoint' });
  });
});

describe('somebody in between', () => {
  it('cannot open anything else than was announced', () => {
    const { offering, opening } = begin();
    const { e, n } = JSON.parse(textOf(opening));
    const other = begin(TYPED, [seeded(7), seeded(8)]);
    const theirs = JSON.parse(textOf(other.opening));
    const errors = [
      { e: theirs.e, n },
      { e, n: theirs.n },
      { e: theirs.e, n: theirs.n },
    ].map((parts) => {
      const taken = takeOpening(offering, CODE, TYPED, bytesOf(JSON.stringify({ t: 'open', ...parts })));
      return taken.ok ? null : taken.error;
    });
    expect(errors).toEqual(['commitment', 'commitment', 'commitment']);
  });

  it('cannot search for a way of writing the opening that makes the symbols agree', () => {
    const { offering, opening } = begin();
    const text = textOf(opening);
    const { e, n } = JSON.parse(text);
    const ways = [
      ` ${text}`,
      `${text}\n`,
      `\uFEFF${text}`,
      text.replace(',', ', '),
      text.replace('"t"', '"\\u0074"'),
      text.replace('{', '{"t":"open",'),
      JSON.stringify({ e, n, t: 'open' }),
      JSON.stringify({ t: 'open', n, e }),
      JSON.stringify({ t: 'open', e, n, x: 1 }),
      JSON.stringify({ t: 'open', e: e.toUpperCase(), n }),
    ];
    for (const way of ways)
      expect(takeOpening(offering, CODE, TYPED, bytesOf(way))).toEqual({ ok: false, error: 'malformed' });
    expect(takeOpening(offering, CODE, TYPED, opening).ok).toBe(true);
  });

  it('has other symbols on both sides, in 200 honest tries with own keys', () => {
    // By chance alone one in 32768 agrees in all three, and one in 32 in the first.
    let first = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const left = begin(TYPED, [seeded(4 * seed), seeded(4 * seed + 1)]).answered.keys;
      const right = begin(TYPED, [seeded(4 * seed + 2), seeded(4 * seed + 3)]);
      const there: Keys = sure(takeOpening(right.offering, CODE, TYPED, right.opening));
      expect(there.symbols).not.toEqual(left.symbols);
      if (there.symbols[0] === left.symbols[0]) first += 1;
    }
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(20);
  }, 30_000);

  it('who changes any byte leaves the two with an error or with different keys', () => {
    const honest = begin();
    const flip = (bytes: Uint8Array, at: number, by: number): Uint8Array =>
      bytes.map((byte, i) => (i === at % bytes.length ? byte ^ by : byte));
    fc.assert(
      fc.property(fc.nat(2), fc.nat(1000), fc.integer({ min: 1, max: 255 }), (which, at, by) => {
        const change = (number: number, bytes: Uint8Array): Uint8Array =>
          number === which ? flip(bytes, at, by) : bytes;
        const made = makeOffer(seeded(2), GAME, '0.2.0', change(0, honest.hello));
        if (!made.ok) return;
        const answered = answerOffer(honest.calling, CODE, TYPED, change(1, made.value.message));
        if (!answered.ok) return;
        const taken = takeOpening(made.value.offering, CODE, TYPED, change(2, answered.value.message));
        if (!taken.ok) return;
        expect(taken.value.toJack).not.toEqual(answered.value.keys.toJack);
        expect(taken.value.topicToJack).not.toBe(answered.value.keys.topicToJack);
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});
