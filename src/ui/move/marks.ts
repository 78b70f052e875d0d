/** What lies on the map: for everybody what the table shows, for Jack his own way as well. */
import type { CircleId, CrossingId } from '../../board/types';
import {
  type By,
  COLUMNS,
  columnOf,
  fillings,
  isNight,
  judgesHell,
  POLICEMEN,
  type Policeman,
  type Table,
} from '../../rules/index';
import type { Marks, RouteStep } from '../map/types';

/** What everybody sees on the board: scenes, clues, policemen, in Hell the women, the Wretched and the patrols. */
export function publicMarks(table: Table): Marks {
  const policemen: Partial<Record<Policeman, CrossingId>> = {};
  for (const policeman of POLICEMEN) {
    const at = table.policemen[policeman];
    if (at !== null) policemen[policeman] = at;
  }
  return {
    scenes: [...table.earlierScenes, ...table.scenes],
    clues: table.clues,
    falseClues: table.falseClues,
    policemen,
    ...hellMarks(table),
  };
}

/** What lies on the board of Hell, until the whistles put the policemen there. */
export function hellMarks(table: Table): Pick<Marks, 'women' | 'wretched' | 'patrols'> {
  const { phase, hell } = table;
  if (!judgesHell(table) || (phase !== 'hell' && phase !== 'alarm')) return {};
  const patrols = hell.patrols.flatMap(({ crossing, face }) => (face === false ? [] : { crossing, face }));
  return { women: hell.women, wretched: hell.wretched, patrols };
}

/**
 * Tonight's way from the crime on, for Jack's eyes: each step carries the column it ends in. What was taken back must be
 * left out by the caller: the row says how long the night is.
 */
export function tonightsRoute(table: Table, row: readonly CircleId[], kinds: readonly By[]): RouteStep[] {
  const { night, time } = table;
  if (time === null || !isNight(night)) return [];
  const steps: RouteStep[] = [];
  const filled = fillings(table, kinds);
  for (let at = table.scenes.length; at < filled.length; ) {
    const by = filled[at];
    const from = row[at - 1];
    const to = row.slice(at, at + (by === 'coach' ? 2 : 1));
    at += by === 'coach' ? 2 : 1;
    const label = COLUMNS[columnOf(time) + at - 1];
    if (by === undefined || by === 'crime' || from === undefined || label === undefined) continue;
    if (to.length > 0) steps.push({ night, label, from, to, by });
  }
  return steps;
}

/** The first half of a ride that is being entered. */
export function firstHalf(night: number, from: CircleId | null, middle: CircleId | null): readonly RouteStep[] {
  if (from === null || middle === null || !isNight(night)) return [];
  return [{ night, label: '', from, to: [middle], by: 'coach' }];
}
