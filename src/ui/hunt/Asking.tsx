/**
 * The policemen's questions: his circles are buttons, one tap asks. What was answered this turn is not asked again, since
 * Jack stands still meanwhile. A circle can be typed as well: by eye, or where the table rules otherwise.
 */
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import type { Policeman, Table } from '../../rules/index';
import { announce } from '../announce';
import { Confirm } from '../parts/Dialog';
import { list, t } from '../words';
import { type Answered, type Asked, answeredThisTurn, answerOf, circlesFor, spentFor, stillToMove } from './choices';
import type { Giving } from './giving';
import { Lifting } from './Lifting';
import { Pawns } from './Pawns';
import { TypedCircle } from './TypedCircle';

interface AskingProps {
  readonly session: Session;
  readonly dispatching: Giving;
  readonly selected: Policeman;
  readonly onSelect: (policeman: Policeman) => void;
  readonly asked: Asked;
  readonly onAsked: () => void;
  /** Who may ask when this one is finished. */
  readonly next: Policeman | null;
}

type Confirming = { readonly circle: number; readonly about: 'arrest' | 'scene' | 'clue' };

export function Asking({ session, dispatching, selected, onSelect, asked, onAsked, next }: AskingProps) {
  const { table } = session.told.value;
  const { give, forget, refused } = dispatching;
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  const [typing, setTyping] = useState(false);
  const answered = answeredThisTurn(session.game.value);
  const latest = answered.at(-1);
  const spent = spentFor(table, selected, asked);
  const circles = circlesFor(board, table, selected);
  const typed = typing || circles === null;

  const put = async (circle: number): Promise<void> => {
    setConfirming(null);
    const type = asked === 'clue' ? 'clueSearched' : 'arrestAttempted';
    const outcome = await give({ type, policeman: selected, circle });
    if (!outcome?.ok) return;
    onAsked();
    const heard = answeredThisTurn(session.game.value).at(-1);
    if (heard) announce(t('police.said', { circle: heard.circle, answer: t(answerOf(heard)) }));
  };
  const ask = (circle: number): void => {
    // The useless question is warned about first, where it is not refused (CLUE-7).
    const lies = asked === 'clue' && !table.options.forbidUselessSearch ? markerOn(table, circle) : null;
    if (asked === 'arrest') setConfirming({ circle, about: 'arrest' });
    else if (lies !== null) setConfirming({ circle, about: lies });
    else void put(circle);
  };
  const finished =
    spent !== null || (asked === 'clue' && circles?.every((circle) => isAnswered(answered, circle, asked)) === true);
  const waiting = table.turn.acted ? [] : stillToMove(table);
  return (
    <>
      <Pawns
        legend={t('hunt.which')}
        selected={selected}
        note={(policeman) => {
          const act = table.turn.acts[policeman];
          if (act !== undefined) return t(`turn.act.${act}`);
          return table.policemen[policeman] === null ? t('hunt.noteUnknown') : t('turn.noteAsks');
        }}
        onSelect={(policeman) => {
          forget();
          onSelect(policeman);
        }}
      />
      <div class={latest?.yes ? 'answer answer-yes' : 'answer'}>
        {refused !== null ? (
          <Lifting session={session} dispatching={dispatching} />
        ) : (
          <>
            <p class="numeral">{latest?.circle ?? '–'}</p>
            <p class="answer-words">{latest ? t(answerOf(latest)) : t('turn.askFirst')}</p>
          </>
        )}
      </div>
      {typed ? (
        <TypedCircle asked={asked} dispatching={dispatching} onAsk={ask} />
      ) : (
        <fieldset class="circles">
          <legend class="label">
            {t(asked === 'clue' ? 'turn.reachClue' : 'turn.reachArrest', { policeman: t(`policeman.${selected}`) })}
          </legend>
          {circles.map((circle) => {
            const before = answered.findLast((one) => one.circle === circle && one.asked === asked);
            const lies = noteOn(table, circle);
            const closed = spent !== null || before !== undefined || table.falseClues.includes(circle);
            const note = before ? t(before.yes ? 'turn.noteYes' : 'turn.noteNo') : lies && t(`map.is.${lies}`);
            return (
              <button
                key={circle}
                type="button"
                class={`circle${asked === 'arrest' ? ' circle-arrest' : ''}${before?.yes ? ' circle-yes' : ''}`}
                aria-disabled={closed}
                onClick={() => !closed && ask(circle)}
              >
                <b>{circle}</b>
                {note && <span class="circle-note">{note}</span>}
              </button>
            );
          })}
          {circles.length === 0 && <p class="facts">{t('turn.reachNothing')}</p>}
          {finished && next !== null && next !== selected && (
            <button
              type="button"
              class="circle circle-next"
              onClick={() => {
                forget();
                onSelect(next);
              }}
            >
              {t('turn.next', { policeman: t(`policeman.${next}`) })}
            </button>
          )}
        </fieldset>
      )}
      {spent !== null && (
        <p class="facts">{t(`because.actedAlready.${spent}`, { policeman: t(`policeman.${selected}`) })}</p>
      )}
      {circles === null && <p class="facts">{t('turn.byEye', { policeman: t(`policeman.${selected}`) })}</p>}
      {waiting.length > 0 && (
        <p class="facts">{t('turn.notMoved', { policemen: list(waiting.map((one) => t(`policeman.${one}`))) })}</p>
      )}
      {circles !== null && (
        <button type="button" class="button button-quiet" onClick={() => setTyping(!typing)}>
          {t(typing ? 'turn.showCircles' : 'turn.typeCircle')}
        </button>
      )}
      {confirming !== null && (
        <Confirm
          title={t(confirming.about === 'arrest' ? 'police.arrestTitle' : 'police.uselessTitle', confirming)}
          what={t(confirming.about === 'arrest' ? 'police.arrestWhat' : USELESS[confirming.about])}
          yes={t(confirming.about === 'arrest' ? 'police.arrestConfirm' : 'police.uselessConfirm')}
          grave={confirming.about === 'arrest'}
          onYes={() => void put(confirming.circle)}
          onNo={() => setConfirming(null)}
        />
      )}
    </>
  );
}

const USELESS = { scene: 'police.uselessScene', clue: 'police.uselessClue' } as const;

function isAnswered(answered: readonly Answered[], circle: number, asked: Asked): boolean {
  return answered.some((one) => one.circle === circle && one.asked === asked);
}

function markerOn({ scenes, clues }: Table, circle: number): 'scene' | 'clue' | null {
  if (scenes.some((scene) => scene === circle)) return 'scene';
  return clues.some((clue) => clue === circle) ? 'clue' : null;
}

function noteOn(table: Table, circle: number): 'scene' | 'clue' | 'falseClue' | null {
  return table.falseClues.some((one) => one === circle) ? 'falseClue' : markerOn(table, circle);
}
