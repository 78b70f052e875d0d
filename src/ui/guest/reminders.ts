/** What people forget before they say that the police are done. Said once a turn; nothing is forbidden. */
import { judgesPolice, POLICEMEN, type Policeman, type Table } from '../../rules/index';
import { stillToMove } from '../hunt/choices';

export type Reminder =
  | { readonly is: 'nobodyAsked' }
  | { readonly is: 'notMoved' | 'notAsked'; readonly policemen: readonly Policeman[] };

/**
 * Nobody has asked; or, where their places are kept, some have neither moved nor asked; or, where at least one who asked was
 * named, some others have not asked. Who stands still on purpose asks from there, so he is not named.
 */
export function remindersFor(table: Table): readonly Reminder[] {
  const { acts } = table.turn;
  const idle = POLICEMEN.filter((policeman) => acts[policeman] === undefined);
  const known = idle.length < POLICEMEN.length;
  if (!known && !table.turn.acted) {
    const waiting = judgesPolice(table) ? stillToMove(table) : [];
    const still: readonly Reminder[] = waiting.length > 0 ? [{ is: 'notMoved', policemen: waiting }] : [];
    return [...still, { is: 'nobodyAsked' }];
  }
  return known && idle.length > 0 ? [{ is: 'notAsked', policemen: idle }] : [];
}
