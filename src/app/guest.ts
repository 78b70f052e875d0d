/**
 * A game on the detectives' own device: the public log as it was first sent, kept here, and the conversation with Jack's
 * phone. All that is shown comes from that log, so it is there with his phone off and no network.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import * as v from 'valibot';
import { board } from '../board/index';
import type { LinkAround } from '../link/around';
import type { Carrier } from '../link/carrier';
import { createGuestEnd, type GuestPresence, type TurnOfTap } from '../link/guest-end';
import { headOf, nextHead, symbolsOf } from '../log/chain';
import { detectivesView } from '../log/detectives-view';
import type { PublicEntry } from '../log/disclose';
import { parseJson, readAs } from '../log/edge';
import type { sealFaces } from '../log/faces';
import { decodePublic } from '../log/public-entry';
import { type Command, isPoliceCommand, refusePolice } from '../rules/index';
import type { StoreFailure } from '../store/index';
import type { StoredJoined, StoredUnsent, TableStore } from '../store/table-store';
import { type Around, fromHex, newId } from './around';
import { isAgreement } from './asked';
import { onlyResumed, type Whose } from './choosing';
import { createGuestFaces } from './guest-faces';
import type { GuestSession, JoinedHeader, Presence, Unsent } from './guest-types';
import { keysFrom } from './link-keys';
import type { Outcome } from './session';
import { turnOf } from './turn-of';

/** Milliseconds after which a question that was not answered is asked about again. */
const LONG_AGO = 5000;
/** How often faces are bound anew when the log has gone on meanwhile, and how long it is waited for to do so. */
const ANEW = 3;
const MEANWHILE = 3000;
/** After how long tokens that lie open are opened again, when Jack's phone would not have it. */
const AGAIN = 5000;

export interface GuestOptions {
  readonly header: StoredJoined;
  readonly table: TableStore;
  readonly carrier: Carrier;
  readonly linkAround: LinkAround;
  readonly around: Around;
  /** How faces are bound; else with this device's own secret. */
  readonly seal?: typeof sealFaces | undefined;
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
  const putOff = signal<readonly PutOff[]>((stored.ok ? stored.value : []).flatMap(putOffOf));
  const unsent = computed(() => {
    const now = turnOf({ told });
    return putOff.value.map(({ id, command, turn }): Unsent => {
      return { id, command, past: turn.night !== now.night || turn.move !== now.move };
    });
  });
  const choice = signal<GuestSession['choice']['value']>({ ours: null, theirs: null });
  const chosen = signal(false);
  const trouble = signal<StoreFailure | null>(kept.ok ? null : kept.error);
  const faces = await createGuestFaces({ id, table, around, entries, told, seal: options.seal });
  let head = headOf(game, texts);
  const symbols = signal(symbolsOf(head));

  const add = async (from: number, more: readonly string[]): Promise<boolean> => {
    const read = more.flatMap(entryOf);
    if (from !== texts.length || read.length !== more.length) return false;
    const done = await table.hear(id, from, more);
    const adopted = !done.ok && done.error.why === 'anotherWriter' && (await adopt());
    trouble.value = done.ok || adopted ? null : done.error;
    if (!done.ok) return adopted;
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

  let lacks = false;
  const end = createGuestEnd({
    carrier,
    around: linkAround,
    game,
    device: { id: header.value.device, seat: header.value.seat, keys: keysFrom(header.value.keys) },
    log: () => texts,
    add,
    ...(header.value.admitted !== undefined && { admitted: header.value.admitted }),
    onPresence: (now) => {
      // His phone was set up from an older copy: it lacks what is here, and nobody has to choose.
      lacks = typeof now === 'object' && now.theirs !== undefined && onlyResumed([now.theirs]);
      if (lacks) end.choose('device');
      presence.value = lacks ? { is: 'connecting' } : presenceOf(now, presence.value, around.now());
    },
    onSeat: (seat) => remember({ seat }),
    onChoice: (theirs) => {
      choice.value = { ...choice.value, theirs };
    },
    onChosen: (number, whose, jackHolds) => giveWay(number, whose, jackHolds),
    onChosenElsewhere: (number) => {
      void table.heard(id).then((heard) => {
        if (heard.ok && heard.value[number] !== texts[number]) chosen.value = true;
      });
    },
  });
  const giveWay = async (number: number, whose: Whose, jackHolds: number): Promise<boolean> => {
    const { value } = presence;
    const theirs = value.is === 'forked' ? value.theirs : undefined;
    const other = whose === 'jack' ? texts.slice(number) : theirs === undefined ? [] : [theirs];
    const { admitted: _, ...before } = header.value;
    const after: StoredJoined = {
      ...before,
      ...(!lacks && { chosen: [...(before.chosen ?? []), { number, whose, other }] }),
      // What it is told now it was not there for.
      ...(whose === 'jack' && { witnessFrom: Math.max(before.witnessFrom, jackHolds) }),
    };
    const done = await table.giveWay(after, whose === 'jack' ? number : texts.length);
    trouble.value = done.ok ? null : done.error;
    if (done.ok) chosen.value = true;
    return done.ok;
  };

  /** What puts a command that is on its way among those put off. */
  const onItsWay = new Map<string, { readonly since: number; readonly putOff: () => void }>();
  const slept = (commandId: string): Promise<{ readonly is: 'asleep' }> =>
    new Promise((resolve) => {
      const wait = (): void => {
        resolve({ is: 'asleep' });
        end.drop(commandId);
      };
      onItsWay.set(commandId, { since: around.now(), putOff: wait });
    });

  const give = async ({ id: commandId, command, turn }: PutOff, tries = 1): Promise<Outcome> => {
    waiting.value += 1;
    // What Jack has to agree to is proposed while he is there, or not at all.
    const later = !isAgreement(command);
    // Before it is sent: a phone that goes out right after the tap still knows what it had asked.
    if (later) await table.saveUnsent(id, commandId, JSON.stringify({ command, turn }));
    const number = texts.length;
    const sent = await faces.asSent(command, number);
    if (!sent.ok) {
      waiting.value -= 1;
      await table.saveUnsent(id, commandId, null);
      return { ok: false, why: 'notStored', failure: sent.error };
    }
    const answered = end.ask(commandId, sent.value, turn);
    const asked = await (later ? Promise.race([answered, slept(commandId)]) : answered);
    onItsWay.delete(commandId);
    waiting.value -= 1;
    if (asked.is === 'asleep') {
      putOff.value = [...putOff.value, { id: commandId, command, turn }];
      return { ok: false, why: 'notDone', because: 'asleep' };
    }
    // Not known what became of it: it stays among those that are asked about when the game is opened again.
    if (asked.is === 'over') return { ok: false, why: 'notDone', because: 'over' };
    if (later) await table.saveUnsent(id, commandId, null);
    switch (asked.is) {
      case 'done':
        return { ok: true, events: [] };
      case 'refused':
        return { ok: false, why: 'refused', breach: asked.breach, lifts: mayBeLifted(told, command) };
      case 'not': {
        const anew = asked.why === 'stale' && sent.value !== command && tries < ANEW;
        if (anew && (await goneOn(number, turn))) return give({ id: newId(around), command, turn }, tries + 1);
        return { ok: false, why: 'notDone', because: asked.why };
      }
    }
  };
  /** Something else has taken the number that faces were bound to, and they are still to be placed. */
  const goneOn = async (number: number, { night, move }: TurnOfTap): Promise<boolean> => {
    end.pull();
    for (let waited = 0; texts.length === number && waited < MEANWHILE; waited += 100) {
      await new Promise<void>((resolve) => linkAround.after(100, resolve));
    }
    const { phase, hell } = told.value.table;
    const now = turnOf({ told });
    return phase === 'hell' && hell.step === 'patrols' && now.night === night && now.move === move;
  };

  let opening = false;
  let over = false;
  /** Openings that were decided, and how long the log was then: with the same log it is the same again. */
  const settled = new Map<string, number>();
  /** What lies open on the table is opened by the device that bound it, by itself and once. */
  const openDue = async (): Promise<void> => {
    const due = faces.due();
    if (due === null || opening || over) return;
    if (presence.value.is !== 'connected' || header.value.seat !== 'detectives') return;
    const key = JSON.stringify(due);
    if (settled.get(key) === texts.length) return;
    opening = true;
    const asked = await end.ask(newId(around), due, turnOf({ told }));
    opening = false;
    if (asked.is === 'over') return;
    if (asked.is === 'not') linkAround.after(AGAIN, () => void openDue());
    else {
      settled.set(key, texts.length);
      void openDue();
    }
  };
  const endOpening = effect(() => {
    void [told.value, presence.value, header.value, faces.secrets.value];
    untracked(() => void openDue());
  });
  const without = (commandId: string): PutOff | undefined => {
    const found = putOff.value.find((one) => one.id === commandId);
    putOff.value = putOff.value.filter((one) => one.id !== commandId);
    return found;
  };
  return {
    header: header as ReadonlySignal<JoinedHeader>,
    entries,
    texts: () => texts,
    told,
    presence,
    waiting,
    unsent,
    choice,
    choose: (whose) => {
      choice.value = { ...choice.value, ours: whose };
      end.choose(whose);
    },
    chosen,
    trouble,
    symbols,
    faces,
    dispatch: async (...commands) => {
      let outcome: Outcome = { ok: true, events: [] };
      for (const command of commands) {
        outcome = await give({ id: newId(around), command, turn: turnOf({ told }) });
        if (!outcome.ok) return outcome;
      }
      return outcome;
    },
    send: (commandId) => {
      const found = without(commandId);
      return found === undefined ? Promise.resolve({ ok: true, events: [] }) : give(found);
    },
    drop: (commandId) => {
      without(commandId);
      void table.saveUnsent(id, commandId, null);
    },
    renew: () => {
      carrier.renew();
      end.renew();
      // Asked long ago, as it may seem to those who come back: nothing of it goes out by itself.
      for (const { since, putOff: wait } of onItsWay.values()) if (around.now() - since > LONG_AGO) wait();
    },
    end: () => {
      over = true;
      endOpening();
      end.end();
      carrier.close();
    },
  };
}

function entryOf(text: string): readonly PublicEntry[] {
  const read = decodePublic(text);
  return read.ok ? [read.value] : [];
}

/** A command that was tapped and perhaps never arrived, with the turn of the tap. */
interface PutOff {
  readonly id: string;
  readonly command: Command;
  readonly turn: TurnOfTap;
}

const storedUnsent = v.object({
  command: v.looseObject({ type: v.string() }),
  turn: v.object({ night: v.number(), move: v.number() }),
});

/** What cannot be read is none of ours. */
function putOffOf({ id, text }: StoredUnsent): readonly PutOff[] {
  const json = parseJson(text);
  if (!json.ok) return [];
  const read = readAs(storedUnsent, json.value);
  if (read.ok) return [{ id, command: read.value.command as Command, turn: read.value.turn }];
  // As it was kept before a command named its turn: of one that is over.
  const command = readAs(v.looseObject({ type: v.string() }), json.value);
  return command.ok ? [{ id, command: command.value as Command, turn: { night: -1, move: -1 } }] : [];
}

function presenceOf(now: GuestPresence, before: Presence, at: number): Presence {
  if (typeof now === 'object') return { is: 'forked', number: now.forked, theirs: now.theirs };
  if (now !== 'asleep') return { is: now };
  return before.is === 'asleep' ? before : { is: 'asleep', since: at };
}

/** Whether the table could rule otherwise: read from what everybody knows. */
function mayBeLifted({ value }: GuestSession['told'], command: Command): boolean {
  if (!isPoliceCommand(command) || command.type === 'policeDone' || command.type === 'letterAnswered') return false;
  return refusePolice(board, value.table, { ...command, ruledByTable: true }) === null;
}
