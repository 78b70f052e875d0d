/** The optional rules False Clues and Jack's Letters, as far as they touch a question or a policeman's place. */
import { isCircle, isCrossing, placeOf } from '../board/index';
import type { Board } from '../board/types';
import { type Breach, refuse } from './breach';
import type { Command } from './events';
import { falseCluesEarned, falseCluesToLay } from './false-clues';
import type { Game } from './game';
import { isBeforeTheyMove, isFirstPoliceTurn, judgesHell, judgesPolice, liesFaceDown, type Table } from './table';
import { POLICEMEN } from './vocabulary';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** REF-11. */
export function refuseFalseClue(board: Board, game: Game, command: Of<'falseCluePlaced'>): Breach | null {
  const { table, held } = game;
  const { options, night } = table;
  if (!options.falseClues) return refuse('OPT-FALSE-1', { why: 'notAgreed', option: 'falseClues' });
  if (falseCluesToLay(table) <= 0) {
    const tonight = falseCluesEarned(table, night) > falseCluesEarned(table, night - 1);
    if (tonight) return refuse('OPT-FALSE-2', { why: 'falseClueEarnedTonight' });
    return refuse('OPT-FALSE-1', { why: 'noFalseClueEarned' });
  }
  if (held !== null || !isFirstTurnBeforeActs(table)) return refuse('OPT-FALSE-3', { why: 'falseClueMoment' });
  const { circle } = command;
  if (!isCircle(board, circle)) return refuse('OPT-FALSE-6', { why: 'notACircle', circle });
  if (table.falseCluesUsed >= 3) return refuse('OPT-FALSE-6', { why: 'threeFalseClues' });
  const marked = [...table.earlierScenes, ...table.scenes, ...table.clues].includes(circle);
  return marked && !options.falseClueAnywhere ? refuse('OPT-FALSE-6', { why: 'markerThere', circle }) : null;
}

function isFirstTurnBeforeActs(table: Table): boolean {
  return isFirstPoliceTurn(table) && !table.turn.acted;
}

/** REF-16. Which district a letter names is read off its tile by the table. */
export function refuseLetter(board: Board, game: Game, command: Of<'letterPlayed'>): Breach | null {
  const { table, held } = game;
  const { letter } = command;
  const rule = letter === 'goulstonStreet' ? 'OPT-LETTERS-5' : 'OPT-LETTERS-3';
  if (!table.options.letters) return refuse('OPT-LETTERS-1', { why: 'notAgreed', option: 'letters' });
  if (table.lettersUsed.includes(letter)) return refuse('OPT-LETTERS-1', { why: 'letterUsed' });
  if (table.night === 1) return refuse('OPT-LETTERS-2', { why: 'lettersFromNightTwo' });
  if (held !== null) return refuse(rule, { why: 'notHandedOver' });
  if (table.options.oneLetterPerNight && table.lettersTonight.length > 0) {
    return refuse('OPT-LETTERS-3', { why: 'oneLetterANight' });
  }
  return letter === 'goulstonStreet' ? refuseGoulston(board, table, command) : refuseHellLetter(board, table, command);
}

function refuseHellLetter(board: Board, table: Table, command: Of<'letterPlayed'>): Breach | null {
  const judged = judgesHell(table);
  const early = judged ? table.hell.step !== 'victims' : table.waits > 0;
  if (table.phase !== 'hell' || early) return refuse('OPT-LETTERS-3', { why: 'letterMoment' });
  if (table.lettersTonight.length > 0) return refuse('OPT-LETTERS-3', { why: 'oneLetterANight' });
  const { from, to } = command;
  if (from !== undefined && !isCrossing(board, from)) {
    return refuse('OPT-LETTERS-3', { why: 'notACrossing', crossing: from });
  }
  if (judged && !liesFaceDown(table.hell, from ?? '')) {
    return refuse('OPT-LETTERS-3', { why: 'noFaceDownToken', crossing: from ?? '' });
  }
  if (to === undefined) return judged ? refuse('OPT-LETTERS-3', { why: 'notYellow', crossing: '' }) : null;
  if (!isCrossing(board, to) || !board.yellow.has(to)) {
    return refuse('OPT-LETTERS-3', { why: 'notYellow', crossing: to });
  }
  const leaves = from !== undefined && placeOf(board, from).district !== placeOf(board, to).district;
  const within = !(table.options.letterWithinDistrict && leaves);
  if (!within) return refuse('OPT-LETTERS-3', { why: 'leavesDistrict' });
  const held = judged && table.hell.patrols.some((one) => one.crossing === to);
  return held ? refuse('HELL-3.6', { why: 'patrolHeld', crossing: to }) : null;
}

function refuseGoulston(board: Board, table: Table, command: Of<'letterPlayed'>): Breach | null {
  const { policeman, to } = command;
  const moves = table.night === 3 && !table.options.goulstonNight3AfterMove ? 0 : 1;
  // A step that was taken back is none: he may still play it before they move.
  const moment = table.phase === 'police' && table.jackMoves === moves && isBeforeTheyMove(table);
  if (!moment || table.goulston !== null) return refuse('OPT-LETTERS-5', { why: 'goulstonMoment' });
  const nameable = policeman === 'red' || policeman === 'green' || policeman === 'blue';
  if (!nameable || (to !== undefined && to !== board.goulstonStreet)) {
    return refuse('OPT-LETTERS-5', { why: 'goulstonPoliceman' });
  }
  const third = POLICEMEN.find((other) => table.policemen[other] === board.goulstonStreet);
  const free = third === undefined || third === policeman || third === 'brown' || !judgesPolice(table);
  return free ? null : refuse('OPT-LETTERS-8', { why: 'goulstonHeld', colleague: third });
}
