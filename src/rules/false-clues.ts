/** False clues that Jack has earned and may lay (rules.md section 14). */
import type { Table } from './table';

/** False clues Jack may lay tonight: those of earlier nights that are not used up (OPT-FALSE-1, 2, 6). */
export function falseCluesToLay(table: Table): number {
  const earned = falseCluesEarned(table, table.night - 1);
  if (table.options.falseClueKeep) return earned - table.falseCluesUsed;
  return earned - falseCluesEarned(table, table.night - 2) - table.falseClues.length;
}

/** One for every five markers: of each night, or of all nights together where agreed (OPT-FALSE-1, 8). */
export function falseCluesEarned(table: Table, untilNight: number): number {
  const nights = table.markersByNight.slice(0, Math.max(0, untilNight));
  if (table.options.falseClueCumulative) return Math.floor(nights.reduce((sum, n) => sum + n, 0) / 5);
  return nights.reduce((sum, n) => sum + Math.floor(n / 5), 0);
}
