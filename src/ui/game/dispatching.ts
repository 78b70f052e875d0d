/**
 * A screen's way to give commands: which refusal is shown, and whether one of its commands is on its way. A second tap on
 * the same control while the first is being stored is the same wish, not a second one.
 */
import { useRef, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { Outcome } from '../../app/session';
import type { Breach, Command } from '../../rules/index';
import { announceRefusal } from '../parts/Refusal';

export interface Refused {
  readonly breach: Breach;
  readonly lifts: boolean;
}

export interface Dispatching {
  readonly refused: Refused | null;
  readonly busy: boolean;
  /** Null when it was the same wish again. */
  readonly give: (...commands: readonly Command[]) => Promise<Outcome | null>;
  readonly forget: () => void;
}

export function useDispatching(desk: Pick<Desk, 'dispatch'>, onRefused: () => void = () => undefined): Dispatching {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  return {
    refused,
    busy,
    forget: () => setRefused(null),
    give: async (...commands) => {
      if (under.current) return null;
      under.current = true;
      setBusy(true);
      const outcome = await desk.dispatch(...commands);
      under.current = false;
      setBusy(false);
      const no = !outcome.ok && outcome.why === 'refused' ? outcome : null;
      setRefused(no);
      if (no === null) return outcome;
      announceRefusal(no.breach);
      onRefused();
      return outcome;
    },
  };
}
