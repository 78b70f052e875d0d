/** A game on the screen: which part of the evening is on, and what may be seen of it. */
import { useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { isJacks, type Stage, stageOf } from '../../app/stage';
import type { Breach, Command } from '../../rules/index';
import { Dialog } from '../parts/Dialog';
import { announceRefusal, Refusal } from '../parts/Refusal';
import { t } from '../words';
import { Bar } from './Bar';
import { Between } from './Between';
import { Crime } from './Crime';
import { Damaged } from './Damaged';
import { End } from './End';
import { Gate, type GateName } from './Gate';
import { Held } from './Held';
import { Hideout } from './Hideout';
import { useLock } from './lock';
import { Move } from './Move';
import { Police } from './Police';
import { JacksRow } from './Tonight';
import { Trouble } from './Trouble';

export interface GameProps {
  readonly session: Session;
  readonly onHome: () => void;
  /** Opens the game anew, as the store has it. */
  readonly onReopen: () => void;
  readonly readTexts: () => Promise<string | null>;
}

export function Game({ session, onHome, onReopen, readTexts }: GameProps) {
  const [looking, setLooking] = useState(false);
  const [refused, setRefused] = useState<Breach | null>(null);
  const lock = useLock(() => {
    setLooking(false);
    setRefused(null);
  });
  const game = session.game.value;
  const told = session.told.value;
  const stage = stageOf(game);
  const sheet = looking && !isJacks(stage);
  const jacks = session.damage === null && (sheet || isJacks(stage));
  const unlocked = jacks && lock.open;

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
  const body = () => {
    if (session.damage !== null) return <Damaged session={session} readTexts={readTexts} />;
    if (jacks && !unlocked) {
      return <Gate name={sheet ? 'sheet' : gateOf(stage, told.table.jackMoves)} told={told} onUnlock={lock.unlock} />;
    }
    if (sheet) {
      return (
        <>
          <JacksRow game={game} told={told} />
          <div class="stack foot">
            <button type="button" class="button button-main button-tall" onClick={lock.cover}>
              {t('peek.close')}
            </button>
          </div>
        </>
      );
    }
    switch (stage) {
      case 'hideout':
        return <Hideout session={session} />;
      case 'crime':
        return <Crime session={session} />;
      case 'move':
        return <Move session={session} />;
      case 'held':
        return <Held session={session} onHandedOver={lock.cover} />;
      case 'police':
        return <Police session={session} />;
      case 'between':
        return <Between session={session} />;
      case 'end':
        return <End session={session} />;
      case 'found':
      case 'elsewhere':
        return <p class="prose">{t('elsewhere.what')}</p>;
    }
  };
  const title = titleOf({ stage, sheet, unlocked, damaged: session.damage !== null, night: told.table.night });
  const open = session.damage === null && told.table.end === null;
  return (
    <main
      class={`screen game${jacks ? ' jack' : ''}${unlocked ? ' jack-open' : ''}`}
      key={`${stage}${sheet}${unlocked}`}
    >
      <Bar
        title={title}
        table={told.table}
        jack={jacks}
        menu={{
          onHome,
          onSheet: open && (stage === 'police' || stage === 'between') && !sheet ? showSheet : undefined,
          mayGiveUp: open && stage !== 'held',
          mayBeTrapped: stage === 'move' && unlocked,
          policeDone: stage === 'move' && !unlocked ? lastPoliceDone(session) : null,
          give: (...commands) => void give(...commands),
        }}
      />
      {!session.kept && <p class="slip">{t('storage.memory')}</p>}
      <Trouble session={session} onReopen={onReopen} />
      {session.waiting.value > 0 && (
        <p class="saving" aria-hidden="true">
          {t('storage.saving')}
        </p>
      )}
      {body()}
      {refused !== null && (
        <Dialog title={t('refused.title')} onClose={() => setRefused(null)}>
          <div class="stack">
            <Refusal breach={refused} />
            <button type="button" class="button" onClick={() => setRefused(null)}>
              {t('app.back')}
            </button>
          </div>
        </Dialog>
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
  const last = events.value.length - 1;
  return events.value[last]?.type === 'policeDone' && game.value.turn !== null ? last : null;
}

interface TitleOf {
  readonly stage: Stage;
  readonly sheet: boolean;
  readonly unlocked: boolean;
  readonly damaged: boolean;
  readonly night: number;
}

function titleOf({ stage, sheet, unlocked, damaged, night }: TitleOf): string {
  if (damaged) return t('damaged.title');
  if (sheet) return t('gate.sheet');
  switch (stage) {
    case 'hideout':
      return t(unlocked ? 'hideout.title' : 'gate.hideout');
    case 'crime':
      return t(unlocked ? 'crime.title' : 'gate.crime');
    case 'move':
      return t(unlocked ? 'move.title' : 'gate.move');
    case 'held':
      return t('held.title');
    case 'police':
      return t('police.title');
    case 'between':
      return night === 0 ? t('between.first') : t('between.over', { night });
    case 'end':
      return t('end.title');
    case 'found':
    case 'elsewhere':
      return t('app.name');
  }
}
