/**
 * HELL-3: the Head lays the seven patrol tokens. On night 1 there is nothing to choose; later five lie where the policemen
 * ended. What lies under them is the police's secret: only on a device of theirs can it be entered, for the proof.
 */
import '../../i18n/with-hunt';
import './patrols.css';
import { useContext, useState } from 'preact/hooks';
import { board } from '../../board/index';
import type { CrossingId } from '../../board/types';
import { formerPlaces, type Table } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { LostDraft } from '../hunt/LostDraft';
import { useDraft } from '../hunt/useDraft';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Crossings } from './Crossings';
import { PatrolFaces } from './PatrolFaces';
import {
  chosenIn,
  facesOn,
  formerly,
  NO_PATROLS,
  type PatrolDraft,
  patrolPlaces,
  readPatrols,
  TOKENS,
  withTapped,
} from './patrol-draft';
import type { StepProps } from './steps';
import { TheirsToDo } from './TheirsToDo';
import { TheirDevice } from './their-device';

/** Up to here all that can be chosen is listed below the map. */
const LISTED = 12;

export function Patrols({ session }: StepProps) {
  const { table } = session.told.value;
  const { refused, busy, give, forget } = useDispatching(session);
  const { draft, lost, change, drop } = useDraft(session, 'patrols', NO_PATROLS, readPatrols);
  const [entering, setEntering] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const theirs = useContext(TheirDevice);
  const [asking, setAsking] = useState(false);
  if (draft === null) return <div class="later" aria-busy="true" />;
  const { night } = table;
  const places = patrolPlaces(board, table);
  const chosen = chosenIn(places, draft, night);
  const crossings = [...places.fixed, ...chosen];
  const missing = TOKENS - crossings.length;
  const faces = facesOn(draft, crossings, night);
  const entered = Object.keys(faces).length;
  const put = (next: Partial<PatrolDraft>): void => {
    forget();
    setUnkept(false);
    change({ night, chosen, faces, ...next });
  };
  const tap = (crossing: CrossingId): void => put({ chosen: withTapped(chosen, crossing, places.wanted) });
  const lay = async (): Promise<void> => {
    const sorted = [...crossings].sort();
    const under = sorted.flatMap((crossing) => faces[crossing] ?? (faces[crossing] === false ? [false as const] : []));
    const all = under.length === TOKENS ? { faces: under } : {};
    const outcome = await give({ type: 'patrolsPlaced', crossings: sorted, ...all });
    if (outcome?.ok) drop();
    setUnkept(outcome !== null && !outcome.ok && outcome.why === 'notStored');
  };
  const foot = (
    <>
      {unkept && (
        <p class="trouble" role="alert">
          {t('patrols.notKept')}
        </p>
      )}
      {refused !== null && <Refusal breach={refused.breach} />}
    </>
  );
  const atFaces = entering && session.faces !== undefined && missing === 0;
  // Where faces are entered, none at all is not done: leaving them out is a tap of its own.
  const ready = missing === 0 && (entered === TOKENS || (entered === 0 && !atFaces));
  const doneInWords = (): string => {
    if (missing > 0) return t('patrols.missing', { count: missing });
    return ready ? t('patrols.done') : t('faces.missing', { count: TOKENS - entered });
  };
  const done = (
    <button
      type="button"
      class={theirs ? 'button button-tall' : 'button button-main button-tall'}
      aria-disabled={!ready}
      aria-busy={busy}
      onClick={() => {
        if (!ready) return;
        if (theirs) setAsking(true);
        else void lay();
      }}
    >
      {doneInWords()}
    </button>
  );
  if (atFaces) {
    return (
      <PatrolFaces
        table={table}
        crossings={crossings}
        faces={faces}
        onFaces={(next) => put({ faces: next })}
        onBack={() => setEntering(false)}
        above={foot}
        onWithout={() => {
          put({ faces: {} });
          setEntering(false);
        }}
      >
        {done}
      </PatrolFaces>
    );
  }
  const open = places.free.size > places.wanted;
  const few = places.free.size <= LISTED;
  return (
    <div class="hell">
      <TheirsToDo />
      <p class="hell-do">{t(whatToDo(table))}</p>
      <LostDraft lost={lost} />
      {open && (
        <p class="hell-now">
          {t(places.fixed.length > 0 ? 'patrols.two' : 'patrols.seven', { count: chosen.length, all: places.wanted })}
        </p>
      )}
      {session.faces !== undefined && entered === TOKENS && <p class="label">{t('patrols.entered')}</p>}
      <MapPart
        offered={open ? { kind: 'crossings', places: places.free } : null}
        focus={open ? undefined : crossings}
        chosen={null}
        onChoose={(place) => typeof place === 'string' && tap(place)}
        marks={{
          ...publicMarks(table),
          policemen: {},
          patrols: crossings.map((crossing) => ({ crossing, face: null })),
        }}
        height="var(--hell-map)"
      />
      {open && (
        <Crossings
          label={t(few ? 'patrols.free' : 'patrols.chosen')}
          crossings={few ? [...places.free] : chosen}
          chosen={chosen}
          onTap={tap}
        />
      )}
      {places.fixed.length > 0 && (
        <Given
          title={t(night === 1 ? 'patrols.all' : 'patrols.former')}
          crossings={places.fixed}
          whose={(crossing) => formerly(table, crossing)}
        />
      )}
      {!open && chosen.length > 0 && <Given title={t('patrols.onlyTwo')} crossings={chosen} />}
      {foot}
      <div class="hell-two foot foot-stays">
        {session.faces !== undefined && (
          <button
            type="button"
            class="button"
            aria-disabled={missing > 0}
            onClick={() => missing === 0 && setEntering(true)}
          >
            {t(entered === TOKENS ? 'patrols.change' : 'patrols.enter')}
          </button>
        )}
        {done}
      </div>
      {asking && (
        <Confirm
          title={t('patrols.hereTitle')}
          what={t('patrols.here')}
          yes={t('patrols.hereYes')}
          onYes={() => {
            setAsking(false);
            void lay();
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type GivenProps = Pick<Parameters<typeof Crossings>[0], 'crossings' | 'whose'> & { readonly title: string };

/** Where tokens must lie. */
function Given({ title, ...crossings }: GivenProps) {
  return (
    <section>
      <p class="label">{title}</p>
      <Crossings label={title} {...crossings} />
    </section>
  );
}

function whatToDo(table: Table) {
  if (table.night === 1) return 'patrols.first';
  if (formerPlaces(table) === null) return 'patrols.unknown';
  return table.options.patrolExtraAnyCrossing ? 'patrols.laterAny' : 'patrols.later';
}
