/**
 * Jack's phone as the partner of the others: it keeps the devices he let in, answers what they ask from the log, and tells
 * them what was told. Nothing here reads the sheet: a question goes through the session as if it had been typed on it.
 */
import { effect, signal } from '@preact/signals';
import type { LinkAround } from '../link/around';
import type { Carrier } from '../link/carrier';
import { linkFragment } from '../link/code';
import { createJackEnd, type Decided, type JackEnd } from '../link/jack-end';
import { createDoor } from '../link/pairing-jack';
import { type Command, toldGame } from '../rules/index';
import type { StoredDevice, TableStore } from '../store/table-store';
import { fromHex } from './around';
import { type Asked, readAsked } from './asked';
import { catchUp } from './catching-up';
import type { Fork, Host, Proposal, TableDevice } from './host-types';
import { keysFrom, keysToStore } from './link-keys';
import { publicTexts } from './public-texts';
import type { Session } from './session';
import { APP_VERSION } from './share';

/** The most devices at a table, and how long one counts as here after it was heard of, in milliseconds. */
const MOST = 8;
const HERE = 15_000;

export interface HostOptions {
  readonly session: Session;
  readonly around: LinkAround;
  readonly carrier: Carrier;
  readonly table: TableStore;
  /** Where the app is served, for the link: `https://…/`. */
  readonly address: string;
  /** The relay's name, as Jack's screen says it. */
  readonly relay?: string;
  /** Whether answers wait for Jack's tap. */
  readonly tapToSend: () => boolean;
}

export async function createHost(options: HostOptions): Promise<Host> {
  const { session, around, carrier, table } = options;
  const gameId = session.header.id;
  const game = fromHex(gameId);
  const log = publicTexts(session);
  const kept = await table.devices(gameId);
  const stored = new Map<number, StoredDevice>((kept.ok ? kept.value : []).map((one) => [one.id, one]));
  const ends = new Map<number, JackEnd>();
  const heard = new Map<number, number>();
  const known = await idsOf(session);

  const carrierState = signal(carrier.state());
  const devices = signal<readonly TableDevice[]>([]);
  const fork = signal<Fork | null>(null);
  const proposal = signal<Proposal | null>(null);
  const holding = signal(0);
  let released: (() => void)[] = [];
  let answerProposal: ((agreed: boolean) => void) | null = null;

  const list = (): void => {
    const now = around.now();
    devices.value = [...stored.values()].map(({ id, name, seat }) => {
      const at = heard.get(id);
      return { id, name, seat, here: at !== undefined && now - at < HERE };
    });
  };
  const endCarrier = carrier.onState((state) => {
    carrierState.value = state;
  });

  let catching = false;
  const differ = ({ id, name: device }: StoredDevice, number: number, theirs: string | undefined): void => {
    const ours = log.texts()[number];
    fork.value = { device, id, number, ...(ours !== undefined && { ours }), ...(theirs !== undefined && { theirs }) };
  };
  const agree = async (device: StoredDevice, command: Command): Promise<boolean> => {
    // One at a time: a second one waits for nobody.
    if (answerProposal !== null) return false;
    const agreed = await new Promise<boolean>((answer) => {
      answerProposal = answer;
      proposal.value = { device: device.name, command };
    });
    answerProposal = null;
    proposal.value = null;
    return agreed;
  };
  const tapped = async (): Promise<void> => {
    if (!options.tapToSend()) return;
    holding.value += 1;
    await new Promise<void>((go) => released.push(go));
  };
  const decideFor =
    (device: StoredDevice) =>
    async (id: string, given: Command): Promise<Decided> => {
      const read = readAsked(given);
      if (read === null) return { ok: false, why: 'malformed' };
      const asked = withOwnNumbers(session, read);
      if (asked.is === 'agreement' && !(await agree(device, asked.command))) return { ok: false, why: 'declined' };
      const question = asked.command.type === 'clueSearched' || asked.command.type === 'arrestAttempted';
      if (question) await tapped();
      const outcome = await session.dispatchAs(id, asked.command);
      if (outcome.ok) {
        known.add(id);
        return { ok: true };
      }
      return outcome.why === 'refused' ? { ok: false, breach: outcome.breach } : { ok: false, why: 'notStored' };
    };
  const connect = (device: StoredDevice): void => {
    const { id, seat } = device;
    ends.get(id)?.end();
    ends.set(
      id,
      createJackEnd({
        carrier,
        around,
        game,
        device: { id, seat, keys: keysFrom(device.keys) },
        log: log.texts,
        turn: () => turnOf(session),
        decide: decideFor(device),
        recall: async (command) => (known.has(command) ? { ok: true } : null),
        onMore: (from, texts) => {
          // One device at a time, and only from where this phone stands.
          if (catching || from !== log.texts().length) return;
          catching = true;
          void catchUp(session, log, [...log.texts(), ...texts]).then((caught) => {
            catching = false;
            if (caught.is === 'differs') differ(device, caught.number, texts[caught.number - from]);
          });
        },
        onFork: (number, theirs) => differ(device, number, theirs),
        onHeard: (at) => {
          heard.set(id, at);
          list();
        },
      }),
    );
  };
  for (const device of stored.values()) connect(device);
  list();

  // Only what was told: Jack's own steps change nothing that could be seen from outside.
  let told = log.texts().length;
  const endTelling = effect(() => {
    session.events.value;
    const count = log.texts().length;
    if (count === told) return;
    told = count;
    for (const end of ends.values()) end.hint();
  });

  const door = signal<Host['door']['value']>({ is: 'closed', why: null });
  const entrance = createDoor({
    carrier,
    around,
    game,
    version: APP_VERSION,
    count: () => log.texts().length,
    head: log.head,
    freeDevice: () => {
      for (let id = 1; id <= MOST; id += 1) if (!stored.has(id)) return id;
      return null;
    },
    onState: (state) => {
      door.value =
        state.is === 'open'
          ? { ...state, link: `${options.address}#${linkFragment(state.code, state.secret)}` }
          : state;
    },
    onAdmitted: async ({ id, name, seat, keys }) => {
      const device: StoredDevice = { id, name, seat, keys: keysToStore(keys) };
      // Kept first: a device that is told it is in must be known after a reload.
      const done = await table.saveDevice(gameId, device);
      if (!done.ok) return false;
      stored.set(id, device);
      connect(device);
      heard.set(id, around.now());
      list();
      return true;
    },
  });

  let stopLooking = around.after(HERE / 3, look);
  function look(): void {
    list();
    stopLooking = around.after(HERE / 3, look);
  }

  return {
    ...(options.relay !== undefined && { relay: options.relay }),
    carrier: carrierState,
    door,
    devices,
    fork,
    proposal,
    answer: (agreed) => answerProposal?.(agreed),
    holding,
    release: () => {
      const waiting = released;
      released = [];
      holding.value = 0;
      for (const go of waiting) go();
    },
    open: () => entrance.open(),
    close: () => entrance.close(),
    same: () => entrance.same(),
    different: () => entrance.different(),
    admit: (seat) => entrance.admit(seat),
    remove: async (id) => {
      ends.get(id)?.removed();
      ends.delete(id);
      stored.delete(id);
      heard.delete(id);
      if (fork.value?.id === id) fork.value = null;
      list();
      await table.forgetDevice(gameId, id);
    },
    renew: () => carrier.renew(),
    end: () => {
      stopLooking();
      endTelling();
      endCarrier();
      entrance.close();
      for (const end of ends.values()) end.end();
      carrier.close();
    },
  };
}

/** A device knows public numbers. What the police take back of their own steps needs nobody's agreement. */
function withOwnNumbers({ game }: Session, asked: Asked): Asked {
  const { command } = asked;
  const events = toldGame(game.value).turn?.events ?? [];
  const named = (number: number) => events.find((one) => one.public === number);
  if (command.type === 'rewound') {
    return { ...asked, command: { ...command, to: named(command.to)?.number ?? command.to } };
  }
  if (command.type !== 'takenBack') return asked;
  const entry = named(command.entry);
  const is = entry?.event.type === 'policemanMoved' ? 'police' : asked.is;
  return { is, command: { ...command, entry: entry?.number ?? command.entry } };
}

/** The turn in play as everybody knows it. */
export function turnOf({ told }: Pick<Session, 'told'>): { readonly night: number; readonly move: number } {
  const { night, jackMoves } = told.value.table;
  return { night, move: jackMoves };
}

/** Ids of all entries there are: a command whose id is among them was done. */
async function idsOf({ store, header }: Session): Promise<Set<string>> {
  const stored = await store.read(header.id);
  const texts = stored.ok ? stored.value.entries : [];
  return new Set(texts.flatMap(({ text }) => /"id":"([0-9a-f]{32})"/.exec(text)?.[1] ?? []));
}
