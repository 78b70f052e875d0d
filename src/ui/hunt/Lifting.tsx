/**
 * A refusal of a policeman's move or question, with "the table rules otherwise" behind it where that lifts it. It never
 * changes an answer.
 */
import { useState } from 'preact/hooks';
import type { Desk } from '../../app/desk';
import { board } from '../../board/index';
import { type Command, type PoliceCommand, refusePolice } from '../../rules/index';
import { inOneLine, proposedInWords } from '../link/proposed';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import type { Giving } from './giving';
import { useAgreement } from './proposing';

interface LiftingProps {
  readonly session: Desk;
  readonly dispatching: Giving;
  /** It happened, as the table ruled. */
  readonly onLifted?: () => void;
}

export function Lifting({ session, dispatching, onLifted }: LiftingProps) {
  const { refused, last, give } = dispatching;
  const [asking, setAsking] = useState(false);
  const agreement = useAgreement();
  if (refused === null) return null;
  const ruled = ruledOtherwise(last());
  const { table } = session.told.value;
  const lifts = ruled !== null && refusePolice(board, table, ruled) === null;
  return (
    <>
      <Refusal breach={refused.breach} onRuled={lifts ? () => setAsking(true) : undefined} />
      {asking && ruled !== null && (
        <Confirm
          title={agreement.proposes ? agreement.title : t('move.ruledTitle')}
          what={
            agreement.proposes
              ? agreement.what(inOneLine(proposedInWords(ruled, { table, events: [] })))
              : t('turn.ruledWhat')
          }
          yes={agreement.proposes ? agreement.yes : t('move.ruledYes')}
          onYes={() => {
            setAsking(false);
            void give(ruled).then((outcome) => outcome?.ok && onLifted?.());
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ruledOtherwise(command: Command | null): PoliceCommand | null {
  switch (command?.type) {
    case 'policemanMoved':
    case 'clueSearched':
    case 'arrestAttempted':
      return { ...command, ruledByTable: true };
    default:
      return null;
  }
}
