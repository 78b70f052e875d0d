/** One of a few: radio buttons side by side, each a whole button to the thumb. */
import { useId } from 'preact/hooks';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
}

interface SegmentsProps<T extends string> {
  readonly legend: string;
  /** Shows the legend; otherwise it is only read out. */
  readonly shown?: boolean;
  readonly segments: readonly Segment<T>[];
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

export function Segments<T extends string>({ legend, shown, segments, chosen, onChoose }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset class={segments.length > 3 ? 'segments segments-short' : 'segments'}>
      <legend class={shown ? 'label' : 'aside'}>{legend}</legend>
      <div class="segments-row">
        {segments.map(({ value, label, note }) => (
          <label key={value} class="segment">
            <input
              type="radio"
              class="segment-input"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span class="segment-face">
              <span class="segment-label">{label}</span>
              {note !== undefined && <span class="segment-note">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
