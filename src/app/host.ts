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
import type { Commit } from '../log/hidden';
import type { Command } from '../rules/index';
import type { StoredDevice, TableStore } from '../store/table-store';
import { fromHex } from './around';
import { readAsked, standing, withOwnNumbers } from './asked';
import { chosenIn, giveWay, noteChosen, onlyResumed, type Whose } from './choosing';
import type { Fork, Host, Proposal, TableDevice } from './host-types';
import { keysFrom, keysToStore } from './link-keys';
import { publicTexts } from './public-texts';
import type { Session } from './session';
import { turnOf } from './turn-of';
import { APP_VERSION } from './version';

/** The most devices at a table, and how long one counts as here after it was heard of, in milliseconds. */
const MOST = 8;
const HERE = 15_000;
/** How long something to agree on waits for Jack. */
const PATIENCE = 60_000;
/** How long a device is told that its log goes on, before this phone opens the game anew. */
const PARTING = 1000;
/** After how long Jack is asked again for what he did not want to take in. */
const AGAIN = 60_000;

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
  /** How what Jack hides is bound; else with the game's own secret. */
  readonly commit?: Commit | undefined;
}

export async function createHost(options: HostOptions): Promise<Host> {
  const { session, around, carrier, table } = options;
  const gameId = session.header.id;
  const game = fromHex(gameId);
  const log = publicTexts(session, options.commit);
  const kept = await table.devices(gameId);
  // Not taken for none: the next device would get the number of one that is there.
  if (!kept.ok) throw new Error(`The devices of this game cannot be read: ${kept.error.why}`);
  const stored = new Map<number, StoredDevice>(kept.value.map((one) => [one.id, one]));
  const ends = new Map<number, JackEnd>();
  const heard = new Map<number, number>();
  const known = await idsOf(session);

  const carrierState = signal(carrier.state());
  const devices = signal<readonly TableDevice[]>([]);
  const forks = new Map<number, Fork>();
  const fork = signal<Fork | null>(null);
  const gaveWay = signal(false);
  const proposal = signal<Proposal | null>(null);
  const holding = signal(0);
  let released: readonly { readonly device: number; readonly go: () => void }[] = [];
  let withdraw: { readonly device: number; readonly answer: (agreed: boolean) => void } | null = null;
  /** For each device what Jack did not want to take in, and when he said so. */
  const refusedMore = new Map<number, { readonly length: number; readonly at: number }>();

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
  const differ = ({ id, name: device }: StoredDevice, number: number, theirs: string | undefined): Fork => {
    const ours = log.texts()[number];
    const found = { device, id, number, ...(ours !== undefined && { ours }), ...(theirs !== undefined && { theirs }) };
    setFork(id, found);
    return found;
  };
  /** One after another is shown: each is chosen for itself. */
  function setFork(id: number, found: Fork | null): void {
    if (found === null) forks.delete(id);
    else forks.set(id, found);
    fork.value = [...forks.values()][0] ?? null;
  }
  /** Both sides have chosen the same. */
  const choose = async ({ id, name }: StoredDevice, number: number, whose: Whose): Promise<boolean> => {
    const note = { number, whose, device: name, id, theirs: forks.get(id)?.theirs };
    if (whose === 'jack') {
      // After the end the log takes nothing more; the note says it then.
      const resumed = await session.dispatch({ type: 'resumed', from: number });
      if (!resumed.ok && resumed.why !== 'refused') return false;
      if (!(await noteChosen(session, note)).ok) return false;
      setFork(id, null);
      return true;
    }
    const done = await giveWay(session, number, { now: Date.now });
    // Where it only said that it goes on, nobody had to choose.
    const noted = done.ok && (!forks.has(id) || (await noteChosen(session, note)).ok);
    // Once the device has been told: with the game opened anew this end is over.
    around.after(PARTING, () => {
      gaveWay.value = true;
    });
    return noted;
  };
  /** Waits for Jack's tap; what he does not answer is declined. */
  const agree = (device: StoredDevice, command: Command): Promise<'agreed' | 'declined' | 'busy'> => {
    // One at a time: the slip on his screen is the one he answers.
    if (withdraw !== null) return Promise.resolve('busy');
    return new Promise((resolve) => {
      const answer = (agreed: boolean): void => {
        stop();
        withdraw = null;
        proposal.value = null;
        resolve(agreed ? 'agreed' : 'declined');
      };
      const stop = around.after(PATIENCE, () => answer(false));
      withdraw = { device: device.id, answer };
      proposal.value = { device: device.name, command };
    });
  };
  const tapped = (device: StoredDevice): Promise<void> => {
    if (!options.tapToSend()) return Promise.resolve();
    return new Promise((go) => {
      released = [...released, { device: device.id, go }];
      holding.value = released.length;
    });
  };
  const letGo = (of: (device: number) => boolean): void => {
    const going = released.filter(({ device }) => of(device));
    released = released.filter(({ device }) => !of(device));
    holding.value = released.length;
    for (const { go } of going) go();
  };
  const decideFor =
    (device: StoredDevice) =>
    async (id: string, given: Command): Promise<Decided> => {
      const read = readAsked(given);
      const asked = read && withOwnNumbers(session, read);
      if (asked === null) return { ok: false, why: 'malformed' };
      const turn = turnOf(session);
      const answer = asked.is === 'agreement' ? await agree(device, asked.command) : 'agreed';
      if (answer !== 'agreed') return { ok: false, why: answer };
      if (asked.command.type === 'clueSearched' || asked.command.type === 'arrestAttempted') await tapped(device);
      // Jack may have been long: what was asked in another turn, or by a device that is gone, is not done.
      const now = turnOf(session);
      if (!stored.has(device.id) || now.night !== turn.night || now.move !== turn.move)
        return { ok: false, why: 'stale' };
      if (standing(log.texts(), asked) === 'done') return { ok: true };
      const outcome = await session.dispatchAs(id, asked.command, () => standing(log.texts(), asked) === 'fits');
      if (outcome.ok) {
        known.add(id);
        return { ok: true };
      }
      if (outcome.why !== 'refused') return { ok: false, why: outcome.why === 'notDone' ? 'stale' : 'notStored' };
      // Overtaken by "police done": Jack has not moved yet, and their turn is over all the same.
      if (outcome.breach.because.why === 'notPolicesTurn') return { ok: false, why: 'stale' };
      // An end that the referee has found and Jack has not said is in no answer.
      const untold = outcome.breach.because.why === 'gameOver' && session.told.value.table.end === null;
      return untold ? { ok: false, why: 'declined' } : { ok: false, breach: outcome.breach };
    };
  /** What this phone does not hold, as after an older recovery file: taken in when Jack has tapped. */
  const takeIn = async (device: StoredDevice, from: number, texts: readonly string[]): Promise<void> => {
    const length = texts.length + from;
    const refused = refusedMore.get(device.id);
    if (catching || fork.value !== null || stored.get(device.id)?.seat !== 'detectives') return;
    // Asked again after a while: until it is settled this device gets no answer.
    if (refused?.length === length && around.now() - refused.at < AGAIN) return;
    catching = true;
    try {
      // Seldom wanted, so fetched then; where it cannot be had, the device brings its entries again.
      const { catchUp } = await import('./catching-up');
      // Where both have chosen this device's log, Jack has said so already.
      const last = (await chosenIn(session))?.at(-1);
      const open = last?.whose === 'device' && last.number >= from;
      const chosen = open && last.id === device.id && texts[last.number - from] === last.theirs;
      // What another one holds was not chosen.
      if (open && !chosen) return;
      const answer = chosen ? 'agreed' : await agree(device, { type: 'resumed', from });
      if (answer === 'declined') refusedMore.set(device.id, { length, at: around.now() });
      if (answer !== 'agreed' || from !== log.texts().length || !stored.has(device.id)) return;
      const caught = await catchUp(session, from, [...log.texts(), ...texts]);
      if (caught.is === 'differs') differ(device, caught.number, texts[caught.number - from]);
    } finally {
      catching = false;
    }
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
        onMore: (from, texts) => void takeIn(device, from, texts).catch(() => undefined),
        stopped: () => fork.value !== null,
        waits: (command) => readAsked(command)?.is === 'agreement',
        onFork: (number, theirs) => {
          if (onlyResumed(log.texts().slice(number))) {
            ends.get(id)?.choose('device');
            return;
          }
          setFork(id, { ...differ(device, number, theirs), choice: { ours: null, theirs: null } });
        },
        onChoice: (whose) => {
          const found = forks.get(id);
          if (found?.choice !== undefined) setFork(id, { ...found, choice: { ...found.choice, theirs: whose } });
        },
        onAgreed: (number, whose) => choose(device, number, whose),
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
    choose: (whose) => {
      const { value } = fork;
      if (value?.id === undefined || value.choice === undefined) return;
      setFork(value.id, { ...value, choice: { ...value.choice, ours: whose } });
      ends.get(value.id)?.choose(whose);
    },
    gaveWay,
    proposal,
    answer: (agreed) => withdraw?.answer(agreed),
    holding,
    release: () => letGo(() => true),
    open: () => entrance.open(),
    close: () => entrance.close(),
    same: () => entrance.same(),
    different: () => entrance.different(),
    admit: (seat) => entrance.admit(seat),
    seat: async (id, seat) => {
      const device = stored.get(id);
      if (device === undefined) return false;
      const changed = { ...device, seat };
      if (!(await table.saveDevice(gameId, changed)).ok) return false;
      stored.set(id, changed);
      ends.get(id)?.setSeat(seat);
      list();
      return true;
    },
    remove: async (id) => {
      // Its keys are gone before anybody is told that they are.
      const done = await table.forgetDevice(gameId, id);
      if (!done.ok) return false;
      ends.get(id)?.removed();
      ends.delete(id);
      stored.delete(id);
      heard.delete(id);
      setFork(id, null);
      if (withdraw?.device === id) withdraw.answer(false);
      letGo((device) => device === id);
      list();
      return true;
    },
    renew: () => carrier.renew(),
    end: () => {
      stopLooking();
      endTelling();
      endCarrier();
      entrance.close();
      withdraw?.answer(false);
      stored.clear();
      letGo(() => true);
      for (const end of ends.values()) end.end();
      carrier.close();
    },
  };
}

/** Ids of all entries there are: a command whose id is among them was done. */
async function idsOf({ store, header }: Session): Promise<Set<string>> {
  const stored = await store.read(header.id);
  const texts = stored.ok ? stored.value.entries : [];
  return new Set(texts.flatMap(({ text }) => /"id":"([0-9a-f]{32})"/.exec(text)?.[1] ?? []));
}
