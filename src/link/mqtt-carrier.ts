/**
 * The relay as a carrier: MQTT 3.1.1 over a WebSocket, the same for the broker inside `npm start`, Mosquitto and a NATS
 * cluster. Clean sessions and QoS 0, because who speaks here asks again by ids of his own, and a broker that acknowledges
 * still loses what it acknowledged when it falls. The library (96 KB) is loaded at the first connection, not with the app.
 */
import type { connect as connectTo, MqttClient } from 'mqtt';
import type { LinkAround } from './around';
import { type Carrier, type CarrierState, LARGEST } from './carrier';

const KEEPALIVE_SECONDS = 20;
const CONNECT_TIMEOUT = 4000;
const RECONNECT_PERIOD = 500;
/** Before something that failed on the way to a connection is tried again. */
const AGAIN = 1000;

/**
 * Connects to one of the addresses, and goes to the next one at every new try. They are doors of one relay: who comes in by
 * one hears who came in by another. The first is drawn, so that a cluster's nodes share the work.
 */
export function openMqtt(addresses: readonly string[], around: LinkAround): Carrier {
  const takers = new Map<string, Set<(message: Uint8Array) => void>>();
  const watchers = new Set<(state: CarrierState) => void>();
  let state: CarrierState = 'connecting';
  let client: MqttClient | undefined;
  let tries = around.random(1)[0] as number;
  /** Goes up with every connection begun here, so that an old one has no more say. */
  let current = 0;

  const become = (next: CarrierState): void => {
    if (state === next || state === 'closed') return;
    state = next;
    for (const watch of [...watchers]) watch(next);
  };

  const subscribe = (to: MqttClient, topic: string): void => {
    to.subscribe(topic, { qos: 0 }, (error) => {
      if (!error || !to.connected) return;
      around.after(AGAIN, () => {
        if (to === client && to.connected && takers.has(topic)) subscribe(to, topic);
      });
    });
  };

  async function connect(): Promise<void> {
    const mine = ++current;
    try {
      const { default: mqtt } = await import('mqtt');
      if (mine === current) client = begin(mqtt.connect, () => mine === current);
    } catch {
      // The library could not be loaded, or the browser forbids the address.
      if (mine !== current) return;
      become('unreachable');
      around.after(AGAIN, () => {
        if (mine === current) void connect();
      });
    }
  }

  function begin(open: typeof connectTo, isCurrent: () => boolean): MqttClient {
    const made = open(addresses[0] as string, {
      // mqtt.js has a list of servers of its own, which never found the way to a WebSocket's path.
      transformWsUrl: () => addresses[tries++ % addresses.length] as string,
      protocolVersion: 4,
      clientId: randomName(around),
      clean: true,
      resubscribe: false,
      queueQoSZero: false,
      keepalive: KEEPALIVE_SECONDS,
      connectTimeout: CONNECT_TIMEOUT,
      reconnectPeriod: RECONNECT_PERIOD,
      // Its other timers come from a worker made of a blob, which the page's policy forbids.
      timerVariant: 'native',
    });
    let wasOpen = false;
    made.on('connect', () => {
      if (!isCurrent()) return;
      wasOpen = true;
      for (const topic of takers.keys()) subscribe(made, topic);
      become('open');
    });
    made.on('close', () => {
      if (!isCurrent()) return;
      become(wasOpen ? 'connecting' : 'unreachable');
      wasOpen = false;
    });
    made.on('message', (topic, payload) => {
      // Not every relay keeps to a size.
      if (!isCurrent() || payload.length > LARGEST) return;
      for (const take of [...(takers.get(topic) ?? [])]) take(Uint8Array.from(payload));
    });
    // Every failure ends in `close`; without a listener it would end the program.
    made.on('error', () => {});
    return made;
  }

  const leave = (): void => {
    current++;
    client?.end(true);
    client = undefined;
  };

  void connect();
  return {
    state: () => state,
    onState(listen) {
      watchers.add(listen);
      return () => watchers.delete(listen);
    },
    listen(topic, take) {
      // Its own function, so that the same one given twice is two listeners.
      const taker = (message: Uint8Array): void => take(message);
      const held = takers.get(topic);
      if (held) held.add(taker);
      else {
        takers.set(topic, new Set([taker]));
        if (state === 'open' && client) subscribe(client, topic);
      }
      return () => {
        const all = takers.get(topic);
        if (!all?.delete(taker) || all.size > 0) return;
        takers.delete(topic);
        if (state === 'open') client?.unsubscribe(topic, () => {});
      };
    },
    send(topic, message) {
      if (state === 'open') client?.publish(topic, message as Buffer, { qos: 0 }, () => {});
    },
    renew() {
      if (state === 'closed') return;
      leave();
      become('connecting');
      void connect();
    },
    close() {
      leave();
      takers.clear();
      become('closed');
      watchers.clear();
    },
  };
}

function randomName({ random }: LinkAround): string {
  return `h${[...random(10)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
