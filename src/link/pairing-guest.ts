/**
 * The detectives' side of a pairing: it calls by the code, compares symbols unless it came by a link, and waits for Jack's
 * tap. What its owner typed, the device's name, leaves it only sealed.
 */
import type { LinkAround } from './around';
import type { Carrier } from './carrier';
import { meetingTopic } from './code';
import { open } from './frames';
import { type Answered, answerOffer, isForUs, type Keys, kindOf, makeHello, readNo, type Seat } from './handshake';
import {
  createDeadline,
  createRepeater,
  frameKey,
  GRACE,
  NOBODY,
  PAIRING,
  type PairingFailure,
  SILENCE,
  sealed,
  sendInParting,
  unsealed,
} from './pairing';
import { type FromJack, readFromJack, type ToJack, writeToJack } from './wire';

export type CallFailure = PairingFailure | 'nobody' | 'busy' | 'closed' | 'unreachable';

/** *waiting*: for the other phone's *same*, and for Jack's tap. That it has joined is told by `onJoined`. */
export type CallerState =
  | { readonly is: 'calling' }
  | { readonly is: 'comparing'; readonly symbols: readonly [number, number, number] }
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly why: CallFailure };

/** What a device holds that was let in. */
export interface Joined {
  /** The game's id, 16 bytes. */
  readonly game: Uint8Array;
  readonly device: number;
  readonly seat: Seat;
  readonly keys: Keys;
  /** Entries of the public log when it was let in: of the later ones it is a witness. */
  readonly count: number;
  readonly head: string;
  /** Of Jack's app. */
  readonly version: string;
}

export interface CallerOptions {
  readonly carrier: Carrier;
  readonly around: LinkAround;
  /** Of this app, at most 40 characters. */
  readonly version: string;
  /** What it would like to be; Jack decides. */
  readonly role: Seat;
  /** 1 to 24 characters. */
  readonly name: string;
  /** As `readCode` gives it. */
  readonly code: string;
  /** S of a link; null when the code was typed. */
  readonly secret: Uint8Array | null;
  readonly onState: (state: CallerState) => void;
  readonly onJoined: (joined: Joined) => void;
}

export interface Caller {
  readonly state: () => CallerState;
  readonly same: () => void;
  readonly different: () => void;
  /** Gives up without a word here; Jack's phone is told. */
  readonly cancel: () => void;
}

/** Calls at once. */
export function createCaller(options: CallerOptions): Caller {
  const { carrier, around, code } = options;
  const secret = options.secret ?? new Uint8Array();
  const { message: hello, calling } = makeHello(around.random, options.role, options.version);
  const topic = meetingTopic(code);
  const repeater = createRepeater(around, carrier);
  const deadline = createDeadline(around);
  let state: CallerState = { is: 'calling' };
  let talk: { readonly answered: Answered; readonly since: number } | null = null;
  let over = false;
  let confirmed = false;
  const listening: (() => void)[] = [];

  const show = (next: CallerState): void => {
    state = next;
    options.onState(next);
  };
  const stop = (): void => {
    over = true;
    repeater.hush();
    deadline.clear();
    for (const end of listening) end();
  };
  const fail = (why: CallFailure): void => {
    stop();
    show({ is: 'failed', why });
  };
  const late = (): boolean => over || deadline.passed();

  const frameOf = ({ keys, game }: Answered, message: ToJack): Uint8Array =>
    sealed(around, frameKey(keys, game, 'toJack'), writeToJack(message));
  const part = (message: ToJack): void => {
    if (talk === null) return;
    const { answered } = talk;
    sendInParting(carrier, around, answered.keys.topicToJack, frameOf(answered, message));
  };
  /** A failure that Jack's phone does not know of. */
  const breakOff = (why: CallFailure): void => {
    part({ t: why === 'different' ? 'different' : 'bye' });
    fail(why);
  };

  const meet = (message: Uint8Array): void => {
    if (confirmed || late()) return;
    const no = readNo(calling, message);
    if (no !== null) fail(no);
    else if (talk === null && kindOf(message) === 'offer' && isForUs(calling, message)) answer(message);
  };

  const answer = (offer: Uint8Array): void => {
    const answered = answerOffer(calling, code, secret, offer);
    if (!answered.ok) {
      // Noise on a topic anybody can write to; the true offer may still come.
      if (answered.error !== 'malformed') fail(answered.error === 'version' ? 'version' : 'wrongKey');
      return;
    }
    const { value } = answered;
    const { keys, message: opening } = value;
    talk = { answered: value, since: around.now() };
    deadline.set(around.now() + SILENCE, () => breakOff(secret.length > 0 ? 'wrongKey' : 'slow'));
    listening.push(carrier.listen(keys.topicFromJack, (frame) => hear(value, frame)));
    const ready = frameOf(value, { t: 'ready', name: options.name });
    repeater.say(() => {
      carrier.send(topic, opening);
      carrier.send(keys.topicToJack, ready);
    });
  };

  const hear = (answered: Answered, frame: Uint8Array): void => {
    if (late()) return;
    const text = unsealed(frameKey(answered.keys, answered.game, 'fromJack'), frame);
    const message = text === null ? null : readFromJack(text);
    if (text === null) {
      // Let in already, and the message that says so is late.
      if (state.is !== 'waiting' || !isForAdmitted(answered, frame)) breakOff('wrongKey');
    } else if (message === null) breakOff('malformed');
    else obey(answered, message);
  };

  const obey = (answered: Answered, message: FromJack): void => {
    if (message.t === 'different') fail('different');
    else if (message.t === 'bye') fail('closed');
    else if (message.t === 'ready' && !confirmed) confirm(answered);
    else if (message.t === 'admitted' && state.is === 'waiting') {
      stop();
      const { game, keys, version } = answered;
      const { device, seat, count, head } = message;
      options.onJoined({ game, device, seat, keys, count, head, version });
    }
  };

  const confirm = ({ keys }: Answered): void => {
    confirmed = true;
    repeater.hush();
    if (secret.length > 0) agree();
    else {
      deadline.set((talk?.since ?? 0) + PAIRING, () => breakOff('slow'));
      show({ is: 'comparing', symbols: keys.symbols });
    }
  };

  const agree = (): void => {
    if (talk === null) return;
    const { answered, since } = talk;
    deadline.set(since + PAIRING + GRACE, () => breakOff('slow'));
    const frame = frameOf(answered, { t: 'same' });
    show({ is: 'waiting' });
    repeater.say(() => carrier.send(answered.keys.topicToJack, frame));
  };

  listening.push(carrier.listen(topic, meet));
  deadline.set(around.now() + NOBODY, () => fail(carrier.state() === 'open' ? 'nobody' : 'unreachable'));
  repeater.say(() => carrier.send(topic, hello));

  return {
    state: () => state,
    same: () => {
      if (state.is === 'comparing' && !late()) agree();
    },
    different: () => {
      if ((state.is === 'comparing' || state.is === 'waiting') && !late()) breakOff('different');
    },
    cancel: () => {
      if (over) return;
      part({ t: 'bye' });
      stop();
    },
  };
}

/** Whether a frame is one for this device under the number it does not know yet. */
function isForAdmitted({ keys, game }: Answered, frame: Uint8Array): boolean {
  return [1, 2, 3, 4, 5, 6, 7, 8].some((device) => open(frameKey(keys, game, 'fromJack', device), frame) !== null);
}
