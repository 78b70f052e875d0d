/** What the rules read of the game on the screen: its phase, and the night that is to be set up. */
import type { Phase } from '../../rulebook/types';
import type { Table } from '../../rules/table';
import { isNight, type Night } from '../../rules/vocabulary';

export function phaseOf({ phase, night, end }: Pick<Table, 'phase' | 'night' | 'end'>): Phase {
  if (end !== null) return 'end';
  return phase === 'between' && night === 0 ? 'setup' : PHASES[phase];
}

const PHASES: Readonly<Record<Table['phase'], Phase>> = {
  start: 'setup',
  hideout: 'setup',
  between: 'end',
  hell: 'hell',
  alarm: 'hell',
  jack: 'jack',
  police: 'police',
};

/** The coming night until it has begun; then the one that is played. */
export function nightToSetUp({ phase, night, end }: Pick<Table, 'phase' | 'night' | 'end'>): Night {
  const next = end === null && (phase === 'between' || phase === 'start' || phase === 'hideout') ? night + 1 : night;
  return isNight(next) ? next : 1;
}
