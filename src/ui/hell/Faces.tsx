/** What can be under a patrol token: a policeman's colour, with his outline and initial as everywhere, or a false one. */
import { type Face, POLICEMEN, type Policeman, type Table } from '../../rules/index';
import { FalsePatrol, Token } from '../map/shapes';
import { t } from '../words';

interface FacesProps {
  readonly label: string;
  readonly among: readonly Face[];
  readonly chosen: Face | null;
  readonly onChoose: (face: Face) => void;
}

export function Faces({ label, among, chosen, onChoose }: FacesProps) {
  return (
    <fieldset class="hell-faces">
      <legend class="aside">{label}</legend>
      {among.map((face) => (
        <button
          key={String(face)}
          type="button"
          class="hell-face"
          aria-pressed={face === chosen}
          onClick={() => onChoose(face)}
        >
          <svg class="hell-face-sign map-legend" viewBox="-13 -13 26 26" aria-hidden="true">
            {face === false ? <FalsePatrol /> : <Token policeman={face} initial={t(`map.initial.${face}`)} />}
          </svg>
          <span>{face === false ? t('hell.false') : t(`policeman.${face}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** What nobody has turned up tonight: each colour once, false ones twice (HELL-3.2). */
export function facesLeft({ hell }: Pick<Table, 'hell'>): readonly Face[] {
  const seen = (face: Face): number => hell.patrols.filter((one) => one.face === face).length;
  const colours: readonly Policeman[] = POLICEMEN.filter((policeman) => seen(policeman) === 0);
  return seen(false) < 2 ? [...colours, false] : colours;
}
