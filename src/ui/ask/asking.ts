/**
 * One question at a time, for the detectives' hands: asked, answered after the same while whatever the answer is, and only
 * then shown. What the screen reads is what everybody knows, held still until the answer is due.
 */
import { useRef, useState } from 'preact/hooks';
import type { Outcome, Session } from '../../app/session';
import type { DetectivesView, Heard } from '../../log/index';
import type { Command } from '../../rules/index';
import { type Refused, useDispatching } from '../game/dispatching';

/** Milliseconds before a question is looked at, and the steps in which an answer is shown. */
export const BEFORE = 300;
export const STEP = 50;

/** How long to wait from a moment on until the next step. */
export function untilStep(now: number): number {
  return STEP - (now % STEP);
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export interface Asking {
  /** As it stood before the question that is on its way. */
  readonly told: DetectivesView;
  readonly waiting: boolean;
  /** The answer that came last, on this screen. */
  readonly answer: Heard | null;
  readonly refused: Refused | null;
  readonly ask: (question: Extract<Command, { type: 'clueSearched' | 'arrestAttempted' }>) => Promise<Heard | null>;
  readonly done: () => Promise<Outcome | null>;
  readonly forget: () => void;
}

export function useAsking(session: Session): Asking {
  const { refused, give, forget } = useDispatching(session);
  const [waiting, setWaiting] = useState(false);
  const [answer, setAnswer] = useState<Heard | null>(null);
  const under = useRef(false);
  const now = session.told.value;
  const still = useRef(now);
  if (!waiting) still.current = now;
  return {
    told: still.current,
    waiting,
    answer,
    refused,
    ask: async (question) => {
      if (under.current) return null;
      under.current = true;
      setWaiting(true);
      setAnswer(null);
      await wait(BEFORE);
      const outcome = await give(question);
      await wait(untilStep(performance.now()));
      under.current = false;
      setWaiting(false);
      const heard = outcome?.ok ? (session.told.value.heard.at(-1) ?? null) : null;
      setAnswer(heard);
      return heard;
    },
    done: () => give({ type: 'policeDone' }),
    forget: () => {
      forget();
      setAnswer(null);
    },
  };
}
