/**
 * The game on one page, to be copied by hand when a phone fails: all that is needed to go on with the printed sheet. What
 * Jack has recorded and not handed over is on it as such.
 */
import { board } from '../board/index';
import { nameCrossing } from '../board/names';
import type { CrossingName } from '../board/types';
import type { DetectivesView } from '../log/detectives-view';
import { COLUMNS, columnOf, type Filling, fillings, type Game, POLICEMEN, type Policeman, rowOf } from '../rules/index';

export interface PaperCell {
  readonly column: string;
  readonly circle: number;
  readonly by: Filling;
}

export interface Paper {
  readonly hideout: number | null;
  readonly night: number;
  readonly time: string | null;
  readonly cells: readonly PaperCell[];
  readonly left: number;
  readonly coaches: number;
  readonly alleys: number;
  readonly scenes: readonly number[];
  readonly clues: readonly number[];
  readonly falseClues: readonly number[];
  /** Null: not entered. */
  readonly policemen: readonly { readonly policeman: Policeman; readonly place: CrossingName | null }[];
  readonly turn: 'hideout' | 'between' | 'crime' | 'jack' | 'police' | 'over';
  /** Something is written down that nobody has been told yet. */
  readonly held: boolean;
}

export function paperOf(game: Game, told: DetectivesView): Paper {
  const { table, sheet, held } = game;
  const { night, time } = table;
  const own = held?.events.flatMap(({ event }) => (event.type === 'jackMoved' ? [event.by] : [])) ?? [];
  const kinds = fillings(table, [...(told.moves[night - 1] ?? []), ...own]);
  const first = time === null ? 0 : columnOf(time);
  const cells = rowOf(sheet, night).map(
    (circle, i): PaperCell => ({ column: COLUMNS[first + i] ?? '', circle, by: kinds[i] ?? 'paper' }),
  );
  return {
    hideout: sheet.hideout,
    night,
    time,
    cells: time === null ? [] : cells,
    left: table.left,
    coaches: table.tokens.coaches,
    alleys: table.tokens.alleys,
    scenes: [...table.earlierScenes, ...table.scenes].sort((a, b) => a - b),
    clues: table.clues,
    falseClues: table.falseClues,
    policemen: POLICEMEN.map((policeman) => {
      const crossing = table.policemen[policeman];
      return { policeman, place: crossing === null ? null : nameCrossing(board, crossing) };
    }),
    turn: turnOf(game),
    held: held !== null,
  };
}

/** Whose turn it is as everybody knows it. */
function turnOf({ table, held }: Game): Paper['turn'] {
  const { phase, end } = held?.start.table ?? table;
  if (end !== null) return 'over';
  switch (phase) {
    case 'start':
    case 'hideout':
      return 'hideout';
    case 'between':
      return 'between';
    case 'hell':
    case 'alarm':
      return 'crime';
    case 'jack':
    case 'police':
      return phase;
  }
}
