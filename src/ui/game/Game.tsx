/** A game on the screen: which part of the evening is on, and what may be seen of it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Hosting } from '../../app/host-types';
import type { Session } from '../../app/session';
import { type Aside, asidesAt, isJacks, type Stage, stageOf } from '../../app/stage';
import { readyBoard } from '../../board/index';
import { type Breach, type Command, judgesPolice, type Table } from '../../rules/index';
import { isTheirDeviceHere, TheirDevice } from '../hell/their-device';
import type { PartName } from '../hunt/screens';
import { LaterSign, LaterSlips } from '../link/parts';
import { LaterAsk, LaterDialog, LaterHint, LaterKeepingSlip, LaterLook, LaterNights } from '../move/parts';
import { announceRefusal, Refusal } from '../parts/Refusal';
import { hintStage, whenIdle } from '../resuming';
import { useTonight } from '../rules/tonight';
import { t } from '../words';
import { useAwake } from './awake';
import { Bar } from './Bar';
import { Gate, type GateName } from './Gate';
import { useHell } from './hell';
import { useLock } from './lock';
import { Move } from './Move';
import {
  fetchStage,
  fetchStages,
  LaterBetween,
  LaterCrime,
  LaterEnd,
  LaterHeld,
  LaterHell,
  LaterHideout,
  LaterPart,
  LaterPolice,
  LaterTrouble,
} from './stages';
import { JacksRow } from './Tonight';

export interface GameProps {
  readonly session: Session;
  readonly onHome: () => void;
  /** Opens the game anew, as the store has it. */
  readonly onReopen: () => void;
  readonly readTexts: () => Promise<string | null>;
  /** Begun on paper: how it stands is entered once the hideout is chosen. */
  readonly paper?: boolean;
  /** What helps when this phone fails. */
  readonly onRescue?: () => void;
  /** The others' devices, and the way to them. */
  readonly hosting?: Hosting | undefined;
  readonly onDevices?: (() => void) | undefined;
  /** Practice: the guide's line, which learns whether only Jack looks, and who holds the phone on the police's turns. */
  readonly guide?: { readonly line: (open: boolean) => ComponentChildren; readonly theirs: boolean };
}

export function Game({ session, onHome, onReopen, readTexts, paper, onRescue, hosting, onDevices, guide }: GameProps) {
  const [looking, setLooking] = useState(false);
  const [aside, setAside] = useState<Aside | null>(paper ? 'paper' : null);
  const [refused, setRefused] = useState<Breach | null>(null);
  const [atMap, setAtMap] = useState(false);
  /** The detectives hold the phone in their turns, until Jack takes it back. */
  const [handedOut, setHandedOut] = useState<'no' | 'yes' | 'takingBack'>(guide?.theirs ? 'yes' : 'no');
  const game = session.game.value;
  const host = hosting?.host.value ?? null;
  const told = session.told.value;
  useTonight(told.table);
  const stage = stageOf(game);
  const hell = useHell(stage, told.table);
  const lock = useLock(() => {
    setAtMap(false);
    setLooking(false);
    setRefused(null);
    hell.look(null);
  });
  const sheet = looking && !isJacks(stage);
  const asides = session.damage === null ? asidesAt(told.table, stage, told.inTurn.length > 0) : [];
  // What stands beside the evening's course ends by itself when its moment is over.
  const beside = aside !== null && asides.includes(aside) && !sheet ? aside : null;
  // On Jack's turn going back and the level need his own tap: refused with END-3 they would tell that he is trapped.
  const agreed = (beside === 'rewind' || beside === 'level') && isJacks(stage);
  const alone = isJacks(stage) || hell.privately !== null;
  const jacks = session.damage === null && (sheet || beside === 'paper' || agreed || (beside === null && alone));
  const unlocked = jacks && lock.open;
  const theirs = handedOut !== 'no' && stage === 'police' && !sheet && beside === null;

  useEffect(
    () =>
      whenIdle(() => {
        fetchStages(told.table);
        readyBoard();
      }),
    [],
  );
  // What Jack looked at alone may end by itself, such as with a step of Hell that is gone back on: then it is locked again.
  useEffect(() => {
    if (lock.open && !jacks) lock.cover();
  }, [jacks]);
  useEffect(() => {
    void fetchStage(stage, told.table);
    hintStage(stage);
  }, [stage]);
  useAwake(told.table.phase === 'jack' || told.table.phase === 'police' || stage === 'hell');
  // Everybody may know that of a practice game: it opens no PIN.
  const isHideout = (circle: number): boolean => !guide && session.game.value.sheet.hideout === circle;

  const give = async (...commands: readonly Command[]): Promise<void> => {
    const outcome = await session.dispatch(...commands);
    if (outcome.ok) return lock.cover();
    if (outcome.why !== 'refused') return;
    announceRefusal(outcome.breach);
    setRefused(outcome.breach);
  };
  const showSheet = (): void => {
    lock.cover();
    setLooking(true);
  };
  const goAside = (to: Aside | null): void => {
    lock.cover();
    setAside(to);
  };
  const onBack = (): void => setHandedOut('takingBack');
  const part = (name: PartName) => (
    <LaterPart
      name={name}
      session={session}
      onDone={() => goAside(null)}
      onAside={goAside}
      onBack={theirs ? onBack : undefined}
    />
  );
  const body = () => {
    if (jacks && !unlocked) {
      const inHell = !sheet && beside === null ? hell.privately : null;
      return (
        <>
          <Gate
            name={inHell ?? (sheet || beside !== null ? 'sheet' : gateOf(stage, told.table.jackMoves))}
            told={told}
            isHideout={isHideout}
            onUnlock={lock.unlock}
          />
          {inHell !== null && (
            <button type="button" class="button" onClick={() => hell.look(null)}>
              {t('app.back')}
            </button>
          )}
        </>
      );
    }
    if (sheet) {
      return (
        <>
          <JacksRow game={game} told={told} more={(shown) => <LaterNights session={session} shown={shown} />} />
          <div class="stack foot">
            <button type="button" class="button button-main button-tall" onClick={lock.cover}>
              {t('peek.close')}
            </button>
          </div>
        </>
      );
    }
    if (beside !== null) return part(beside);
    if (theirs && handedOut === 'takingBack') {
      return (
        <>
          <Gate name="back" told={told} isHideout={isHideout} onUnlock={() => setHandedOut('no')} />
          <button type="button" class="button" onClick={() => setHandedOut('yes')}>
            {t('ask.stay')}
          </button>
        </>
      );
    }
    switch (stage) {
      case 'hideout':
        return <LaterHideout session={session} />;
      case 'crime':
        return <LaterCrime session={session} />;
      case 'hell':
        return <LaterHell session={session} frame={hell} onCover={lock.cover} onAside={goAside} asides={asides} />;
      case 'move':
        return <Move session={session} />;
      case 'held':
        return <LaterHeld session={session} onHandedOver={lock.cover} />;
      case 'alarm':
      case 'found':
        return part(stage);
      case 'police':
        if (judgesPolice(told.table) || told.table.goulston !== null) return part('turn');
        if (theirs) return <LaterAsk session={session} onBack={onBack} />;
        return <LaterPolice session={session} onAside={goAside} />;
      case 'between':
        return (
          <>
            <LaterBetween session={session} onDevices={onDevices} />
            {asides.includes('paper') && (
              <button type="button" class="button button-quiet" onClick={() => goAside('paper')}>
                {t('menu.paper')}
              </button>
            )}
          </>
        );
      case 'end':
        return <LaterEnd session={session} readTexts={readTexts} onHome={onHome} />;
      case 'elsewhere':
        return <p class="prose">{t('elsewhere.what')}</p>;
    }
  };
  const title = theirs
    ? t('ask.title')
    : titleOf({
        stage,
        sheet,
        unlocked,
        beside,
        damaged: session.damage !== null,
        table: told.table,
        ofHell: hell.title,
      });
  const open = session.damage === null && told.table.end === null;
  return (
    <main
      class={`screen game${jacks ? ' jack' : ''}${unlocked ? ' jack-open' : ''}`}
      key={`${stage === 'found' && !unlocked ? 'move' : stage}${sheet}${unlocked}${beside}${theirs ? handedOut : ''}${hell.shown}${hell.privately}`}
    >
      <Bar
        title={title}
        table={unlocked ? game.table : told.table}
        jack={jacks}
        sign={host !== null && <LaterSign host={host} />}
        menu={{
          onHome: theirs ? undefined : onHome,
          onRescue: theirs ? undefined : onRescue,
          onDevices: theirs || !open ? undefined : onDevices,
          onMap: open ? () => setAtMap(true) : undefined,
          onHandOut:
            open && stage === 'police' && !theirs && !sheet && beside === null ? () => setHandedOut('yes') : undefined,
          onTakeBack: theirs && handedOut === 'yes' ? onBack : undefined,
          onSheet: open && !theirs && SHEET_AT.includes(stage) && !jacks && beside === null ? showSheet : undefined,
          mayGiveUp: open && !theirs && stage !== 'held',
          mayBeTrapped: stage === 'move' && unlocked,
          policeDone: (stage === 'move' || stage === 'found') && unlocked ? lastPoliceDone(session) : null,
          asides: theirs ? asides.filter((one) => one === 'places') : beside === null && !sheet ? asides : [],
          onAside: goAside,
          isHideout: game.sheet.hideout === null ? undefined : isHideout,
          give: (...commands) => void give(...commands),
        }}
      />
      {guide?.line(unlocked)}
      {host !== null && <LaterSlips host={host} stage={stage} session={session} />}
      {!session.kept && <p class="slip">{t('storage.memory')}</p>}
      {stage === 'hideout' && !unlocked && <LaterKeepingSlip store={session.store} gameId={session.header.id} />}
      {session.trouble.value !== null && <LaterTrouble session={session} onReopen={onReopen} />}
      {session.waiting.value > 0 && (
        <p class="saving" aria-hidden="true">
          {t('storage.saving')}
        </p>
      )}
      <TheirDevice.Provider value={isTheirDeviceHere(host)}>{body()}</TheirDevice.Provider>
      {session.kept && <LaterHint stage={stage} open={unlocked} judged={judgesPolice(told.table)} />}
      {atMap && <LaterLook session={session} unlocked={unlocked} onClose={() => setAtMap(false)} />}
      {refused !== null && (
        <LaterDialog title={t('refused.title')} onClose={() => setRefused(null)}>
          <div class="stack">
            <Refusal breach={refused} />
            <button type="button" class="button" onClick={() => setRefused(null)}>
              {t('app.back')}
            </button>
          </div>
        </LaterDialog>
      )}
    </main>
  );
}

function gateOf(stage: Stage, jackMoves: number): GateName {
  switch (stage) {
    case 'hideout':
    case 'crime':
    case 'held':
      return stage;
    default:
      return jackMoves === 0 ? 'moveFirst' : 'move';
  }
}

/** The police ended their turn with the last thing that happened: the table may go back before it. */
function lastPoliceDone({ game, events }: Session): number | null {
  // Faces that a device opens by itself are nobody's step.
  const last = events.value.findLastIndex(({ type }) => type !== 'facesOpened');
  return events.value[last]?.type === 'policeDone' && game.value.turn !== null ? last : null;
}

/** Where Jack may look at his sheet although it is not his turn. */
const SHEET_AT: readonly Stage[] = ['hell', 'police', 'between'];

interface TitleOf {
  readonly stage: Stage;
  readonly sheet: boolean;
  readonly unlocked: boolean;
  readonly beside: Aside | null;
  readonly damaged: boolean;
  readonly table: Table;
  /** The step of Hell in words, once that is loaded. */
  readonly ofHell: string | null;
}

function titleOf({ stage, sheet, unlocked, beside, damaged, table, ofHell }: TitleOf): string {
  if (damaged) return t('damaged.title');
  if (sheet) return t('gate.sheet');
  if (beside !== null) return t(`aside.${beside}`);
  switch (stage) {
    case 'hideout':
      return t(unlocked ? 'hideout.title' : 'gate.hideout');
    case 'crime':
      return t(unlocked ? 'crime.title' : 'gate.crime');
    case 'hell':
      return ofHell ?? t('bar.hell');
    case 'alarm':
      return t('alarm.title');
    case 'move':
      return t(unlocked ? 'move.title' : 'gate.move');
    case 'found':
      return t(unlocked ? 'found.title' : 'gate.move');
    case 'held':
      return t('held.title');
    case 'police':
      if (table.jackMoves === 0) return t('police.begin');
      return t(judgesPolice(table) ? 'turn.title' : 'police.title');
    case 'between':
      return table.night === 0 ? t('between.first') : t('between.over', { night: table.night });
    case 'end':
      return t('end.title');
    case 'elsewhere':
      return t('app.name');
  }
}
