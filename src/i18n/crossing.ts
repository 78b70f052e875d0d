/** Crossings in words: the circles they touch and what tells them from their namesakes. */
import type { CrossingId, CrossingName } from '../board/types';
import type { Language } from './t';

/** How to name a crossing; the board knows. */
export type NameOf = (crossing: CrossingId) => CrossingName;

/** "the crossing between 118, 119 and 120". */
export function crossingInWords({ t, list }: Language, { touches, towards, side }: CrossingName): string {
  const bare =
    touches.length === 0
      ? t('crossing.alone')
      : t('crossing.touching', { count: touches.length, circles: list(touches) });
  if (towards !== undefined) return t('crossing.towards', { crossing: bare, circles: list(towards) });
  return side === undefined ? bare : t('crossing.side', { crossing: bare, side: t(`side.${side}`) });
}
