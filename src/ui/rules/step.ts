const HELL_ENTRIES = {
  women: 'STEP-HELL-2',
  patrols: 'STEP-HELL-3',
  victims: 'STEP-HELL-4',
  blood: 'STEP-HELL-5',
  wretched: 'STEP-HELL-6',
  reveal: 'STEP-HELL-7',
} as const;

/** The entry that tells what is to be done now, by how everybody knows the game to stand. */
import { judgesHell, judgesPolice, type Table } from '../../rules/index';
import { stepOf as stepOfHell } from '../hell/steps';

export function stepOf(table: Table): string {
  if (table.end !== null) return 'STEP-GAME-END';
  switch (table.phase) {
    case 'start':
    case 'hideout':
      return 'STEP-SETUP-3';
    case 'between':
      return table.night === 0 ? 'STEP-HELL-1' : 'STEP-NIGHT-END';
    case 'hell':
      return judgesHell(table) ? HELL_ENTRIES[stepOfHell(table)] : 'STEP-HELL-8';
    case 'alarm':
      return 'STEP-HELL-9';
    case 'jack':
      return 'STEP-HUNT-JACK';
    case 'police':
      return judgesPolice(table) && table.turn.acted === false ? 'STEP-HUNT-MOVE' : 'STEP-HUNT-ACT';
  }
}
