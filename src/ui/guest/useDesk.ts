/**
 * The conversation as a desk for the police's screens, with what is on its way and what came back undone. A second wish
 * while one waits is the screens' business; here each is listed until it is decided.
 */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import type { GuestSession, Unsent } from '../../app/guest-types';
import type { NotDone, Outcome } from '../../app/session';
import type { Command } from '../../rules/index';
import { announce } from '../announce';
import { isProposal, notDoneInWords } from './presence';

export interface DeskInHand {
  readonly desk: Desk;
  /** The latest that waits, and whether it has waited too long. */
  readonly onItsWay: { readonly command: Command; readonly late: boolean } | null;
  readonly notDone: NotDone | 'readOnly' | 'refused' | null;
  readonly forget: () => void;
  /** Sends one that was put off. */
  readonly send: (unsent: Unsent) => void;
}

/** Milliseconds after which it is said why an answer is not there. */
const LATE = 3000;

export function useDesk(session: GuestSession): DeskInHand {
  const [onItsWay, setOnItsWay] = useState<DeskInHand['onItsWay']>(null);
  const [notDone, setNotDone] = useState<DeskInHand['notDone']>(null);
  const waiting = useRef<readonly Command[]>([]);
  const { desk, give } = useMemo(() => {
    const show = (late: boolean): void => {
      const command = waiting.current.at(-1);
      setOnItsWay(command === undefined ? null : { command, late });
    };
    const give = async (command: Command, send: () => Promise<Outcome>): Promise<Outcome> => {
      setNotDone(null);
      waiting.current = [...waiting.current, command];
      show(false);
      const timer = setTimeout(() => show(true), LATE);
      const outcome = await send();
      clearTimeout(timer);
      waiting.current = waiting.current.filter((one) => one !== command);
      show(false);
      const because = outcome.ok ? null : outcome.why === 'notDone' ? outcome.because : null;
      if (because !== null) {
        setNotDone(because);
        announce(notDoneInWords(because));
      } else if (!outcome.ok && outcome.why === 'readOnly') setNotDone('readOnly');
      else if (outcome.ok && isProposal(command)) setNotDone(null);
      return outcome;
    };
    const desk: Desk = {
      told: session.told,
      faces: session.faces,
      dispatch: (...commands) => {
        const [command] = commands;
        return command === undefined ? session.dispatch() : give(command, () => session.dispatch(...commands));
      },
    };
    return { desk, give };
  }, [session]);
  const send = ({ id, command }: Unsent): void => {
    void give(command, () => session.send(id)).then((outcome) => {
      // No screen waits for its refusal.
      if (!outcome.ok && outcome.why === 'refused') setNotDone('refused');
    });
  };
  return { desk, onItsWay, notDone, forget: () => setNotDone(null), send };
}
