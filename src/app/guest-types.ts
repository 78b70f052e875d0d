/** The detectives' own device: what its screens read and tap. It has no field for anything Jack hides. */
import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '../link/handshake';
import type { PublicEntry } from '../log/disclose';
import type { Command } from '../rules/index';
import type { StoreFailure } from '../store/index';
import type { ChosenLog } from '../store/table-store';
import type { Whose } from './choosing';
import type { Desk, FacesDesk } from './desk';
import type { PairingFailure } from './host-types';
import type { Outcome } from './session';

/** A game as this device holds it, without its entries. */
export interface JoinedHeader {
  /** Of the game, 32 hex digits. */
  readonly id: string;
  readonly joinedAt: number;
  readonly device: number;
  readonly seat: Seat;
  readonly name: string;
  /** The first entry this device was there for; those before it were told to it afterwards. */
  readonly witnessFrom: number;
  readonly over: boolean;
  /** Where the logs differed and both sides chose one. */
  readonly chosen?: readonly ChosenLog[] | undefined;
  readonly night: number;
  /** When something was last heard. */
  readonly at: number;
}

/**
 * *connected*: Jack's phone answers. *asleep*: the relay does, Jack's phone has not since then (milliseconds since 1970).
 * *unreachable*: no relay. *removed*: Jack's phone has forgotten this device. *forked*: the logs differ at a number;
 * `theirs` is the entry Jack's phone has there.
 */
export type Presence =
  | { readonly is: 'connecting' | 'connected' | 'unreachable' | 'removed' | 'ended' }
  | { readonly is: 'asleep'; readonly since: number }
  | { readonly is: 'forked'; readonly number: number; readonly theirs?: string | undefined };

/** A command that was not sent before the phone slept: to be sent after all, or dropped. */
export interface Unsent {
  readonly id: string;
  readonly command: Command;
  /** The turn it was tapped in is over: Jack's phone would not do it. */
  readonly past: boolean;
}

export interface GuestSession extends Desk {
  readonly faces: FacesDesk;
  readonly header: ReadonlySignal<JoinedHeader>;
  /** The public log, and its texts as first sent. */
  readonly entries: ReadonlySignal<readonly PublicEntry[]>;
  readonly texts: () => readonly string[];
  readonly presence: ReadonlySignal<Presence>;
  /** Commands on their way. */
  readonly waiting: ReadonlySignal<number>;
  readonly unsent: ReadonlySignal<readonly Unsent[]>;
  /** Sends one that was put off. */
  readonly send: (id: string) => Promise<Outcome>;
  readonly drop: (id: string) => void;
  /** Where the logs differ: what each side has chosen so far. */
  readonly choice: ReadonlySignal<{ readonly ours: Whose | null; readonly theirs: Whose | null }>;
  readonly choose: (whose: Whose) => void;
  /** Both have chosen the same and it is kept: the game has to be opened anew. */
  readonly chosen: ReadonlySignal<boolean>;
  /** Why this device could not keep what it heard; null once it could. */
  readonly trouble: ReadonlySignal<StoreFailure | null>;
  /** Three numbers of the log's head, 0 to 31. */
  readonly symbols: ReadonlySignal<readonly [number, number, number]>;
  readonly renew: () => void;
  readonly end: () => void;
}

/** Joining a game: from the code to the first entries. */
export type JoinState =
  | { readonly is: 'calling' }
  | { readonly is: 'comparing'; readonly symbols: readonly [number, number, number] }
  | { readonly is: 'waiting' }
  | { readonly is: 'joined'; readonly id: string }
  | {
      readonly is: 'failed';
      readonly why: PairingFailure | 'nobody' | 'busy' | 'closed' | 'unreachable' | 'notStored';
    };

export interface Joining {
  readonly state: ReadonlySignal<JoinState>;
  readonly same: () => void;
  readonly different: () => void;
  readonly cancel: () => void;
}
