/**
 * The device's end of the conversation with Jack's phone. A message is a hint; what counts is pulled, checked and stored
 * before anything is said to have happened. An entry once held is never replaced: another one at its number stops
 * everything.
 */
import type { Breach, Command } from '../rules/index';
import type { LinkAround } from './around';
import type { Whose } from './brought';
import { type Carrier, LARGEST } from './carrier';
import type { Seat } from './handshake';
import { areEntries, createChain, partsOf } from './log-parts';
import { type Nearness, watchJack } from './presence';
import { BEAT, every, type LinkedDevice, openLine } from './spoken';
import { type FromJack, readFromJack, type ToJack, writeToJack } from './wire';

export type { LinkedDevice };

/** Milliseconds between two askings of the same command, and between two pulls when nothing hints at more. */
export const AGAIN = 2000;
export const PULL = 10_000;
/** What is lacking is pulled this much later: a reply and its entries, or the parts of a long log, come one by one. */
const BETWEEN = 250;

export type GuestPresence = Nearness | 'removed' | { readonly forked: number; readonly theirs?: string };

/** *over*: the conversation has ended, or stopped where the logs differ, before there was a reply. */
export type Asked =
  | { readonly is: 'done'; readonly count: number }
  | { readonly is: 'refused'; readonly breach: Breach }
  | { readonly is: 'not'; readonly why: Extract<FromJack, { t: 'not' }>['why'] }
  | { readonly is: 'over' };

/** The turn in which something is tapped. */
export interface TurnOfTap {
  readonly night: number;
  readonly move: number;
}

export interface GuestEndOptions {
  readonly carrier: Carrier;
  readonly around: LinkAround;
  readonly game: Uint8Array;
  readonly device: LinkedDevice;
  /** The public entries held, as first sent, from number 0. */
  readonly log: () => readonly string[];
  /** Durably kept when it resolves; false when this device cannot keep it: then it is pulled again later. */
  readonly add: (from: number, texts: readonly string[]) => Promise<boolean>;
  /** What Jack's phone said of its log when it let this device in: its entries must lead there. */
  readonly admitted?: { readonly count: number; readonly head: string };
  readonly onPresence: (presence: GuestPresence) => void;
  readonly onSeat: (seat: Seat) => void;
  /** Where the logs differ: what Jack's phone has chosen; and what both have chosen and he has done, kept when it
   * resolves to true. */
  readonly onChoice: (whose: Whose) => void;
  readonly onChosen: (number: number, whose: Whose, jackHolds: number) => Promise<boolean>;
  /** It was chosen, and not here: perhaps in another tab of this device. */
  readonly onChosenElsewhere: (number: number) => void;
}

export interface GuestEnd {
  /** Asks until there is a reply and what it led to is stored here. The same id again is the same asking. */
  readonly ask: (id: string, command: Command, turn: TurnOfTap) => Promise<Asked>;
  /** Stops asking: *over*. A copy on its way may still be decided: then the log shows it. */
  readonly drop: (id: string) => void;
  readonly pull: () => void;
  /** After this phone slept, or its connection was replaced. */
  readonly renew: () => void;
  /** Their choice where the logs differ. */
  readonly choose: (whose: Whose) => void;
  readonly end: () => void;
}

interface Waiting {
  readonly asked: Promise<Asked>;
  readonly resolve: (asked: Asked) => void;
  readonly ask: Pick<Extract<ToJack, { t: 'ask' }>, 'id' | 'night' | 'move' | 'command'>;
  /** Entries there are once it is done; null while there is no reply. */
  count: number | null;
  stop: () => void;
}

type LogMessage = Extract<FromJack, { t: 'log' }>;

export function createGuestEnd(options: GuestEndOptions): GuestEnd {
  const { carrier, around, game, device, log, add } = options;
  const chain = createChain(game, log);
  const waiting = new Map<string, Waiting>();
  let seat = device.seat;
  let over = false;
  let forked: number | null = null;
  let choice: Whose | null = null;
  let settling = false;
  let queue: Promise<void> = Promise.resolve();
  /** Entries Jack's phone said it holds, the last time. */
  let jackHolds: number | null = null;
  let pulledAt = Number.NEGATIVE_INFINITY;
  let pulling: (() => void) | null = null;

  const line = openLine({ carrier, around, game, device, end: 'guest', hear });
  const endState = carrier.onState((state) => {
    if (state === 'open') pull();
  });
  const watch = watchJack(carrier, around, (nearness) => {
    if (!over && forked === null) options.onPresence(nearness);
  });
  const ends = [
    every(around, BEAT, () => say({ t: 'beat' })),
    every(around, PULL, pull),
    endState,
    watch.end,
    line.end,
    () => pulling?.(),
  ];
  pull();

  function say(message: ToJack): boolean {
    return over || line.say(writeToJack(message));
  }

  function pull(): void {
    if (forked === null) pullFrom(log().length);
  }

  function pullFrom(since: number): void {
    pulledAt = around.now();
    say({ t: 'pull', since });
  }

  /** After a while, unless what is on its way or being stored has brought it by then. */
  function pullLater(): void {
    if (pulling !== null) return;
    pulling = around.after(BETWEEN, () => {
      pulling = null;
      if (jackHolds !== log().length || lacking()) pull();
    });
  }

  /** Whether something was done whose entries are not here. */
  function lacking(): boolean {
    return [...waiting.values()].some(({ count }) => count !== null && count > log().length);
  }

  function hear(text: string): void {
    if (over) return;
    const message = readFromJack(text);
    if (message === null) return;
    watch.heard();
    if (forked !== null) {
      hearForked(message, forked);
      return;
    }
    switch (message.t) {
      case 'beat':
        takeSeat(message.seat);
        jackHolds = message.count;
        if (jackHolds !== log().length) pullLater();
        return;
      case 'log':
        // One after another: each is compared with what the one before has left here.
        queue = queue.then(() => take(message)).catch(() => undefined);
        return;
      case 'want':
        bringFrom(message.since);
        return;
      case 'done':
      case 'no':
      case 'not':
        takeReply(message);
        return;
      case 'seat':
        takeSeat(message.seat);
        return;
      case 'removed':
        options.onPresence('removed');
        end();
        return;
      default:
        // The words of a pairing mean nothing here, nor a choice where nothing differs.
        return;
    }
  }

  async function take({ from, texts, count, head }: LogMessage): Promise<void> {
    if (over || forked !== null) return;
    const held = log().length;
    jackHolds = count;
    if (from > held) {
      // Not stored with a gap: from here on, all of it again.
      if (around.now() - pulledAt >= BETWEEN) pull();
      else pullLater();
      return;
    }
    const differs = texts.findIndex((text, i) => from + i < held && log()[from + i] !== text);
    if (differs >= 0) return fork(from + differs, texts[differs]);
    const fresh = texts.slice(held - from);
    const upTo = from + texts.length;
    if (!areEntries(held, fresh)) return;
    if ((upTo <= held ? chain.at(upTo) : chain.with(held, fresh)) !== head) {
      // Something before these differs: compared from the first one on.
      return from > 0 ? pullFrom(0) : undefined;
    }
    const { admitted } = options;
    if (admitted !== undefined && held < admitted.count && upTo >= admitted.count) {
      const promised = chain.with(held, fresh.slice(0, admitted.count - held));
      if (promised !== admitted.head) return fork(admitted.count - 1);
    }
    if (fresh.length > 0) {
      if (!(await add(held, fresh)) || over) return;
      for (const one of waiting.values()) settle(one);
    }
    if (log().length !== count) pullLater();
  }

  function hearForked(message: FromJack, number: number): void {
    if (message.t === 'removed') {
      options.onPresence('removed');
      end();
    } else if (message.t === 'beat') {
      jackHolds = message.count;
      sayChoice();
      bringFork(number);
    } else if (message.t === 'choose' && message.number === number) {
      options.onChoice(message.whose);
      // His phone may have heard of the difference only after it was said the last time.
      sayChoice();
    } else if (message.t === 'chosen' && message.number === number && message.whose === choice && !settling) {
      settling = true;
      void options.onChosen(number, message.whose, jackHolds ?? number).then((kept) => {
        settling = false;
        // What comes next is another log: this end has nothing to do with it.
        if (kept) end();
      });
    } else if (message.t === 'chosen' && choice === null) options.onChosenElsewhere(number);
  }

  function sayChoice(): void {
    if (forked !== null && choice !== null) say({ t: 'choose', number: forked, whose: choice });
  }

  function fork(number: number, theirs?: string): void {
    forked = number;
    options.onPresence({ forked: number, ...(theirs !== undefined && { theirs }) });
    stopAsking();
    bringFork(number);
  }

  /** Jack's phone has to see it too; repeated, since it may be lost. */
  function bringFork(number: number): void {
    const own = log()[number];
    if (own !== undefined)
      say({ t: 'bring', from: number, texts: [own], head: chain.at(number + 1), count: log().length });
  }

  function bringFrom(since: number): void {
    if (over || since > log().length) return;
    for (const { from, texts } of partsOf(log(), since)) {
      const head = chain.at(from + texts.length);
      line.say(writeToJack({ t: 'bring', from, texts: [...texts], head, count: log().length }), LARGEST);
    }
  }

  function takeSeat(next: Seat): void {
    if (next === seat) return;
    seat = next;
    options.onSeat(seat);
  }

  function takeReply(reply: Extract<FromJack, { t: 'done' | 'no' | 'not' }>): void {
    const one = waiting.get(reply.id);
    if (one === undefined) return;
    switch (reply.t) {
      case 'done':
        one.count = reply.count;
        settle(one);
        if (lacking()) pullLater();
        return;
      case 'no':
        close(one, { is: 'refused', breach: reply.breach });
        return;
      case 'not':
        close(one, { is: 'not', why: reply.why });
        return;
    }
  }

  function settle(one: Waiting): void {
    if (one.count !== null && one.count <= log().length) close(one, { is: 'done', count: one.count });
  }

  function close(one: Waiting, asked: Asked): void {
    one.resolve(asked);
    drop(one.ask.id);
  }

  function drop(id: string): void {
    const one = waiting.get(id);
    if (one === undefined) return;
    one.stop();
    waiting.delete(id);
    one.resolve({ is: 'over' });
  }

  function stopAsking(): void {
    for (const id of [...waiting.keys()]) drop(id);
  }

  /** The turn stays that of the tap; what the device has seen is told anew each time. */
  function sayAsk(one: Waiting): void {
    if (over || forked !== null) return;
    if (one.count !== null) {
      pull();
      return;
    }
    const count = log().length;
    const said = say({ t: 'ask', ...one.ask, count, head: chain.at(count) });
    if (!said) close(one, { is: 'not', why: 'malformed' });
  }

  function ask(id: string, command: Command, { night, move }: TurnOfTap): Promise<Asked> {
    const known = waiting.get(id);
    if (known !== undefined) return known.asked;
    if (over || forked !== null) return Promise.resolve({ is: 'over' });
    let resolve: (asked: Asked) => void = () => undefined;
    const asked = new Promise<Asked>((done) => {
      resolve = done;
    });
    const one: Waiting = { asked, resolve, ask: { id, night, move, command }, count: null, stop: () => undefined };
    waiting.set(id, one);
    one.stop = every(around, AGAIN, () => sayAsk(one));
    sayAsk(one);
    return asked;
  }

  function end(): void {
    if (over) return;
    over = true;
    stopAsking();
    for (const stop of ends) stop();
  }

  return {
    ask,
    drop,
    pull,
    renew: () => {
      watch.renew();
      pull();
    },
    choose: (whose) => {
      choice = whose;
      sayChoice();
    },
    end,
  };
}
