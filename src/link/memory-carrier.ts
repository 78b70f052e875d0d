/**
 * Messages within one page: two sides on the same phone, and the tests' network, as bad as a test wants it. Like a relay it
 * gives a message to everybody who listens on the topic, the sender too.
 */
import type { LinkAround } from './around';
import type { Carrier, CarrierState } from './carrier';

export interface AirOptions {
  readonly around: Pick<LinkAround, 'after'>;
  /**
   * What becomes of a message, asked once for each listening carrier: a delay in milliseconds for each copy that arrives.
   * `[]` loses it, `[0, 30]` doubles it; unequal delays reorder. Left out: one copy, at once.
   */
  readonly fate?: (topic: string, message: Uint8Array) => readonly number[];
}

export interface Air {
  readonly carrier: () => Carrier;
  /** Takes all connections away, or gives them back. */
  readonly setUp: (isUp: boolean) => void;
}

interface Station {
  readonly deliver: (topic: string, message: Uint8Array) => void;
  readonly tell: () => void;
}

/** Everything between carriers of one air; nothing ever arrives within the call that sends it. */
export function createAir({ around, fate = () => [0] }: AirOptions): Air {
  const stations = new Set<Station>();
  let isUp = true;

  function carrier(): Carrier {
    const takers = new Map<string, Set<(message: Uint8Array) => void>>();
    const watchers = new Set<(state: CarrierState) => void>();
    let state: CarrierState = 'connecting';
    /** Goes up with every new connection: what was on its way over the old one is lost. */
    let connection = 0;
    const become = (next: CarrierState): void => {
      if (state === next || state === 'closed') return;
      state = next;
      for (const watch of [...watchers]) watch(next);
    };
    const connect = (): void => {
      const mine = ++connection;
      around.after(0, () => {
        if (mine === connection) become(isUp ? 'open' : 'unreachable');
      });
    };
    const station: Station = {
      deliver(topic, message) {
        if (state !== 'open' || !takers.has(topic)) return;
        const mine = connection;
        for (const delay of fate(topic, message)) {
          around.after(delay, () => {
            if (mine !== connection || state !== 'open') return;
            for (const take of [...(takers.get(topic) ?? [])]) take(message.slice());
          });
        }
      },
      tell() {
        become('connecting');
        connect();
      },
    };
    stations.add(station);
    connect();

    return {
      state: () => state,
      onState(listen) {
        watchers.add(listen);
        return () => watchers.delete(listen);
      },
      listen(topic, take) {
        // Its own function, so that the same one given twice is two listeners.
        const taker = (message: Uint8Array): void => take(message);
        const all = takers.get(topic) ?? new Set();
        takers.set(topic, all.add(taker));
        return () => {
          all.delete(taker);
          if (all.size === 0 && takers.get(topic) === all) takers.delete(topic);
        };
      },
      send(topic, message) {
        if (state !== 'open') return;
        const copy = message.slice();
        for (const each of [...stations]) each.deliver(topic, copy);
      },
      renew: () => station.tell(),
      close() {
        connection++;
        stations.delete(station);
        takers.clear();
        become('closed');
        watchers.clear();
      },
    };
  }

  return {
    carrier,
    setUp(next) {
      isUp = next;
      for (const station of [...stations]) station.tell();
    },
  };
}
