/**
 * One question at a time, for the detectives' hands: asked, answered after the same while whatever the answer is, and only
 * then shown. What the screen reads is what everybody knows, held still until the answer is due.
 */
import { useRef, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { Outcome } from '../../app/session';
import type { DetectivesView, Heard } from '../../log/index';
import type { Policeman, Table } from '../../rules/index';
import { type Refused, useDispatching } from '../game/dispatching';
import { answeredThisTurn, nextOf } from '../hunt/choices';
import type { Question } from './doubt';

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
  readonly ask: (question: Question) => Promise<Heard | null>;
  readonly done: () => Promise<Outcome | null>;
  readonly forget: () => void;
}

/** `still`: the answer is held back for a moment, where Jack’s own phone gives it. */
export function useAsking(desk: Desk, still = true): Asking {
  const { refused, give, forget } = useDispatching(desk);
  const [waiting, setWaiting] = useState(false);
  const [answer, setAnswer] = useState<Heard | null>(null);
  const under = useRef(false);
  const now = desk.told.value;
  const before = useRef(now);
  if (!waiting) before.current = now;
  return {
    told: before.current,
    waiting,
    answer,
    refused,
    ask: async (question) => {
      if (under.current) return null;
      under.current = true;
      setWaiting(true);
      setAnswer(null);
      if (still) await wait(BEFORE);
      const outcome = await give(question);
      if (still) await wait(untilStep(performance.now()));
      under.current = false;
      setWaiting(false);
      const heard = outcome?.ok ? answerTo(question, desk.told.value.heard) : null;
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

/** Who has not asked yet, after the one that is asking. */
export function nextToAsk({ turn }: Table, from: Policeman | null): Policeman | null {
  return nextOf((policeman) => turn.acts[policeman] === undefined, from);
}

/**
 * Who asks when the screen opens, where the questions are under way: whoever asked last goes on after a "no". Nobody where
 * the table does not note who asks.
 */
export function likelyToAsk(told: DetectivesView): Policeman | null {
  const last = answeredThisTurn(told).at(-1);
  if (last === undefined) return nextToAsk(told.table, null);
  if (last.policeman === null) return null;
  return last.asked === 'clue' && !last.yes ? last.policeman : nextToAsk(told.table, last.policeman);
}

/** Somebody else may have asked meanwhile, on another device. */
function answerTo({ type, circle }: Question, heard: readonly Heard[]): Heard | null {
  return heard.findLast((one) => one.circle === circle && (one.asked === 'clue') === (type === 'clueSearched')) ?? null;
}
