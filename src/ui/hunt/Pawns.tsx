/** The five policemen in a row, each with his outline, initial and colour; one of them is selected. */
import { POLICEMEN, type Policeman } from '../../rules/index';
import { Token } from '../map/shapes';
import { t } from '../words';

interface PawnsProps {
  readonly legend: string;
  readonly selected: Policeman | null;
  /** What stands under each: a short word, also read out. */
  readonly note: (policeman: Policeman) => string;
  readonly onSelect: (policeman: Policeman) => void;
  readonly among?: readonly Policeman[];
}

export function Pawns({ legend, selected, note, onSelect, among = POLICEMEN }: PawnsProps) {
  return (
    <fieldset class="pawns">
      <legend class="aside">{legend}</legend>
      {among.map((policeman) => (
        <button
          key={policeman}
          type="button"
          class="pawn"
          aria-pressed={policeman === selected}
          onClick={() => onSelect(policeman)}
        >
          <Face policeman={policeman} />
          <span class="aside">{t(`policeman.${policeman}`)}: </span>
          <span class="pawn-note">{note(policeman)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** His sign, as on the map. */
export function Face({ policeman }: { readonly policeman: Policeman }) {
  return (
    <svg class="pawn-face map-legend" viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
      <Token policeman={policeman} initial={t(`map.initial.${policeman}`)} />
    </svg>
  );
}
