/** Whose step of Hell it is, and who may take it on which phone. */
import type { Desk } from '../../app/desk';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import { type Table, wretchedToMove } from '../../rules/index';

/**
 * The steps as the table lives them. *wretched*: the Head moves them. *reveal*: all who can have moved, and Jack turns up a
 * patrol.
 */
export type Step = 'women' | 'patrols' | 'victims' | 'blood' | 'wretched' | 'reveal';

export function stepOf(table: Table): Step {
  const { step } = table.hell;
  if (step !== 'suspense') return step;
  return wretchedToMove(board, table).length > 0 ? 'wretched' : 'reveal';
}

export function isPolices(step: Step): boolean {
  return step === 'patrols' || step === 'wretched';
}

/** What a step is given on any phone. */
export interface StepProps {
  readonly session: Desk;
}

/** What Jack's own steps are given: they stand on his phone only. */
export interface JackStepProps {
  readonly session: Session;
}
