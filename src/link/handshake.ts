/**
 * The handshake of two phones (DESIGN: "Handshake"), as functions without time or network. The detectives' phone says
 * first what it will open (a hash of its key and number), so that nobody in between can search for a key that makes the
 * symbols agree; the symbols come from both sides' keys and everything that was said.
 */
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { labelledHash } from '../log/bytes';
import { symbolsOf } from '../log/chain';
import { parseJson, readAs } from '../log/edge';
import { accept, type Result } from '../rules/index';
import { TALKING } from './carrier';
import { topicName } from './code';
import { PROTOCOL } from './frames';

export type Seat = 'detectives' | 'display';

/** What both sides hold after the handshake: keys and topics, one a direction, and three numbers from 0 to 31. */
export interface Keys {
  /** 32 bytes each. */
  readonly toJack: Uint8Array;
  readonly fromJack: Uint8Array;
  readonly topicToJack: string;
  readonly topicFromJack: string;
  readonly symbols: readonly [number, number, number];
}

/**
 * *version*: the two apps have no protocol in common. *malformed*: no message of a handshake. *commitment*: what was opened
 * is not what was announced. *zeroPoint*: a key that would make the shared secret a known one.
 */
export type BadHandshake = 'version' | 'malformed' | 'commitment' | 'zeroPoint';

/** Why Jack's phone does not answer a hello with an offer. */
export type Unanswered = 'busy' | 'closed' | 'version' | 'full';

const text = v.pipe(
  v.string(),
  v.check((given) => given.length <= 40),
);
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.check((number) => number <= 255),
);
const helloShape = v.strictObject({
  t: v.literal('hello'),
  p: v.strictTuple([whole, whole]),
  v: text,
  r: v.picklist(['detectives', 'display']),
  c: hex(32),
});
/** `c`: of the hello it answers, since several may wait at one meeting place. */
const offerShape = v.strictObject({
  t: v.literal('offer'),
  c: hex(32),
  p: whole,
  v: text,
  g: hex(16),
  e: hex(32),
  n: hex(32),
});
const openShape = v.strictObject({ t: v.literal('open'), e: hex(32), n: hex(32) });
/** Not strict, as it has to be understood by apps of other versions as well. */
const noShape = v.object({ t: v.literal('no'), why: v.picklist(['busy', 'closed', 'version', 'full']), c: hex(32) });
/** What is read of a hello or an offer whatever the version, before it is read strictly. */
const named = v.object({ c: hex(32) });
const range = v.object({ p: v.tuple([whole, whole]) });
const chosen = v.object({ p: whole });

/** What a message on the meeting topic is, before it is read: each side answers only to what is meant for it. */
export function kindOf(message: Uint8Array): 'hello' | 'offer' | 'open' | 'no' | null {
  const kind = (jsonOf(message) as { t?: unknown } | null)?.t;
  return kind === 'hello' || kind === 'offer' || kind === 'open' || kind === 'no' ? kind : null;
}

interface Ephemeral {
  readonly secret: Uint8Array;
  readonly key: Uint8Array;
  readonly number: Uint8Array;
}

export interface Calling {
  readonly own: Ephemeral;
  readonly hello: Uint8Array;
  readonly announced: string;
}

/** 1, detectives: hello. `version` is the app's, at most 40 characters. */
export function makeHello(
  random: (bytes: number) => Uint8Array,
  role: Seat,
  version: string,
): { readonly message: Uint8Array; readonly calling: Calling } {
  const own = ephemeral(random);
  const c = bytesToHex(labelledHash('hideout/1/hello', own.key, own.number));
  const message = bytesOf({ t: 'hello', p: [PROTOCOL, PROTOCOL], v: version, r: role, c });
  return { message, calling: { own, hello: message, announced: c } };
}

export interface Offering {
  readonly own: Ephemeral;
  readonly hello: Uint8Array;
  readonly offer: Uint8Array;
  readonly announced: string;
  readonly role: Seat;
  readonly version: string;
}

/** 2, Jack: an offer to one hello. `game` is its id, 16 bytes. */
export function makeOffer(
  random: (bytes: number) => Uint8Array,
  game: Uint8Array,
  version: string,
  hello: Uint8Array,
): Result<{ readonly message: Uint8Array; readonly offering: Offering }, BadHandshake> {
  const spoken = readAs(range, jsonOf(hello));
  if (!spoken.ok) return bad('malformed');
  const [from, to] = spoken.value.p;
  if (from > PROTOCOL || to < PROTOCOL) return bad('version');
  const read = readAs(helloShape, jsonOf(hello));
  if (!read.ok) return bad('malformed');
  const { c, r: role } = read.value;
  const own = ephemeral(random);
  const message = bytesOf({
    t: 'offer',
    c,
    p: PROTOCOL,
    v: version,
    g: bytesToHex(game),
    e: bytesToHex(own.key),
    n: bytesToHex(own.number),
  });
  return accept({
    message,
    offering: { own, hello, offer: message, announced: c, role, version: read.value.v },
  });
}

/** What a hello announced, by which it is known; null when it announces nothing. */
export function announcedIn(hello: Uint8Array): string | null {
  const read = readAs(named, jsonOf(hello));
  return read.ok ? read.value.c : null;
}

/** Jack: why a hello gets no offer; it names the hello it answers. */
export function makeNo(announced: string, why: Unanswered): Uint8Array {
  return bytesOf({ t: 'no', why, c: announced });
}

/** Detectives: whether an offer answers this call. */
export function isForUs({ announced }: Calling, offer: Uint8Array): boolean {
  return announcedIn(offer) === announced;
}

/** Detectives: why this call is not answered; null when the message is about another call. */
export function readNo({ announced }: Calling, message: Uint8Array): Unanswered | null {
  const read = readAs(noShape, jsonOf(message));
  return read.ok && read.value.c === announced ? read.value.why : null;
}

export interface Answered {
  readonly message: Uint8Array;
  readonly keys: Keys;
  readonly game: Uint8Array;
  /** Of Jack's app. */
  readonly version: string;
}

/** 3, detectives: opens what was announced. `secret` is S: empty when the code was typed. */
export function answerOffer(
  calling: Calling,
  code: string,
  secret: Uint8Array,
  offer: Uint8Array,
): Result<Answered, BadHandshake> {
  const spoken = readAs(chosen, jsonOf(offer));
  if (!spoken.ok) return bad('malformed');
  if (spoken.value.p !== PROTOCOL) return bad('version');
  const read = readAs(offerShape, jsonOf(offer));
  if (!read.ok) return bad('malformed');
  const { v: version, g, e } = read.value;
  const { own, hello } = calling;
  const message = openingOf(own.key, own.number);
  const shared = sharedPoint(own.secret, hexToBytes(e));
  if (shared === null) return bad('zeroPoint');
  return accept({
    message,
    keys: keysOf(shared, secret, code, hello, offer, message),
    game: hexToBytes(g),
    version,
  });
}

/**
 * Jack, after 3: checks what was opened against what was announced. It has to be written the one way it is written here:
 * the symbols depend on every byte of it, and with a blank here or there somebody in between could search for bytes that
 * make them agree.
 */
export function takeOpening(
  { own, hello, offer, announced }: Offering,
  code: string,
  secret: Uint8Array,
  opening: Uint8Array,
): Result<Keys, BadHandshake> {
  const read = readAs(openShape, jsonOf(opening));
  if (!read.ok) return bad('malformed');
  const key = hexToBytes(read.value.e);
  const number = hexToBytes(read.value.n);
  if (bytesToHex(labelledHash('hideout/1/hello', key, number)) !== announced) return bad('commitment');
  if (!equalBytes(opening, openingOf(key, number))) return bad('malformed');
  const shared = sharedPoint(own.secret, key);
  return shared === null ? bad('zeroPoint') : accept(keysOf(shared, secret, code, hello, offer, opening));
}

function keysOf(
  shared: Uint8Array,
  secret: Uint8Array,
  code: string,
  hello: Uint8Array,
  offer: Uint8Array,
  opening: Uint8Array,
): Keys {
  const transcript = labelledHash('hideout/1/transcript', utf8ToBytes(code), hello, offer, opening);
  const all = hkdf(sha256, concatBytes(shared, secret), transcript, utf8ToBytes('hideout/1/keys'), 98);
  return {
    toJack: all.slice(0, 32),
    fromJack: all.slice(32, 64),
    topicToJack: TALKING + topicName(all.slice(64, 80)),
    topicFromJack: TALKING + topicName(all.slice(80, 96)),
    symbols: symbolsOf(all.slice(96)),
  };
}

/** Null for the all-zero point, which a key of small order gives whatever the other one is. */
function sharedPoint(secret: Uint8Array, key: Uint8Array): Uint8Array | null {
  try {
    const shared = x25519.getSharedSecret(secret, key);
    return shared.some((byte) => byte !== 0) ? shared : null;
  } catch {
    return null;
  }
}

function ephemeral(random: (bytes: number) => Uint8Array): Ephemeral {
  const secret = random(32);
  return { secret, key: x25519.getPublicKey(secret), number: random(32) };
}

function openingOf(key: Uint8Array, number: Uint8Array): Uint8Array {
  return bytesOf({ t: 'open', e: bytesToHex(key), n: bytesToHex(number) });
}

function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

function bytesOf(message: object): Uint8Array {
  return utf8ToBytes(JSON.stringify(message));
}

function jsonOf(message: Uint8Array): unknown {
  try {
    const json = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(message));
    return json.ok ? json.value : null;
  } catch {
    return null;
  }
}

function bad(error: BadHandshake): { readonly ok: false; readonly error: BadHandshake } {
  return { ok: false, error };
}
