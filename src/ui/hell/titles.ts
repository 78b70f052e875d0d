/** Hell in the game's bar: which step is on, and what it is called. Loaded with the game's other parts, not before. */
import '../../i18n/with-hell';
import { t } from '../words';
import type { Privately, Step } from './steps';

export { isPrivateAt, stepsAt } from './steps';

/** Whose step it is, in words. */
export function titleOfStep(step: Step): string {
  return t(`hell.step.${step}`);
}

export function titleOfPrivate(privately: Privately): string {
  return t(`hell.private.${privately}`);
}
