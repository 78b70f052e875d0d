/** Two phones in one process: Jack's game opened to another device, which joins by a code, asks and hears. */
import { describe, expect, test } from 'vitest';
import { createGuest } from '../../src/app/guest';
import { createHost } from '../../src/app/host';
import { join } from '../../src/app/joining';
import type { LinkAround } from '../../src/link/around';
import { createAir } from '../../src/link/memory-carrier';
import { memoryStore } from '../../src/store/index';
import { memoryTableStore } from '../../src/store/table-store';
import { begin, foretold } from './table';

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
  const host = await createHost({
    session,
    around: linkAround,
    carrier: air.carrier(),
    table: hostTable,
    address: 'https://hideout.test/',
    tapToSend: () => false,
  });
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
  return { session, host, joinWith, guestTable, hostTable };
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
    expect(await guest.dispatch({ type: 'policeDone' })).toMatchObject({ ok: false, why: 'refused' });
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
