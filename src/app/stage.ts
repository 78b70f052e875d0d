/** Which part of the evening is on: what the screens are chosen by. */
import { endOf, type Game } from '../rules/index';

/**
 * *held*: Jack has recorded something and not handed it over. *found*: the referee has found an end that Jack has not said
 * yet. *elsewhere*: a part of the game that this version has no screen for.
 */
export type Stage = 'hideout' | 'between' | 'crime' | 'move' | 'held' | 'found' | 'police' | 'end' | 'elsewhere';

export function stageOf(game: Game): Stage {
  if (game.held !== null) return 'held';
  if (game.table.end !== null) return 'end';
  if (endOf(game) !== null) return 'found';
  switch (game.table.phase) {
    case 'hideout':
    case 'between':
    case 'police':
      return game.table.phase;
    case 'hell':
      return 'crime';
    case 'jack':
      return 'move';
    case 'start':
    case 'alarm':
      return 'elsewhere';
  }
}

/** Whether only Jack may look. */
export function isJacks(stage: Stage): boolean {
  return stage === 'hideout' || stage === 'crime' || stage === 'move' || stage === 'held' || stage === 'found';
}
