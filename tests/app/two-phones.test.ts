/** Two phones in one process: Jack's game opened to another device, which joins by a code, asks and hears. */

import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Around } from '../../src/app/around';
import { chosenIn } from '../../src/app/choosing';
import { createGuest } from '../../src/app/guest';
import { createHost } from '../../src/app/host';
import type { Host } from '../../src/app/host-types';
import { join } from '../../src/app/joining';
import { keysToStore } from '../../src/app/link-keys';
import { remake } from '../../src/app/lost-phone';
import { makePublicCopy } from '../../src/app/public-copy';
import { publicTexts } from '../../src/app/public-texts';
import { recoveryGroups } from '../../src/app/recovery';
import { beginning, type Session } from '../../src/app/session';
import { board } from '../../src/board/index';
import type { LinkAround } from '../../src/link/around';
import { type Air, createAir } from '../../src/link/memory-carrier';
import { type Command, rowOf } from '../../src/rules/index';
import { memoryStore } from '../../src/store/index';
import { memoryTableStore, type TableStore } from '../../src/store/table-store';
import { keysOf } from '../link/conversing';
import { begin, foretold, reopen } from './table';

const linkAround: LinkAround = {
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

async function until<T>(look: () => T | null | undefined | false): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not come');
}

/** Time to go by, and ids that were not there before. */
const anotherDay = (): Around => ({ ...foretold(), random: linkAround.random });

/** Jack's phone opened to the others. */
function hostOf(session: Session, air: Air, table: TableStore): Promise<Host> {
  return createHost({
    session,
    around: linkAround,
    carrier: air.carrier(),
    table,
    address: 'https://hideout.test/',
    tapToSend: () => false,
  });
}

/** A night is on and the police may ask; Jack walked from 27 to 29. */
async function table(options = {}) {
  const around = foretold();
  const session = await begin(memoryStore(), around, options);
  for (const commands of [
    [{ type: 'hideoutChosen', circle: 28 }, { type: 'handedOver' }],
    [{ type: 'nightBegan', night: 1 }],
    [{ type: 'killed', time: 'I', circles: [27] }, { type: 'handedOver' }],
    [{ type: 'jackMoved', by: 'walk', to: [29] }, { type: 'handedOver' }],
  ] as const) {
    expect(await session.dispatch(...commands)).toMatchObject({ ok: true });
  }
  const air = createAir({ around: linkAround });
  const hostTable = memoryTableStore();
  const guestTable = memoryTableStore();
  const host = await hostOf(session, air, hostTable);
  const joinWith = async (secret: Uint8Array | null, same = true) => {
    host.open();
    const open = host.door.value;
    if (open.is !== 'open') throw new Error(open.is);
    const joining = join({
      code: open.code,
      secret,
      name: 'Tablet',
      seat: 'detectives',
      carrier: air.carrier(),
      linkAround,
      around,
      table: guestTable,
    });
    if (same) {
      const theirs = await until(() => joining.state.value.is === 'comparing' && joining.state.value);
      const ours = await until(() => host.door.value.is === 'comparing' && host.door.value);
      expect(theirs.symbols).toEqual(ours.symbols);
      joining.same();
      host.same();
    }
    await until(() => host.door.value.is === 'admitting');
    host.admit('detectives');
    const joined = await until(() => joining.state.value.is === 'joined' && joining.state.value);
    const [header] = await guestTable.joined().then((all) => (all.ok ? all.value : []));
    if (header === undefined) throw new Error('not kept');
    expect(joined.id).toBe(header.id);
    const guest = await createGuest({ header, table: guestTable, carrier: air.carrier(), linkAround, around });
    await until(() => guest.presence.value.is === 'connected');
    await until(() => guest.told.value.count === 5);
    return guest;
  };
  return { session, host, joinWith, air, guestTable, hostTable };
}

describe('two phones', () => {
  test('pair by a typed code, ask and hear the same as on Jack’s phone', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    expect(await guest.dispatch({ type: 'clueSearched', circle: 28 })).toMatchObject({ ok: true });
    expect(await guest.dispatch({ type: 'clueSearched', circle: 29, policeman: 'blue' })).toMatchObject({ ok: true });
    expect(guest.told.value.heard.map(({ circle, yes }) => [circle, yes])).toEqual([
      [28, false],
      [29, true],
    ]);
    expect(guest.told.value).toEqual(session.told.value);
    expect(await guest.dispatch({ type: 'policeDone' })).toMatchObject({ ok: true });
    expect(await guest.dispatch({ type: 'policeDone' })).toMatchObject({ ok: false, because: 'stale' });
    expect(host.devices.value).toMatchObject([{ id: 1, name: 'Tablet', seat: 'detectives', here: true }]);
    guest.end();
    host.end();
  });

  test('what both sides must agree on waits for Jack’s tap', async () => {
    const { session, host, joinWith } = await table({ referee: 'sheet' });
    const guest = await joinWith(null);
    const giving = guest.dispatch({ type: 'conceded', by: 'jack' });
    const asked = await until(() => host.proposal.value);
    // Only for its own side, whatever it says.
    expect(asked).toMatchObject({ device: 'Tablet', command: { type: 'conceded', by: 'police' } });
    expect(session.told.value.table.end).toBeNull();
    host.answer(false);
    expect(await giving).toMatchObject({ ok: false, why: 'notDone', because: 'declined' });
    const again = guest.dispatch({ type: 'conceded' });
    await until(() => host.proposal.value);
    host.answer(true);
    expect(await again).toMatchObject({ ok: true });
    expect(guest.told.value.table.end).toMatchObject({ how: 'conceded' });
    guest.end();
    host.end();
  });

  test('going back to the beginning of the turn is agreed by a tap on both sides', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'clueSearched', circle: 28 });
    // Public numbers: Jack's own log is longer.
    const move = guest.entries.value.findLastIndex(({ event }) => event.type === 'jackMoved');
    const going = guest.dispatch({ type: 'rewound', to: move });
    await until(() => host.proposal.value);
    host.answer(true);
    expect(await going).toMatchObject({ ok: true });
    expect(session.game.value.table.phase).toBe('jack');
    expect(guest.told.value).toEqual(session.told.value);
    expect(guest.told.value.heard).toHaveLength(1);
    guest.end();
    host.end();
  });

  test('a policeman’s step is taken back by the police alone', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    expect(
      await guest.dispatch({ type: 'policemanMoved', policeman: 'blue', to: board.crossings[9] ?? '' }),
    ).toMatchObject({
      ok: true,
    });
    const entry = guest.entries.value.length - 1;
    expect(await guest.dispatch({ type: 'takenBack', entry })).toMatchObject({ ok: true });
    expect(session.told.value.table.policemen.blue).toBeNull();
    guest.end();
    host.end();
  });

  test('a number of Jack’s own log is reached by no guess', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'policeDone' });
    await session.dispatch({ type: 'jackMoved', by: 'walk', to: [46] });
    const before = session.events.value.length;
    for (let entry = 0; entry < before + 1; entry += 4) {
      const outcome = await guest.dispatch({ type: 'takenBack', entry: entry + guest.told.value.count });
      expect(outcome).toMatchObject({ ok: false, because: 'malformed' });
    }
    expect(session.events.value).toHaveLength(before);
    expect(session.game.value.held).not.toBeNull();
    guest.end();
    host.end();
  }, 15_000);

  test('an agreement of a device that is removed, or of an earlier turn, is not carried out', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    const giving = guest.dispatch({ type: 'conceded' });
    await until(() => host.proposal.value);
    await session.dispatch({ type: 'policeDone' });
    await session.dispatch({ type: 'jackMoved', by: 'walk', to: [46] }, { type: 'handedOver' });
    host.answer(true);
    expect(await giving).toMatchObject({ ok: false, because: 'stale' });
    await until(() => guest.told.value.count === session.told.value.count);
    void guest.dispatch({ type: 'conceded' });
    await until(() => host.proposal.value);
    await host.remove(1);
    expect(host.proposal.value).toBeNull();
    await until(() => guest.presence.value.is === 'removed');
    expect(session.told.value.table.end).toBeNull();
    guest.end();
    host.end();
  }, 15_000);

  test('a device asks for nothing that is Jack’s', async () => {
    const { session, host, joinWith } = await table();
    const guest = await joinWith(null);
    const before = session.events.value.length;
    for (const command of [
      { type: 'jackMoved', by: 'walk', to: [28] },
      { type: 'revealed' },
      { type: 'escapeDeclared' },
      { type: 'hideoutChosen', circle: 51 },
    ] as const) {
      expect(await guest.dispatch(command)).toMatchObject({ ok: false, why: 'notDone', because: 'malformed' });
    }
    expect(session.events.value).toHaveLength(before);
    guest.end();
    host.end();
  });
});

/** The same game as it stood on Jack's phone some entries ago. */
async function older(session: Session, count: number): Promise<Session> {
  const around = foretold();
  const store = memoryStore();
  const events = session.events.value.slice(0, count);
  const { texts, progress } = beginning(around, session.header.id, events);
  await store.create({ ...session.header, progress }, texts);
  return reopen(store, around, session);
}

describe('Jack’s phone behind its own game', () => {
  test('takes what is missing from a device that heard it, says so in the log, and goes on', async () => {
    const { session, host, joinWith, air, hostTable } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'clueSearched', circle: 29 });
    await guest.dispatch({ type: 'policeDone' });
    await session.dispatch({ type: 'jackMoved', by: 'coach', to: [46, 28] }, { type: 'handedOver' });
    await until(() => guest.told.value.count === session.told.value.count);
    host.end();

    // An older recovery file: the walk is recorded and was never handed over there.
    const restored = await older(session, 7);
    expect(restored.game.value.held).not.toBeNull();
    const again = await hostOf(restored, air, hostTable);
    // Nothing of it before Jack's own tap.
    const asked = await until(() => again.proposal.value);
    expect(asked).toMatchObject({ device: 'Tablet', command: { type: 'resumed' } });
    expect(restored.game.value.held).not.toBeNull();
    again.answer(true);
    await until(() => restored.told.value.count === session.told.value.count + 1);
    expect(rowOf(restored.game.value.sheet, 1)).toEqual(rowOf(session.game.value.sheet, 1));
    await until(() => guest.told.value.count === restored.told.value.count);
    expect(guest.entries.value.at(-1)?.event.type).toBe('resumed');
    expect(again.fork.value).toBeNull();
    expect(await guest.dispatch({ type: 'clueSearched', circle: 46 })).toMatchObject({ ok: true });
    expect(guest.told.value.heard.at(-1)).toMatchObject({ circle: 46, yes: true });
    guest.end();
    again.end();
  }, 15_000);

  test('also over a night that Jack has won', async () => {
    const { session, host, joinWith, air, hostTable } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'policeDone' });
    const home = [
      { type: 'jackMoved', by: 'walk', to: [28] },
      { type: 'escapeDeclared' },
      { type: 'handedOver' },
    ] as const;
    expect(await session.dispatch(...home)).toMatchObject({ ok: true });
    await session.dispatch({ type: 'nightBegan', night: 2 });
    await until(() => guest.told.value.count === session.told.value.count);
    host.end();
    const restored = await older(session, session.events.value.length - 5);
    const again = await hostOf(restored, air, hostTable);
    await until(() => again.proposal.value);
    again.answer(true);
    await until(() => restored.told.value.count === session.told.value.count + 1);
    expect(restored.told.value.table.night).toBe(2);
    expect(again.fork.value).toBeNull();
    guest.end();
    again.end();
  }, 15_000);

  test('another game’s entries, or a number told differently, stop it', async () => {
    const { session, host, joinWith, air, hostTable } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'clueSearched', circle: 29 });
    await until(() => guest.told.value.count === 6);
    host.end();
    const restored = await older(session, session.events.value.length - 1);
    await restored.dispatch({ type: 'clueSearched', circle: 46 });
    const again = await hostOf(restored, air, hostTable);
    const fork = await until(() => again.fork.value);
    expect(fork).toMatchObject({ device: 'Tablet', number: 5 });
    expect(fork.ours).toContain('"circle":46');
    expect(fork.theirs).toContain('"circle":29');
    expect(await until(() => guest.presence.value.is === 'forked' && guest.presence.value)).toMatchObject({
      number: 5,
    });
    await again.remove(1);
    expect(again.fork.value).toBeNull();
    guest.end();
    again.end();
  }, 15_000);

  test.each(['jack', 'device'] as const)(
    'both sides go on with the log they chose together: %s',
    async (whose) => {
      const { session, host, joinWith, air, hostTable, guestTable } = await table();
      const guest = await joinWith(null);
      await guest.dispatch({ type: 'clueSearched', circle: 29 });
      await guest.dispatch({ type: 'clueSearched', circle: 47 });
      await until(() => guest.told.value.count === 7);
      host.end();
      const restored = await older(session, session.events.value.length - 2);
      await restored.dispatch({ type: 'clueSearched', circle: 46 });
      const forked = await hostOf(restored, air, hostTable);
      await until(() => forked.fork.value);
      await until(() => guest.presence.value.is === 'forked');
      expect(guest.presence.value).toMatchObject({ number: 5, theirs: expect.stringContaining('"circle":46') });
      guest.choose(whose);
      await until(() => forked.fork.value?.choice?.theirs === whose);
      expect(restored.told.value.count).toBe(6);
      forked.choose(whose);
      await until(() => guest.chosen.value);
      expect(await chosenIn(restored)).toMatchObject([{ number: 5, whose, device: 'Tablet', id: 1 }]);
      guest.end();
      if (whose === 'device') await until(() => forked.gaveWay.value);
      forked.end();

      // Both open the game anew, as their screens do.
      const jack = await reopen(restored.store, anotherDay(), restored);
      const anew = await hostOf(jack, air, hostTable);
      const [header] = await guestTable.joined().then((all) => (all.ok ? all.value : []));
      if (header === undefined) throw new Error('not kept');
      expect(header.chosen).toMatchObject([{ number: 5, whose }]);
      expect(header.chosen?.[0]?.other.join()).toContain(whose === 'jack' ? '"circle":29' : '"circle":46');
      const again = await createGuest({
        header,
        table: guestTable,
        carrier: air.carrier(),
        linkAround,
        around: anotherDay(),
      });
      const heard = whose === 'jack' ? [46] : [29, 47];
      await until(() => again.entries.value.some(({ event }) => event.type === 'resumed') && again.entries.value);
      await until(() => again.told.value.count === jack.told.value.count);
      for (const { told } of [again, jack]) expect(told.value.heard.map(({ circle }) => circle)).toEqual(heard);
      // He is not asked a second time.
      expect([anew.fork.value, anew.proposal.value]).toEqual([null, null]);
      expect(await again.dispatch({ type: 'clueSearched', circle: 28 })).toMatchObject({ ok: true });
      expect(jack.told.value.heard.at(-1)).toMatchObject({ circle: 28 });
      again.end();
      anew.end();
    },
    30_000,
  );
});

test.each<[string, Record<string, unknown>, readonly (readonly Command[])[]]>([
  ['two switches in another order', { falseClues: true, letters: true }, []],
  ['a policeman named after the circle', {}, [[{ type: 'clueSearched', circle: 29, policeman: 'blue' }]]],
  [
    'what the table ruled otherwise',
    { referee: 'hunt' },
    [[{ type: 'clueSearched', policeman: 'blue', circle: 46, ruledByTable: true }]],
  ],
])('a game that is opened anew tells the same bytes: %s', async (_, options, commands) => {
  const store = memoryStore();
  const session = await begin(store, anotherDay(), options);
  for (const step of [
    [{ type: 'hideoutChosen', circle: 28 }, { type: 'handedOver' }],
    [{ type: 'nightBegan', night: 1 }],
  ] as const)
    await session.dispatch(...step);
  if (options.letters === undefined) {
    await session.dispatch({ type: 'killed', time: 'I', circles: [27] }, { type: 'handedOver' });
    const [blue, yellow, brown, red, green] = [...board.yellow];
    if (options.referee === 'hunt')
      await session.dispatch({ type: 'alarmRaised', policemen: { green, red, brown, yellow, blue } } as Command);
    await session.dispatch({ type: 'jackMoved', to: [29], by: 'walk' }, { type: 'handedOver' });
  }
  for (const step of commands)
    expect(await session.dispatch(...step), JSON.stringify(step)).toMatchObject({ ok: true });
  const again = await reopen(store, anotherDay(), session);
  expect(publicTexts(again).texts()).toEqual(publicTexts(session).texts());
  const { header } = session;
  const copy = makePublicCopy({ header: signal(header as never), texts: publicTexts(session).texts });
  const secret = recoveryGroups(header).join('');
  expect(await remake(memoryStore(), anotherDay(), secret, copy.text)).toEqual({ ok: true, value: header.id });
});

describe('more than one device', () => {
  /** A second device of the same name that heard Jack's phone as it is now. */
  async function second(session: Session, air: Air, hostTable: TableStore) {
    const keys = keysToStore(keysOf(2));
    const id = session.header.id;
    await hostTable.saveDevice(id, { id: 2, name: 'Tablet', seat: 'detectives', keys });
    const guestTable = memoryTableStore();
    const header = { id, joinedAt: 1, device: 2, seat: 'detectives', name: 'Tablet', keys, witnessFrom: 0 } as const;
    const open = () =>
      createGuest({
        header: { ...header, night: 1, over: false, at: 1 },
        table: guestTable,
        carrier: air.carrier(),
        linkAround,
        around: anotherDay(),
      });
    return { open };
  }

  test('nothing is decided for anybody while one differs; what was not chosen is not taken in again', async () => {
    const { session, host, joinWith, air, hostTable, guestTable } = await table();
    const guest = await joinWith(null);
    await guest.dispatch({ type: 'clueSearched', circle: 29 });
    await guest.dispatch({ type: 'clueSearched', circle: 47 });
    guest.end();
    host.end();
    const restored = await older(session, session.events.value.length - 2);
    await restored.dispatch({ type: 'clueSearched', circle: 46 });
    await restored.dispatch({ type: 'clueSearched', circle: 30 });
    const other = await second(restored, air, hostTable);
    const forked = await hostOf(restored, air, hostTable);
    const beside = await other.open();
    await until(() => beside.told.value.count === 7);
    const [header] = await guestTable.joined().then((all) => (all.ok ? all.value : []));
    if (header === undefined) throw new Error('not kept');
    const reopened = () =>
      createGuest({ header, table: guestTable, carrier: air.carrier(), linkAround, around: anotherDay() });
    const first = await reopened();
    await until(() => forked.fork.value);
    const asking = beside.dispatch({ type: 'clueSearched', circle: 28 });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([restored.told.value.heard.length, beside.told.value.heard.length]).toEqual([2, 2]);
    await until(() => first.presence.value.is === 'forked');
    first.choose('device');
    forked.choose('device');
    await until(() => first.chosen.value);
    await until(() => forked.gaveWay.value);
    first.end();
    forked.end();
    const jack = await reopen(restored.store, anotherDay(), restored);
    const anew = await hostOf(jack, air, hostTable);
    // The one that holds what was not chosen is there first.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([jack.told.value.count, anew.proposal.value]).toEqual([5, null]);
    const again = await reopened();
    await until(() => jack.told.value.count === 8);
    expect(jack.told.value.heard.map(({ circle }) => circle)).toEqual([29, 47]);
    // Now that one differs, and it is asked about in its turn.
    expect(await until(() => anew.fork.value)).toMatchObject({ id: 2, number: 5 });
    await anew.remove(2);
    expect(anew.fork.value).toBeNull();
    expect(await again.dispatch({ type: 'clueSearched', circle: 30 })).toMatchObject({ ok: true });
    beside.end();
    expect(await asking).toMatchObject({ ok: false });
    again.end();
    anew.end();
  }, 60_000);
});

test('a phone set up from an older recovery file takes in what it lacks, and nobody has to choose', async () => {
  const { session, host, joinWith, air, hostTable, guestTable } = await table();
  const guest = await joinWith(null);
  await guest.dispatch({ type: 'clueSearched', circle: 29 });
  await guest.dispatch({ type: 'clueSearched', circle: 47 });
  await until(() => guest.told.value.count === 7);
  host.end();
  const restored = await older(session, session.events.value.length - 2);
  // As the file's own arrival says it.
  await restored.dispatch({ type: 'resumed', from: restored.told.value.count });
  const first = await hostOf(restored, air, hostTable);
  await until(() => first.gaveWay.value);
  await until(() => guest.chosen.value);
  expect([first.fork.value, guest.presence.value.is === 'forked']).toEqual([null, false]);
  first.end();
  guest.end();
  const jack = await reopen(restored.store, anotherDay(), restored);
  const anew = await hostOf(jack, air, hostTable);
  const [header] = await guestTable.joined().then((all) => (all.ok ? all.value : []));
  if (header === undefined) throw new Error('not kept');
  expect([header.chosen, await chosenIn(jack)]).toEqual([undefined, []]);
  const again = await createGuest({
    header,
    table: guestTable,
    carrier: air.carrier(),
    linkAround,
    around: anotherDay(),
  });
  // Taken in after Jack's own tap, as ever.
  await until(() => anew.proposal.value);
  anew.answer(true);
  await until(() => again.told.value.count === 8);
  expect(jack.told.value.heard.map(({ circle }) => circle)).toEqual([29, 47]);
  expect(again.entries.value.at(-1)?.event.type).toBe('resumed');
  again.end();
  anew.end();
}, 30_000);

test('a hundred missing entries are taken in whole, and asked about again when Jack did not answer', async () => {
  const { session, host, joinWith, air, hostTable } = await table();
  const guest = await joinWith(null);
  // Not one question more than the referee allows: one circle after another, going back between them.
  for (let i = 0; i < 150; i += 1) await session.dispatch({ type: 'clueSearched', circle: 50 + (i % 140) });
  await until(() => guest.told.value.count === session.told.value.count);
  expect(guest.told.value.count).toBeGreaterThan(140);
  host.end();
  const restored = await older(session, session.events.value.length - 150);
  const again = await hostOf(restored, air, hostTable);
  await until(() => again.proposal.value);
  again.answer(true);
  await until(() => restored.told.value.count === session.told.value.count + 1);
  await until(() => guest.told.value.count === restored.told.value.count);
  expect(again.fork.value).toBeNull();
  expect(guest.entries.value.at(-1)?.event.type).toBe('resumed');
  guest.end();
  again.end();
}, 60_000);

test('what this device had asked when it slept is asked about, not sent', async () => {
  const { session, host, joinWith } = await table();
  const guest = await joinWith(null);
  host.end();
  const asking = guest.dispatch({ type: 'clueSearched', circle: 29 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  guest.renew();
  expect(guest.unsent.value).toEqual([]);
  // Every look at this clock takes a second.
  for (let looks = 0; looks < 6; looks += 1) guest.renew();
  expect(await asking).toMatchObject({ ok: false, why: 'notDone', because: 'asleep' });
  expect(guest.unsent.value).toMatchObject([{ command: { type: 'clueSearched', circle: 29 } }]);
  guest.drop(guest.unsent.value[0]?.id ?? '');
  expect(guest.unsent.value).toEqual([]);
  expect(session.told.value.heard).toEqual([]);
  guest.end();
}, 15_000);

test('what was tapped in a turn that is over is stale, also when this device was closed meanwhile', async () => {
  const { session, host, joinWith, air, hostTable, guestTable } = await table();
  const guest = await joinWith(null);
  host.end();
  const asking = guest.dispatch({ type: 'clueSearched', circle: 29 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  guest.end();
  expect(await asking).toMatchObject({ ok: false, why: 'notDone', because: 'over' });
  await session.dispatch({ type: 'policeDone' });
  await session.dispatch({ type: 'jackMoved', by: 'walk', to: [30] }, { type: 'handedOver' });
  const again = await hostOf(session, air, hostTable);
  const [header] = await guestTable.joined().then((all) => (all.ok ? all.value : []));
  if (header === undefined) throw new Error('not kept');
  const later = await createGuest({
    header,
    table: guestTable,
    carrier: air.carrier(),
    linkAround,
    around: anotherDay(),
  });
  expect(later.unsent.value).toMatchObject([{ command: { circle: 29 } }]);
  await until(() => later.told.value.count === session.told.value.count);
  expect(later.unsent.value).toMatchObject([{ command: { circle: 29 }, past: true }]);
  later.send(later.unsent.value[0]?.id ?? '');
  await until(() => later.waiting.value === 0);
  expect(session.told.value.heard).toEqual([]);
  expect(await guestTable.unsent(header.id)).toEqual({ ok: true, value: [] });
  later.end();
  again.end();
}, 15_000);

test('a question that is overtaken by “police done” is told as late', async () => {
  const { session, host, joinWith } = await table();
  const guest = await joinWith(null);
  const asking = guest.dispatch({ type: 'clueSearched', circle: 29 });
  await session.dispatch({ type: 'policeDone' });
  expect(await asking).toMatchObject({ ok: false, why: 'notDone', because: 'stale' });
  expect(session.told.value.heard).toEqual([]);
  guest.end();
  host.end();
}, 15_000);

test('an agreement that waits for Jack holds up no question, and a second one is told so', async () => {
  const { session, host, joinWith, hostTable } = await table();
  const guest = await joinWith(null);
  const proposing = guest.dispatch({ type: 'rewound', to: 4 });
  await until(() => host.proposal.value);
  expect(await guest.dispatch({ type: 'clueSearched', circle: 29 })).toMatchObject({ ok: true });
  expect(await guest.dispatch({ type: 'conceded', by: 'police' })).toMatchObject({ ok: false, because: 'busy' });
  host.answer(false);
  expect(await proposing).toMatchObject({ ok: false, why: 'notDone', because: 'declined' });
  expect(session.told.value.heard).toHaveLength(1);
  // A device that only watches from now on asks nothing more.
  expect(await host.seat(1, 'display')).toBe(true);
  await until(() => guest.header.value.seat === 'display');
  expect(await guest.dispatch({ type: 'clueSearched', circle: 30 })).toMatchObject({ ok: false, because: 'display' });
  expect(await hostTable.devices(session.header.id)).toMatchObject({ value: [{ seat: 'display' }] });
  guest.end();
  host.end();
}, 15_000);
