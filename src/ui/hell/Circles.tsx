/** Circles of Hell in a row: to be read, or to be tapped, one or several. The same can be tapped on the map. */
import type { CircleId } from '../../board/types';

interface CirclesProps {
  readonly label: string;
  readonly circles: readonly CircleId[];
  /** Without it they are only shown. */
  readonly onTap?: ((circle: CircleId) => void) | undefined;
  readonly chosen?: readonly CircleId[];
}

export function Circles({ label, circles, onTap, chosen = [] }: CirclesProps) {
  return (
    <ul class={onTap === undefined ? 'hell-circles' : 'hell-circles hell-circles-tap'} aria-label={label}>
      {circles.map((circle) => (
        <li key={circle}>
          {onTap === undefined ? (
            <span class="hell-circle">{circle}</span>
          ) : (
            <button type="button" class="chip" aria-pressed={chosen.includes(circle)} onClick={() => onTap(circle)}>
              {circle}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Those that are chosen after a tap on one of them. */
export function toggled(chosen: readonly CircleId[], circle: CircleId): readonly CircleId[] {
  if (chosen.includes(circle)) return chosen.filter((one) => one !== circle);
  return [...chosen, circle].sort((a, b) => a - b);
}
