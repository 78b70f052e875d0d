/** Reading from outside: text to value, or the place in it that is wrong and how. */
import * as v from 'valibot';
import { accept, type Result } from '../rules/index';

/** What a field should be: a kind of value, or one of some values. */
export type Expected =
  | { readonly kind: 'number' | 'whole' | 'text' | 'yesNo' | 'list' | 'object' | 'pattern' | 'absent' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/**
 * Why something from outside cannot be read. `path` names the offending field as in `events[3].circle`, empty for the
 * whole text; `given` is a short form of what stood there.
 */
export type BadInput =
  | { readonly why: 'notJson' | 'tooLong' | 'missing'; readonly path: string }
  | { readonly why: 'unknownValue'; readonly path: string; readonly given: string }
  | { readonly why: 'wrongType'; readonly path: string; readonly given: string; readonly expected: Expected };

/** Text to whatever JSON it holds. A byte order mark in front is not an error. */
export function parseJson(text: string): Result<unknown, BadInput> {
  try {
    return accept(JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown);
  } catch {
    return { ok: false, error: { why: 'notJson', path: '' } };
  }
}

/** A value of the schema's kind, or the first field that is not. */
export function readAs<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  path = '',
): Result<v.InferOutput<S>, BadInput> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return accept(read.output);
  return { ok: false, error: explain(deepest(read.issues[0]), path) };
}

/** Of an alternative's issues the one that says most: the one furthest inside. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.map(deepest) ?? [];
  const depth = (one: v.BaseIssue<unknown>): number => one.path?.length ?? 0;
  return inner.reduce((best, one) => (depth(one) > depth(best) ? one : best), issue);
}

function explain(issue: v.BaseIssue<unknown>, base: string): BadInput {
  const path = pathOf(issue, base);
  const { input } = issue;
  if (input === undefined) return { why: 'missing', path };
  const given = shortForm(input);
  const expected = expectedBy(issue);
  const known = expected.kind !== 'choice' || !expected.of.some((choice) => typeof JSON.parse(choice) === typeof input);
  return known ? { why: 'wrongType', path, given, expected } : { why: 'unknownValue', path, given };
}

const KINDS: Readonly<Record<string, Expected>> = {
  number: { kind: 'number' },
  string: { kind: 'text' },
  boolean: { kind: 'yesNo' },
  Array: { kind: 'list' },
  Object: { kind: 'object' },
  never: { kind: 'absent' },
};

/** What valibot says it expected, as a kind or a choice; `("I" | "II")` and `"I"` are choices. */
function expectedBy(issue: v.BaseIssue<unknown>): Expected {
  if (issue.type === 'integer' || issue.type === 'min_value') return { kind: 'whole' };
  if (issue.type === 'check') return { kind: 'object' };
  const said = issue.expected ?? '';
  const kind = KINDS[said];
  if (kind !== undefined) return kind;
  const choices = said.match(/"[^"]*"|\b\d+\b|\bfalse\b|\btrue\b/g);
  return choices === null || issue.type === 'regex' ? { kind: 'pattern' } : { kind: 'choice', of: choices };
}

function pathOf(issue: v.BaseIssue<unknown>, base: string): string {
  let path = base;
  for (const item of issue.path ?? []) {
    const key = String(item.key);
    path += typeof item.key === 'number' ? `[${key}]` : path === '' ? key : `.${key}`;
  }
  return path;
}

/** At most 40 characters of what was given, for a sentence. */
function shortForm(input: unknown): string {
  if (typeof input === 'object' && input !== null) return Array.isArray(input) ? 'a list' : 'an object';
  const text = typeof input === 'string' ? JSON.stringify(input) : String(input);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
