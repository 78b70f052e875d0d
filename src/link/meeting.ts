/**
 * One pairing on Jack's phone, from the offer to the moment the device speaks under its own number or it fails. Whoever
 * calls may hold S or have typed the code; that shows only by the keys under which the first frame opens.
 */
import type { LinkAround } from './around';
import type { Carrier } from './carrier';
import type { CodeEntry } from './code-book';
import { type Keys, kindOf, makeNo, type Offering, type Seat, takeOpening } from './handshake';
import {
  createDeadline,
  createRepeater,
  frameKey,
  PAIRING,
  type PairingFailure,
  SILENCE,
  sealed,
  sendInParting,
  unsealed,
} from './pairing';
import { type FromJack, readToJack, type ToJack, writeFromJack } from './wire';

/** A device that was let in. */
export interface Admitted {
  readonly id: number;
  readonly name: string;
  readonly seat: Seat;
  readonly keys: Keys;
}

export type MeetingState =
  | { readonly is: 'meeting' }
  | {
      readonly is: 'comparing';
      readonly symbols: readonly [number, number, number];
      readonly name: string;
      readonly seat: Seat;
    }
  | { readonly is: 'waiting'; readonly name: string; readonly seat: Seat }
  | { readonly is: 'admitting'; readonly name: string; readonly seat: Seat };

export interface MeetingOptions {
  readonly carrier: Carrier;
  readonly around: LinkAround;
  readonly game: Uint8Array;
  /** The code it was called by. */
  readonly entry: CodeEntry;
  readonly offering: Offering;
  readonly count: () => number;
  readonly head: () => string;
  readonly freeDevice: () => number | null;
  readonly onState: (state: MeetingState) => void;
  /** False or a promise of false: it could not be kept, and the device is not told that it is in. */
  readonly onAdmitted: (device: Admitted) => Promise<boolean> | undefined;
  /** Called once, unless Jack closes the door. *notKept*: his phone could not store the device. */
  readonly onEnd: (how: PairingFailure | 'admitted' | 'notKept') => void;
}

export interface Meeting {
  readonly offering: Offering;
  readonly entry: CodeEntry;
  readonly start: () => void;
  /** What comes on the meeting topic. */
  readonly take: (message: Uint8Array) => void;
  readonly same: () => void;
  readonly different: () => void;
  readonly admit: (seat: Seat) => void;
  /** Jack closes the door: nobody is told on this phone. */
  readonly leave: () => void;
}

/** Keys both sides would hold with S, or without it. */
interface Candidate {
  readonly keys: Keys;
  readonly typed: boolean;
}

/** The device behind a meeting, once a frame of it opened. */
interface Partner extends Candidate {
  readonly name: string;
}

export function createMeeting(options: MeetingOptions): Meeting {
  const { carrier, around, game, entry, offering } = options;
  const { role: seat } = offering;
  const repeater = createRepeater(around, carrier);
  const pairing = createDeadline(around);
  const silence = createDeadline(around);
  let listening: (() => void)[] = [];
  let step: 'offered' | 'opened' | 'known' | 'keeping' | 'over' = 'offered';
  let partner: Partner | null = null;
  let mine = false;
  let theirs = false;

  const deaf = (): void => {
    for (const stop of listening) stop();
    listening = [];
  };
  const still = (): void => {
    repeater.hush();
    pairing.clear();
    silence.clear();
  };
  const end = (how: PairingFailure | 'admitted' | 'notKept'): void => {
    step = 'over';
    still();
    deaf();
    options.onEnd(how);
  };
  const toPartner = ({ keys }: Candidate, message: FromJack): { topic: string; frame: Uint8Array } => ({
    topic: keys.topicFromJack,
    frame: sealed(around, frameKey(keys, game, 'fromJack'), writeFromJack(message)),
  });
  const part = (message: FromJack): void => {
    if (partner === null) return;
    const { topic, frame } = toPartner(partner, message);
    sendInParting(carrier, around, topic, frame);
  };
  const fail = (why: PairingFailure): void => {
    if (why !== 'callerLeft') part({ t: why === 'different' ? 'different' : 'bye' });
    end(why);
  };
  const late = (): boolean => step === 'over' || pairing.passed() || silence.passed();

  const show = (): void => {
    if (partner === null) return;
    const { name, keys } = partner;
    if (!mine) options.onState({ is: 'comparing', symbols: keys.symbols, name, seat });
    else options.onState({ is: theirs ? 'admitting' : 'waiting', name, seat });
  };

  const take = (message: Uint8Array): void => {
    if (kindOf(message) !== 'open' || step !== 'offered' || late()) return;
    const withSecret = takeOpening(offering, entry.code, entry.secret, message);
    const typed = takeOpening(offering, entry.code, new Uint8Array(), message);
    if (!withSecret.ok || !typed.ok) {
      fail(!typed.ok && typed.error === 'malformed' ? 'malformed' : 'wrongKey');
      return;
    }
    step = 'opened';
    repeater.hush();
    silence.set(around.now() + SILENCE, () => fail('wrongKey'));
    const candidates: readonly Candidate[] = [
      { keys: withSecret.value, typed: false },
      { keys: typed.value, typed: true },
    ];
    listening = candidates.map((one) => carrier.listen(one.keys.topicToJack, (frame) => hear(one, frame)));
  };

  const hear = (from: Candidate, frame: Uint8Array): void => {
    if (late() || step === 'keeping') return;
    if (partner !== null && partner.keys !== from.keys) return;
    const text = unsealed(frameKey(from.keys, game, 'toJack'), frame);
    const message = text === null ? null : readToJack(text);
    if (text === null) fail('wrongKey');
    else if (message === null) fail('malformed');
    else answer(from, message);
  };

  const answer = (from: Candidate, message: ToJack): void => {
    if (message.t === 'bye') fail('callerLeft');
    else if (message.t === 'ready' && partner === null) know({ ...from, name: message.name });
    else if (partner === null) return;
    else if (message.t === 'different') fail('different');
    else if (message.t === 'same' && !theirs) {
      theirs = true;
      repeater.hush();
      show();
    }
  };

  const know = (found: Partner): void => {
    step = 'known';
    partner = found;
    mine = !found.typed;
    silence.clear();
    const { topic, frame } = toPartner(found, { t: 'ready' });
    show();
    repeater.say(() => carrier.send(topic, frame));
  };

  const admit = (as: Seat): void => {
    if (partner === null || !mine || !theirs || step !== 'known' || late()) return;
    const id = options.freeDevice();
    if (id === null) {
      fail('full');
      return;
    }
    step = 'keeping';
    still();
    const known = partner;
    const kept = options.onAdmitted({ id, name: known.name, seat: as, keys: known.keys });
    if (kept === undefined) welcome(known, id, as);
    else void kept.then((done) => (done ? welcome(known, id, as) : giveUp())).catch(giveUp);
  };

  const giveUp = (): void => {
    part({ t: 'bye' });
    if (step === 'keeping') end('notKept');
  };

  /** Kept first, told then; and told until it speaks under its number, whatever becomes of the door meanwhile. */
  const welcome = (known: Partner, device: number, as: Seat): void => {
    const { keys } = known;
    const message: FromJack = { t: 'admitted', device, seat: as, count: options.count(), head: options.head() };
    const { topic, frame } = toPartner(known, message);
    const already = step === 'over';
    step = 'over';
    deaf();
    const arrived = frameKey(keys, game, 'toJack', device);
    const told = (): void => {
      still();
      deaf();
    };
    listening = [
      carrier.listen(keys.topicToJack, (heard) => {
        if (unsealed(arrived, heard) !== null) told();
      }),
    ];
    pairing.set(around.now() + PAIRING, told);
    repeater.say(() => carrier.send(topic, frame));
    if (!already) options.onEnd('admitted');
  };

  return {
    offering,
    entry,
    take,
    admit,
    start: () => {
      pairing.set(around.now() + PAIRING, () => fail('slow'));
      repeater.say(() => carrier.send(entry.topic, offering.offer));
    },
    same: () => {
      if (step !== 'known' || mine || late()) return;
      mine = true;
      show();
    },
    different: () => {
      if (step === 'known' && !late()) fail('different');
    },
    leave: () => {
      // What is being kept is told all the same: the device is let in.
      if (step === 'over' || step === 'keeping') {
        step = 'over';
        return;
      }
      step = 'over';
      still();
      deaf();
      if (partner === null) carrier.send(entry.topic, makeNo(offering.announced, 'closed'));
      else part({ t: 'bye' });
    },
  };
}
