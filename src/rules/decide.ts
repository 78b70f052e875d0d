/**
 * The one place that says no. A command becomes the events that then happened, or a refusal that names its rule.
 *
 * Order (REF-1): the game is over; an escape that was not declared on the last space; whose turn; tokens; spaces;
 * places; policemen; results. What the police are refused is read from what everybody knows, by functions that never
 * see the sheet; only the answer itself comes from it.
 */
import type { Board, CircleId } from '../board/types';
import { accept, type Breach, END_RULES, type Result, refuse } from './breach';
import {
  goesBackTo,
  refuseAlarm,
  refuseLevel,
  refuseResuming,
  refuseRewinding,
  refuseStart,
  refuseStating,
  refuseTakingBack,
  refuseTakingOver,
} from './decide-app';
import { refuseNotedHell } from './decide-hell';
import {
  refuseDeclaring,
  refuseHideout,
  refuseMove,
  refuseMurder,
  refuseNight,
  refuseTrapped,
  refuseWait,
} from './decide-jack';
import { refuseFalseClue, refuseLetter } from './decide-options';
import { isPoliceCommand, type PoliceCommand, refusePolice } from './decide-police';
import type { Command, EventType, GameEvent } from './events';
import { endOf, type Game, mayDeclare, mustDeclare, replay, toldTable } from './game';
import { hasLegalMove, whenToMove } from './legal-moves';
import { isCaught, isOnTrail } from './sheet';
import { judgesPolice } from './table';

type Decision = Result<readonly GameEvent[], Breach>;

/** What a command leads to: the events it becomes, with what the referee finds after them, or a refusal. */
export function decide(board: Board, game: Game, command: Command): Decision {
  const breach = refuseCommand(board, game, command);
  if (breach !== null) return { ok: false, error: breach };
  return accept(withFinding(board, game, happen(board, game, command)));
}

function refuseCommand(board: Board, game: Game, command: Command): Breach | null {
  // While something is not handed over, the police know only what was told before (DESIGN: "Told at hand-over").
  const asksAboutTold = isPoliceCommand(command) && (game.held !== null || game.found !== null);
  if (asksAboutTold) return refusePolice(board, toldTable(game), command);
  const over = refuseAfterEnd(game, command);
  if (over !== null) return over;
  if (mustDeclare(game) && !isDeclarationOrTakingBack(command)) return refuseUndeclared(game, command);
  if (isPoliceCommand(command)) return refusePolice(board, game.table, command) ?? refuseResult(game, command);
  const { table } = game;
  switch (command.type) {
    case 'gameStarted':
      return refuseStart(table);
    case 'hideoutChosen':
      return refuseHideout(board, table, command);
    case 'takenOver':
      return refuseTakingOver(board, game, command);
    case 'nightBegan':
      return refuseNight(game, command);
    case 'womenPlaced':
    case 'patrolsPlaced':
    case 'victimsRevealed':
    case 'wretchedMoved':
    case 'patrolRevealed':
      return refuseNotedHell(board, table, command);
    case 'waited':
      return refuseWait(table, command);
    case 'killed':
      return refuseMurder(board, table, command);
    case 'alarmRaised':
      return refuseAlarm(board, game, command);
    case 'jackMoved':
      return refuseMove(board, game, command);
    case 'escapeDeclared':
      return refuseDeclaring(game);
    case 'falseCluePlaced':
      return refuseFalseClue(board, game, command);
    case 'letterPlayed':
      return refuseLetter(board, game, command);
    case 'policemenStated':
      return refuseStating(board, game, command);
    case 'refereeSet':
      return table.phase === 'start' ? moment('REF-15', command.type) : refuseLevel(game, command);
    case 'trapped':
      return refuseTrapped(board, game);
    case 'outOfMoves':
      return game.found === 'outOfMoves' || mustDeclare(game)
        ? null
        : refuse('END-4', { why: 'columnFree', left: table.left });
    case 'conceded':
      return table.phase === 'start' ? moment('SETUP-1', command.type) : null;
    case 'takenBack':
      return refuseTakingBack(game, command);
    case 'rewound':
      return refuseRewinding(game, command);
    case 'resumed':
      return refuseResuming(game, command);
    case 'revealed':
      return endOf(game) === null ? moment('END-6', command.type) : null;
    case 'handedOver':
      return game.held === null ? refuse('REF-15', { why: 'nothingToHandOver' }) : null;
    default:
      return command satisfies never;
  }
}

function moment(rule: Breach['rule'], event: EventType): Breach {
  return refuse(rule, { why: 'wrongMoment', event });
}

/**
 * END-11: after the end only the finding said once, and the reveal. What is found but not said yet is Jack's alone: what
 * others may ask for is then judged as if nothing were found, so that no refusal tells it.
 */
function refuseAfterEnd(game: Game, command: Command): Breach | null {
  const end = endOf(game);
  if (end === null) return null;
  const over = refuse(END_RULES[end.how], { why: 'gameOver', end: end.how });
  const told = game.table.end !== null;
  switch (command.type) {
    case 'revealed':
      return game.revealed ? over : null;
    case 'handedOver':
    case 'takenBack':
      return game.held === null ? over : null;
    case 'trapped':
    case 'outOfMoves':
      return !told && game.found === command.type ? null : over;
    case 'jackMoved':
    case 'escapeDeclared':
    case 'falseCluePlaced':
      return over;
    default:
      return told ? over : null;
  }
}

function isDeclarationOrTakingBack(command: Command): boolean {
  if (command.type === 'escapeDeclared' || command.type === 'outOfMoves') return true;
  return command.type === 'handedOver';
}

/** REF-13: home on foot on the last space, and something else than the declaration: out of moves. */
function refuseUndeclared(game: Game, command: Command): Breach | null {
  if (command.type === 'takenBack' && game.held !== null) return null;
  const then: readonly GameEvent[] = [{ type: 'endFound', end: 'outOfMoves' }];
  return refuse('END-4', { why: 'notDeclaredOnLastSpace' }, { then });
}

/** A recorded answer that is not the sheet's (CLUE-2, ARREST-1). */
function refuseResult(game: Game, command: PoliceCommand): Breach | null {
  const { sheet, table } = game;
  if (command.type === 'clueSearched' && command.found !== undefined) {
    const circle = command.circle as CircleId;
    const found = isOnTrail(sheet, table.night, circle);
    return found === command.found ? null : refuse('CLUE-2', { why: 'falseAnswer', circle, found }, { found });
  }
  if (command.type === 'arrestAttempted' && command.caught !== undefined) {
    const circle = command.circle as CircleId;
    const caught = isCaught(sheet, table.night, circle);
    return caught === command.caught ? null : refuse('ARREST-1', { why: 'falseResult', circle, caught }, { caught });
  }
  return null;
}

/** The events a command that may happen becomes: itself, with its result supplied and its numbers vouched for. */
function happen(board: Board, game: Game, command: Command): readonly GameEvent[] {
  const { sheet, table } = game;
  switch (command.type) {
    case 'clueSearched': {
      const circle = command.circle as CircleId;
      return [{ ...command, circle, found: isOnTrail(sheet, table.night, circle) }];
    }
    case 'arrestAttempted': {
      const circle = command.circle as CircleId;
      return [{ ...command, circle, caught: isCaught(sheet, table.night, circle) }];
    }
    case 'letterPlayed':
      if (command.letter !== 'goulstonStreet') return [command as GameEvent];
      return [{ ...command, to: board.goulstonStreet } as GameEvent];
    case 'rewound':
      return [{ type: 'rewound', to: goesBackTo(game, command.to)?.number ?? command.to }];
    case 'handedOver':
      // Handing over on the last space without declaring, or elsewhere than home: the end is told with the move.
      if (mustDeclare(game)) return [{ type: 'endFound', end: 'outOfMoves' }, { type: 'outOfMoves' }, command];
      return game.found === 'outOfMoves' && game.table.end === null ? [{ type: 'outOfMoves' }, command] : [command];
    case 'outOfMoves':
      return mustDeclare(game) ? [{ type: 'endFound', end: 'outOfMoves' }, command] : [command];
    case 'trapped':
      return game.found === null ? [{ type: 'endFound', end: 'trapped' }, command] : [command];
    default:
      return [command as GameEvent];
  }
}

/** What the referee finds by itself: column 15 filled away from home (END-4), Jack's turn without a move (END-3). */
function withFinding(board: Board, game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const after = replay(game, events);
  if (endOf(after) !== null) return events;
  if (after.table.phase === 'police' && after.table.left === 0 && after.table.lastMove !== null) {
    return mayDeclare(after) ? events : [...events, { type: 'endFound', end: 'outOfMoves' }];
  }
  const judged = judgesPolice(after.table) && whenToMove(after) !== null;
  return judged && !hasLegalMove(board, after) ? [...events, { type: 'endFound', end: 'trapped' }] : events;
}
