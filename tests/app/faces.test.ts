/**
 * The faces of the patrols between two phones: bound on the police's device before Jack's phone hears of them, and opened by
 * it as the tokens lie open. What Jack's phone holds, gets and answers never depends on a face that nobody has seen.
 */
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { type Around, fromHex, hex } from '../../src/app/around';
import { readAsked } from '../../src/app/asked';
import { createGuest } from '../../src/app/guest';
import { createGuestFaces } from '../../src/app/guest-faces';
import type { GuestSession } from '../../src/app/guest-types';
import { createHost } from '../../src/app/host';
import { keysToStore } from '../../src/app/link-keys';
import { publicTexts } from '../../src/app/public-texts';
import type { Outcome, Session } from '../../src/app/session';
import { board } from '../../src/board/index';
import type { CrossingId } from '../../src/board/types';
import { createAir } from '../../src/link/memory-carrier';
import { opensFace, type sealFaces } from '../../src/log/faces';
import { decodePublic } from '../../src/log/public-entry';
import { readSecret } from '../../src/log/secret';
import type { Command, Face, PublicEvent } from '../../src/rules/index';
import { memoryStore } from '../../src/store/index';
import { memoryTableStore, type TableStore } from '../../src/store/table-store';
import { chance, createClock, keysOf, overheard, type Sent } from '../link/conversing';
import { begin, foretold } from './table';

const YELLOW = [...board.yellow].sort();
const FACES: readonly Face[] = ['red', false, 'blue', 'green', false, 'yellow', 'brown'];
const OTHERS: readonly Face[] = [false, 'green', 'red', false, 'brown', 'blue', 'yellow'];
const placed = (faces: readonly Face[] = FACES): Command => ({ type: 'patrolsPlaced', crossings: YELLOW, faces });
const at = (place: number): string => YELLOW[place] ?? '';
const MARKED = [3, 27, 65, 84, 158];
const reveal = (place: number, face = FACES[place]): Command[] => [
  { type: 'waited' },
  { type: 'wretchedMoved', from: 84, to: 85 },
  { type: 'patrolRevealed', crossing: at(place), face },
];
const WHISTLES: Command = {
  type: 'alarmRaised',
  policemen: Object.fromEntries(FACES.flatMap((face, place) => (face === false ? [] : [[face, at(place)]]))),
};

interface DeviceOptions {
  readonly number?: number;
  readonly store?: TableStore;
  readonly around?: Around;
}

/** Jack's phone in Hell, the women placed; devices come and go. */
async function inHell(seed = 1, seal?: typeof sealFaces) {
  const clock = createClock(seed);
  const pass = async (milliseconds: number): Promise<void> => {
    for (let past = 0; past < milliseconds; past += 50) {
      await clock.pass(50);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const store = memoryStore();
  const session = await begin(store, foretold(), { referee: 'evening', wretchedMayStay: true });
  const give = async (...commands: readonly Command[]): Promise<void> => {
    for (const command of commands)
      expect(await session.dispatch(command), JSON.stringify(command)).toMatchObject({ ok: true });
  };
  await give({ type: 'hideoutChosen', circle: 28 }, { type: 'handedOver' }, { type: 'nightBegan', night: 1 });
  await give({ type: 'womenPlaced', circles: [...board.red], marked: MARKED });
  const { id } = session.header;
  const sent: Sent[] = [];
  const air = createAir({ around: clock });
  const hostTable = memoryTableStore();
  for (const number of [1, 2]) {
    const keys = keysToStore(keysOf(number));
    await hostTable.saveDevice(id, { id: number, name: `Tablet ${number}`, seat: 'detectives', keys });
  }
  const host = await createHost({
    session,
    around: clock,
    carrier: overheard(air.carrier(), clock, sent),
    table: hostTable,
    address: 'https://hideout.test/',
    tapToSend: () => false,
    commit: (number) => number.toString(16).padStart(64, '0'),
  });
  const guests: GuestSession[] = [];
  const device = async ({ number = 1, store: kept = memoryTableStore(), around }: DeviceOptions = {}) => {
    const keys = keysToStore(keysOf(number));
    const header = {
      id,
      joinedAt: 1,
      device: number,
      seat: 'detectives',
      name: 'Tablet',
      keys,
      witnessFrom: 0,
    } as const;
    const guest = await createGuest({
      header: { ...header, night: 1, over: false, at: 1 },
      table: kept,
      carrier: overheard(air.carrier(), clock, sent),
      linkAround: clock,
      around: around ?? { now: clock.now, random: clock.random },
      seal,
    });
    guests.push(guest);
    await pass(1500);
    expect(guest.presence.value.is).toBe('connected');
    return guest;
  };
  /** What becomes of a command, once there has been time for it. */
  const ask = async (guest: GuestSession, command: Command, milliseconds = 2000): Promise<Outcome | null> => {
    let outcome: Outcome | null = null;
    void guest.dispatch(command).then((came) => {
      outcome = came;
    });
    await pass(milliseconds);
    return outcome;
  };
  const log = publicTexts(session, (number) => number.toString(16).padStart(64, '0'));
  return {
    ...{ session, store, host, device, ask, give, pass, sent, air },
    texts: () => [...log.texts()],
    end: () => {
      for (const guest of guests) guest.end();
      host.end();
    },
  };
}

type Entries = ReturnType<typeof entriesOf>;

function entriesOf(texts: readonly string[]) {
  return texts.map((text) => {
    const read = decodePublic(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  });
}

function eventsOf<T extends PublicEvent['type']>(texts: readonly string[], type: T) {
  return entriesOf(texts).flatMap(({ event }) =>
    event.type === type ? [event as Extract<PublicEvent, { type: T }>] : [],
  );
}

const places = (texts: readonly string[]): readonly (readonly number[])[] =>
  eventsOf(texts, 'facesOpened').map(({ openings }) => openings.map(({ place }) => place));

/** Every opening in a log opens the commitment it belongs to, with this face. */
function opensAll(session: Session, entries: Entries): readonly Face[] {
  const found = entries.findLast(({ event }) => event.type === 'patrolsPlaced');
  const faces: Face[] = [];
  for (const { event } of entries) {
    if (event.type !== 'facesOpened') continue;
    for (const { place, face, salt } of event.openings) {
      const token = { n: found?.number ?? -1, night: 1, place };
      const commitment = found?.commitments?.[place] ?? '';
      expect(opensFace(fromHex(session.header.id), token, face, salt, commitment)).toBe(true);
      faces[place] = face;
    }
  }
  return faces;
}

/** Everything Jack's phone keeps, as text. */
async function keptBy({ session, store }: Pick<Awaited<ReturnType<typeof inHell>>, 'session' | 'store'>) {
  const stored = await store.read(session.header.id);
  return stored.ok ? stored.value.entries.map(({ text }) => text).join('\n') : '';
}

describe('faces that the police entered', () => {
  test('HELL-3.2, HELL-7.1, HELL-9.1: are bound when placed, opened one by one, and after the whistles all of them', async () => {
    const table = await inHell();
    const guest = await table.device();
    expect(await table.ask(guest, placed())).toMatchObject({ ok: true });
    expect(entriesOf(table.texts()).at(-1)?.commitments).toHaveLength(7);
    expect(guest.faces.tonight.value?.map(({ face }) => face)).toEqual(FACES);
    // Not in what Jack's phone keeps either, and nothing is opened by itself.
    expect(await keptBy(table)).not.toContain('faces');
    expect(table.session.game.value.sheet.faces).toBeNull();
    await table.pass(6000);
    expect(places(table.texts())).toEqual([]);
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(1), ...reveal(3).filter(isNoMove));
    await table.pass(4000);
    expect(places(table.texts()).flat()).toEqual([1, 3]);
    await table.give({ type: 'killed', time: 'III', circles: [27] }, { type: 'handedOver' });
    await table.pass(3000);
    expect(await table.ask(guest, WHISTLES)).toMatchObject({ ok: true });
    await table.pass(3000);
    expect(places(table.texts()).at(-1)).toEqual([0, 2, 4, 5, 6]);
    expect(opensAll(table.session, entriesOf(table.texts()))).toEqual(FACES);
    await table.pass(20_000);
    expect(places(table.texts()).flat()).toHaveLength(7);
    expect(guest.texts()).toEqual(table.texts());
    table.end();
  });

  test('are opened by a device that was opened anew, and only once', async () => {
    const table = await inHell();
    const store = memoryTableStore();
    const before = await table.device({ store });
    await table.ask(before, placed());
    await table.give({ type: 'victimsRevealed', circles: MARKED });
    before.end();
    // It sleeps while the token is turned up.
    await table.give(...reveal(2));
    await table.pass(3000);
    expect(places(table.texts())).toEqual([]);
    const again = await table.device({ store });
    await table.pass(3000);
    expect(places(table.texts())).toEqual([[2]]);
    again.end();
    const third = await table.device({ store });
    await table.pass(5000);
    expect(places(table.texts())).toEqual([[2]]);
    expect(third.faces.tonight.value?.[2]).toMatchObject({ face: 'blue', shown: 'blue' });
    table.end();
  });

  test('are lost with the device: nothing is sent, and the evening goes on', async () => {
    const table = await inHell();
    const before = await table.device();
    await table.ask(before, placed());
    before.end();
    const other = await table.device({ number: 2 });
    expect(other.faces.tonight.value).toBeNull();
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(0));
    await table.give({ type: 'killed', time: 'II', circles: [27] }, { type: 'handedOver' });
    expect(await table.ask(other, WHISTLES)).toMatchObject({ ok: true });
    await table.pass(10_000);
    expect(places(table.texts())).toEqual([]);
    table.end();
  });

  test('a reveal that was gone back on is opened when the token is turned up again', async () => {
    const table = await inHell();
    const store = memoryTableStore();
    const guest = await table.device({ store });
    await table.ask(guest, placed());
    await table.give({ type: 'victimsRevealed', circles: MARKED });
    table.air.setUp(false);
    await table.give(...reveal(6));
    const revealed = table.session.game.value.count - 1;
    await table.give({ type: 'rewound', to: revealed });
    table.air.setUp(true);
    await table.pass(15_000);
    expect(places(table.texts())).toEqual([]);
    await table.give({ type: 'patrolRevealed', crossing: at(6), face: 'brown' });
    await table.pass(8000);
    expect(places(table.texts())).toEqual([[6]]);
    expect(opensAll(table.session, entriesOf(table.texts()))[6]).toBe('brown');
    table.end();
  });

  test('another face than the wood showed is opened as it was entered', async () => {
    const table = await inHell();
    const guest = await table.device();
    await table.ask(guest, placed());
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(1, 'green'));
    await table.pass(3000);
    expect(eventsOf(table.texts(), 'facesOpened')).toMatchObject([{ openings: [{ place: 1, face: false }] }]);
    expect(guest.faces.tonight.value?.[1]).toEqual({ crossing: at(1), face: false, shown: 'green' });
    table.end();
  });

  test('HELL-3.7: a token that a letter moved keeps the place it was bound to', async () => {
    const table = await inHell();
    const guest = await table.device();
    await table.ask(guest, placed());
    const told = guest.told.value;
    const patrols = told.table.hell.patrols.map((one, place) => {
      return place === 2 ? { crossing: 'k001' as CrossingId, face: 'blue' as const } : one;
    });
    const view = { ...told, table: { ...told.table, hell: { ...told.table.hell, patrols } } };
    const { id } = table.session.header;
    const store = memoryTableStore();
    await store.saveFaces({ game: id, secrets: [secretOf(guest)] });
    const around = foretold();
    const faces = await createGuestFaces({ id, table: store, around, entries: guest.entries, told: signal(view) });
    expect(faces.tonight.value?.[2]).toEqual({ crossing: 'k001', face: 'blue', shown: 'blue' });
    expect(faces.due()).toMatchObject({ openings: [{ place: 2, face: 'blue' }] });
    table.end();
  });

  test('none entered: the tokens are placed without commitments, and nothing is opened', async () => {
    const table = await inHell();
    const guest = await table.device();
    expect(await table.ask(guest, { type: 'patrolsPlaced', crossings: YELLOW })).toMatchObject({ ok: true });
    expect(entriesOf(table.texts()).at(-1)?.commitments).toBeUndefined();
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(0));
    await table.pass(3000);
    expect(places(table.texts())).toEqual([]);
    expect(guest.faces.text.value).toBeNull();
    table.end();
  });
});

describe('the number that faces are bound to', () => {
  test('the log went on before they arrived: they are bound anew, by themselves', async () => {
    const table = await inHell();
    const guest = await table.device();
    const asking = guest.dispatch(placed());
    // While it is on its way somebody at Jack's phone sets the level as it was.
    await table.give({ type: 'refereeSet', level: 'evening' });
    await table.pass(6000);
    expect(await asking).toMatchObject({ ok: true });
    const entries = entriesOf(table.texts());
    expect(entries.map(({ event: { type } }) => type).slice(-2)).toEqual(['refereeSet', 'patrolsPlaced']);
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(4));
    await table.pass(3000);
    expect(opensAll(table.session, entriesOf(table.texts()))[4]).toBe(false);
    table.end();
  });

  test('somebody else has placed them meanwhile: that counts, and it is said', async () => {
    const table = await inHell();
    const guest = await table.device();
    const asking = guest.dispatch(placed());
    await table.give({ type: 'patrolsPlaced', crossings: YELLOW });
    await table.pass(6000);
    expect(await asking).toMatchObject({ ok: false, why: 'notDone', because: 'stale' });
    expect(eventsOf(table.texts(), 'patrolsPlaced')).toHaveLength(1);
    expect(guest.faces.tonight.value).toBeNull();
    table.end();
  });

  test('kept and not sent before the page was closed: sent when the police say so, bound to where the log then is', async () => {
    const table = await inHell();
    const store = memoryTableStore();
    const before = await table.device({ store });
    table.air.setUp(false);
    void before.dispatch(placed());
    await table.pass(1000);
    before.end();
    table.air.setUp(true);
    expect(await keptBy(table)).not.toContain('patrolsPlaced');
    const { id } = table.session.header;
    const kept = await store.faces(id);
    expect(kept.ok && kept.value?.secrets).toHaveLength(1);
    await table.give({ type: 'refereeSet', level: 'evening' });
    const again = await table.device({ store });
    const [waiting] = again.unsent.value;
    expect(waiting?.command).toMatchObject({ type: 'patrolsPlaced', faces: FACES });
    const sending = again.send(waiting?.id ?? '');
    await table.pass(3000);
    expect(await sending).toMatchObject({ ok: true });
    expect(again.faces.tonight.value?.map(({ face }) => face)).toEqual(FACES);
    expect(await store.unsent(id)).toMatchObject({ value: [] });
    // Bound with the secret that was kept first.
    expect(await store.faces(id)).toEqual(kept);
    table.end();
  });

  test('a secret that cannot be kept: nothing is sent', async () => {
    const table = await inHell();
    const store: TableStore = {
      ...memoryTableStore(),
      saveFaces: async () => ({ ok: false, error: { why: 'full' } }),
    };
    const guest = await table.device({ store });
    expect(await table.ask(guest, placed())).toEqual({ ok: false, why: 'notStored', failure: { why: 'full' } });
    expect(eventsOf(table.texts(), 'patrolsPlaced')).toEqual([]);
    expect(await store.unsent(table.session.header.id)).toMatchObject({ value: [] });
    table.end();
  });
});

describe('a second device', () => {
  test('takes the faces over, and opens them when the first is gone', async () => {
    const table = await inHell();
    const first = await table.device();
    const second = await table.device({ number: 2 });
    await table.ask(first, placed());
    expect(second.faces.tonight.value).toBeNull();
    const text = first.faces.text.value ?? [];
    expect(text.join('')).toHaveLength(28);
    expect(await second.faces.takeOver('nonsense')).toBe('length');
    expect(await second.faces.takeOver(text.join('').replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(
      'check',
    );
    expect(await second.faces.takeOver('0'.repeat(28))).not.toBe('taken');
    expect(await second.faces.takeOver(text.join(' ').toLowerCase())).toBe('taken');
    expect(second.faces.tonight.value).toEqual(first.faces.tonight.value);
    first.end();
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(5));
    await table.pass(3000);
    expect(places(table.texts())).toEqual([[5]]);
    expect(opensAll(table.session, entriesOf(table.texts()))[5]).toBe('yellow');
    table.end();
  });

  test('with both awake each token is opened once', async () => {
    const table = await inHell();
    const first = await table.device();
    const second = await table.device({ number: 2 });
    await table.ask(first, placed());
    await second.faces.takeOver((first.faces.text.value ?? []).join(''));
    await table.give({ type: 'victimsRevealed', circles: MARKED }, ...reveal(5));
    await table.pass(12_000);
    expect(places(table.texts())).toEqual([[5]]);
    table.end();
  });

  test('what opens nothing of tonight is not taken for the faces', async () => {
    const table = await inHell();
    const first = await table.device();
    const second = await table.device({ number: 2, around: foretold() });
    await table.ask(first, placed());
    const other = await inHell(2);
    const elsewhere = await other.device({ around: foretold() });
    await other.ask(elsewhere, placed());
    expect(await second.faces.takeOver((elsewhere.faces.text.value ?? []).join(''))).toBe('another');
    expect(second.faces.text.value).toBeNull();
    table.end();
    other.end();
  });
});

describe('what goes to Jack’s phone', () => {
  test('faces that a device sends along are not read, and what is bound says where', () => {
    const sealed = Array(7).fill('ab'.repeat(32));
    const asked = { type: 'patrolsPlaced', crossings: YELLOW, faces: FACES, sealed, number: 4 };
    expect(readAsked(asked)).toEqual({
      is: 'police',
      command: { type: 'patrolsPlaced', crossings: YELLOW, sealed },
      number: 4,
    });
    expect(readAsked({ ...asked, number: undefined })).toBeNull();
    const openings = [{ place: 0, face: 'red', salt: 'cd'.repeat(32) }];
    expect(readAsked({ type: 'facesOpened', openings })).toBeNull();
    expect(readAsked({ type: 'facesOpened', openings, number: 4 })).toMatchObject({ is: 'police', number: 4 });
  });

  /** All that Jack's phone and a stranger at the relay have of an evening up to the first reveal. */
  async function upToTheReveal(faces: readonly Face[], seed: number) {
    const standIn: typeof sealFaces = (_game, _secret, n) => Array(7).fill(n.toString(16).padStart(64, '0'));
    const table = await inHell(seed, standIn);
    const guest = await table.device();
    const outcomes: unknown[] = [];
    const random = chance(seed);
    outcomes.push(await table.ask(guest, { ...placed(faces), crossings: YELLOW.slice(1) } as Command));
    outcomes.push(await table.ask(guest, placed(faces), 1500 + Math.floor(random() * 1500)));
    await table.give({ type: 'victimsRevealed', circles: MARKED }, { type: 'waited' });
    outcomes.push(await table.ask(guest, { type: 'wretchedMoved', from: 84, to: 85 }));
    await table.pass(6000);
    const seen = {
      relay: table.sent.map(({ at, topic, message }) => `${at} ${topic} ${Buffer.from(message).toString('base64')}`),
      kept: await keptBy(table),
      state: [table.session.told.value, table.session.game.value, table.texts(), outcomes],
    };
    const held = guest.entries.value.length;
    table.end();
    return { seen, held };
  }

  test('HELL-3.2: nothing of it depends on the faces, up to the first reveal', async () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const [one, other] = [await upToTheReveal(FACES, seed), await upToTheReveal(OTHERS, seed)];
      expect(one.seen.relay.length).toBeGreaterThan(20);
      expect(one.seen.state[3]).toMatchObject([{ ok: false }, { ok: true }, { ok: true }]);
      expect(other).toEqual(one);
    }
  }, 30_000);
});

function secretOf({ faces }: GuestSession): string {
  const read = readSecret((faces.text.value ?? []).join(''));
  return read.ok ? hex(read.value) : '';
}

function isNoMove({ type }: Command): boolean {
  return type !== 'wretchedMoved';
}
