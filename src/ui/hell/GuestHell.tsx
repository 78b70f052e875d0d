/** Hell on the detectives' own device: their steps to take, Jack's to watch, with what to do on the board. */
import '../../i18n/with-hell';
import './hell.css';
import './patrols.css';
import type { Desk } from '../../app/desk';
import { useDispatching } from '../game/dispatching';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { FacesHeld } from './FacesHeld';
import { MovedByLetter } from './MovedByLetter';
import { Patrols } from './Patrols';
import { type Step, type StepProps, stepOf } from './steps';
import { Time } from './Time';
import { MovedSoFar, UndoWretched, Wretched } from './Wretched';

export function GuestHell({ session }: { readonly session: Desk }) {
  const step = stepOf(session.told.value.table);
  switch (step) {
    case 'patrols':
      return <Patrols session={session} />;
    case 'wretched':
      return (
        <>
          <Wretched session={session} />
          <FacesHeld faces={session.faces} />
        </>
      );
    default:
      return <Watch session={session} step={step} />;
  }
}

/** A step of Jack's: what happens, and what it leads to on the board. */
function Watch({ session, step }: StepProps & { readonly step: Exclude<Step, 'patrols' | 'wretched'> }) {
  const { table } = session.told.value;
  const dispatching = useDispatching(session);
  const { refused } = dispatching;
  return (
    <div class="hell">
      {(step === 'blood' || step === 'reveal') && <Time table={table} />}
      <p class="hell-do">
        {t(`watch.${step}`)} {t('watch.itself')}
      </p>
      {step === 'victims' && <MovedByLetter told={session.told.value} aloud />}
      <MapPart
        offered={null}
        chosen={null}
        onChoose={() => undefined}
        marks={publicMarks(table)}
        height="var(--hell-map)"
      >
        {step === 'reveal' && <UndoWretched session={session} dispatching={dispatching} />}
      </MapPart>
      {refused !== null && <Refusal breach={refused.breach} />}
      {step === 'reveal' && <MovedSoFar session={session} />}
      <FacesHeld faces={session.faces} />
    </div>
  );
}
