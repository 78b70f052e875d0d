/** HELL-7: Jack points at a patrol that lies face down, it is turned up on the board, and what it is is tapped here. */
import { useState } from 'preact/hooks';
import type { CrossingId } from '../../board/types';
import type { Face } from '../../rules/index';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { crossingNamed } from '../hunt/mapWords';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Faces, facesLeft } from './Faces';
import type { JackStepProps } from './steps';
import { UndoWretched } from './Wretched';

interface RevealProps extends JackStepProps {
  /** On without a reveal, where it is no duty. */
  readonly onWithout: (() => void) | undefined;
  /** Back to the Wretched, where they may stay and some still could move. */
  readonly onWretched: (() => void) | undefined;
}

export function Reveal({ session, onWithout, onWretched }: RevealProps) {
  const { table } = session.told.value;
  const dispatching = useDispatching(session);
  const { refused, busy, give, forget } = dispatching;
  const [crossing, setCrossing] = useState<CrossingId | null>(null);
  const [face, setFace] = useState<Face | null>(null);
  const down = table.hell.patrols.flatMap((one) => (one.face === null ? one.crossing : []));
  const ready = crossing !== null && face !== null;
  const reveal = async (): Promise<void> => {
    if (!ready) return;
    const outcome = await give({ type: 'patrolRevealed', crossing, face });
    if (outcome?.ok) announce(faceInWords(crossing, face));
  };
  return (
    <div class="hell">
      <p class="hell-do">{t(crossing === null ? 'hell.reveal.which' : 'hell.reveal.what')}</p>
      <MapPart
        offered={{ kind: 'crossings', places: new Set(down) }}
        chosen={crossing}
        onChoose={(place) => {
          if (typeof place !== 'string') return;
          forget();
          setCrossing(place);
          setFace(null);
        }}
        marks={publicMarks(table)}
        height="var(--hell-map)"
      >
        {/* The last Wretched may have gone wrong: until the reveal her step is the Head's to take back. */}
        {crossing === null && <UndoWretched session={session} dispatching={dispatching} />}
      </MapPart>
      {crossing !== null && (
        <Faces label={t('hell.reveal.faces')} among={facesLeft(table)} chosen={face} onChoose={setFace} />
      )}
      {refused !== null && <Refusal breach={refused.breach} />}
      {onWretched !== undefined && (
        <button type="button" class="button button-quiet" onClick={onWretched}>
          {t('hell.reveal.wretched')}
        </button>
      )}
      {onWithout !== undefined && (
        <button type="button" class="button" onClick={onWithout}>
          {t('hell.reveal.without')}
        </button>
      )}
      <div class="foot foot-stays">
        <button
          type="button"
          class="button button-main button-tall"
          aria-disabled={!ready}
          aria-busy={busy}
          onClick={() => void reveal()}
        >
          {t('hell.reveal.done')}
        </button>
      </div>
    </div>
  );
}

function faceInWords(crossing: CrossingId, face: Face): string {
  const at = crossingNamed(crossing);
  if (face === false) return t('hell.said.false', { crossing: at });
  return t('hell.said.face', { crossing: at, policeman: t(`policeman.${face}`) });
}
