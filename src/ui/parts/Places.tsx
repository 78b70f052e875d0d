/** The numbers being typed, large. Two of them can be chosen between; a single one is only shown. */
import type { Numbers } from './numbers';

interface PlacesProps {
  readonly labels: readonly string[];
  readonly numbers: Numbers;
}

export function Places({ labels, numbers }: PlacesProps) {
  const single = labels.length === 1;
  return (
    <div class="places">
      {labels.map((label, i) => {
        const text = numbers.texts[i] ?? '';
        const face = (
          <>
            <span class="label">{label}</span>
            <span class="numeral">{text === '' ? '–' : text}</span>
          </>
        );
        if (single) {
          return (
            <p key={label} class="place">
              {face}
            </p>
          );
        }
        return (
          <button
            key={label}
            type="button"
            class="place"
            aria-pressed={numbers.active === i}
            onClick={() => numbers.select(i)}
          >
            {face}
          </button>
        );
      })}
    </div>
  );
}
