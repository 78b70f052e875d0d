/**
 * What a screen of the police needs, on whichever phone it is: what everybody knows, and a way to ask. On Jack's phone the
 * session is such a desk; on the detectives' own device the conversation with Jack's phone is.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { DetectivesView } from '../log/detectives-view';
import type { Command } from '../rules/index';
import type { Outcome } from './session';

export interface Desk {
  readonly told: ReadonlySignal<DetectivesView>;
  /** Resolves when it is decided; on another device that may be when Jack's phone wakes. */
  readonly dispatch: (...commands: readonly Command[]) => Promise<Outcome>;
}
