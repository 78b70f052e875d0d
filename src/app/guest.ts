/**
 * A game on the detectives' own device: the public log as it was first sent, kept here, and the conversation with Jack's
 * phone. All that is shown comes from that log, so it is there with his phone off and no network.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { board } from '../board/index';
import type { LinkAround } from '../link/around';
import type { Carrier } from '../link/carrier';
import { createGuestEnd, type GuestPresence } from '../link/guest-end';
import { headOf, nextHead, symbolsOf } from '../log/chain';
import { detectivesView } from '../log/detectives-view';
import type { PublicEntry } from '../log/disclose';
import { decodePublic } from '../log/public-entry';
import { type Command, isPoliceCommand, refusePolice } from '../rules/index';
import type { StoredJoined, TableStore } from '../store/table-store';
import { type Around, fromHex, newId } from './around';
import type { GuestSession, JoinedHeader, Presence, Unsent } from './guest-types';
import { keysFrom } from './link-keys';
import type { Outcome } from './session';
import { turnOf } from './turn-of';

/** Milliseconds after which a question that was not answered is asked about again. */
const LONG_AGO = 5000;

export interface GuestOptions {
  readonly header: StoredJoined;
  readonly table: TableStore;
  readonly carrier: Carrier;
  readonly linkAround: LinkAround;
  readonly around: Around;
}

export async function createGuest(options: GuestOptions): Promise<GuestSession> {
  const { table, carrier, linkAround, around } = options;
  const { id } = options.header;
  const game = fromHex(id);
  const kept = await table.heard(id);
  const texts: string[] = kept.ok ? [...kept.value] : [];
  const entries = signal<readonly PublicEntry[]>(texts.flatMap(entryOf));
  const told = signal(detectivesView(entries.value.map(({ event }) => event)));
  const header = signal<StoredJoined>(options.header);
  const presence = signal<Presence>({ is: 'connecting' });
  const waiting = signal(0);
  const stored = await table.unsent(id);
  const unsent = signal<readonly Unsent[]>((stored.ok ? stored.value : []).flatMap(unsentOf));
  let head = headOf(game, texts);
  const symbols = signal(symbolsOf(head));

  const add = async (from: number, more: readonly string[]): Promise<boolean> => {
    const read = more.flatMap(entryOf);
    if (from !== texts.length || read.length !== more.length) return false;
    const done = await table.hear(id, from, more);
    if (!done.ok) return done.error.why === 'anotherWriter' && adopt();
    take(more);
    return true;
  };
  /** Another tab of this device has heard it first. */
  const adopt = async (): Promise<boolean> => {
    const heard = await table.heard(id);
    if (!heard.ok || heard.value.length <= texts.length || texts.some((text, i) => text !== heard.value[i]))
      return false;
    take(heard.value.slice(texts.length));
    return true;
  };
  const take = (more: readonly string[]): void => {
    texts.push(...more);
    head = more.reduce(nextHead, head);
    batch(() => {
      entries.value = [...entries.value, ...more.flatMap(entryOf)];
      told.value = detectivesView(entries.value.map(({ event }) => event));
      symbols.value = symbolsOf(head);
      remember({});
    });
  };
  function remember(change: Partial<StoredJoined>): void {
    const { night, end } = told.value.table;
    header.value = { ...header.value, night, over: end !== null, at: around.now(), ...change };
    void table.saveJoined(header.value);
  }

  const end = createGuestEnd({
    carrier,
    around: linkAround,
    game,
    device: { id: header.value.device, seat: header.value.seat, keys: keysFrom(header.value.keys) },
    log: () => texts,
    add,
    turn: () => turnOf({ told }),
    onPresence: (now) => {
      presence.value = presenceOf(now, presence.value, around.now());
    },
    onSeat: (seat) => remember({ seat }),
  });

  /** What puts a command that is on its way among the unsent ones. */
  const onItsWay = new Map<string, { readonly since: number; readonly putOff: () => void }>();
  const slept = (commandId: string): Promise<{ readonly is: 'asleep' }> =>
    new Promise((resolve) => {
      const putOff = (): void => {
        end.drop(commandId);
        resolve({ is: 'asleep' });
      };
      onItsWay.set(commandId, { since: around.now(), putOff });
    });

  const give = async (command: Command, commandId: string): Promise<Outcome> => {
    waiting.value += 1;
    // Before it is sent: a phone that goes out right after the tap still knows what it had asked.
    await table.saveUnsent(id, commandId, JSON.stringify(command));
    const asked = await Promise.race([end.ask(commandId, command), slept(commandId)]);
    onItsWay.delete(commandId);
    waiting.value -= 1;
    if (asked.is === 'asleep') {
      unsent.value = [...unsent.value, { id: commandId, command }];
      return { ok: false, why: 'notDone', because: 'asleep' };
    }
    await table.saveUnsent(id, commandId, null);
    switch (asked.is) {
      case 'done':
        return { ok: true, events: [] };
      case 'refused':
        return { ok: false, why: 'refused', breach: asked.breach, lifts: mayBeLifted(told, command) };
      case 'not':
        return { ok: false, why: 'notDone', because: asked.why };
    }
  };
  const without = (commandId: string): Unsent | undefined => {
    const found = unsent.value.find((one) => one.id === commandId);
    unsent.value = unsent.value.filter((one) => one.id !== commandId);
    return found;
  };
  return {
    header: header as ReadonlySignal<JoinedHeader>,
    entries,
    told,
    presence,
    waiting,
    unsent,
    symbols,
    dispatch: async (...commands) => {
      let outcome: Outcome = { ok: true, events: [] };
      for (const command of commands) {
        outcome = await give(command, newId(around));
        if (!outcome.ok) return outcome;
      }
      return outcome;
    },
    send: (commandId) => {
      const found = without(commandId);
      if (found !== undefined) void give(found.command, found.id);
    },
    drop: (commandId) => {
      without(commandId);
      void table.saveUnsent(id, commandId, null);
    },
    renew: () => {
      carrier.renew();
      end.renew();
      // Asked long ago, as it may seem to those who come back: nothing of it goes out by itself.
      for (const { since, putOff } of onItsWay.values()) if (around.now() - since > LONG_AGO) putOff();
    },
    end: () => {
      end.end();
      carrier.close();
    },
  };
}

function entryOf(text: string): readonly PublicEntry[] {
  const read = decodePublic(text);
  return read.ok ? [read.value] : [];
}

function unsentOf({ id, text }: { readonly id: string; readonly text: string }): readonly Unsent[] {
  try {
    return [{ id, command: JSON.parse(text) as Command }];
  } catch {
    return [];
  }
}

function presenceOf(now: GuestPresence, before: Presence, at: number): Presence {
  if (typeof now === 'object') return { is: 'forked', number: now.forked };
  if (now !== 'asleep') return { is: now };
  return before.is === 'asleep' ? before : { is: 'asleep', since: at };
}

/** Whether the table could rule otherwise: read from what everybody knows. */
function mayBeLifted({ value }: GuestSession['told'], command: Command): boolean {
  if (!isPoliceCommand(command) || command.type === 'policeDone' || command.type === 'letterAnswered') return false;
  return refusePolice(board, value.table, { ...command, ruledByTable: true }) === null;
}
