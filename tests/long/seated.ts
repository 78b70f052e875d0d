/**
 * A table of two phones that are paired already: the real session and host, the real guest, with keys put into their
 * stores as a pairing would have left them. For tests that are about what is said afterwards, over any carrier.
 */
import { newId } from '../../src/app/around';
import { startGame } from '../../src/app/games';
import { createGuest } from '../../src/app/guest';
import type { GuestSession } from '../../src/app/guest-types';
import { createHost } from '../../src/app/host';
import type { Host } from '../../src/app/host-types';
import type { Around } from '../../src/app/index';
import { keysFrom } from '../../src/app/link-keys';
import type { Session } from '../../src/app/session';
import { board } from '../../src/board/index';
import type { LinkAround } from '../../src/link/around';
import { base32 } from '../../src/link/base32';
import { type Carrier, TALKING } from '../../src/link/carrier';
import type { Keys } from '../../src/link/handshake';
import { type Command, type GivenOptions, legalMoves } from '../../src/rules/index';
import { memoryStore, type Store } from '../../src/store/index';
import { memoryTableStore, type StoredKeys, type TableStore } from '../../src/store/table-store';

export interface SeatedOptions {
  /** Two carriers of one relay. */
  readonly carriers: { readonly jack: Carrier; readonly guest: Carrier };
  readonly around: Around;
  readonly linkAround: LinkAround;
  /** Of Jack's phone alone, when it has one of its own. */
  readonly jackAround?: LinkAround;
  /** In memory when left out. */
  readonly stores?: { readonly game: Store; readonly jack: TableStore; readonly guest: TableStore };
  /** A game that has only begun, as agreed; without it Jack has walked already, at the level *sheet*. */
  readonly agreed?: GivenOptions;
  /** How many moves Jack has made when the police ask, and which of the legal ones: numbers from 0 to 1. */
  readonly moves?: number;
  readonly chance?: () => number;
}

export interface Seated {
  readonly session: Session;
  readonly host: Host;
  readonly guest: GuestSession;
  readonly keys: Keys;
  /** The game's id, 32 hex digits. */
  readonly id: string;
  /** Where Jack has been tonight: a search there is answered with yes. */
  readonly trail: ReadonlySet<number>;
  readonly end: () => void;
}

const HIDEOUT = 28;
const SCENE = 27;

/** The police may ask; the device is the only one, number 1, among the detectives. */
export async function seated(options: SeatedOptions): Promise<Seated> {
  const { around, linkAround, carriers, chance = () => 0, moves = 1 } = options;
  const { jackAround = linkAround } = options;
  const stores = options.stores ?? { game: memoryStore(), jack: memoryTableStore(), guest: memoryTableStore() };
  const started = await startGame(stores.game, around, options.agreed ?? { referee: 'sheet' });
  if (!started.ok) throw new Error(started.error.why);
  const session = started.value;
  const trail: ReadonlySet<number> = options.agreed === undefined ? await walk(session, moves, chance) : new Set();
  const { id } = session.header;
  const keys = drawnKeys(around);
  const device = { id: 1, name: 'Tablet', seat: 'detectives', keys } as const;
  await stores.jack.saveDevice(id, device);
  const header = {
    ...({ id, joinedAt: around.now(), device: 1, seat: 'detectives', name: 'Tablet', keys } as const),
    ...{ witnessFrom: 0, night: 1, over: false, at: around.now() },
  };
  await stores.guest.saveJoined(header);
  const host = await createHost({
    session,
    around: jackAround,
    carrier: carriers.jack,
    table: stores.jack,
    address: 'https://hideout.test/',
    tapToSend: () => false,
  });
  const guest = await createGuest({ header, table: stores.guest, carrier: carriers.guest, linkAround, around });
  return {
    session,
    host,
    guest,
    keys: keysFrom(keys),
    id,
    trail,
    end: () => {
      guest.end();
      host.end();
    },
  };
}

async function walk(session: Session, moves: number, chance: () => number): Promise<ReadonlySet<number>> {
  const give = async (...commands: readonly Command[]): Promise<void> => {
    const outcome = await session.dispatch(...commands);
    if (!outcome.ok) throw new Error(`${JSON.stringify(commands)}: ${JSON.stringify(outcome)}`);
  };
  const trail = new Set([SCENE]);
  await give({ type: 'hideoutChosen', circle: HIDEOUT }, { type: 'handedOver' });
  await give({ type: 'nightBegan', night: 1 });
  await give({ type: 'killed', time: 'I', circles: [SCENE] }, { type: 'handedOver' });
  for (let made = 0; made < moves; made += 1) {
    if (made > 0) await give({ type: 'policeDone' });
    // Never home, or the night might end.
    const walks = legalMoves(board, session.game.value).filter(({ by, to }) => by === 'walk' && to[0] !== HIDEOUT);
    const move = walks[Math.floor(chance() * walks.length)];
    if (move === undefined) throw new Error('Jack cannot walk');
    await give({ type: 'jackMoved', ...move }, { type: 'handedOver' });
    trail.add(move.to[0]);
  }
  return trail;
}

function drawnKeys(around: Around): StoredKeys {
  const topic = (): string => TALKING + base32(around.random(16)).toLowerCase();
  const key = (): string => newId(around) + newId(around);
  return { toJack: key(), fromJack: key(), topicToJack: topic(), topicFromJack: topic() };
}
