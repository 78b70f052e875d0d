/**
 * The detectives' own device: which part of the evening is on, and how it stands with Jack's phone. Everything here is what
 * everybody knows.
 */
import '../../i18n/with-game';
import '../../i18n/with-guest';
import '../../i18n/with-stages';
import '../../i18n/with-hunt';
import '../../i18n/with-end';
import '../../i18n/with-map';
import '../../i18n/with-refusal';
import '../game/game.css';
import '../game/stages.css';
import '../hunt/hunt.css';
import './guest.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GuestSession } from '../../app/guest-types';
import { asidesAt, type Stage } from '../../app/stage';
import { judgesHell, judgesPolice, type Table } from '../../rules/index';
import { AgreedOnce } from '../agreed/AgreedOnce';
import { announce } from '../announce';
import { Ask } from '../ask/Ask';
import { useAwake } from '../game/awake';
import { HeardTonight } from '../game/HeardTonight';
import { GuestHell } from '../hell/GuestHell';
import { type Step, stepOf } from '../hell/steps';
import { titleOfStep } from '../hell/titles';
import { Once } from '../hints/Hint';
import { guestHintAt } from '../hints/which';
import { Alarm } from '../hunt/Alarm';
import { Goulston } from '../hunt/Goulston';
import { Proposing } from '../hunt/proposing';
import { Rewind } from '../hunt/Rewind';
import { StatePlaces } from '../hunt/StatePlaces';
import { Turn } from '../hunt/Turn';
import { Heading } from '../parts/Heading';
import { useTonight } from '../rules/tonight';
import { t } from '../words';
import type { Beside } from './beside';
import { Display } from './Display';
import { Gone } from './Gone';
import { GuestEnd } from './GuestEnd';
import { GuestMenu } from './GuestMenu';
import { Log } from './Log';
import { LookMap } from './LookMap';
import { PresenceLine } from './PresenceLine';
import { notDoneInWords } from './presence';
import { Remind } from './Remind';
import { type Reminder, remindersFor } from './reminders';
import { Unsents } from './Unsents';
import { useDesk } from './useDesk';
import { BetweenNights, JacksTurn } from './Waiting';

export interface GuestGameProps {
  readonly session: GuestSession;
  readonly onHome: () => void;
  /** To joining this game again, where Jack’s phone has removed this device. */
  readonly onJoin?: (() => void) | undefined;
  /** Deletes what this device holds of the game. */
  readonly onForget?: (() => void) | undefined;
}

export function GuestGame({ session, onHome, onJoin, onForget }: GuestGameProps) {
  const told = session.told.value;
  const { table } = told;
  const { desk, onItsWay, notDone, forget, send } = useDesk(session);
  const [wanted, setBeside] = useState<Beside | null>(null);
  const [menu, setMenu] = useState(false);
  const [map, setMap] = useState(false);
  const { beforeDone, reminding } = useReminders(session);
  useTonight(table);
  const hunting = table.phase === 'jack' || table.phase === 'police';
  const display = session.header.value.seat === 'display';
  const { is } = session.presence.value;
  const gone = is === 'removed' || is === 'ended' ? is : null;
  const inHell = table.phase === 'hell' && judgesHell(table);
  useAwake((hunting || inHell) && !display);
  useAnnounced(table);

  // What stands beside the evening's course ends by itself when its moment is over.
  const asides: readonly string[] = asidesAt(table, stageFor(table), told.inTurn.length > 0);
  const possible = (one: 'places' | 'rewind'): boolean =>
    !display && gone === null && table.end === null && asides.includes(one);
  const beside = wanted === 'log' || (wanted !== null && possible(wanted)) ? wanted : null;
  const toGame = (): void => setBeside(null);
  const openMenu = (): void => setMenu(true);

  const body = () => {
    switch (beside) {
      case 'places':
        return <StatePlaces session={desk} onDone={toGame} />;
      case 'rewind':
        return <Rewind session={desk} onDone={toGame} />;
      case 'log':
        return <Log entries={session.entries.value} onBack={toGame} />;
      case null:
        break;
    }
    if (table.end !== null) return <GuestEnd session={session} onHome={onHome} />;
    // What cannot be sent is not offered.
    if (gone !== null) return <HeardTonight told={told} />;
    switch (table.phase) {
      case 'start':
      case 'hideout':
        return <p class="prose">{t('guest.hideoutWhat')}</p>;
      case 'between':
        return <BetweenNights told={told} />;
      case 'hell':
        if (judgesHell(table)) return <GuestHell session={desk} />;
        return <p class="prose">{t('guest.hellWhat')}</p>;
      case 'alarm':
        return (
          <>
            <p class="label guest-alarm-what">{t('guest.alarmWhat')}</p>
            <Alarm session={desk} />
          </>
        );
      case 'jack':
        return <JacksTurn told={told} />;
      case 'police':
        if (table.goulston !== null) return <Goulston session={desk} onDone={toGame} />;
        if (judgesPolice(table)) return <Turn session={desk} theirs beforeDone={beforeDone} />;
        return <Ask session={desk} beforeDone={beforeDone} />;
    }
  };
  const sheets = (
    <>
      {menu && (
        <GuestMenu
          session={session}
          desk={desk}
          possible={possible}
          onBeside={setBeside}
          onMap={table.end === null ? () => setMap(true) : undefined}
          onHome={onHome}
          onForget={onForget}
          onClose={() => setMenu(false)}
        />
      )}
      {map && <LookMap told={told} onClose={() => setMap(false)} />}
      {reminding !== null && <Remind {...reminding} />}
    </>
  );
  if (display && gone === null && beside === null && table.end === null) {
    return (
      <Display session={session} onMenu={openMenu}>
        {sheets}
      </Display>
    );
  }
  return (
    <main
      class="screen game guest"
      key={`${beside}${table.phase}${hellStepOf(table)}${table.end !== null}${table.goulston !== null}`}
    >
      <header class="bar">
        <div class="bar-text">
          <p class="bar-over">
            {table.night > 0 && <span>{t('bar.night', { night: table.night })}</span>}
            {table.time !== null && (
              <>
                <span>{t('guest.moves', { count: table.jackMoves })}</span>
                <span>{t('bar.left', { count: table.left })}</span>
              </>
            )}
          </p>
          <Heading>{titleOf(table, beside)}</Heading>
        </div>
        <button type="button" class="button button-quiet" onClick={openMenu}>
          {t('bar.menu')}
        </button>
      </header>
      {gone !== null && table.end === null && beside === null ? (
        <Gone why={gone} onLog={() => setBeside('log')} onMap={() => setMap(true)} onJoin={onJoin} />
      ) : (
        <PresenceLine session={session} onItsWay={onItsWay}>
          {table.time !== null && table.end === null && (
            <p class="presence-tokens">
              <span>{t('track.coaches', { count: table.tokens.coaches })}</span>{' '}
              <span>{t('track.alleys', { count: table.tokens.alleys })}</span>
            </p>
          )}
        </PresenceLine>
      )}
      {session.trouble.value !== null && <p class="trouble">{t('guest.notKept')}</p>}
      {notDone !== null && (
        <div class="trouble">
          <p>{notDoneInWords(notDone)}</p>
          <button type="button" class="button" onClick={forget}>
            {t('notDone.close')}
          </button>
        </div>
      )}
      <LevelNow session={session} />
      {gone === null && <Unsents session={session} onSend={send} />}
      <Proposing.Provider value={true}>{body()}</Proposing.Provider>
      {gone === null && beside === null && table.end === null && (
        <>
          {table.phase !== 'start' && <AgreedOnce id={session.header.value.id} table={table} />}
          <Once name={guestHintAt(table.phase)} />
        </>
      )}
      {sheets}
    </main>
  );
}

/** What was agreed on Jack's phone decides what is entered here from now on: said, and shown until something happens. */
function LevelNow({ session }: Pick<GuestGameProps, 'session'>) {
  const { table } = session.told.value;
  const last = session.entries.value.at(-1)?.event;
  const said = t('log.refereeSet', { level: t(`level.${table.referee}`) });
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) announce(said);
    first.current = false;
  }, [table.referee]);
  return last?.type === 'refereeSet' ? <p class="slip">{said}</p> : null;
}

/** Reminds once a turn, and waits for what is tapped. */
function useReminders({ told }: GuestSession) {
  const [asking, setAsking] = useState<{
    readonly reminders: readonly Reminder[];
    readonly answer: (yes: boolean) => void;
  } | null>(null);
  const reminded = useRef('');
  const beforeDone = async (): Promise<boolean> => {
    const { table } = told.value;
    const turn = `${table.night} ${table.jackMoves}`;
    const reminders = remindersFor(table);
    if (reminders.length === 0 || reminded.current === turn) return true;
    reminded.current = turn;
    const yes = await new Promise<boolean>((answer) => setAsking({ reminders, answer }));
    setAsking(null);
    return yes;
  };
  return { beforeDone, reminding: asking };
}

/** Whose turn it is, said when it changes. */
function useAnnounced(table: Table): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) announce(titleOf(table, null));
    first.current = false;
  }, [table.phase, table.night, table.end !== null, hellStepOf(table)]);
}

/** Which step of a refereed Hell is on; null outside. */
function hellStepOf(table: Table): Step | null {
  return table.phase === 'hell' && judgesHell(table) ? stepOf(table) : null;
}

/** Where the evening stands for everybody. */
function stageFor(table: Table): Stage {
  switch (table.phase) {
    case 'start':
      return 'elsewhere';
    case 'jack':
      return 'move';
    case 'hell':
      return judgesHell(table) ? 'hell' : 'crime';
    default:
      return table.phase;
  }
}

function titleOf(table: Table, beside: Beside | null): string {
  if (beside === 'log') return t('guest.title.log');
  if (beside !== null) return t(`aside.${beside}`);
  if (table.end !== null) return t('end.title');
  switch (table.phase) {
    case 'start':
    case 'hideout':
      return t('guest.title.hideout');
    case 'between':
      return table.night === 0 ? t('between.first') : t('between.over', { night: table.night });
    case 'hell': {
      const step = hellStepOf(table);
      return step === null ? t('guest.title.hell') : titleOfStep(step);
    }
    case 'alarm':
      return t('alarm.title');
    case 'jack':
      return t('guest.title.jack');
    case 'police':
      return table.jackMoves === 0 ? t('police.begin') : t('display.turn.police');
  }
}
