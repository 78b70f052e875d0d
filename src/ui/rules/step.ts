/** The entry that tells what is to be done now, by how everybody knows the game to stand. */
import { judgesPolice, type Table } from '../../rules/index';

export function stepOf(table: Table): string {
  if (table.end !== null) return 'STEP-GAME-END';
  switch (table.phase) {
    case 'start':
    case 'hideout':
      return 'STEP-SETUP-3';
    case 'between':
      return table.night === 0 ? 'STEP-HELL-1' : 'STEP-NIGHT-END';
    case 'hell':
      return 'STEP-HELL-8';
    case 'alarm':
      return 'STEP-HELL-9';
    case 'jack':
      return 'STEP-HUNT-JACK';
    case 'police':
      return judgesPolice(table) && table.turn.acted === false ? 'STEP-HUNT-MOVE' : 'STEP-HUNT-ACT';
  }
}
