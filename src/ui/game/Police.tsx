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
import type { Policeman } from '../../rules/index';
import { announce } from '../announce';
import { AskBack } from '../ask/AskBack';
import { type Doubt, doubtAbout } from '../ask/doubt';
import { useHeard } from '../ask/heard';
import { Latest } from '../ask/Latest';
import { Said } from '../ask/Said';
import { Who } from '../ask/Who';
import { JackMayLine } from '../hunt/JackMayLine';
import { ChipPad, Tens } from '../move/Chips';
import { WaySwitch } from '../move/WaySwitch';
import { aloudWay } from '../move/way';
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
  const [answer, setAnswer] = useState<Heard | null>(null);
  const forgetAll = (): void => {
    forget();
    setAnswer(null);
  };
  const numbers = useNumbers(1, forgetAll);
  const { refused, busy, give, forget } = useDispatching(session, numbers.renew);
  const [asked, setAsked] = useState<Asked>('clue');
  const [who, setWho] = useState<Policeman | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [circle = 0] = numbers.values;
  useHeard(told);

  const question = {
    type: asked === 'clue' ? 'clueSearched' : 'arrestAttempted',
    circle,
    ...(who !== null && { policeman: who }),
  } as const;
  const put = async (): Promise<void> => {
    setDoubt(null);
    const outcome = await give(question);
    if (!outcome?.ok) return;
    numbers.clear();
    setAsked('clue');
    const heard = session.told.value.heard.at(-1);
    if (heard !== undefined) setAnswer(heard);
  };
  const ask = (): void => {
    if (!numbers.complete) return;
    const about = doubtAbout(board, table, question);
    if (about === null) void put();
    else setDoubt(about);
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
                {t(`jacks.${aside}`)}
              </button>
            ),
        )}
        <JackMayLine table={table} />
        <div class="ask-how">
          <Segments
            legend={t('police.ask')}
            segments={[
              { value: 'clue', label: t('police.clue') },
              { value: 'arrest', label: t('police.arrest') },
            ]}
            chosen={asked}
            onChoose={(chosen: Asked) => {
              forgetAll();
              setAsked(chosen);
            }}
          />
          <Who
            chosen={who}
            onChoose={(policeman) => {
              forgetAll();
              setWho(policeman);
            }}
          />
        </div>
        <div class="where">
          <Said answer={answer} typed={numbers.texts[0] ?? ''} hint={t('police.type')} theirs={false} />
          <WaySwitch
            ways={['keys', 'list']}
            chosen={aloudWay.value}
            onChoose={(next) => {
              aloudWay.value = next;
            }}
          />
        </div>
        {refused !== null && (
          <div class="reason">
            <Refusal breach={refused.breach} />
          </div>
        )}
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
        <Latest told={told} />
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
      {doubt !== null && <AskBack circle={circle} doubt={doubt} onYes={() => void put()} onNo={() => setDoubt(null)} />}
    </>
  );
}
