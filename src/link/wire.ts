/**
 * What two phones say to each other inside sealed frames. Between them go commands one way, public entries and refusals
 * the other; there is no message in which anything of Jack's sheet could stand.
 */
import * as v from 'valibot';
import { parseJson, readAs } from '../log/edge';
import type { Breach, Command } from '../rules/index';
import type { Seat } from './handshake';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Of an empty log it is the game's id, which is shorter. */
const head = v.pipe(v.string(), v.regex(/^([0-9a-f]{32}|[0-9a-f]{64})$/));
const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
// Checked by hand: what the schema library brings for it would weigh on every game that opens.
const name = v.pipe(
  v.string(),
  v.transform((text) => text.trim()),
  v.check((text) => text.length >= 1 && text.length <= 24),
);
const seat = v.picklist(['detectives', 'display']);
const texts = v.array(v.string());
const whose = v.picklist(['jack', 'device']);
/** 0 in a frame means not admitted yet; eight devices at most. */
const device = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.check((id) => id <= 8),
);

const toJack = v.variant('t', [
  /** Keys are right; the name its owner gave it. */
  v.strictObject({ t: v.literal('ready'), name }),
  /** Somebody has compared the symbols. */
  v.strictObject({ t: v.literal('same') }),
  v.strictObject({ t: v.literal('different') }),
  /** Ends a pairing for another reason. */
  v.strictObject({ t: v.literal('bye') }),
  v.strictObject({ t: v.literal('beat') }),
  /** Wants what is new from this number on. */
  v.strictObject({ t: v.literal('pull'), since: whole }),
  /** A command, with the turn it belongs to and what its sender had seen. */
  v.strictObject({
    t: v.literal('ask'),
    id,
    night: whole,
    move: whole,
    count: whole,
    head,
    command: v.looseObject({ type: v.string() }),
  }),
  /** Entries it holds, for Jack's phone to take or to compare; the head after the last of them, and how many there are. */
  v.strictObject({ t: v.literal('bring'), from: whole, texts, head, count: whole }),
  /** The logs differ at this number: with whose they want to go on from there. */
  v.strictObject({ t: v.literal('choose'), number: whole, whose }),
]);

const fromJack = v.variant('t', [
  v.strictObject({ t: v.literal('ready') }),
  v.strictObject({ t: v.literal('different') }),
  v.strictObject({ t: v.literal('bye') }),
  /** Jack's own tap let it in. */
  v.strictObject({ t: v.literal('admitted'), device, seat, count: whole, head }),
  v.strictObject({ t: v.literal('beat'), count: whole, seat }),
  /** Public entries as first sent, the head after the last of them, and how many there are in all. */
  v.strictObject({ t: v.literal('log'), from: whole, texts, count: whole, head }),
  /** Wants entries it does not hold. */
  v.strictObject({ t: v.literal('want'), since: whole }),
  v.strictObject({ t: v.literal('done'), id, count: whole }),
  v.strictObject({ t: v.literal('no'), id, breach: v.looseObject({ rule: v.string() }) }),
  /**
   * Not done: the turn is over, Jack did not agree or is being asked something else, this seat only watches, his phone
   * could not store it.
   */
  v.strictObject({
    t: v.literal('not'),
    id,
    why: v.picklist(['stale', 'declined', 'busy', 'display', 'notStored', 'malformed']),
  }),
  v.strictObject({ t: v.literal('seat'), seat }),
  v.strictObject({ t: v.literal('removed') }),
  v.strictObject({ t: v.literal('choose'), number: whole, whose }),
  /** Both have chosen the same, and it is done here. */
  v.strictObject({ t: v.literal('chosen'), number: whole, whose }),
]);

type Sent<T, Replaced> = T extends { t: infer K }
  ? K extends 'ask'
    ? Omit<T, 'command'> & { command: Command }
    : K extends 'no'
      ? Omit<T, 'breach'> & { breach: Breach }
      : T
  : Replaced;

/** From the detectives' phone to Jack's. A command is read as far as its type: what it asks for is decided by the referee. */
export type ToJack = Sent<v.InferOutput<typeof toJack>, never>;
/** From Jack's phone. A refusal is made of codes; sentences are made where they are read. */
export type FromJack = Sent<v.InferOutput<typeof fromJack>, never>;
export type { Seat };

export function writeToJack(message: ToJack): string {
  return JSON.stringify(message);
}

export function writeFromJack(message: FromJack): string {
  return JSON.stringify(message);
}

/** Null for what no phone of this version says. */
export function readToJack(text: string): ToJack | null {
  return read(toJack, text) as ToJack | null;
}

export function readFromJack(text: string): FromJack | null {
  return read(fromJack, text) as FromJack | null;
}

function read(schema: v.GenericSchema, text: string): unknown {
  const json = parseJson(text);
  if (!json.ok) return null;
  const message = readAs(schema, json.value);
  return message.ok ? message.value : null;
}
