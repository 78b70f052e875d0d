/** The recovery file and the recovery text: what is in them, and that a file is read whole or not at all. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Around } from '../../src/app/index';
import { makeRecovery, readRecovery, recoveryGroups } from '../../src/app/recovery';
import type { Session } from '../../src/app/session';
import { readSecret } from '../../src/log/index';
import { memoryStore, type Store } from '../../src/store/index';
import { sealOf } from '../../src/store/seal';
import { begin, crime, foretold, hideout, night, play, walk } from './table';

/** The file as its fields. */
interface Fields {
  format: string;
  version: number;
  mark: string;
  madeAt: number;
  game: { id: string; createdAt: number; secret: string };
  entries: string[];
  seal: string;
}

let around: Around;
let store: Store;
let session: Session;
beforeEach(async () => {
  around = foretold();
  store = memoryStore();
  session = await begin(store, around);
  await play(session, hideout(28), night(1), crime(27), walk(29));
});

async function fileOf(): Promise<{ name: string; text: string; mark: string; fields: Fields }> {
  const made = await makeRecovery(store, around, session.header.id);
  if (!made.ok) throw new Error(made.error.why);
  return { ...made.value, fields: JSON.parse(made.value.text) as Fields };
}

/** As somebody would write it who knows how seals are made. */
function sealedAnew(fields: Fields): string {
  const seal = fields.entries.reduce(sealOf, fields.game.id);
  return JSON.stringify({ ...fields, seal });
}

test('holds these fields and no others', async () => {
  const { name, fields, mark } = await fileOf();
  const stored = await store.read(session.header.id);
  const { id, createdAt, secret } = session.header;
  expect(name).toBe('hideout-recovery.json');
  expect(fields).toEqual({
    format: 'hideout-recovery',
    version: 1,
    mark,
    madeAt: expect.any(Number),
    game: { id, createdAt, secret },
    entries: stored.ok && stored.value.entries.map(({ text }) => text),
    seal: stored.ok && stored.value.entries.at(-1)?.seal,
  });
});

test('two files of one game have two marks', async () => {
  expect((await fileOf()).mark).not.toBe((await fileOf()).mark);
});

test('is read back as it was written', async () => {
  const { text, mark, fields } = await fileOf();
  const read = readRecovery(text);
  if (!read.ok) throw new Error(read.error.why);
  expect(read.value).toMatchObject({ mark, ...fields.game });
  expect(read.value.entries.map(({ event }) => event)).toEqual(session.events.value);
  expect(read.value.texts.map((one) => one.text)).toEqual(fields.entries);
  // A byte order mark, as some mail programs put in front, is no damage.
  expect(readRecovery(`\uFEFF${text}`)).toEqual(read);
});

describe('nothing is read of', () => {
  test('a file cut off anywhere', async () => {
    const { text } = await fileOf();
    const whole = text.trimEnd();
    for (let length = 1; length < whole.length; length += 37) {
      expect(readRecovery(whole.slice(0, length))).toEqual({ ok: false, error: { why: 'cutOff' } });
    }
  });

  test.each([
    ['nothing at all', '', 'otherKind'],
    ['a letter', 'Dear Boss,', 'otherKind'],
    ['another JSON', '{"a":1}', 'otherKind'],
    ['a list', '[]', 'otherKind'],
    ['null', 'null', 'otherKind'],
    ['another program', '{"format":"hideout","version":1}', 'otherKind'],
    ['a record', '{"format":"hideout-record","version":1,"events":[]}', 'isRecord'],
    ['a newer version', '{"format":"hideout-recovery","version":2}', 'newer'],
    ['a version that is none', '{"format":"hideout-recovery","version":"1"}', 'damaged'],
    ['missing fields', '{"format":"hideout-recovery","version":1}', 'damaged'],
  ])('%s', (_, text, why) => {
    expect(readRecovery(text)).toEqual({ ok: false, error: { why } });
  });

  const changes: Record<string, (fields: Fields) => void> = {
    'another mark that is none': (fields) => Object.assign(fields, { mark: 'm' }),
    'a secret of another length': ({ game }) => Object.assign(game, { secret: '00' }),
    'a time that is none': ({ game }) => Object.assign(game, { createdAt: 'yesterday' }),
    'an id of another game': ({ game }) => Object.assign(game, { id: 'f'.repeat(32) }),
    'a wrong seal': (fields) => Object.assign(fields, { seal: 'f'.repeat(32) }),
    'an entry changed': ({ entries }) => entries.splice(1, 1, String(entries[1]).replace('28', '51')),
    'an entry left out': ({ entries }) => entries.splice(3, 1),
    'the last entry left out': ({ entries }) => entries.pop(),
    'two entries exchanged': ({ entries }) => entries.splice(2, 2, String(entries[3]), String(entries[2])),
    'an entry twice': ({ entries }) => entries.push(String(entries.at(-1))),
    'no entries': ({ entries }) => entries.splice(0),
    'an entry that is no text': ({ entries }) => entries.splice(1, 1, { number: 1 } as never),
  };
  test.each(Object.keys(changes))('a file with %s', async (name) => {
    const { text, fields } = await fileOf();
    changes[name]?.(fields);
    const changed = JSON.stringify(fields);
    expect(changed).not.toBe(text.trimEnd());
    expect(readRecovery(changed)).toEqual({ ok: false, error: { why: 'damaged' } });
  });

  const forged: Record<string, (fields: Fields) => void> = {
    'an entry that cannot be read': ({ entries }) => entries.splice(1, 1, '{"v":1}'),
    'a gap in the numbers': ({ entries }) => entries.splice(3, 1),
    'no beginning': ({ entries }) =>
      entries.splice(0, entries.length, String(entries[1]).replace('"number":1', '"number":0')),
  };
  test.each(Object.keys(forged))('a file sealed anew with %s', async (name) => {
    const { fields } = await fileOf();
    expect(readRecovery(sealedAnew(fields))).toMatchObject({ ok: true });
    forged[name]?.(fields);
    expect(readRecovery(sealedAnew(fields))).toEqual({ ok: false, error: { why: 'damaged' } });
  });
});

describe('no file is made', () => {
  test('of a damaged game', async () => {
    const stored = await store.read(session.header.id);
    if (!stored.ok) throw new Error(stored.error.why);
    const { header, entries } = stored.value;
    const broken = memoryStore();
    await broken.create(
      header,
      entries.map((one) => (one.number === 4 ? { ...one, text: one.text.slice(0, 9) } : one)),
    );
    expect(await makeRecovery(broken, around, header.id)).toEqual({ ok: false, error: { why: 'damaged' } });
  });

  test('of a game that is not there, or cannot be read', async () => {
    expect(await makeRecovery(store, around, 'f'.repeat(32))).toEqual({ ok: false, error: { why: 'noGame' } });
    const gone: Store = { ...store, read: async () => ({ ok: false, error: { why: 'gone' } }) };
    expect(await makeRecovery(gone, around, session.header.id)).toEqual({ ok: false, error: { why: 'gone' } });
  });
});

test('the recovery text is R, in seven groups of four', () => {
  const groups = recoveryGroups(session.header);
  expect(groups.map((group) => group.length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
  const read = readSecret(groups.join(' '));
  expect(read.ok && Buffer.from(read.value).toString('hex')).toBe(session.header.secret);
});
