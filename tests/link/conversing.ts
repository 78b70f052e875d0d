/**
 * A table for tests: Jack's phone with a log and a store, devices with theirs, a network as bad as the test wants it, and
 * a clock that the test moves.
 */
import type { LinkAround } from '../../src/link/around';
import type { Whose } from '../../src/link/brought';
import type { Carrier } from '../../src/link/carrier';
import { type FrameSize, seal } from '../../src/link/frames';
import {
  type Asked,
  createGuestEnd,
  type GuestEnd,
  type GuestPresence,
  type TurnOfTap,
} from '../../src/link/guest-end';
import type { Keys, Seat } from '../../src/link/handshake';
import { createJackEnd, type Decided, type JackEnd } from '../../src/link/jack-end';
import { type Air, createAir } from '../../src/link/memory-carrier';
import { encodePublic } from '../../src/log/public-entry';
import type { Command, PublicEvent } from '../../src/rules/index';

export interface Clock extends LinkAround {
  /** Lets so many milliseconds pass, with everything that is due and what it leads to. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Numbers from 0 to 1, always the same ones for a seed. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function createClock(seed = 1): Clock {
  const next = chance(seed);
  let now = 1000;
  let made = 0;
  const due = new Map<number, { at: number; call: () => void }>();
  const settle = async () => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
  };
  return {
    random: (bytes) => Uint8Array.from({ length: bytes }, () => Math.floor(next() * 256)),
    now: () => now,
    after: (milliseconds, call) => {
      const id = made++;
      due.set(id, { at: now + milliseconds, call });
      return () => due.delete(id);
    },
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      await settle();
      for (;;) {
        let first: [number, { at: number; call: () => void }] | null = null;
        for (const one of due) if (first === null || one[1].at < first[1].at) first = one;
        if (first === null || first[1].at > until) break;
        due.delete(first[0]);
        now = Math.max(now, first[1].at);
        first[1].call();
        await settle();
      }
      now = until;
    },
  };
}

export const GAME = new Uint8Array(16).fill(7);

export function keysOf(device: number): Keys {
  return {
    toJack: new Uint8Array(32).fill(device),
    fromJack: new Uint8Array(32).fill(100 + device),
    topicToJack: `hideout/1/talk/to${device}`,
    topicFromJack: `hideout/1/talk/from${device}`,
    symbols: [0, 0, 0],
  };
}

export function entry(number: number, event: PublicEvent): string {
  return encodePublic({ number, event });
}

/** So many entries that may stand in any log. */
export function someLog(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, i) => entry(from + i, { type: 'nightBegan', night: (i % 4) + 1 }));
}

export function turnIn(log: readonly string[]): { night: number; move: number } {
  return { night: 1, move: log.filter((text) => text.includes('jackMoved')).length };
}

export function search(circle: number): Command {
  return { type: 'clueSearched', policeman: 'red', circle };
}

/** How often a circle was searched. */
export function timesSearched(log: readonly string[], circle: number): number {
  return log.filter((text) => text.includes(`"circle":${circle},`)).length;
}

export function idOf(n: number): string {
  return n.toString(16).padStart(32, '0');
}

/** What a carrier was given to send. */
export interface Sent {
  readonly at: number;
  readonly topic: string;
  readonly message: Uint8Array;
}

/** A carrier that writes down what is sent over it. */
export function overheard(carrier: Carrier, clock: Clock, sent: Sent[]): Carrier {
  return {
    ...carrier,
    send: (topic, message) => {
      sent.push({ at: clock.now(), topic, message: message.slice() });
      carrier.send(topic, message);
    },
  };
}

/** A frame as one side would seal it. */
export function frame(
  direction: 'toJack' | 'fromJack',
  message: object | string,
  more: { readonly device?: number; readonly keys?: Keys; readonly size?: FrameSize; readonly game?: Uint8Array } = {},
): Uint8Array {
  const { device = 1, keys = keysOf(device), size = 512, game = GAME } = more;
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  const random = (bytes: number) => globalThis.crypto.getRandomValues(new Uint8Array(bytes));
  return seal({ key: keys[direction], game, device, direction }, text, size, random);
}

export interface TableOptions {
  readonly clock: Clock;
  readonly fate?: (topic: string, message: Uint8Array) => readonly number[];
  /** What the sheet says. */
  readonly found?: (circle: number) => boolean;
  /** Milliseconds the store takes. */
  readonly storing?: number;
}

/** Jack's phone. Searches of circles over `highest` are refused. */
export class JackPhone {
  readonly log: string[] = [];
  readonly sent: Sent[] = [];
  readonly more: (readonly [number, readonly string[]])[] = [];
  readonly forks: (readonly [number, string])[] = [];
  readonly choices: Whose[] = [];
  readonly agreed: (readonly [number, Whose])[] = [];
  readonly decided: string[] = [];
  readonly ends = new Map<number, JackEnd>();
  /** Whether it goes out between the next store and its reply. */
  dies = false;
  stores = true;
  highest = 195;
  heard = 0;
  awake = false;
  private readonly done = new Set<string>();
  private carrier: Carrier | null = null;

  constructor(
    private readonly air: Air,
    private readonly options: TableOptions,
    private readonly seats: Map<number, Seat>,
  ) {
    this.wake();
  }

  wake(): void {
    if (this.awake) return;
    this.awake = true;
    const carrier = overheard(this.air.carrier(), this.options.clock, this.sent);
    this.carrier = carrier;
    for (const device of this.seats.keys()) this.admit(device);
  }

  admit(device: number): void {
    if (this.carrier === null) return;
    const seat = this.seats.get(device) ?? 'detectives';
    this.ends.set(
      device,
      createJackEnd({
        carrier: this.carrier,
        around: this.options.clock,
        game: GAME,
        device: { id: device, seat, keys: keysOf(device) },
        log: () => this.log,
        turn: () => turnIn(this.log),
        decide: (commandId, command) => this.decide(commandId, command),
        recall: async (commandId) => (this.done.has(commandId) ? { ok: true } : null),
        onMore: (from, texts) => this.more.push([from, texts]),
        onFork: (number, theirs) => this.forks.push([number, theirs]),
        onChoice: (whose) => this.choices.push(whose),
        onAgreed: async (number, whose) => {
          this.agreed.push([number, whose]);
          if (whose === 'device') {
            this.log.length = number;
            // Opened anew, as the app does.
            this.options.clock.after(1000, () => {
              this.sleep();
              this.wake();
            });
          }
          return true;
        },
        onHeard: () => {
          this.heard += 1;
        },
      }),
    );
  }

  sleep(): void {
    if (!this.awake) return;
    this.awake = false;
    for (const end of this.ends.values()) end.end();
    this.ends.clear();
    this.carrier?.close();
  }

  /** Entries of Jack's own. */
  tell(event: PublicEvent): void {
    this.log.push(entry(this.log.length, event));
    for (const end of this.ends.values()) end.hint();
  }

  private async decide(id: string, command: Command): Promise<Decided> {
    if (this.done.has(id)) return { ok: true };
    this.decided.push(id);
    const circle = 'circle' in command ? command.circle : 0;
    if (circle > this.highest) {
      // Nothing of Jack's may leave with a refusal, whatever the referee adds for his own screen.
      const breach = { rule: 'HUNT-3.2', because: { why: 'notACircle', circle }, found: true } as const;
      return { ok: false, breach };
    }
    await new Promise<void>((done) => this.options.clock.after(this.options.storing ?? 5, done));
    if (!this.stores) return { ok: false, why: 'notStored' };
    this.done.add(id);
    const found = this.options.found?.(circle) ?? false;
    const event = command.type === 'clueSearched' ? { ...command, found } : command;
    this.log.push(entry(this.log.length, event as PublicEvent));
    if (this.dies) {
      this.dies = false;
      this.sleep();
      return { ok: true };
    }
    for (const end of this.ends.values()) end.hint();
    return { ok: true };
  }
}

/** A detectives' device. */
export class Device {
  readonly log: string[];
  readonly sent: Sent[] = [];
  readonly presence: GuestPresence[] = [];
  readonly seats: Seat[] = [];
  readonly asked = new Map<string, { readonly command: Command; readonly turn: TurnOfTap; reply: Asked | null }>();
  readonly choices: Whose[] = [];
  readonly chosen: (readonly [number, Whose, number])[] = [];
  keeps = true;
  end: GuestEnd;
  private carrier: Carrier;

  constructor(
    private readonly air: Air,
    private readonly clock: Clock,
    readonly id: number,
    private readonly seat: Seat,
    log: readonly string[] = [],
    private readonly admitted?: { readonly count: number; readonly head: string },
  ) {
    this.log = [...log];
    [this.carrier, this.end] = this.open();
  }

  private open(): [Carrier, GuestEnd] {
    const carrier = overheard(this.air.carrier(), this.clock, this.sent);
    const end = createGuestEnd({
      carrier,
      around: this.clock,
      game: GAME,
      device: { id: this.id, seat: this.seat, keys: keysOf(this.id) },
      log: () => this.log,
      add: async (from, texts) => {
        await new Promise<void>((done) => this.clock.after(3, done));
        if (!this.keeps) return false;
        if (from !== this.log.length) throw new Error(`a gap at ${from}`);
        this.log.push(...texts);
        return true;
      },
      ...(this.admitted !== undefined && { admitted: this.admitted }),
      onPresence: (presence) => this.presence.push(presence),
      onSeat: (seat) => this.seats.push(seat),
      onChoice: (whose) => this.choices.push(whose),
      onChosen: async (number, whose, jackHolds) => {
        if (!this.keeps) return false;
        this.chosen.push([number, whose, jackHolds]);
        if (whose === 'jack') this.log.length = number;
        this.reload();
        return true;
      },
      onChosenElsewhere: () => undefined,
    });
    return [carrier, end];
  }

  ask(id: string, command: Command): void {
    const known = this.asked.get(id) ?? { command, turn: turnIn(this.log), reply: null };
    this.asked.set(id, known);
    const { end } = this;
    void end.ask(id, command, known.turn).then((reply) => {
      // After a reload the next end asks on.
      if (reply.is !== 'over' || end === this.end) known.reply = reply;
    });
  }

  reply(id: string): Asked | null {
    return this.asked.get(id)?.reply ?? null;
  }

  /** The page is closed and opened again; what was on its way is sent after all. */
  reload(): void {
    this.end.end();
    this.carrier.close();
    [this.carrier, this.end] = this.open();
    for (const [id, { command, reply }] of this.asked) if (reply === null) this.ask(id, command);
  }
}

export function setTable(
  options: TableOptions,
  seats: readonly Seat[] = ['detectives'],
  held: readonly string[] = [],
  admitted?: { readonly count: number; readonly head: string },
) {
  const { clock, fate } = options;
  const air = createAir({ around: clock, ...(fate && { fate }) });
  const places = new Map(seats.map((seat, i) => [i + 1, seat]));
  const jack = new JackPhone(air, options, places);
  const devices = [...places].map(([id, seat]) => new Device(air, clock, id, seat, held, admitted));
  return { air, jack, devices, device: devices[0] as Device, stranger: air.carrier() };
}
