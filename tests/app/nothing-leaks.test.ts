/**
 * Two evenings that differ only in what Jack hides, over the whole of both phones: the same frames at the same moments at
 * the relay, byte for byte, and the same in the detectives' storage and state. Chance is fixed, and what Jack is bound by
 * depends on the entry's number alone: real commitments look like chance.
 */
import { expect, test } from 'vitest';
import { createGuest } from '../../src/app/guest';
import { createHost } from '../../src/app/host';
import { keysToStore } from '../../src/app/link-keys';
import type { Session } from '../../src/app/session';
import { board } from '../../src/board/index';
import { createAir } from '../../src/link/memory-carrier';
import { type Command, legalMoves } from '../../src/rules/index';
import { memoryStore } from '../../src/store/index';
import { memoryTableStore } from '../../src/store/table-store';
import { chance, createClock, keysOf, overheard, type Sent } from '../link/conversing';
import { begin, foretold } from './table';

/** Circles the police ask for: no Jack walks there, so that the answers are the same. */
const asked = (circle: number): boolean => circle % 3 === 0;

/** Where Jack hides and how he walks; each is another evening of the same table. */
const HIDEOUTS = [28, 67, 188] as const;

/** An evening as a stranger at the relay and the detectives' phone have it; `who` is the Jack. */
async function evening(seed: number, who: number, referee: 'sheet' | 'hunt') {
  const clock = createClock(seed);
  const pass = async (milliseconds: number): Promise<void> => {
    for (let past = 0; past < milliseconds; past += 50) {
      await clock.pass(50);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const table = chance(seed);
  const jacks = chance(1000 * (who + 1) + seed);
  const session = await begin(memoryStore(), foretold(), { referee });
  const give = async (...commands: readonly Command[]): Promise<void> => {
    expect(await session.dispatch(...commands), JSON.stringify(commands)).toMatchObject({ ok: true });
  };
  const [hostTable, guestTable] = [memoryTableStore(), memoryTableStore()];
  const keys = keysToStore(keysOf(1));
  const id = session.header.id;
  await hostTable.saveDevice(id, { id: 1, name: 'Tablet', seat: 'detectives', keys });
  const sent: Sent[] = [];
  const air = createAir({ around: clock });
  const commit = (number: number): string => number.toString(16).padStart(64, '0');
  const host = await createHost({
    session,
    around: clock,
    carrier: overheard(air.carrier(), clock, sent),
    table: hostTable,
    address: 'https://hideout.test/',
    tapToSend: () => false,
    commit,
  });
  const header = { id, joinedAt: 1, device: 1, seat: 'detectives', name: 'Tablet', keys, witnessFrom: 0 } as const;
  const guest = await createGuest({
    header: { ...header, night: 0, over: false, at: 1 },
    table: guestTable,
    carrier: overheard(air.carrier(), clock, sent),
    linkAround: clock,
    around: { now: clock.now, random: clock.random },
  });
  const outcomes: unknown[] = [];
  const ask = async (command: Command): Promise<void> => {
    void guest.dispatch(command).then((outcome) => outcomes.push(outcome));
    await pass(Math.floor(table() * 1500) + 800);
  };
  await pass(2000);
  await give({ type: 'hideoutChosen', circle: HIDEOUTS[who] ?? 28 });
  await give({ type: 'handedOver' });
  await give({ type: 'nightBegan', night: 1 });
  await give({ type: 'killed', time: 'I', circles: [27] }, { type: 'handedOver' });
  await pass(1500);
  if (referee === 'hunt') {
    const [yellow, green, blue, brown, red] = [...board.yellow];
    await ask({ type: 'alarmRaised', policemen: { yellow, green, blue, brown, red } } as Command);
  }
  for (let turn = 0; turn < 4; turn += 1) {
    await secretly(session, jacks);
    await pass(3000);
    for (let i = 0; i < 4; i += 1) {
      const circles = board.circles.filter(asked);
      const circle = circles[Math.floor(table() * circles.length)] ?? 3;
      const roll = table();
      if (roll < 0.6) await ask({ type: 'clueSearched', circle });
      else if (roll < 0.8) await ask({ type: 'arrestAttempted', policeman: 'red', circle });
      else if (roll < 0.9) await ask({ type: 'clueSearched', circle: 196 });
      else await ask({ type: 'rewound', to: 1 });
    }
    await ask({ type: 'policeDone' });
  }
  await pass(5000);
  const seen = {
    relay: sent.map(({ at, topic, message }) => `${at} ${topic} ${Buffer.from(message).toString('base64')}`),
    storage: [await guestTable.joined(), await guestTable.heard(id), await guestTable.unsent(id)],
    state: [guest.told.value, guest.entries.value, guest.presence.value, guest.symbols.value, outcomes],
  };
  guest.end();
  host.end();
  return { seen, walked: JSON.stringify(session.game.value.sheet) };
}

/** One walk of this Jack's own, with what he tried and took back before it. */
async function secretly(session: Session, random: () => number): Promise<void> {
  const walks = legalMoves(board, session.game.value).filter(({ by, to }) => by === 'walk' && !to.some(asked));
  const pick = () => walks[Math.floor(random() * walks.length)] as (typeof walks)[number];
  if (random() < 0.5) await session.dispatch({ type: 'jackMoved', by: 'walk', to: [199] });
  if (random() < 0.5) {
    await session.dispatch({ type: 'jackMoved', ...pick() });
    await session.dispatch({ type: 'takenBack', entry: session.game.value.count - 1 });
  }
  const moved = await session.dispatch({ type: 'jackMoved', ...pick() }, { type: 'handedOver' });
  expect(moved, JSON.stringify(moved)).toMatchObject({ ok: true });
}

test.each(['sheet', 'hunt'] as const)(
  'nothing of it differs for anybody else, at level %s',
  async (referee) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const [first, ...others] = await Promise.all(HIDEOUTS.map((_, who) => evening(seed, who, referee)));
      expect(first?.seen.relay.length).toBeGreaterThan(50);
      for (const other of others) {
        expect(other.walked).not.toBe(first?.walked);
        expect(other.seen).toEqual(first?.seen);
      }
    }
  },
  60_000,
);
