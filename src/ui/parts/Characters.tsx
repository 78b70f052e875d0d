/** The 28 characters of a secret, typed from paper or from another screen: nothing is corrected, completed or remembered. */
import './characters.css';
import { useId } from 'preact/hooks';

interface CharactersProps {
  readonly label: string;
  /** What may be typed for what. */
  readonly what: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

export function Characters({ label, what, typed, onType }: CharactersProps) {
  const id = useId();
  return (
    <>
      <label class="characters" for={id}>
        <span class="label">{label}</span>
        <input
          id={id}
          class="characters-field"
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          autocorrect="off"
          aria-describedby={`${id}-what`}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-what`} class="label">
        {what}
      </p>
    </>
  );
}
