/**
 * The door of Jack's phone: who has the code knocks, one at a time is let up to the comparison, and Jack's own tap lets in.
 *
 * Somebody between the phones has to make three symbols of 32 agree by chance, as he has to announce his key before he sees
 * the other: 2⁻¹⁵ each time. He knows before anybody compares whether it worked, and could break off and try again; so
 * every pairing that came as far as an offer and failed counts, not only one in which somebody tapped *different*. After
 * three the door stays closed until Jack opens it again. Not protected: whoever has the code, and the relay, can spoil
 * every pairing.
 */
import { type CodeBook, type CodeEntry, createCodeBook } from './code-book';
import { announcedIn, kindOf, makeNo, makeOffer, type Seat, type Unanswered } from './handshake';
import { createMeeting, type Meeting, type MeetingOptions, type MeetingState } from './meeting';
import type { PairingFailure } from './pairing';

export type { Admitted } from './meeting';
export type { PairingFailure } from './pairing';

/** As much as the door bears until Jack opens it again. */
const HELLOS = 20;
const FAILURES = 3;

/** *closed*, `why` when it closed by itself. *open*: the code is to be shown, and S goes into the link. */
export type DoorState =
  | { readonly is: 'closed'; readonly why: 'hellos' | 'comparisons' | null }
  | {
      readonly is: 'open';
      readonly code: string;
      readonly secret: Uint8Array;
      /** What became of the last one who knocked. */
      readonly last: PairingFailure | null;
    }
  | MeetingState;

export interface DoorOptions extends Omit<MeetingOptions, 'entry' | 'offering' | 'onState' | 'onEnd'> {
  /** Of this app, at most 40 characters. */
  readonly version: string;
  readonly onState: (state: DoorState) => void;
}

export interface Door {
  readonly state: () => DoorState;
  /** A new code, and nothing is held against anybody. Nothing while somebody is being let in. */
  readonly open: () => void;
  readonly close: () => void;
  readonly same: () => void;
  readonly different: () => void;
  readonly admit: (seat: Seat) => void;
}

/** It begins closed, and closes when a device has been let in: the next one gets its own code. */
export function createDoor(options: DoorOptions): Door {
  const { carrier, around, game, version } = options;
  const listening = new Map<string, () => void>();
  let state: DoorState = { is: 'closed', why: null };
  let book: CodeBook | null = null;
  let meeting: Meeting | null = null;
  let last: PairingFailure | null = null;
  let hellos = new Set<string>();
  let failures = 0;

  const show = (next: DoorState): void => {
    state = next;
    options.onState(next);
  };
  const showOpen = (): void => {
    listen();
    if (book === null) return;
    const { code, secret } = book.current();
    show({ is: 'open', code, secret, last });
  };
  const listen = (): void => {
    const wanted = new Set((book?.accepted() ?? []).map(({ topic }) => topic));
    // A code that has run out is still good for the pairing it began.
    if (meeting !== null) wanted.add(meeting.entry.topic);
    for (const [topic, stop] of listening) {
      if (wanted.has(topic)) continue;
      stop();
      listening.delete(topic);
    }
    for (const topic of wanted) {
      if (!listening.has(topic))
        listening.set(
          topic,
          carrier.listen(topic, (message) => hear(topic, message)),
        );
    }
  };
  const shut = (why: 'hellos' | 'comparisons' | null): void => {
    book?.close();
    book = null;
    meeting = null;
    last = null;
    listen();
    show({ is: 'closed', why });
  };

  const hear = (topic: string, message: Uint8Array): void => {
    if (meeting?.entry.topic === topic) meeting.take(message);
    const entry = book?.accepted().find((one) => one.topic === topic);
    if (entry === undefined || kindOf(message) !== 'hello') return;
    const announced = announcedIn(message);
    // The one who is being met repeats itself until the offer has arrived.
    if (announced === null || meeting?.offering.announced === announced) return;
    const refused = knock(entry, announced, message);
    if (refused !== null) carrier.send(topic, makeNo(announced, refused));
    if (meeting === null && hellos.size >= HELLOS) shut('hellos');
  };

  /** Why there is no offer; null when there is one, or when it was no hello at all. */
  const knock = (entry: CodeEntry, announced: string, hello: Uint8Array): Unanswered | null => {
    if (!hellos.has(announced)) {
      if (hellos.size >= HELLOS) return 'closed';
      hellos.add(announced);
    }
    if (meeting !== null) return 'busy';
    if (options.freeDevice() === null) return turnAway('full');
    const made = makeOffer(around.random, game, version, hello);
    if (!made.ok) return made.error === 'version' ? turnAway('version') : null;
    const begun = createMeeting({ ...options, entry, offering: made.value.offering, onState: show, onEnd: ended });
    meeting = begun;
    show({ is: 'meeting' });
    begun.start();
    return null;
  };
  const turnAway = (why: 'full' | 'version'): 'full' | 'version' => {
    last = why;
    showOpen();
    return why;
  };

  const ended: MeetingOptions['onEnd'] = (how) => {
    if (how === 'admitted' || how === 'notKept') {
      shut(null);
      return;
    }
    meeting = null;
    last = how;
    failures += 1;
    if (failures >= FAILURES) shut('comparisons');
    else if (hellos.size >= HELLOS) shut('hellos');
    else {
      book?.burn();
      showOpen();
    }
  };

  return {
    state: () => state,
    open: () => {
      if (meeting !== null) return;
      book?.close();
      hellos = new Set();
      failures = 0;
      last = null;
      book = createCodeBook(around, () => {
        if (state.is === 'open') showOpen();
        else listen();
      });
      showOpen();
    },
    close: () => {
      if (state.is === 'closed') return;
      meeting?.leave();
      shut(null);
    },
    same: () => meeting?.same(),
    different: () => meeting?.different(),
    admit: (seat) => meeting?.admit(seat),
  };
}
