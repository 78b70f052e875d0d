/**
 * The policemen's questions: his circles are buttons, one tap asks. What was answered this turn is not asked again, since
 * Jack stands still meanwhile. A circle can be typed as well: by eye, or where the table rules otherwise.
 */
import { useRef, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import { board } from '../../board/index';
import type { Policeman, Table } from '../../rules/index';
import { AskBack } from '../ask/AskBack';
import { type Doubt, doubtAbout, markerOn } from '../ask/doubt';
import { Said } from '../ask/Said';
import { WaySwitch } from '../move/WaySwitch';
import { useNumbers } from '../parts/numbers';
import { list, t } from '../words';
import {
  type Answered,
  type Asked,
  answeredThisTurn,
  askNote,
  circlesFor,
  isAnswered,
  spentFor,
  stillToMove,
} from './choices';
import type { Giving } from './giving';
import { Lifting } from './Lifting';
import { Pawns } from './Pawns';
import { TypedCircle } from './TypedCircle';

interface AskingProps {
  readonly session: Desk;
  readonly dispatching: Giving;
  readonly selected: Policeman;
  readonly onSelect: (policeman: Policeman) => void;
  readonly asked: Asked;
  /** The answer that came last, until something else is chosen. */
  readonly answer: Answered | null;
  readonly onAnswer: (answer: Answered | null) => void;
  /** Rushing: this one may take a third step instead; null where he may not. */
  readonly onThird: (() => void) | null;
  /** Who may ask when this one is finished. */
  readonly next: Policeman | null;
  /** The detectives hold the phone. */
  readonly theirs: boolean;
}

export function Asking(props: AskingProps) {
  const { session, dispatching, selected, onSelect, asked, answer, onAnswer, onThird, next, theirs } = props;
  const { table } = session.told.value;
  const { busy, give, forget, refused } = dispatching;
  const [asking, setAsking] = useState<{ readonly circle: number; readonly doubt: Doubt } | null>(null);
  const [typing, setTyping] = useState(false);
  const [lastAsked, setLastAsked] = useState<number | null>(null);
  const typedAnew = useRef(false);
  const numbers = useNumbers(1, () => {
    typedAnew.current = true;
    forget();
    onAnswer(null);
  });
  const answered = answeredThisTurn(session.told.value);
  const underWay = theirs && dispatching.busy && lastAsked !== null;
  const spent = spentFor(table, selected, asked);
  const circles = circlesFor(board, table, selected);
  const typed = typing || circles === null;
  const [text = ''] = numbers.texts;
  /** The next circle is typed while the last question is on its way. */
  const typesNext = underWay && typed && text !== '' && Number(text) !== lastAsked;

  const question = (circle: number) =>
    ({ type: asked === 'clue' ? 'clueSearched' : 'arrestAttempted', policeman: selected, circle }) as const;
  const put = async (circle: number): Promise<void> => {
    setAsking(null);
    setLastAsked(circle);
    // In their hands, and from another device longer, the last answer is not taken for this one.
    if (theirs) onAnswer(null);
    numbers.renew();
    typedAnew.current = false;
    const outcome = await give(question(circle));
    if (outcome?.ok) hear(circle);
    else if (!typedAnew.current) numbers.renew();
  };
  const hear = (circle?: number): void => {
    if (!typedAnew.current) numbers.clear();
    // Somebody else may have asked meanwhile, on another device.
    const heard = answeredThisTurn(session.told.value).findLast((one) => circle === undefined || one.circle === circle);
    if (heard === undefined) return;
    onAnswer(heard);
  };
  const ask = (circle: number): void => {
    const doubt = doubtAbout(board, table, question(circle));
    if (doubt === null) void put(circle);
    else setAsking({ circle, doubt });
  };
  const select = (policeman: Policeman): void => {
    forget();
    numbers.clear();
    onSelect(policeman);
  };
  const finished =
    spent !== null || (asked === 'clue' && circles?.every((circle) => isAnswered(answered, circle, asked)) === true);
  const waiting = table.turn.acted ? [] : stillToMove(table);
  return (
    <>
      <Pawns
        legend={t('hunt.which')}
        selected={selected}
        note={(policeman) => t(`turn.note.${askNote(board, table, answered, policeman, asked)}`)}
        onSelect={select}
      />
      {refused !== null ? (
        <Lifting session={session} dispatching={dispatching} onLifted={() => hear()} />
      ) : (
        <div class="where">
          <Said
            answer={answer}
            typed={typesNext ? text : underWay ? String(lastAsked) : typed ? text : ''}
            hint={
              typesNext
                ? t('ask.onItsWay', { circle: lastAsked ?? '' })
                : t(underWay ? 'ask.waiting' : typed ? 'police.type' : 'turn.askFirst')
            }
            busy={underWay}
            theirs={theirs}
          />
          {circles !== null && (
            <WaySwitch
              ways={['list', 'keys']}
              chosen={typed ? 'keys' : 'list'}
              onChoose={(way) => setTyping(way === 'keys')}
            />
          )}
        </div>
      )}
      {typed ? (
        <>
          {circles === null && <p class="facts">{t('turn.byEye', { policeman: t(`policeman.${selected}`) })}</p>}
          <TypedCircle
            asked={asked}
            numbers={numbers}
            dispatching={dispatching}
            unseen={answer !== null && text !== ''}
            onAsk={ask}
          />
        </>
      ) : (
        <fieldset class="circles">
          <legend class="label">
            {t(asked === 'clue' ? 'turn.reachClue' : 'turn.reachArrest', { policeman: t(`policeman.${selected}`) })}
          </legend>
          {circles.map((circle) => {
            const before = answered.findLast((one) => one.circle === circle && one.asked === asked);
            const lies = noteOn(table, circle);
            // While one is on its way another tap would be lost.
            const closed = busy || spent !== null || before !== undefined || table.falseClues.includes(circle);
            const note = before ? t(before.yes ? 'turn.noteYes' : 'turn.noteNo') : lies && t(`map.is.${lies}`);
            const yes = theirs && before?.yes === true;
            return (
              <button
                key={circle}
                type="button"
                class={`circle${asked === 'arrest' ? ' circle-arrest' : ''}${yes ? ' circle-yes' : ''}`}
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
            <button type="button" class="circle circle-next" onClick={() => select(next)}>
              {t('turn.next', { policeman: t(`policeman.${next}`) })}
            </button>
          )}
        </fieldset>
      )}
      {onThird !== null && (
        <button type="button" class="button hunt-aside" aria-disabled={busy} onClick={() => !busy && onThird()}>
          {t('turn.third', { policeman: t(`policeman.${selected}`) })}
        </button>
      )}
      {spent !== null && (
        <p class="facts">{t(`because.actedAlready.${spent}`, { policeman: t(`policeman.${selected}`) })}</p>
      )}
      {waiting.length > 0 && (
        <p class="facts">{t('turn.notMoved', { policemen: list(waiting.map((one) => t(`policeman.${one}`))) })}</p>
      )}
      {asking !== null && <AskBack {...asking} onYes={() => void put(asking.circle)} onNo={() => setAsking(null)} />}
    </>
  );
}

function noteOn(table: Table, circle: number): 'scene' | 'clue' | 'falseClue' | null {
  return table.falseClues.some((one) => one === circle) ? 'falseClue' : markerOn(table, circle);
}
