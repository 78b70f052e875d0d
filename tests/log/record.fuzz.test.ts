/**
 * Records as they never should be: any JSON at all, and valid games with pieces missing, replaced, doubled or out of
 * order. Reading names a place in the file or accepts it; the audit of what was accepted never falls over.
 */
import '../../src/i18n/with-refusal';
import '../../src/i18n/with-map';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, nameCrossing } from '../../src/board/index';
import { badInputInWords, becauseInWords } from '../../src/i18n/refusal';
import { english } from '../../src/i18n/t';
import { audit, type BadInput, readRecord, summarise, writeRecord } from '../../src/log/index';
import { endOf, type Game, type RecordedEvent } from '../../src/rules/index';

const GAMES = [
  'four-nights.json',
  'caught-at-the-fourth-clue.json',
  'trapped-at-147.json',
  'the-last-space.json',
  'from-paper.json',
].map((file) => ({
  toString: () => file,
  [fc.toStringMethod]: () => file,
  text: readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8'),
}));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whether a path names something in the value, or, where a field is missing, the place where it would stand. */
function names(value: Json, path: string, missing: boolean, first = true): boolean {
  if (path === '') return true;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    const index = /^\[(\d+)\]/.exec(path);
    if (index !== null) {
      const rest = path.slice(index[0].length);
      const at = Number(index[1]);
      return at < value.length ? names(value[at] as Json, rest, missing, false) : missing && rest === '';
    }
  }
  const inside = Object.keys(value).some((key) => {
    const written = first ? key : `.${key}`;
    const inner = (value as { [key: string]: Json })[key] as Json;
    return path.startsWith(written) && names(inner, path.slice(written.length), missing, false);
  });
  return inside || (missing && (first ? /^\w+$/ : /^\.\w+$/).test(path));
}

function expectGoodReason(text: string, bad: BadInput): void {
  if (bad.why === 'notJson') {
    expect(() => JSON.parse(text)).toThrow();
    return;
  }
  expect({ path: bad.path, found: names(JSON.parse(text) as Json, bad.path, bad.why === 'missing') }).toEqual({
    path: bad.path,
    found: true,
  });
  expect(badInputInWords(english, bad)).toMatch(/\S/);
}

/** Reads; where that works audits and holds the audit to what it promises. */
function readAndAudit(text: string, probes: readonly number[] = []): void {
  const read = readRecord(text);
  if (!read.ok) {
    expectGoodReason(text, read.error);
    return;
  }
  const { events } = read.value;
  const audited = audit(board, events);
  expect(audited.lines.map(({ i, type }) => `${i} ${type}`)).toEqual(events.map(({ type }, i) => `${i} ${type}`));
  for (const { breach } of audited.lines) {
    if (breach === null) continue;
    expect(becauseInWords(english, (crossing) => nameCrossing(board, crossing), breach.because)).toMatch(/^[^{}]+$/);
  }
  const refused = audited.lines.filter(({ breach }) => breach !== null);
  for (const probe of probes) {
    const line = refused[probe % Math.max(1, refused.length)];
    if (line !== undefined) expectNothingChanged(events, line.i);
  }
}

/** What a refusal may not touch: everything on table and sheet, and whether the game is over. */
const standing = (game: Game) => ({ table: { ...game.table, end: endOf(game) }, sheet: game.sheet });

function expectNothingChanged(events: readonly RecordedEvent[], i: number): void {
  const before = audit(board, events.slice(0, i)).game;
  const { game, lines } = audit(board, events.slice(0, i + 1));
  const { table, sheet } = standing(before);
  if (lines.at(-1)?.breach?.because.why === 'notDeclaredOnLastSpace') {
    const end = { how: 'outOfMoves', winner: 'police' } as const;
    expect(standing(game)).toEqual({ table: { ...table, end }, sheet });
    return;
  }
  expect(standing(game)).toEqual({ table, sheet });
}

/** Values that are nearly right, besides those that are not. */
const odd = fc.oneof(
  fc.constantFrom<Json>(0, -1, 1, 2, 51, 84, 118, 195, 196, 1e300, 0.5, null, true, false, '', [], {}),
  fc.constantFrom<Json>('k001', 'k143', 'k235', 'blue', 'pink', 'walk', 'coach', 'I', 'V', 'sheet', '118', '__proto__'),
  fc.constantFrom<Json>([51], [29, 66], { type: 'policeDone' }, { blue: 'k001' }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

type Change = { readonly how: number; readonly at: number; readonly to: number; readonly value: Json };
const change: fc.Arbitrary<Change> = fc.record({ how: fc.nat(7), at: fc.nat(), to: fc.nat(), value: odd });

/** By name, so that a counterexample is not the whole game. */
const gameText = fc.constantFrom(...GAMES);

/** Every field of the file, as its owner and key, in order. */
function fieldsOf(value: Json, fields: { owner: { [key: string]: Json }; key: string }[] = []): typeof fields {
  if (typeof value !== 'object' || value === null) return fields;
  const owner = value as { [key: string]: Json };
  for (const key of Object.keys(owner)) {
    fields.push({ owner, key });
    fieldsOf(owner[key] as Json, fields);
  }
  return fields;
}

/** Whole events only: what comes out can be read. */
function moveEvents(events: Json[], { how, at, to }: Change): void {
  const i = at % Math.max(1, events.length);
  const j = to % Math.max(1, events.length);
  const [one] = how % 4 === 1 ? [structuredClone(events[i] as Json)] : events.splice(i, 1);
  if (one === undefined || how % 4 === 0) return;
  events.splice(how % 4 === 3 ? Math.min(i + 1, events.length) : j, 0, one);
}

/** Also where the field is named `__proto__`. */
function set(owner: object, key: string, value: Json): void {
  Object.defineProperty(owner, key, { value, configurable: true, enumerable: true, writable: true });
}

function spoil(game: { [key: string]: Json }, one: Change): void {
  const { how, at, value } = one;
  if (how < 4 && Array.isArray(game.events)) {
    moveEvents(game.events, one);
    return;
  }
  const fields = fieldsOf(game);
  const field = fields[at % Math.max(1, fields.length)];
  if (field === undefined) return;
  if (how === 4 && Array.isArray(field.owner)) field.owner.splice(Number(field.key), 1);
  else if (how === 4) delete field.owner[field.key];
  else set(field.owner, field.key, structuredClone(value));
}

describe('any text', () => {
  it('is read or not, and nothing falls over', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json({ maxDepth: 6 })), (text) => {
        readAndAudit(text);
      }),
      { numRuns: 300 },
    );
  });

  it('that looks like a record is read or not, too', () => {
    const type = fc.constantFrom(
      ...['gameStarted', 'hideoutChosen', 'takenOver', 'nightBegan', 'killed', 'alarmRaised', 'jackMoved'],
      ...['policemanMoved', 'clueSearched', 'arrestAttempted', 'policeDone', 'escapeDeclared', 'conceded', 'rewound'],
      ...['letterPlayed', 'patrolRevealed', 'refereeSet', 'policemenStated', 'revealed', 'trapped', 'unknown'],
    );
    const field = fc.constantFrom(
      ...['circle', 'circles', 'to', 'by', 'night', 'time', 'policeman', 'policemen', 'options', 'level', 'letter'],
      ...['found', 'caught', 'tokens', 'row', 'scenes', 'turn', 'face', 'faces', 'ruledByTable', 'entry', 'note'],
    );
    const event = fc
      .tuple(type, fc.dictionary(field, odd, { maxKeys: 6 }))
      .map(([name, rest]) => ({ ...rest, type: name }));
    fc.assert(
      fc.property(fc.array(fc.oneof(event, odd), { maxLength: 6 }), (events) => {
        readAndAudit(JSON.stringify({ format: 'hideout-record', version: 1, events }));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a valid game', () => {
  it('with fields missing or replaced and events moved is read or not, and audited line by line', () => {
    fc.assert(
      fc.property(gameText, fc.array(change, { minLength: 1, maxLength: 4 }), ({ text }, changes) => {
        const game = JSON.parse(text) as { [key: string]: Json };
        for (const one of changes) spoil(game, one);
        readAndAudit(JSON.stringify(game), [0, changes[0]?.to ?? 0]);
      }),
      { numRuns: 200 },
    );
  });

  it('with events dropped, doubled and out of order is read; what is refused changes nothing', () => {
    const moved = change.map((one) => ({ ...one, how: one.how % 4 }));
    fc.assert(
      fc.property(gameText, fc.array(moved, { minLength: 1, maxLength: 8 }), ({ text }, changes) => {
        const game = JSON.parse(text) as { events: Json[] };
        for (const one of changes) moveEvents(game.events, one);
        const spoilt = JSON.stringify(game);
        expect(readRecord(spoilt).ok).toBe(true);
        readAndAudit(
          spoilt,
          changes.map(({ to }) => to),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('out of order is written as a record of what was accepted, which is accepted as a whole', () => {
    const moved = change.map((one) => ({ ...one, how: one.how % 4 }));
    fc.assert(
      fc.property(gameText, fc.array(moved, { maxLength: 6 }), ({ text }, changes) => {
        const spoilt = JSON.parse(text) as { events: Json[] };
        for (const one of changes) moveEvents(spoilt.events, one);
        const read = readRecord(JSON.stringify(spoilt));
        if (!read.ok) throw new Error(read.error.path);
        const { events, game } = audit(board, read.value.events);
        const again = readRecord(writeRecord(events));
        if (!again.ok) throw new Error(again.error.path);
        const twice = audit(board, again.value.events);
        expect(twice.lines.filter(({ breach }) => breach !== null)).toEqual([]);
        expect(summarise(twice.game)).toEqual(summarise(game));
        expect(twice.game.sheet).toEqual(game.sheet);
      }),
      { numRuns: 100 },
    );
  });
});
