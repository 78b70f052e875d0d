/** Jack's phone as the other devices' partner: what its screens read and tap. */
import type { ReadonlySignal } from '@preact/signals';
import type { CarrierState } from '../link/carrier';
import type { Seat } from '../link/handshake';
import type { MeetingState } from '../link/meeting';
import type { PairingFailure } from '../link/pairing';
import type { Command } from '../rules/index';
import type { Whose } from './choosing';

/** A device at the table, as Jack's phone lists it. */
export interface TableDevice {
  /** 1 to 8, given once in a game. */
  readonly id: number;
  readonly name: string;
  readonly seat: Seat;
  /** It was heard of within the last 15 seconds. */
  readonly here: boolean;
}

export type { PairingFailure };

/**
 * The door through which devices come in. *closed*: nobody can knock; `why` when it closed by itself (20 hellos, 3 failed
 * comparisons). *open*: the code is shown. *comparing*: three symbols on both phones. *admitting*: Jack's own tap is
 * awaited.
 */
export type DoorState =
  | { readonly is: 'closed'; readonly why: 'hellos' | 'comparisons' | null }
  | { readonly is: 'open'; readonly code: string; readonly link: string; readonly last: PairingFailure | null }
  | MeetingState;

/** Entries at one number that are not the same: both sides choose together. */
export interface Fork {
  /** What each side has chosen so far; absent where there is nothing to choose: his phone cannot open what it was brought. */
  readonly choice?: { readonly ours: Whose | null; readonly theirs: Whose | null };
  readonly device: string;
  /** Of the device, so that it can be removed. */
  readonly id?: number;
  readonly number: number;
  /** The two public entries as text, where they are at hand. */
  readonly ours?: string;
  readonly theirs?: string;
}

/** Something both sides have to agree on, asked for by a detectives' device: shown on Jack's phone until he taps. */
export interface Proposal {
  /** The device's name. */
  readonly device: string;
  readonly command: Command;
}

export interface Host {
  readonly carrier: ReadonlySignal<CarrierState>;
  /** The relay's name, as it is shown: the host of its address. */
  readonly relay?: string;
  readonly door: ReadonlySignal<DoorState>;
  readonly devices: ReadonlySignal<readonly TableDevice[]>;
  readonly fork: ReadonlySignal<Fork | null>;
  /** Jack's choice. When both sides have chosen the same it is done. */
  readonly choose: (whose: Whose) => void;
  /** The device's log was chosen: what stood here instead is set aside, and the game has to be opened anew. */
  readonly gaveWay: ReadonlySignal<boolean>;
  readonly proposal: ReadonlySignal<Proposal | null>;
  readonly answer: (agreed: boolean) => void;
  /** Questions that wait for Jack's tap; only where he chose so. */
  readonly holding: ReadonlySignal<number>;
  /** Jack's tap: all that wait are answered. */
  readonly release: () => void;
  /** Opens the door: a new code, ten minutes. */
  readonly open: () => void;
  readonly close: () => void;
  /** What somebody saw when they compared. */
  readonly same: () => void;
  readonly different: () => void;
  /** Jack's own tap. */
  readonly admit: (seat: Seat) => void;
  /** What a device that is in may do from now on; false when it could not be kept. */
  readonly seat: (id: number, seat: Seat) => Promise<boolean>;
  /** Forgets its keys: whatever it sends is noise from then on. */
  readonly remove: (id: number) => Promise<boolean>;
  /** Replaces the connection. */
  readonly renew: () => void;
  readonly end: () => void;
}

/** A game's way to the others: loaded and connected when somebody goes there, or at once where a device is paired. */
export interface Hosting {
  readonly host: ReadonlySignal<Host | null>;
  /** Rejects when that part of the app could not be loaded. */
  readonly start: () => Promise<Host>;
}
