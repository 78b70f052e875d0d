/**
 * Which questions are asked back before they are put: an arrest, since it is the action of the turn, and a search that tells
 * nothing because a marker lies there (CLUE-7). What the referee refuses anyway is put at once, so that he says why.
 */
import type { Board } from '../../board/types';
import { type Command, refusePolice, type Table } from '../../rules/index';

export type Question = Extract<Command, { type: 'clueSearched' | 'arrestAttempted' }>;
export type Doubt = 'arrest' | 'scene' | 'clue';

export function doubtAbout(board: Board, table: Table, question: Question): Doubt | null {
  if (refusePolice(board, table, question) !== null) return null;
  return question.type === 'arrestAttempted' ? 'arrest' : markerOn(table, question.circle);
}

export function markerOn({ scenes, clues }: Table, circle: number): 'scene' | 'clue' | null {
  if (scenes.some((scene) => scene === circle)) return 'scene';
  return clues.some((clue) => clue === circle) ? 'clue' : null;
}
