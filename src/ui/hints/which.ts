/** Which hint belongs to what is on the screen. Never one while Jack's side is open: what shows there is his. */
import type { Stage } from '../../app/stage';
import type { Table } from '../../rules/index';

export type HintName =
  | 'hideout'
  | 'hell'
  | 'crime'
  | 'move'
  | 'held'
  | 'police'
  | 'turn'
  | 'alarm'
  | 'between'
  | 'end'
  | 'guestJack'
  | 'guestAsk';

/** On Jack's phone. `open`: his side is. `judged`: the policemen are refereed, too. */
export function hintAt(stage: Stage, open: boolean, judged: boolean): HintName | null {
  if (open) return null;
  switch (stage) {
    case 'hideout':
    case 'hell':
    case 'crime':
    case 'move':
    case 'held':
    case 'alarm':
    case 'between':
    case 'end':
      return stage;
    case 'police':
      return judged ? 'turn' : 'police';
    default:
      return null;
  }
}

/** On the detectives' own device. */
export function guestHintAt(phase: Table['phase']): HintName | null {
  if (phase === 'jack') return 'guestJack';
  return phase === 'police' ? 'guestAsk' : null;
}
