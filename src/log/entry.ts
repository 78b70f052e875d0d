/** An entry of Jack's log as it is stored: an event with its number, its time and an id of its own. */
import * as v from 'valibot';
import { accept, type GameEvent, type Result } from '../rules/index';
import { type BadInput, parseJson, readAs } from './edge';
import { privateEvent, recordedEvent } from './schema';

/** Version of the stored form. Older ones are read too, from the day there are any. */
export const ENTRY_VERSION = 1;

export interface Entry {
  /** From 0, without gaps. */
  readonly number: number;
  /** Milliseconds since 1970 by this device's clock; never compared between devices. */
  readonly at: number;
  /** Unique among all entries: 32 hex digits. */
  readonly id: string;
  readonly event: GameEvent;
}
export type BadEntry = BadInput;

const envelope = v.object({
  v: v.literal(ENTRY_VERSION),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(v.number(), v.integer()),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  event: v.looseObject({ type: v.string() }),
});

/** An entry as text. */
export function encode(entry: Entry): string {
  const { number, at, id, event } = entry;
  return JSON.stringify({ v: ENTRY_VERSION, number, at, id, event });
}

/** Reads what `encode` wrote; says where it is damaged otherwise. */
export function decode(text: string): Result<Entry, BadEntry> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const outer = readAs(envelope, json.value);
  if (!outer.ok) return outer;
  const event = decodeEvent(outer.value.event, 'event');
  if (!event.ok) return event;
  const { number, at, id } = outer.value;
  return accept({ number, at, id, event: event.value });
}

/** An event of Jack's log. Results of questions must be there; numbers are taken as they were vouched for. */
export function decodeEvent(value: unknown, path: string): Result<GameEvent, BadInput> {
  const type = (value as { type?: unknown } | null)?.type;
  if (type === 'handedOver' || type === 'endFound') return readAs(privateEvent, value, path);
  const read = readAs(recordedEvent, value, path);
  if (!read.ok) return read;
  const event = read.value;
  if (event.type === 'clueSearched' && event.found === undefined) {
    return { ok: false, error: { why: 'missing', path: `${path}.found` } };
  }
  if (event.type === 'arrestAttempted' && event.caught === undefined) {
    return { ok: false, error: { why: 'missing', path: `${path}.caught` } };
  }
  return accept(event as GameEvent);
}
