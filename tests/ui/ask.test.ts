/** When an answer is shown. */
import { expect, test } from 'vitest';
import { STEP, untilStep } from '../../src/ui/ask/asking';

test.each([
  [0, 50],
  [1, 49],
  [49.5, 0.5],
  [50, 50],
])('an answer ready at %d ms waits %d ms, until the next step', (now, expected) => {
  expect(untilStep(now)).toBeCloseTo(expected);
  expect((now + untilStep(now)) % STEP).toBeCloseTo(0);
});
