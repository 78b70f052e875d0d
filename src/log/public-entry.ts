/** A public entry as text: the bytes that are first sent and hashed. */
import * as v from 'valibot';
import { accept, type PublicEvent, type Result } from '../rules/index';
import type { PublicEntry } from './disclose';
import { type BadInput, parseJson, readAs } from './edge';
import { publicEvent } from './public-schema';

const schema = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(0)),
  e: publicEvent,
  c: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), v.minLength(1))),
});

/**
 * The bytes of an entry are the same however its event was put together: with its fields in the order in which they are
 * read. Or a phone that was opened anew would tell the same game in other bytes.
 */
export function encodePublic({ number, event, commitments }: PublicEntry): string {
  const read = readAs(publicEvent, event);
  return JSON.stringify({ n: number, e: read.ok ? read.value : event, c: commitments });
}

/** Reads what `encodePublic` wrote, from another device: anything else is refused with its place. */
export function decodePublic(text: string): Result<PublicEntry, BadInput> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = readAs(schema, json.value);
  if (!read.ok) return read;
  const { n, e, c } = read.value;
  const entry = { number: n, event: e as PublicEvent };
  return accept(c === undefined ? entry : { ...entry, commitments: c });
}
