/**
 * Hell in the frame of a game: the step that is on, and what of it Jack looks at alone. All of Hell is open, so his secrets
 * are entered in a view of their own, behind his lock; it ends with its step and when the lock closes.
 */
import { useState } from 'preact/hooks';
import type { Stage } from '../../app/stage';
import type { Table } from '../../rules/index';
import type { HellFrame, Privately, Step } from '../hell/steps';
import { hell } from './stages';

export function useHell(stage: Stage, table: Table): HellFrame {
  const [wanted, setWanted] = useState<Privately | null>(null);
  const [chosen, setChosen] = useState<{ readonly step: Step; readonly at: string } | null>(null);
  const parts = stage === 'hell' ? hell.value : null;
  const at = `${table.night} ${table.waits}`;
  const steps: readonly Step[] = parts?.stepsAt(table) ?? [];
  const ahead = chosen !== null && chosen.at === at && steps.includes(chosen.step) ? chosen.step : null;
  const step = ahead ?? steps[0] ?? null;
  // Before its parts are here the screen is the same one: what is opened on it stays open.
  const { step: told } = table.hell;
  const shown = stage !== 'hell' ? null : (step ?? (told === 'suspense' ? 'wretched' : told));
  const privately = step !== null && wanted !== null && parts?.isPrivateAt(step, wanted) ? wanted : null;
  const titleOf = (): string | null => {
    if (parts === null || step === null) return null;
    return privately === null ? parts.titleOfStep(step) : parts.titleOfPrivate(privately);
  };
  return {
    step,
    shown,
    steps,
    privately,
    title: titleOf(),
    goTo: (next) => setChosen({ step: next, at }),
    look: setWanted,
  };
}
