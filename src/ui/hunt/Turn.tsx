/**
 * The police's turn where their places are kept: first the policemen are entered on the map, then each asks from where he
 * stands. Covered, drawn from what everybody knows.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Aside, asidesAt } from '../../app/stage';
import { board } from '../../board/index';
import { isThirdStep, type Policeman } from '../../rules/index';
import { announce } from '../announce';
import { useHeard } from '../ask/heard';
import { Latest } from '../ask/Latest';
import { HeardTonight } from '../game/HeardTonight';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { Asking } from './Asking';
import {
  type Answered,
  type Asked,
  crossingsFor,
  firstToAsk,
  goesOnToAsk,
  nextOf,
  spentFor,
  stillToMove,
} from './choices';
import { useGiving } from './giving';
import { JackMayLine } from './JackMayLine';
import { Moving } from './Moving';
import { SentLine } from './SentLine';
import type { DeskProps, ScreenProps } from './screens';

type Doing = 'move' | Asked;

/** On the detectives' own device nothing is asked back or laid that is Jack's: there `onAside` and `onBack` are absent. */
type TurnProps = Pick<DeskProps, 'session'> &
  Partial<Pick<ScreenProps, 'onAside' | 'onBack'>> & {
    /** The detectives hold the phone. */
    readonly theirs?: boolean;
    /** Whether the turn may be ended, where somebody asks first. */
    readonly beforeDone?: () => Promise<boolean>;
  };

export function Turn({ session, onAside, onBack, theirs = onBack !== undefined, beforeDone }: TurnProps) {
  const told = session.told.value;
  const { table } = told;
  useHeard(told);
  const dispatching = useGiving(session);
  const [doing, setDoing] = useState<Doing>(() =>
    table.turn.acted || stillToMove(table).length === 0 ? 'clue' : 'move',
  );
  const { length: asks } = told.heard;
  const [before] = useState(asks);
  useEffect(() => {
    // Somebody asks on another phone: the questions are shown, and who is next.
    if (asks > before) setDoing((now) => (now === 'move' ? 'clue' : now));
  }, [asks]);
  const [selected, setSelected] = useState<Policeman>(
    () => (doing === 'move' ? stillToMove(table)[0] : goesOnToAsk(board, told)) ?? 'blue',
  );
  const [answer, setAnswer] = useState<Answered | null>(null);

  const select = (policeman: Policeman): void => {
    setAnswer(null);
    setSelected(policeman);
  };
  const toQuestions = (kind: Asked): void => {
    setDoing(kind);
    select(firstToAsk(session.told.value.table) ?? selected);
  };
  const choose = (next: Doing): void => {
    dispatching.forget();
    setAnswer(null);
    if (next !== 'move' && doing === 'move') {
      toQuestions(next);
      return;
    }
    setDoing(next);
    const now = session.told.value.table;
    if (next === 'move' && crossingsFor(board, now, selected).size === 0) select(stillToMove(now)[0] ?? selected);
  };
  const toThird = (): void => {
    dispatching.forget();
    setAnswer(null);
    setDoing('move');
  };
  const ending = useRef(false);
  /** A tap right after a move or a question is a wish of its own: it waits for that one's end. */
  const done = async (): Promise<void> => {
    if (ending.current) return;
    ending.current = true;
    const last = await dispatching.settled();
    if (last === null || last.ok) await end();
    ending.current = false;
  };
  const end = async (): Promise<void> => {
    if (beforeDone !== undefined && !(await beforeDone())) return;
    const outcome = await dispatching.give({ type: 'policeDone' });
    if (outcome?.ok) announce(t('police.doneSaid'));
  };
  const asides = onAside ? asidesAt(table, 'police', false).filter(isJacksOwn) : [];
  const props = { session, dispatching, selected, onSelect: select };
  return (
    <div class="hunt">
      {asides.length > 0 && (
        <div class="hunt-pair">
          {asides.map((aside) => (
            <button key={aside} type="button" class="button hunt-aside" onClick={() => onAside?.(aside)}>
              {t(`jacks.${aside}`)}
            </button>
          ))}
        </div>
      )}
      <JackMayLine table={table} />
      <SentLine told={told} />
      <Segments
        legend={t('turn.what')}
        segments={[
          { value: 'move', label: t('turn.move') },
          { value: 'clue', label: t('police.clue') },
          { value: 'arrest', label: t('police.arrest') },
        ]}
        chosen={doing}
        onChoose={choose}
      />
      {doing === 'move' ? (
        <Moving {...props} onAllMoved={() => toQuestions('clue')} />
      ) : (
        <Asking
          {...props}
          asked={doing}
          answer={answer}
          onAnswer={(heard) => {
            setAnswer(heard);
            // What was chosen while the answer was on its way stays.
            if (heard !== null) setDoing((now) => (now === heard.asked ? 'clue' : now));
          }}
          onThird={isThirdStep(table, selected) && crossingsFor(board, table, selected).size > 0 ? toThird : null}
          next={nextOf((one) => spentFor(table, one, 'clue') === null, selected)}
          theirs={theirs}
        />
      )}
      {doing !== 'move' && <HeardTonight told={told} />}
      <div class="foot foot-stays ask-foot">
        {doing !== 'move' && <Latest told={told} />}
        {onBack !== undefined && (
          <button type="button" class="button button-quiet" onClick={onBack}>
            {t('ask.back')}
          </button>
        )}
        {doing === 'move' && (
          <button type="button" class="button button-main" onClick={() => choose('clue')}>
            {t('turn.toQuestions')}
          </button>
        )}
        <button type="button" class="button" aria-busy={dispatching.busy} onClick={() => void done()}>
          {t('police.done')}
        </button>
      </div>
    </div>
  );
}

function isJacksOwn(aside: Aside): aside is 'falseClue' | 'goulston' {
  return aside === 'falseClue' || aside === 'goulston';
}
