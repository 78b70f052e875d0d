/** Where tonight's women lie, as far as Jack has chosen: kept between his open screen and the one behind his lock. */
import type { CircleId } from '../../board/types';
import type { Table } from '../../rules/index';
import { freeReds, womenOf } from './steps';

export const NOBODY: readonly CircleId[] = [];

/**
 * All free red circles where there are no more than tokens (HELL-2.3), and until one is tapped away that stays empty; null is
 * nothing tapped yet.
 */
export function womenIn(table: Table, draft: readonly CircleId[] | null): readonly CircleId[] {
  const free = freeReds(table);
  return draft === null || free.length <= womenOf(table).all ? free : draft.filter((circle) => free.includes(circle));
}
