/**
 * HELL-6: the Head moves every Wretched, one after another in the order he likes. The next who can move is selected by
 * itself, her circles are offered, a tap moves her; the last step can be taken back.
 */
import '../../i18n/with-hunt';
import './patrols.css';
import { useState } from 'preact/hooks';
import { board } from '../../board/index';
import type { CircleId } from '../../board/types';
import { wretchedToMove } from '../../rules/index';
import { announce } from '../announce';
import { type Dispatching, useDispatching } from '../game/dispatching';
import { lastStep, numberFor } from '../hunt/choices';
import { Chips } from '../move/Chips';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { Refusal } from '../parts/Refusal';
import { list, t } from '../words';
import type { StepProps } from './steps';
import { TheirsToDo } from './TheirsToDo';
import { destinationsOf, movesOf, nextToMove, noteOf, stayingOf } from './wretched-choices';

export function Wretched({ session }: StepProps) {
  const { table } = session.told.value;
  const dispatching = useDispatching(session);
  const { refused, give, forget } = dispatching;
  const [wanted, want] = useState<CircleId | null>(null);
  const toMove = wretchedToMove(board, table);
  // Somebody may have moved her on another phone.
  const selected = wanted !== null && table.hell.wretched.includes(wanted) ? wanted : nextToMove(table, null);
  const destinations = destinationsOf(table, selected);
  const move = async (to: CircleId): Promise<void> => {
    if (selected === null) return;
    const outcome = await give({ type: 'wretchedMoved', from: selected, to });
    if (!outcome?.ok) return;
    announce(t('wretched.said', { from: selected, to }));
    want(nextToMove(session.told.value.table, selected));
  };
  const said = () => {
    if (selected === null) return '';
    const note = noteOf(table, selected, toMove);
    const key = { toMove: 'wretched.where', moved: 'wretched.hasMoved', stays: 'wretched.cannot' } as const;
    return t(key[note], { circle: selected });
  };
  return (
    <div class="hell hell-wretched">
      <TheirsToDo />
      <p class="hell-do">
        {t('wretched.what')} {table.options.wretchedMayStay && t('wretched.mayStay')}
      </p>
      <fieldset class="wretched">
        <legend class="aside">{t('wretched.which')}</legend>
        {table.hell.wretched.map((circle) => (
          <button
            key={circle}
            type="button"
            class="wretched-one"
            aria-pressed={circle === selected}
            onClick={() => {
              forget();
              want(circle);
            }}
          >
            <span class="wretched-circle">{circle}</span>
            <span class="wretched-note">{t(`wretched.note.${noteOf(table, circle, toMove)}`)}</span>
          </button>
        ))}
      </fieldset>
      <p class="hell-now">{said()}</p>
      {destinations.length > 0 && (
        <Chips circles={destinations} chosen={null} onPick={(to) => void move(to)} none={t('wretched.none')} />
      )}
      {refused !== null && <Refusal breach={refused.breach} />}
      <MapPart
        offered={destinations.length === 0 ? null : { kind: 'circles', places: new Set(destinations) }}
        focus={selected === null || destinations.length === 0 ? undefined : [selected, ...destinations]}
        chosen={null}
        onChoose={(place) => typeof place === 'number' && void move(place)}
        marks={publicMarks(table)}
        height="var(--hell-map)"
      >
        <UndoWretched session={session} dispatching={dispatching} onUndone={want} />
      </MapPart>
      <MovedSoFar session={session} />
    </div>
  );
}

interface UndoProps extends StepProps {
  readonly dispatching: Dispatching;
  readonly onUndone?: (circle: CircleId) => void;
}

/** The last step is taken back, as long as nothing has come after it: the Head's own, nobody has to agree. */
export function UndoWretched({ session, dispatching, onUndone }: UndoProps) {
  const last = lastStep(session.told.value, 'wretchedMoved');
  const undo = async (): Promise<void> => {
    const step = movesOf(session.told.value).at(-1);
    if (last === null || step === undefined) return;
    const outcome = await dispatching.give({ type: 'takenBack', entry: numberFor(session, last) });
    if (outcome?.ok) onUndone?.(step.from);
  };
  return (
    <button type="button" class="button" aria-disabled={last === null} onClick={() => void undo()}>
      {t('hunt.undo')}
    </button>
  );
}

/** Who has moved and where, and who cannot. */
export function MovedSoFar({ session }: StepProps) {
  const told = session.told.value;
  const moves = movesOf(told);
  const staying = stayingOf(told.table);
  return (
    <>
      {moves.length > 0 && (
        <p class="facts">{t('wretched.moves', { moves: list(moves.map((move) => t('wretched.move', move))) })}</p>
      )}
      {staying.length > 0 && <p class="facts">{t('wretched.stayed', { circles: list(staying) })}</p>}
    </>
  );
}
