/**
 * The phone in the detectives' hands, while Jack's side stays locked: a circle is tapped on the map, in the list or typed,
 * and the sheet answers. All of it is drawn from what everybody knows. A question is two or three taps.
 */
import '../../i18n/with-stages';
import './ask.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import { board } from '../../board/index';
import type { Heard } from '../../log/index';
import type { Policeman } from '../../rules/index';
import { announce } from '../announce';
import { HeardTonight } from '../game/HeardTonight';
import { TonightTrack } from '../game/Tonight';
import { JackMayLine } from '../hunt/JackMayLine';
import { ChipPad, Tens } from '../move/Chips';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { WaySwitch } from '../move/WaySwitch';
import { askWay, useWide } from '../move/way';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { AskBack } from './AskBack';
import { likelyToAsk, nextToAsk, useAsking } from './asking';
import { type Doubt, doubtAbout } from './doubt';
import { useHeard } from './heard';
import { Latest } from './Latest';
import { Said } from './Said';
import { Who } from './Who';

type Asked = Heard['asked'];

export interface AskProps {
  readonly session: Desk;
  /** Gives the phone back to Jack; absent on the detectives' own device. */
  readonly onBack?: () => void;
  /** Whether the turn may be ended, where somebody asks first. */
  readonly beforeDone?: () => Promise<boolean>;
}

export function Ask({ session, onBack, beforeDone }: AskProps) {
  const own = onBack === undefined;
  const { told, waiting, answer, refused, ask, done, forget } = useAsking(session, !own);
  const { table } = told;
  useHeard(told);
  const numbers = useNumbers(1, () => {
    typedAnew.current = true;
    forget();
  });
  const [asked, setAsked] = useState<Asked>('clue');
  const [who, setWho] = useState<Policeman | null>(() => (own ? likelyToAsk(told) : null));
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  /** The circle of the question that is on its way; what is typed meanwhile is the next one. */
  const [under, setUnder] = useState<number | null>(null);
  const typedAnew = useRef(false);
  const wide = useWide();
  const way = wide && askWay.value === 'map' ? 'keys' : askWay.value;
  const circles = useMemo(
    () => board.circles.filter((circle) => !table.falseClues.includes(circle)),
    [table.falseClues],
  );
  const offered = useMemo(() => ({ kind: 'circles', places: new Set(circles) }) as const, [circles]);
  const next = nextToAsk(table, who);
  const [text = ''] = numbers.texts;
  const circle = Number(text);
  const chosen = circles.find((one) => String(one) === text) ?? null;

  const question = {
    type: asked === 'clue' ? 'clueSearched' : 'arrestAttempted',
    circle,
    ...(who !== null && { policeman: who }),
  } as const;
  /** What is chosen when the answer comes: on another phone that may be late, and what was chosen meanwhile stays. */
  const now = useRef({ asked, who });
  now.current = { asked, who };
  const put = async (): Promise<void> => {
    setDoubt(null);
    // Its digits make room at once: the next one that is typed begins the next question.
    numbers.renew();
    typedAnew.current = false;
    setUnder(circle);
    const heard = await ask(question);
    setUnder(null);
    if (heard === null) return typedAnew.current ? undefined : numbers.renew();
    if (!typedAnew.current) numbers.clear();
    if (now.current.asked === asked) setAsked('clue');
    if (now.current.who !== who) return;
    if (own && (heard.yes || heard.asked === 'arrest')) setWho(nextToAsk(session.told.value.table, who));
  };
  const start = (): void => {
    if (text === '' || waiting) return;
    const about = doubtAbout(board, table, question);
    if (about === null) void put();
    else setDoubt(about);
  };
  // What is typed while a question is on its way is the next one, and says so.
  const typesNext = waiting && under !== null && text !== '' && circle !== under;
  const hint = typesNext
    ? t('ask.onItsWay', { circle: under })
    : waiting
      ? t('ask.waiting')
      : t(text === '' ? 'ask.choose' : asked === 'clue' ? 'police.clue' : 'police.arrest');
  const act = {
    // Beside the answer that has come the next circle, typed meanwhile, stands on the button.
    action: `${t(asked === 'clue' ? 'pad.ask' : 'pad.arrest')}${answer !== null && text !== '' ? ` ${text}` : ''}`,
    ready: text !== '' && !waiting,
    busy: waiting,
    grave: asked === 'arrest',
    onAction: start,
  };
  const map = (
    <MapPart
      offered={offered}
      chosen={chosen}
      onChoose={(place) => typeof place === 'number' && numbers.put(place)}
      marks={publicMarks(table)}
      height={wide ? 'var(--map-beside)' : 'var(--map-asking)'}
    >
      {!wide && (
        <button
          type="button"
          class={act.grave ? 'button button-grave' : 'button button-main'}
          aria-disabled={!act.ready}
          aria-busy={waiting}
          onClick={() => act.ready && start()}
        >
          {act.action}
        </button>
      )}
    </MapPart>
  );
  return (
    <div class={wide ? 'beside' : 'alone'}>
      <Typing numbers={numbers} onEnter={() => act.ready && start()}>
        {(way === 'keys' || wide) && <TonightTrack told={told} />}
        <JackMayLine table={table} />
        <div class="ask-how">
          <Segments
            legend={t('police.ask')}
            segments={[
              { value: 'clue', label: t('police.clue') },
              { value: 'arrest', label: t('police.arrest') },
            ]}
            chosen={asked}
            onChoose={(kind: Asked) => {
              forget();
              setAsked(kind);
            }}
          />
          <Who
            chosen={who}
            onChoose={(policeman) => {
              forget();
              setWho(policeman);
            }}
          />
          {own && next !== null && next !== who && (
            <button
              type="button"
              class="button who"
              onClick={() => {
                forget();
                setWho(next);
              }}
            >
              <span class="who-label">{t('who.next')}</span> {t(`policeman.${next}`)}
            </button>
          )}
        </div>
        <div class="where">
          <Said answer={answer} typed={text} hint={hint} theirs busy={waiting} />
          <WaySwitch
            ways={wide ? ['keys', 'list'] : ['map', 'list', 'keys']}
            chosen={way}
            onChoose={(next) => {
              askWay.value = next;
            }}
          />
        </div>
        {refused !== null && (
          <div class="reason">
            <Refusal breach={refused.breach} />
          </div>
        )}
        {way === 'keys' && <Keypad numbers={numbers} {...act} />}
        {way === 'list' && (
          <ChipPad {...act} tall>
            <Tens circles={circles} chosen={chosen} onPick={numbers.put} />
          </ChipPad>
        )}
        {way === 'map' && map}
        <HeardTonight told={told} />
        <div class="foot foot-stays ask-foot">
          <Latest told={told} />
          {!own && (
            <button type="button" class="button button-quiet" onClick={onBack}>
              {t('ask.back')}
            </button>
          )}
          <button
            type="button"
            class="button"
            aria-disabled={waiting}
            onClick={async () => {
              if (waiting) return;
              if (beforeDone !== undefined && !(await beforeDone())) return;
              const outcome = await done();
              if (outcome?.ok) announce(t('police.doneSaid'));
            }}
          >
            {t('police.done')}
          </button>
        </div>
      </Typing>
      {wide && map}
      {doubt !== null && <AskBack circle={circle} doubt={doubt} onYes={() => void put()} onNo={() => setDoubt(null)} />}
    </div>
  );
}
