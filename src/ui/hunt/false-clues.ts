/** How many false clues Jack may still lay tonight, for all to see: what he has earned, and never more than three in all. */
import { falseCluesToLay, type Table } from '../../rules/index';

const MOST = 3;

/** In the night that is on (OPT-FALSE-1, OPT-FALSE-6). */
export function mayLay(table: Table): number {
  if (!table.options.falseClues) return 0;
  return Math.max(0, Math.min(falseCluesToLay(table), MOST - table.falseCluesUsed));
}

/** In the next night, once this one is over: what was earned in it counts then (OPT-FALSE-2). */
export function mayLayNext(table: Table): number {
  return mayLay({ ...table, night: table.night + 1, falseClues: [] });
}
