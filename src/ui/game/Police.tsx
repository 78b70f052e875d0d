/**
 * The police's turn on Jack's phone: covered, drawn from what everybody knows. A circle is named aloud and typed, the sheet
 * answers. Yes and no differ in their words and in nothing else.
 */
import '../../i18n/with-stages';
import './stages.css';
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { type Aside, asidesAt } from '../../app/stage';
import { board } from '../../board/index';
import type { Heard } from '../../log/index';
import type { Policeman, Table } from '../../rules/index';
import { announce } from '../announce';
import { Who } from '../ask/Who';
import { ChipPad, Tens } from '../move/Chips';
import { WaySwitch } from '../move/WaySwitch';
import { aloudWay } from '../move/way';
import { Confirm } from '../parts/Dialog';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { useDispatching } from './dispatching';
import { HeardTonight } from './HeardTonight';
import { TonightTrack } from './Tonight';

type Asked = Heard['asked'];

interface PoliceProps {
  readonly session: Session;
  readonly onAside: (aside: Aside) => void;
}

export function Police({ session, onAside }: PoliceProps) {
  const told = session.told.value;
  const { table } = told;
  const numbers = useNumbers(1, () => forget());
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const [asked, setAsked] = useState<Asked>('clue');
  const [who, setWho] = useState<Policeman | null>(null);
  const [confirming, setConfirming] = useState<'arrest' | 'scene' | 'clue' | null>(null);
  /** How many were heard when this screen began: what came since is shown as an answer. */
  const [before] = useState(told.heard.length);
  const [circle = 0] = numbers.values;
  const latest = told.heard.length > before ? told.heard.at(-1) : undefined;

  const put = async (): Promise<void> => {
    setConfirming(null);
    const type = asked === 'clue' ? 'clueSearched' : 'arrestAttempted';
    const outcome = await give({ type, circle, ...(who !== null && { policeman: who }) });
    if (!outcome?.ok) return;
    numbers.clear();
    setAsked('clue');
    const heard = session.told.value.heard.at(-1);
    if (heard) announce(t('police.said', { circle: heard.circle, answer: answerOf(heard) }));
  };
  const ask = (): void => {
    if (!numbers.complete) return;
    // The useless question is warned about first, where it is not refused (CLUE-7).
    const lies = asked === 'clue' && !table.options.forbidUselessSearch ? markerOn(table, circle) : null;
    if (asked === 'arrest') setConfirming('arrest');
    else if (lies !== null) setConfirming(lies);
    else void put();
  };
  const chosen = board.circles.find((one) => String(one) === numbers.texts[0]) ?? null;
  const act = {
    action: t(asked === 'clue' ? 'pad.ask' : 'pad.arrest'),
    ready: numbers.complete,
    busy,
    grave: asked === 'arrest',
    onAction: ask,
  };
  return (
    <>
      <Typing numbers={numbers} onEnter={ask}>
        {aloudWay.value === 'keys' && <TonightTrack told={told} />}
        {asidesAt(table, 'police', false).map(
          (aside) =>
            (aside === 'falseClue' || aside === 'goulston') && (
              <button key={aside} type="button" class="button" onClick={() => onAside(aside)}>
                {t(`aside.${aside}`)}
              </button>
            ),
        )}
        <div class="ask-how">
          <Segments
            legend={t('police.ask')}
            segments={[
              { value: 'clue', label: t('police.clue') },
              { value: 'arrest', label: t('police.arrest') },
            ]}
            chosen={asked}
            onChoose={(chosen: Asked) => {
              forget();
              setAsked(chosen);
            }}
          />
          <Who chosen={who} onChoose={setWho} />
        </div>
        <div class="where">
          <div class="answer">
            {refused !== null ? (
              <Refusal breach={refused.breach} />
            ) : (
              <Answer typed={numbers.texts[0] ?? ''} heard={latest} />
            )}
          </div>
          <WaySwitch
            ways={['keys', 'list']}
            chosen={aloudWay.value}
            onChoose={(next) => {
              aloudWay.value = next;
            }}
          />
        </div>
        {aloudWay.value === 'list' ? (
          <ChipPad {...act} tall>
            <Tens circles={board.circles} chosen={chosen} onPick={numbers.put} />
          </ChipPad>
        ) : (
          <Keypad numbers={numbers} {...act} />
        )}
      </Typing>
      <HeardTonight told={told} />
      <div class="foot foot-stays">
        <button
          type="button"
          class="button"
          onClick={async () => {
            const outcome = await give({ type: 'policeDone' });
            if (outcome?.ok) announce(t('police.doneSaid'));
          }}
        >
          {t('police.done')}
        </button>
      </div>
      {confirming === 'arrest' && (
        <Confirm
          title={t('police.arrestTitle', { circle })}
          what={t('police.arrestWhat')}
          yes={t('police.arrestConfirm')}
          grave
          onYes={() => void put()}
          onNo={() => setConfirming(null)}
        />
      )}
      {(confirming === 'scene' || confirming === 'clue') && (
        <Confirm
          title={t('police.uselessTitle', { circle })}
          what={t(confirming === 'scene' ? 'police.uselessScene' : 'police.uselessClue')}
          yes={t('police.uselessConfirm')}
          onYes={() => void put()}
          onNo={() => setConfirming(null)}
        />
      )}
    </>
  );
}

interface AnswerProps {
  readonly typed: string;
  readonly heard: Heard | undefined;
}

/** The number being typed; before the next one, the last answer in its place. */
function Answer({ typed, heard }: AnswerProps) {
  const shown = typed === '' ? heard : undefined;
  return (
    <>
      <p class="numeral">{shown ? shown.circle : typed === '' ? '–' : typed}</p>
      <p class="answer-words">{shown ? answerOf(shown) : t('police.type')}</p>
    </>
  );
}

function markerOn({ scenes, clues }: Table, circle: number): 'scene' | 'clue' | null {
  if (scenes.some((scene) => scene === circle)) return 'scene';
  return clues.some((clue) => clue === circle) ? 'clue' : null;
}

function answerOf({ asked, yes }: Heard): string {
  if (asked === 'clue') return t(yes ? 'police.clueYes' : 'police.clueNo');
  return t(yes ? 'police.arrestYes' : 'police.arrestNo');
}
