/**
 * The phone in the detectives' hands, while Jack's side stays locked: a circle is tapped on the map, in the list or typed,
 * and the sheet answers. All of it is drawn from what everybody knows. A question is two or three taps.
 */
import '../../i18n/with-stages';
import './ask.css';
import { useMemo, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import type { Heard } from '../../log/index';
import type { Policeman } from '../../rules/index';
import { announce } from '../announce';
import { HeardTonight } from '../game/HeardTonight';
import { TonightTrack } from '../game/Tonight';
import { ChipPad, Tens } from '../move/Chips';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { WaySwitch } from '../move/WaySwitch';
import { askWay, useWide } from '../move/way';
import { Confirm } from '../parts/Dialog';
import { Keypad, Typing } from '../parts/Keypad';
import { useNumbers } from '../parts/numbers';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { useAsking } from './asking';
import { Who } from './Who';

type Asked = Heard['asked'];

export interface AskProps {
  readonly session: Session;
  readonly onBack: () => void;
}

export function Ask({ session, onBack }: AskProps) {
  const { told, waiting, answer, refused, ask, done, forget } = useAsking(session);
  const { table } = told;
  const numbers = useNumbers(1, () => forget());
  const [asked, setAsked] = useState<Asked>('clue');
  const [who, setWho] = useState<Policeman | null>(null);
  const [confirming, setConfirming] = useState<'arrest' | 'scene' | 'clue' | null>(null);
  const wide = useWide();
  const way = wide && askWay.value === 'map' ? 'keys' : askWay.value;
  const circles = useMemo(
    () => board.circles.filter((circle) => !table.falseClues.includes(circle)),
    [table.falseClues],
  );
  const offered = useMemo(() => ({ kind: 'circles', places: new Set(circles) }) as const, [circles]);
  const [text = ''] = numbers.texts;
  const circle = Number(text);
  const chosen = circles.find((one) => String(one) === text) ?? null;

  const put = async (): Promise<void> => {
    setConfirming(null);
    const type = asked === 'clue' ? 'clueSearched' : 'arrestAttempted';
    const heard = await ask({ type, circle, ...(who !== null && { policeman: who }) });
    if (heard === null) return;
    // Not `clear`: what is typed is forgotten without forgetting the answer.
    numbers.renew();
    setAsked('clue');
    announce(t('police.said', { circle: heard.circle, answer: answerOf(heard) }));
  };
  const start = (): void => {
    if (text === '' || waiting) return;
    // The useless question is warned about first, where it is not refused (CLUE-7).
    const lies = table.options.forbidUselessSearch ? null : markerOn();
    if (asked === 'arrest') setConfirming('arrest');
    else if (lies !== null) setConfirming(lies);
    else void put();
  };
  function markerOn(): 'scene' | 'clue' | null {
    if (chosen === null) return null;
    if (table.scenes.includes(chosen)) return 'scene';
    return table.clues.includes(chosen) ? 'clue' : null;
  }
  const act = {
    action: t(asked === 'clue' ? 'pad.ask' : 'pad.arrest'),
    ready: text !== '' && answer === null,
    busy: waiting,
    grave: asked === 'arrest',
    onAction: start,
  };
  const map = (
    <MapPart
      offered={offered}
      chosen={answer === null ? chosen : null}
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
        <div class="ask-how">
          <Segments
            legend={t('police.ask')}
            segments={[
              { value: 'clue', label: t('police.clue') },
              { value: 'arrest', label: t('police.arrest') },
            ]}
            chosen={asked}
            onChoose={(kind: Asked) => {
              // What was answered is done with; a number still being chosen stays.
              if (answer !== null) numbers.clear();
              forget();
              setAsked(kind);
            }}
          />
          <Who chosen={who} onChoose={setWho} />
        </div>
        <div class="where">
          <div class="place asked">
            <span class="numeral">{answer?.circle ?? (text === '' ? '–' : text)}</span>
            <span class="asked-words" aria-busy={waiting}>
              {waiting ? t('ask.waiting') : answer !== null ? answerOf(answer) : t('ask.choose')}
            </span>
          </div>
          <WaySwitch
            ways={wide ? ['keys', 'list'] : ['map', 'list', 'keys']}
            chosen={way}
            onChoose={(next) => {
              askWay.value = next;
            }}
          />
        </div>
        {refused !== null && <Refusal breach={refused.breach} />}
        {way === 'keys' && <Keypad numbers={numbers} {...act} />}
        {way === 'list' && (
          <ChipPad {...act} tall>
            <Tens circles={circles} chosen={answer === null ? chosen : null} onPick={numbers.put} />
          </ChipPad>
        )}
        {way === 'map' && map}
        <HeardTonight told={told} />
        <div class="foot foot-stays ask-foot">
          <button type="button" class="button button-quiet" onClick={onBack}>
            {t('ask.back')}
          </button>
          <button
            type="button"
            class="button"
            onClick={async () => {
              const outcome = await done();
              if (outcome?.ok) announce(t('police.doneSaid'));
            }}
          >
            {t('police.done')}
          </button>
        </div>
      </Typing>
      {wide && map}
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
    </div>
  );
}

function answerOf({ asked, yes }: Heard): string {
  if (asked === 'clue') return t(yes ? 'police.clueYes' : 'police.clueNo');
  return t(yes ? 'police.arrestYes' : 'police.arrestNo');
}
