/**
 * The codes by which Jack's phone can be found just now: one that is shown, for ten minutes, and for one minute more the
 * one before it, which somebody may be typing. Each has its own S. Only the clock that never goes back counts.
 */
import type { LinkAround } from './around';
import { LINK_SECRET_BYTES, meetingTopic, newCode } from './code';

/** Milliseconds. */
export const SHOWN = 10 * 60_000;
export const ACCEPTED = SHOWN + 60_000;

export interface CodeEntry {
  readonly code: string;
  /** S of the link, used once. */
  readonly secret: Uint8Array;
  /** Where who has the code calls. */
  readonly topic: string;
}

export interface CodeBook {
  readonly current: () => CodeEntry;
  /** All that are accepted now, the current one first. */
  readonly accepted: () => readonly CodeEntry[];
  /** Forgets all there are, with S, and makes a new one. */
  readonly burn: () => void;
  /** No code from now on. */
  readonly close: () => void;
}

/** `onChange` is told when time has replaced or ended a code. */
export function createCodeBook(around: LinkAround, onChange: () => void): CodeBook {
  let current = fresh();
  let previous: Dated | null = null;
  let callOff = wait();

  function fresh(): Dated {
    const code = newCode(around.random);
    return { code, secret: around.random(LINK_SECRET_BYTES), topic: meetingTopic(code), made: around.now() };
  }
  /** Brings the book up to now; says whether that changed it. */
  function turn(): boolean {
    const now = around.now();
    const before = [current, previous];
    if (now >= current.made + SHOWN) {
      previous = current;
      current = fresh();
    }
    if (previous !== null && now >= previous.made + ACCEPTED) previous = null;
    return before[0] !== current || before[1] !== previous;
  }
  function wait(): () => void {
    const next = previous === null ? current.made + SHOWN : Math.min(previous.made + ACCEPTED, current.made + SHOWN);
    return around.after(Math.max(0, next - around.now()), look);
  }
  function look(): void {
    const changed = turn();
    callOff = wait();
    if (changed) onChange();
  }
  /** A phone that slept is told late by its timers. */
  function upToDate(): void {
    if (!turn()) return;
    callOff();
    callOff = wait();
  }

  return {
    current: () => {
      upToDate();
      return current;
    },
    accepted: () => {
      upToDate();
      return previous === null ? [current] : [current, previous];
    },
    burn: () => {
      callOff();
      previous = null;
      current = fresh();
      callOff = wait();
    },
    close: () => callOff(),
  };
}

interface Dated extends CodeEntry {
  readonly made: number;
}
