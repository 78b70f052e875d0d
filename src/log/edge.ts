/** Reading from outside: text to value, or the place in it that is wrong and how. */
import * as v from 'valibot';
import { accept, type Result } from '../rules/index';

/**
 * Why something from outside cannot be read. `path` names the offending field as in `events[3].circle`, empty for the
 * whole text; `given` is a short form of what stood there.
 */
export interface BadInput {
  readonly why: 'notJson' | 'missing' | 'wrongType' | 'unknownValue' | 'tooLong' | 'notYet';
  readonly path: string;
  readonly expected?: string;
  readonly given?: string;
}

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
  const expected = issue.expected ?? (issue.type === 'integer' ? 'whole number' : issue.type);
  const why = CHOICES.has(issue.type) && sameKind(issue, input) ? 'unknownValue' : 'wrongType';
  return { why, path, expected, given: shortForm(input) };
}

const CHOICES = new Set(['picklist', 'literal', 'variant', 'union']);

/** A text where one of some texts is wanted is an unknown value; a number there is a wrong type. */
function sameKind(issue: v.BaseIssue<unknown>, input: unknown): boolean {
  const wantsText = issue.expected?.includes('"') ?? false;
  return wantsText ? typeof input === 'string' : typeof input !== 'object';
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
