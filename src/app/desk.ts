/**
 * What a screen of the police needs, on whichever phone it is: what everybody knows, and a way to ask. On Jack's phone the
 * session is such a desk; on the detectives' own device the conversation with Jack's phone is.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { CrossingId } from '../board/types';
import type { DetectivesView } from '../log/detectives-view';
import type { BadSecret } from '../log/secret';
import type { Command, Face } from '../rules/index';
import type { Outcome } from './session';

export interface Desk {
  readonly told: ReadonlySignal<DetectivesView>;
  /** Resolves when it is decided; on another device that may be when Jack's phone wakes. */
  readonly dispatch: (...commands: readonly Command[]) => Promise<Outcome>;
  /** Only on a device of the police: what they keep from Jack. */
  readonly faces?: FacesDesk | undefined;
}

/** A token as it was entered, and what everybody has seen of it. */
export interface HeldFace {
  /** Where it lies now: a letter may have moved it. */
  readonly crossing: CrossingId;
  readonly face: Face;
  /** What the wood showed; null while it lies face down. */
  readonly shown: Face | null;
}

/** The faces of the patrols, where this device knows them. */
export interface FacesDesk {
  /** Tonight's, in the order in which they were placed; null where this device does not know them. */
  readonly tonight: ReadonlySignal<readonly HeldFace[] | null>;
  /** What opens them, as seven groups of four to be typed on a second device; null before any were entered. */
  readonly text: ReadonlySignal<readonly string[] | null>;
  /** Takes them over from another device. *another*: it opens nothing of tonight. */
  readonly takeOver: (typed: string) => Promise<'taken' | 'another' | 'notStored' | BadSecret>;
}
