/** Entries and public entries as text: what is written reads back, and nothing else is let in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, decodePublic, type Entry, encode, encodePublic, publicLog } from '../../src/log/index';
import type { GameEvent } from '../../src/rules/index';
import { playGame, styleFor } from '../properties/players';

const ID = '0123456789abcdef0123456789abcdef';
const entryOf = (event: GameEvent, number = 0): Entry => ({ number, at: 1790000000000, id: ID, event });

describe('an entry', () => {
  it('decodes to what was encoded, for every event of whole games', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const [number, event] of playGame(seed, styleFor(seed)).events.entries()) {
          const entry = entryOf(event, number);
          expect(decode(encode(entry))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(entry)) });
        }
      }),
      { numRuns: 20 },
    );
  });

  const good = JSON.parse(encode(entryOf({ type: 'policeDone' })));
  it.each([
    ['cut off', encode(entryOf({ type: 'policeDone' })).slice(0, -3), '', 'notJson'],
    ['of a later version', JSON.stringify({ ...good, v: 2 }), 'v', 'unknownValue'],
    ['with a negative number', JSON.stringify({ ...good, number: -1 }), 'number', 'wrongType'],
    ['with a fraction for a time', JSON.stringify({ ...good, at: 1.5 }), 'at', 'wrongType'],
    ['without an id', JSON.stringify({ ...good, id: undefined }), 'id', 'missing'],
    ['with a foreign id', JSON.stringify({ ...good, id: 'x' }), 'id', 'wrongType'],
    ['with an unknown event', JSON.stringify({ ...good, event: { type: 'peeked' } }), 'event.type', 'unknownValue'],
    [
      'without the answer',
      JSON.stringify({ ...good, event: { type: 'clueSearched', circle: 3 } }),
      'event.found',
      'missing',
    ],
    [
      'without the result',
      JSON.stringify({ ...good, event: { type: 'arrestAttempted', circle: 3 } }),
      'event.caught',
      'missing',
    ],
    ['that is a list', '[]', 'v', 'missing'],
  ])('%s is not read, and says where', (_, text, path, why) => {
    expect(decode(text)).toMatchObject({ ok: false, error: { path, why } });
  });
});

describe('a public entry', () => {
  it('decodes to what was encoded, for every entry of whole games', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { events } = playGame(seed, styleFor(seed));
        for (const entry of publicLog(events, (n) => n.toString(16).padStart(64, '0'))) {
          expect(decodePublic(encodePublic(entry))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(entry)) });
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['a hideout with its circle', { type: 'hideoutChosen', circle: 51 }],
    ['a walk with its destination', { type: 'jackMoved', by: 'walk', to: [51] }],
    ['a row with its circles', { type: 'killed', time: 'I', circles: [3], order: [3] }],
    ['what is never told', { type: 'handedOver' }],
    ['an end that was only found', { type: 'endFound', end: 'trapped' }],
  ])('with %s is not read', (_, event) => {
    expect(decodePublic(JSON.stringify({ n: 0, e: event })).ok).toBe(false);
  });

  it.each([[[]], [['xyz']], ['a'.repeat(64)], [[`${'a'.repeat(64)}0`]]])('with commitments %j is not read', (c) => {
    expect(decodePublic(JSON.stringify({ n: 0, e: { type: 'hideoutChosen' }, c })).ok).toBe(false);
  });
});
