/** One of a few, side by side: which of them shows what stands below. */
interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly of: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function Choice<T extends string | number>({ label, of, chosen, onChoose }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent or recorded; this only shows another list.
    <div class="rules-choice" role="group" aria-label={label}>
      {of.map((one) => (
        <button
          key={one.value}
          type="button"
          class="rules-choice-one"
          aria-pressed={one.value === chosen}
          onClick={() => onChoose(one.value)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
