/** One of a few, each with a sentence: radio buttons in a list. */
import { useId } from 'preact/hooks';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly name: string; readonly what?: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function Choices<T extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend class="label">{legend}</legend>
      <div class="points">
        {choices.map(({ value, name: label, what }) => (
          <label key={value} class="point">
            <input
              type="radio"
              class="point-box"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              <span class="point-name">{label}</span>
              {what !== undefined && <span class="point-what">{what}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
