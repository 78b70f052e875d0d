/** Whose step of Hell it is, and who may take it on which phone. */
import type { Desk } from '../../app/desk';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import type { CircleId } from '../../board/types';
import { allScenes, isNight, NIGHT_TABLE, type Table, wretchedToMove } from '../../rules/index';

/**
 * The steps as the table lives them. *wretched*: the Head moves them. *reveal*: all who can have moved, and Jack turns up a
 * patrol.
 */
export type Step = 'women' | 'patrols' | 'victims' | 'blood' | 'wretched' | 'reveal';

/**
 * The steps that can be taken now, the one that is on first. There is more than one only after a wait: where the Wretched
 * may stay nothing ends their step but Jack's reveal (HELL-6.3), and where the reveal is no duty he may go on without it
 * (HELL-7.2).
 */
export function stepsAt(table: Table): readonly [Step, ...Step[]] {
  const { hell, options } = table;
  if (hell.step !== 'suspense') return [hell.step];
  const after: readonly [Step, ...Step[]] = options.revealOptional ? ['reveal', 'blood'] : ['reveal'];
  if (wretchedToMove(board, table).length === 0) return after;
  return options.wretchedMayStay ? ['wretched', ...after] : ['wretched'];
}

export function stepOf(table: Table): Step {
  return stepsAt(table)[0];
}

/**
 * What of a step only Jack sees, opened by his own tap and behind his lock: which women are marked, the two victims of
 * night 3 in order, his own numbers for each Wretched.
 */
export type Privately = 'marked' | 'victims' | 'numbers';

export function isPrivateAt(step: Step, wanted: Privately): boolean {
  return wanted === 'marked' ? step === 'women' : step === 'blood';
}

/** Hell in the frame of a game on Jack's phone. */
export interface HellFrame {
  /** Null outside Hell, and while it is not loaded. */
  readonly step: Step | null;
  /** The same, and while it is not loaded what it will most likely be. */
  readonly shown: Step | null;
  /** All that can be taken now. */
  readonly steps: readonly Step[];
  readonly privately: Privately | null;
  /** What stands in the bar; null outside Hell. */
  readonly title: string | null;
  readonly goTo: (step: Step) => void;
  readonly look: (privately: Privately | null) => void;
}

/** Red circles on which a woman may be placed tonight (HELL-2.1, HELL-2.2), ascending. */
export function freeReds(table: Table): readonly CircleId[] {
  const scenes = allScenes(table);
  return [...board.red].filter((circle) => !scenes.includes(circle)).sort((a, b) => a - b);
}

/** How many women are placed tonight, and how many of them are marked (NIGHT-1). */
export function womenOf({ night }: Table): {
  readonly all: number;
  readonly marked: number;
  readonly unmarked: number;
} {
  const { marked, unmarked } = NIGHT_TABLE[isNight(night) ? night : 1].women;
  return { all: marked + unmarked, marked, unmarked };
}

/** What a step is given on any phone. */
export interface StepProps {
  readonly session: Desk;
}

/** What Jack's own steps are given: they stand on his phone only. */
export interface JackStepProps {
  readonly session: Session;
}
