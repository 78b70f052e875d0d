/**
 * The surroundings of Jack's phone without the time that every answer takes on purpose (DESIGN: "Answers"), for measuring
 * what is left: it looks at a question at once, and replies leave at once. Nothing in the app can be set so.
 */
import type { LinkAround } from '../../src/link/around';
import { BEFORE, STEP } from '../../src/link/jack-end';

export function unpaced(around: LinkAround): LinkAround {
  return {
    ...around,
    after: (milliseconds, call) =>
      around.after(milliseconds === BEFORE || milliseconds <= STEP ? 0 : milliseconds, call),
  };
}

/** The value that so large a share of all are not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
