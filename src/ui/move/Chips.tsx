/** Circles as buttons for a thumb, with the screen's one action below them, where the number keys have it. */
import '../../i18n/with-stages';
import '../game/stages.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CircleId } from '../../board/types';
import { t } from '../words';
import { byTens, tenOf } from './offered';

interface ChipsProps {
  readonly circles: readonly CircleId[];
  readonly chosen: number | null;
  readonly onPick: (circle: CircleId) => void;
  /** What is said where there is nothing to pick. */
  readonly none: string;
}

export function Chips({ circles, chosen, onPick, none }: ChipsProps) {
  if (circles.length === 0) return <p class="chips-none">{none}</p>;
  return (
    <ul class="chips" aria-label={t('chips.name')}>
      {circles.map((circle) => (
        <li key={circle}>
          <Chip circle={circle} chosen={circle === chosen} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}

type TensProps = Omit<ChipsProps, 'none'>;

/** Too many for one list: first the tens, then the circle. */
export function Tens({ circles, chosen, onPick }: TensProps) {
  const [ten, setTen] = useState<number | null>(chosen === null ? null : tenOf(chosen));
  // Once the choice is made or gone, the next one begins with its tens.
  useEffect(() => setTen(chosen === null ? null : tenOf(chosen)), [chosen]);
  const tens = byTens(circles);
  if (ten === null) {
    return (
      <ul class="chips chips-tens" aria-label={t('chips.tens')}>
        {tens.map((group) => (
          <li key={group[0]}>
            <button type="button" class="chip" onClick={() => setTen(tenOf(group[0] ?? 0))}>
              {t('chips.range', { from: group[0] ?? 0, to: group.at(-1) ?? 0 })}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul class="chips" aria-label={t('chips.name')}>
      {tens
        .filter((group) => tenOf(group[0] ?? 0) === ten)
        .flat()
        .map((circle) => (
          <li key={circle}>
            <Chip circle={circle} chosen={circle === chosen} onPick={onPick} />
          </li>
        ))}
      <li>
        <button type="button" class="chip chip-back" onClick={() => setTen(null)}>
          {t('chips.others')}
        </button>
      </li>
    </ul>
  );
}

interface ChipProps {
  readonly circle: CircleId;
  readonly chosen: boolean;
  readonly onPick: (circle: CircleId) => void;
}

function Chip({ circle, chosen, onPick }: ChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={chosen} onClick={() => onPick(circle)}>
      {circle}
    </button>
  );
}

interface ChipPadProps {
  readonly action: string;
  readonly ready: boolean;
  readonly busy: boolean;
  readonly grave?: boolean;
  readonly onAction: () => void;
  /** For circles by their tens: all twenty are seen. */
  readonly tall?: boolean;
  readonly children: ComponentChildren;
}

/** As high as the number keys, so that nothing moves when the way is changed. */
export function ChipPad({ action, ready, busy, grave, onAction, tall, children }: ChipPadProps) {
  return (
    <div class="chip-pad">
      <div class={tall ? 'chip-window chip-window-tall' : 'chip-window'}>{children}</div>
      <button
        type="button"
        class={grave ? 'key key-action key-grave' : 'key key-action'}
        aria-disabled={!ready}
        aria-busy={busy}
        onClick={() => ready && onAction()}
      >
        {action}
      </button>
    </div>
  );
}

interface PaddedChipsProps extends ChipsProps {
  /** The screen's action, below the circles. */
  readonly pad: Omit<ChipPadProps, 'children' | 'tall'>;
}

/** Legal circles with the action below them: Jack's move by a tap. */
export function PaddedChips({ pad, ...chips }: PaddedChipsProps) {
  return (
    <ChipPad {...pad}>
      <Chips {...chips} />
    </ChipPad>
  );
}
