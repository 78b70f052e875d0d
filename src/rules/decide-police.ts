/**
 * What the police are refused. Sees the open table and nothing else, so a "no" to a detective rests only on what
 * everybody knows (STYLE: "The core's contract").
 */
import { inOneStep, isCircle, isCrossing, stepsBetween, touches } from '../board/index';
import type { Board } from '../board/types';
import { type Breach, END_RULES, refuse } from './breach';
import type { Command } from './events';
import { isMovingOver, isThirdStep, judgesPolice, type Table } from './table';
import { POLICEMEN, type Policeman } from './vocabulary';

export type PoliceCommand = Extract<
  Command,
  { type: 'policemanMoved' | 'clueSearched' | 'arrestAttempted' | 'policeDone' | 'letterAnswered' }
>;
type Question = Extract<PoliceCommand, { type: 'clueSearched' | 'arrestAttempted' }>;
type Step = Extract<PoliceCommand, { type: 'policemanMoved' }>;

export function isPoliceCommand(command: Command): command is PoliceCommand {
  switch (command.type) {
    case 'policemanMoved':
    case 'clueSearched':
    case 'arrestAttempted':
    case 'policeDone':
    case 'letterAnswered':
      return true;
    default:
      return false;
  }
}

/** The refusal of a police command, read from the open table; null when it may happen. */
export function refusePolice(board: Board, table: Table, command: PoliceCommand): Breach | null {
  if (table.end !== null) return refuse(END_RULES[table.end.how], { why: 'gameOver', end: table.end.how });
  if (table.phase !== 'police') return refuse('HUNT-3.4', { why: 'notPolicesTurn' });
  if (command.type === 'letterAnswered') return refuseAnswer(table, command.policeman);
  if (table.goulston !== null) return refuse('OPT-LETTERS-5', { why: 'goulstonAnswer' });
  switch (command.type) {
    case 'policemanMoved':
      return refuseStep(board, table, command);
    case 'clueSearched':
    case 'arrestAttempted':
      return refuseQuestion(board, table, command);
    case 'policeDone':
      return null;
  }
}

/** The Head moves the one Jack named, or brown (OPT-LETTERS-5), onto a crossing nobody else holds (OPT-LETTERS-8). */
function refuseAnswer(table: Table, policeman: Policeman): Breach | null {
  if (table.goulston === null) return refuse('OPT-LETTERS-5', { why: 'goulstonMoment' });
  const named = policeman === table.goulston.policeman || policeman === 'brown';
  if (!named) return refuse('OPT-LETTERS-5', { why: 'goulstonPoliceman' });
  const { crossing } = table.goulston;
  const colleague = POLICEMEN.find((other) => other !== policeman && table.policemen[other] === crossing);
  if (colleague === undefined || !judgesPolice(table)) return null;
  return refuse('OPT-LETTERS-8', { why: 'goulstonHeld', colleague });
}

/** REF-7, and REF-17 where Rushing is agreed. */
function refuseStep(board: Board, table: Table, command: Step): Breach | null {
  const { policeman, to } = command;
  const judged = judgesPolice(table) && command.ruledByTable !== true;
  const third = isThirdStep(table, policeman);
  const spent = judged && !third ? refuseSecondStep(table, policeman) : null;
  if (spent !== null) return spent;
  if (!isCrossing(board, to)) return refuse('HUNT-2.2', { why: 'notACrossing', crossing: to });
  if (!judged) return null;
  const from = table.policemen[policeman];
  if (third) {
    const oneStep = from === null || inOneStep(board, from).includes(to);
    if (table.turn.acts[policeman] !== undefined || !oneStep) {
      return refuse('OPT-RUSH-2', { why: 'thirdStep', policeman });
    }
  } else if (from !== null) {
    const steps = stepsBetween(board, from, to);
    if (steps > 2) return refuse('HUNT-2.2', { why: 'tooFar', policeman, from, to, steps });
  }
  const colleague = POLICEMEN.find((other) => other !== policeman && table.policemen[other] === to);
  return colleague === undefined ? null : refuse('HUNT-2.3', { why: 'heldByColleague', colleague, crossing: to });
}

/** All move before anybody acts (HUNT-2.6), each of them once (HUNT-2.8). */
function refuseSecondStep(table: Table, policeman: Policeman): Breach | null {
  if (isMovingOver(table, policeman)) return refuse('HUNT-2.6', { why: 'searchesBegan' });
  return table.turn.moved.includes(policeman) ? refuse('HUNT-2.2', { why: 'movedAlready', policeman }) : null;
}

/** REF-8 up to the result, which is the sheet's to say. */
function refuseQuestion(board: Board, table: Table, command: Question): Breach | null {
  const { policeman, circle } = command;
  const ruled = command.ruledByTable === true;
  if (judgesPolice(table) && policeman !== undefined && !ruled) {
    const spent = refuseSecondAct(table, policeman, command.type);
    if (spent !== null) return spent;
  }
  if (!isCircle(board, circle)) return refuse('HUNT-3.2', { why: 'notACircle', circle });
  if (ruled) return null;
  if (judgesPolice(table)) {
    if (policeman === undefined) return refuse('HUNT-3.2', { why: 'noPolicemanNamed' });
    const crossing = table.policemen[policeman];
    // A policeman whose place nobody entered asks anywhere, by eye.
    if (crossing !== null && !touches(board, crossing).includes(circle)) {
      const near = touches(board, crossing);
      return refuse('HUNT-3.2', { why: 'notTouching', policeman, crossing, circle, touches: near });
    }
  }
  if (table.falseClues.includes(circle)) return refuse('OPT-FALSE-4', { why: 'falseClueThere', circle });
  if (judgesPolice(table) && table.options.forbidUselessSearch && command.type === 'clueSearched') {
    if (table.scenes.includes(circle)) return refuse('CLUE-7', { why: 'uselessSearch', circle, lies: 'scene' });
    if (table.clues.includes(circle)) return refuse('CLUE-7', { why: 'uselessSearch', circle, lies: 'clue' });
  }
  return null;
}

/** One action each: a search goes on after a "no", and after nothing else (HUNT-3.1, HUNT-3.6). */
function refuseSecondAct(table: Table, policeman: Policeman, type: Question['type']): Breach | null {
  const { turn, options } = table;
  const act = turn.acts[policeman];
  if (act === undefined) return null;
  if (type === 'arrestAttempted' || act !== 'searched') {
    return refuse('HUNT-3.1', { why: 'actedAlready', policeman, act });
  }
  const interrupted = options.searchUninterrupted && turn.lastActor !== policeman;
  return interrupted ? refuse('HUNT-3.1', { why: 'searchInterrupted', policeman }) : null;
}
