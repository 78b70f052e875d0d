/** The faces this device keeps: covered, shown at a tap, covered again when the device is left or not touched. */
import './patrols.css';
import type { FacesDesk, HeldFace } from '../../app/desk';
import type { Face } from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { usePeek } from '../parts/Peek';
import { t } from '../words';
import { FaceSign, faceInWords } from './PatrolFaces';

interface FacesHeldProps {
  readonly faces: FacesDesk | undefined;
}

export function FacesHeld({ faces }: FacesHeldProps) {
  const held = faces?.tonight.value ?? null;
  const peek = usePeek();
  if (held === null) return null;
  return (
    <section class="faces-held">
      <Differing held={held} />
      {!peek.shown && <p class="label">{t('faces.held')}</p>}
      {peek.shown && (
        <ul class="face-rows" aria-label={t('faces.rows')}>
          {held.map((one) => (
            <li key={one.crossing} class="face-row">
              <span class="crossing-words">{crossingNamed(one.crossing)}</span>
              <span class="face-row-what">{faceInWords(one.face)}</span>
              <FaceSign face={one.face} />
              {one.shown !== null && <span class="face-row-state">{stateInWords(one.face, one.shown)}</span>}
            </li>
          ))}
        </ul>
      )}
      {/* What lies open can be covered at once, however far the seven reach. */}
      <div class={peek.shown ? 'foot-stays' : undefined}>
        <button
          type="button"
          class={peek.shown ? 'button' : 'button button-quiet'}
          onClick={() => peek.keep(!peek.kept)}
        >
          {t(peek.shown ? 'faces.hide' : 'faces.show')}
        </button>
      </div>
    </section>
  );
}

/** What came to light otherwise than it was entered: everybody has seen the wood, so it need not be covered. */
function Differing({ held }: { readonly held: readonly HeldFace[] }) {
  return (
    <>
      {held.map(({ crossing, face, shown }) =>
        shown === null || shown === face ? null : (
          <p key={crossing} class="note">
            <span class="crossing-words">
              {t('faces.differs', {
                crossing: crossingNamed(crossing),
                entered: faceInWords(face),
                shown: faceInWords(shown),
              })}
            </span>
          </p>
        ),
      )}
    </>
  );
}

function stateInWords(face: Face, shown: Face): string {
  return shown === face ? t('faces.isUp') : t('faces.isOther', { shown: faceInWords(shown) });
}
