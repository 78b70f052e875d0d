/**
 * Jack's end of the conversation with one device. It answers from the public log and asks the app to decide; it holds
 * nothing of the sheet. Whatever a command leads to, a reply and a part of the log leave together, in frames of one size,
 * at a moment that depends on nothing but when it was read and stored (DESIGN: "Answers").
 *
 * A command that is sent again, by its device or by whoever kept the frame, has no effect twice: its id has its reply, here
 * for the last 200, with the app for what was accepted. One whose reply is forgotten here was made on a shorter log than
 * `floor` if anything has happened since, and is then not decided; one of an earlier turn is stale.
 */
import type { Breach, Command } from '../rules/index';
import type { LinkAround } from './around';
import { type Brought, createBrought, type Whose } from './brought';
import type { Carrier } from './carrier';
import { IN_PLAY } from './frames';
import type { Seat } from './handshake';
import { createChain, fitsInPlay, type Part, partsOf } from './log-parts';
import { BEAT, every, type LinkedDevice, openLine } from './spoken';
import { type FromJack, readToJack, type ToJack, writeFromJack } from './wire';

export type { LinkedDevice };

/** Milliseconds before a command is looked at, and the steps in which replies leave. */
export const BEFORE = 300;
export const STEP = 50;
/** Replies kept. */
const KEPT = 200;
/** Commands of one device that wait to be decided; more are asked again when there is room. */
const MOST_ASKED = 32;

type Not = Extract<FromJack, { t: 'not' }>['why'];

export type Decided =
  | { readonly ok: true }
  | { readonly ok: false; readonly breach: Breach }
  | { readonly ok: false; readonly why: Exclude<Not, 'display'> };

export interface JackEndOptions {
  readonly carrier: Carrier;
  readonly around: LinkAround;
  readonly game: Uint8Array;
  readonly device: LinkedDevice;
  /** The public entries as first sent, from number 0. */
  readonly log: () => readonly string[];
  /** The turn in play as everybody knows it. */
  readonly turn: () => { readonly night: number; readonly move: number };
  /** Durably decided when it resolves; the same id again gives what was decided then. */
  readonly decide: (id: string, command: Command) => Promise<Decided>;
  /** Nothing is decided for anybody: with another device the logs differ. */
  readonly stopped?: () => boolean;
  /** Whether a command waits for a person: it then holds up none of those after it. */
  readonly waits?: (command: Command) => boolean;
  /** What was decided for an id before this page was opened, whatever turn it is now; null when nothing was. */
  readonly recall?: (id: string) => Promise<Decided | null>;
  /** The device holds entries beyond ours: all of them, from our count on. Said again until they are taken in. */
  readonly onMore: (from: number, texts: readonly string[]) => void;
  /** It holds another entry at a number of ours; what they chose on it; and what to do when both chose the same. */
  readonly onFork: (number: number, theirs: string) => void;
  readonly onChoice: (whose: Whose) => void;
  readonly onAgreed: (number: number, whose: Whose) => Promise<boolean>;
  /** Something came from it, at this moment of `around.now()`. */
  readonly onHeard: (at: number) => void;
}

export interface JackEnd {
  /** There are new entries. */
  readonly hint: () => void;
  readonly setSeat: (seat: Seat) => void;
  /** Jack's choice where the logs differ. */
  readonly choose: (whose: Whose) => void;
  /** Tells the device, once, and ends. */
  readonly removed: () => void;
  readonly end: () => void;
}

type Asking = Extract<ToJack, { t: 'ask' }>;
type Reply = Extract<FromJack, { t: 'done' | 'no' | 'not' }>;

export function createJackEnd(options: JackEndOptions): JackEnd {
  const { carrier, around, game, device, log, onHeard } = options;
  const chain = createChain(game, log);
  const replies = new Map<string, Reply | 'deciding'>();
  const waits = new Set<() => void>();
  let seat = device.seat;
  let over = false;
  let queue: Promise<void> = Promise.resolve();
  let floor = log().length;
  /** How many entries the device has said it holds, and how many were sent to it. */
  let holds = 0;
  let sent = 0;

  /** What leaves at the next step. */
  let leaving: (() => void) | null = null;
  let outgoing: Reply[] = [];
  let pulled: number | null = null;
  let hinted = false;
  let wanted: number | null = null;

  const brought: Brought = createBrought({
    log,
    chain,
    want,
    show: (since) => {
      pulled = since;
      leave();
    },
    say,
    onMore: options.onMore,
    onFork: options.onFork,
    onChoice: options.onChoice,
    onAgreed: options.onAgreed,
  });
  const line = openLine({ carrier, around, game, device, end: 'jack', hear });
  const endBeat = every(around, BEAT, beat);
  const endState = carrier.onState((state) => {
    if (state !== 'open') return;
    beat();
    hint();
  });
  beat();

  function say(message: FromJack): void {
    line.say(writeFromJack(message));
  }

  function beat(): void {
    if (brought.gaveWay()) return;
    say({ t: 'beat', count: log().length, seat });
  }

  function hint(): void {
    hinted = true;
    leave();
  }

  function hear(text: string): void {
    if (over) return;
    const message = readToJack(text);
    if (message === null) return;
    onHeard(around.now());
    if (brought.gaveWay() && message.t !== 'choose' && message.t !== 'bring') return;
    switch (message.t) {
      case 'pull':
        answerPull(message.since);
        return;
      case 'ask':
        takeAsking(message);
        return;
      case 'bring':
        brought.take(message);
        return;
      case 'choose':
        brought.takeChoice(message);
        return;
      default:
        // A beat says nothing, and the words of a pairing mean nothing here.
        return;
    }
  }

  function later(milliseconds: number, call: () => void): () => void {
    const cancel = around.after(milliseconds, () => {
      waits.delete(cancel);
      call();
    });
    waits.add(cancel);
    return cancel;
  }

  /** Whatever is to be said leaves together at the next multiple of a step. */
  function leave(): void {
    if (over || leaving !== null || brought.gaveWay()) return;
    leaving = later(STEP - (around.now() % STEP), () => {
      leaving = null;
      const [replies, since, news, lack] = [outgoing, pulled, hinted, wanted];
      outgoing = [];
      pulled = null;
      hinted = false;
      wanted = null;
      for (const reply of replies) say(reply);
      if (since !== null) for (const part of partsOf(log(), since)) sayPart(part);
      else if (news) sayPart(newest());
      if (lack !== null) say({ t: 'want', since: lack });
    });
  }

  function sayPart({ from, texts, size }: Part): void {
    const upTo = from + texts.length;
    line.say(writeFromJack({ t: 'log', from, texts: [...texts], count: log().length, head: chain.at(upTo) }), size);
    sent = upTo;
  }

  /** In one frame as in play: what the device lacks if that fits, else what was not sent yet, else that there is more. */
  function newest(): Part {
    const own = log();
    const from = [holds, sent].find((start) => own.length - start < 8 && fitsInPlay(own.slice(start))) ?? own.length;
    return { from, texts: own.slice(from), size: IN_PLAY };
  }

  function answerPull(since: number): void {
    const count = log().length;
    holds = Math.min(since, count);
    pulled = Math.min(holds, pulled ?? holds);
    const all = count + brought.beyond().length;
    if (since > all) wanted = all;
    else brought.offer();
    leave();
  }

  function takeAsking(asking: Asking): void {
    const reply = replies.get(asking.id);
    if (reply === 'deciding') return;
    if (reply !== undefined) {
      outgoing.push(reply);
      hint();
      return;
    }
    if ([...replies.values()].filter((one) => one === 'deciding').length >= MOST_ASKED) return;
    replies.set(asking.id, 'deciding');
    later(BEFORE, () => {
      if (options.waits?.(asking.command)) void answer(asking);
      else queue = queue.then(() => answer(asking));
    });
  }

  async function answer(asking: Asking): Promise<void> {
    if (over) return;
    let reply: Reply | null = null;
    try {
      reply = await replyTo(asking);
    } catch {
      // Not known what became of it: asked again, the app says so.
    }
    if (over) return;
    replies.delete(asking.id);
    if (reply !== null) {
      keep(reply);
      outgoing.push(reply);
    }
    // A refusal weighs as much as what is accepted.
    hint();
  }

  function keep(reply: Reply): void {
    replies.set(reply.id, reply);
    if (replies.size <= KEPT) return;
    for (const [id, kept] of replies) {
      if (kept === 'deciding') continue;
      replies.delete(id);
      // Refused then, it might be accepted after another entry.
      floor = log().length + 1;
      return;
    }
  }

  /** Null when it is not decided: the device hears why from the log, and asks again. */
  async function replyTo({ id, count, head, night, move, command }: Asking): Promise<Reply | null> {
    const before = await options.recall?.(id);
    if (before) return replyFor(id, before);
    if (seat === 'display') return { t: 'not', id, why: 'display' };
    const own = log().length;
    if (options.stopped?.()) return null;
    if (count > own) {
      wanted = own + brought.beyond().length;
      return null;
    }
    if (chain.at(count) !== head) {
      pulled = 0;
      return null;
    }
    if (brought.forked() !== null || count < Math.min(floor, own)) {
      holds = count;
      return null;
    }
    const turn = options.turn();
    if (turn.night !== night || turn.move !== move) return { t: 'not', id, why: 'stale' };
    return replyFor(id, await options.decide(id, command));
  }

  function replyFor(id: string, decided: Decided): Reply {
    if (decided.ok) return { t: 'done', id, count: log().length };
    if ('why' in decided) return { t: 'not', id, why: decided.why };
    // Its rule and reason: what else a refusal carries is Jack's.
    const { rule, because } = decided.breach;
    return { t: 'no', id, breach: { rule, because } };
  }

  function want(since: number): void {
    wanted = since;
    leave();
  }

  function end(): void {
    if (over) return;
    over = true;
    for (const cancel of waits) cancel();
    waits.clear();
    endBeat();
    endState();
    line.end();
  }

  return {
    hint,
    setSeat: (next) => {
      seat = next;
      say({ t: 'seat', seat });
    },
    choose: brought.choose,
    removed: () => {
      if (over) return;
      say({ t: 'removed' });
      end();
    },
    end,
  };
}
