/** A stored game up to what can be read; what follows is set aside, whatever is wrong with it. */
import { describe, expect, test } from 'vitest';
import { type Entry, encode } from '../../src/log/index';
import { memoryStore } from '../../src/store/index';
import { decodeGame, readGame } from '../../src/store/read-game';
import { sealed } from '../../src/store/seal';
import { header, progress, value } from './contract';

const id = (n: number): string => n.toString(16).padStart(32, '0');
const log: readonly Entry[] = [
  { number: 0, at: 1, id: id(0), event: { type: 'gameStarted', options: { referee: 'sheet' } } },
  { number: 1, at: 2, id: id(1), event: { type: 'handedOver' } },
  { number: 2, at: 3, id: id(2), event: { type: 'nightBegan', night: 1 } },
];
const texts = sealed(
  'a',
  log.map((one) => ({ number: one.number, text: encode(one) })),
);
const whole = header('a', { count: 3 });
const [first, second, third] = texts as [(typeof texts)[0], (typeof texts)[0], (typeof texts)[0]];

test('a whole game has no damage', () => {
  expect(decodeGame({ header: whole, entries: texts })).toEqual({
    header: whole,
    entries: log,
    seal: third.seal,
    damage: null,
  });
});

describe.each([
  ['cut off', [first, { ...second, text: second.text.slice(0, 20) }, third], 1],
  ['of another number', [first, { ...second, text: third.text }, third], 1],
  ['missing', [first, third], 1],
  ['of an unknown kind', [first, second, { ...third, text: third.text.replace('nightBegan', 'dawned') }], 2],
  [
    'changed to another that can be read',
    [first, { ...second, text: second.text.replace('"at":2', '"at":9') }, third],
    1,
  ],
  ['without its seal', [first, { number: 1, text: second.text }, third], 1],
  ['with the seal of another', [first, second, { ...third, seal: first.seal }], 2],
  ['the first', [{ ...first, text: '' }, second, third], 0],
])('an entry %s', (_, entries, from) => {
  test('ends what can be read, and the rest is handed out as it stands', () => {
    const read = decodeGame({ header: whole, entries });
    expect(read.entries).toEqual(log.slice(0, from));
    expect(read.damage).toEqual({ from, texts: entries.slice(from).map(({ text }) => text) });
  });
});

test('a missing last entry is noticed', () => {
  expect(decodeGame({ header: whole, entries: [first, second] }).damage).toEqual({ from: 2, texts: [] });
});

test('reading goes through the store, failures too', async () => {
  const store = memoryStore();
  expect(await readGame(store, 'a')).toEqual({ ok: false, error: { why: 'noGame' } });
  value(await store.create(header('a'), [first]));
  value(await store.append('a', [second, third], progress({ count: 3 })));
  expect(value(await readGame(store, 'a')).entries).toEqual(log);
});

describe('a game of form 1, without seals', () => {
  const plain = texts.map(({ number, text }) => ({ number, text }));
  const old = { ...header('a', { count: 3 }), form: 1 } as const;

  test('is read, and sealed from then on', async () => {
    const store = memoryStore();
    value(await store.create(old, plain));
    const read = value(await readGame(store, 'a'));
    expect(read).toMatchObject({ entries: log, damage: null, seal: third.seal, header: { form: 2 } });
    expect(value(await store.read('a')).entries).toEqual(texts);
    expect(value(await readGame(store, 'a'))).toEqual(read);
  });

  test('a damaged one stays as it is', async () => {
    const store = memoryStore();
    value(await store.create(old, plain.slice(0, 2)));
    expect(value(await readGame(store, 'a')).damage).toEqual({ from: 2, texts: [] });
    expect(value(await store.read('a')).header.form).toBe(1);
  });

  test('is read all the same when there is no room for seals', async () => {
    const store = memoryStore();
    value(await store.create(old, plain));
    const full = { ...store, seal: async () => ({ ok: false, error: { why: 'full' } }) as const };
    expect(value(await readGame(full, 'a'))).toMatchObject({ damage: null, header: { form: 1 } });
  });
});
