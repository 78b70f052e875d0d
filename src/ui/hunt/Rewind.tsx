/**
 * By agreement back within this turn: before the policemen moved, or before Jack did; in a refereed Hell before any of its
 * steps. Answers heard stay listed.
 */
import { useState } from 'preact/hooks';
import { announce } from '../announce';
import { useDispatching } from '../game/dispatching';
import { eventNamed } from '../link/proposed';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import { beginningsOf, numberFor, stepsOfHell } from './choices';
import { useAgreement } from './proposing';
import type { DeskProps } from './screens';

/** A point to go back to: its public number, its name, what that means, and what both sides are asked. */
interface Point {
  readonly entry: number;
  readonly label: string;
  readonly what: string | null;
  readonly agree: string;
}

export function Rewind({ session, onDone }: DeskProps) {
  const { refused, busy, give } = useDispatching(session);
  const agreement = useAgreement();
  const [to, setTo] = useState<Point | null>(null);
  const told = session.told.value;
  const inHell = stepsOfHell(told) !== null;
  const rewind = async (): Promise<void> => {
    if (to === null) return;
    setTo(null);
    const outcome = await give({ type: 'rewound', to: numberFor(session, to.entry) });
    if (!outcome?.ok) return;
    announce(t('rewind.done'));
    onDone();
  };
  // What is proposed stands in the line above until Jack has tapped.
  const waiting = busy && agreement.proposes;
  const points = waiting ? [] : pointsOf(told);
  return (
    <>
      <div class="prose">
        {!waiting && <p>{t(inHell ? 'rewind.hell' : 'rewind.what')}</p>}
        {refused !== null && <Refusal breach={refused.breach} />}
      </div>
      <div class="stack">
        {points.map((point) => (
          <button
            key={point.entry}
            type="button"
            class="button menu-item"
            aria-disabled={busy}
            onClick={() => !busy && setTo(point)}
          >
            <span class="menu-label">{point.label}</span>
            {point.what !== null && <span class="menu-what">{point.what}</span>}
          </button>
        ))}
      </div>
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('app.back')}
        </button>
      </div>
      {to !== null && (
        <Confirm
          title={agreement.title}
          what={agreement.what(to.agree)}
          yes={agreement.yes}
          onYes={() => void rewind()}
          onNo={() => setTo(null)}
        />
      )}
    </>
  );
}

function pointsOf(told: Parameters<typeof stepsOfHell>[0]): readonly Point[] {
  const steps = stepsOfHell(told);
  if (steps !== null) {
    return steps.map(({ number, event }) => {
      const before = t('rewind.before', { event: eventNamed(event) });
      return { entry: number, label: before, what: null, agree: `${before}. ${t('rewind.agree.hell')}` };
    });
  }
  const beginnings = beginningsOf(told);
  return (['police', 'turn'] as const).flatMap((name) => {
    const entry = beginnings?.[name] ?? null;
    if (entry === null) return [];
    return { entry, label: t(`rewind.${name}`), what: t(`rewind.${name}What`), agree: t(`rewind.agree.${name}`) };
  });
}
