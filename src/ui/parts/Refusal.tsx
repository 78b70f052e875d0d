/** Why something was refused. The sentences come after the game has opened, and long before the first refusal. */
import type { Breach } from '../../rules/index';
import { announce } from '../announce';
import { later } from '../move/later';
import { t } from '../words';
import type { RefusalProps } from './RefusalWords';

export const Refusal = later<RefusalProps>(() => import('./RefusalWords').then(({ RefusalWords }) => RefusalWords));

/** Said without the sentence: that may hold Jack's numbers, and whoever listens is not only Jack. */
export function announceRefusal({ rule }: Breach): void {
  announce(t('refused.said', { rule }));
}
