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
import { refuseHell, refuseOpening } from './decide-hell';
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
import { endOf, type Game, mayDeclare, mustDeclare, replay, toldGame, toldTable } from './game';
import { hasLegalMove, whenToMove } from './legal-moves';
import { faceAt, isCaught, isOnTrail } from './sheet';
import { judgesPolice } from './table';

type Decision = Result<readonly GameEvent[], Breach>;

/** What a command leads to: the events it becomes, with what the referee finds after them, or a refusal. */
export function decide(board: Board, game: Game, command: Command): Decision {
  const breach = refuseCommand(board, game, command);
  if (breach !== null) return { ok: false, error: breach };
  return accept(withFinding(board, game, happen(board, game, command)));
}

function refuseCommand(board: Board, game: Game, command: Command): Breach | null {
  // What others may ask for is judged on what was told, or a refusal would tell what Jack has recorded or that the
  // referee has found him trapped (DESIGN: "Told at hand-over").
  if (isPoliceCommand(command) && (game.held !== null || game.found === 'trapped')) {
    return refusePolice(board, toldTable(game), command);
  }
  if (game.held !== null && isOthers(command)) return refuseCommand(board, toldGame(game), command);
  const over = refuseAfterEnd(game, command);
  if (over !== null) return over;
  if (game.held === null && mustDeclare(game) && !keepsTheDeclaration(command)) return refuseUndeclared();
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
      return refuseHell(board, table, game.sheet, command);
    case 'facesOpened':
      return refuseOpening(table, command);
    case 'waited':
      return refuseWait(board, table, command);
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

/** Commands that do not come from Jack's own sheet: agreements, and what the police and the board tell. */
function isOthers({ type }: Command): boolean {
  switch (type) {
    case 'gameStarted':
    case 'policemenStated':
    case 'rewound':
    case 'refereeSet':
    case 'resumed':
    case 'conceded':
    case 'alarmRaised':
    case 'womenPlaced':
    case 'patrolsPlaced':
    case 'wretchedMoved':
    case 'facesOpened':
      return true;
    default:
      return false;
  }
}

/**
 * END-11: after the end only the finding said once, and the reveal. Trapped is found before it is said: until then the
 * policemen's places may be stated anew, and who gives up is told that Jack was trapped (see `happen`).
 */
function refuseAfterEnd(game: Game, command: Command): Breach | null {
  const end = endOf(game);
  if (end === null) return null;
  const over = refuse(END_RULES[end.how], { why: 'gameOver', end: end.how });
  const told = game.table.end !== null;
  const onlyFound = !told && game.found === 'trapped';
  switch (command.type) {
    case 'revealed':
      if (!told || game.held !== null) return moment('END-6', command.type);
      return game.revealed ? over : null;
    case 'handedOver':
    case 'takenBack':
      return game.held === null ? over : null;
    case 'trapped':
    case 'outOfMoves':
      return !told && game.found === command.type ? null : over;
    case 'policemenStated':
    case 'resumed':
    case 'conceded':
      return onlyFound ? null : over;
    default:
      // These are refused as if nothing were found: they may come from another device.
      return onlyFound && isOthersMoment(command.type) ? null : over;
  }
}

/** Commands of others that are out of place on Jack's turn anyway, whatever was found. */
function isOthersMoment(type: Command['type']): boolean {
  return type === 'nightBegan' || (isOthers({ type } as Command) && type !== 'rewound' && type !== 'refereeSet');
}

function keepsTheDeclaration({ type }: Command): boolean {
  return type === 'escapeDeclared' || type === 'outOfMoves' || type === 'handedOver';
}

/** REF-13: home on foot on the last space, told, and something else than the declaration: out of moves. */
function refuseUndeclared(): Breach {
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
    case 'patrolRevealed': {
      const face = command.face ?? faceAt(sheet, command.crossing);
      return [{ ...command, ...(face !== undefined && { face }) } as GameEvent];
    }
    case 'rewound': {
      const to = goesBackTo(toldGame(game), command.to)?.number ?? command.to;
      return [...withdrawn(game), { type: 'rewound', to }];
    }
    case 'policemenStated':
    case 'refereeSet':
    case 'wretchedMoved':
      return [...withdrawn(game), command as GameEvent];
    case 'takenBack': {
      const own = game.held?.events.some(({ number }) => number === command.entry) ?? false;
      return own ? [command] : [...withdrawn(game), command];
    }
    case 'conceded':
      // Jack's turn began without a move: the game was over by END-3 before anybody gave it up.
      if (game.found !== 'trapped') return [command];
      return game.held === null ? [{ type: 'trapped' }, { type: 'handedOver' }] : [{ type: 'handedOver' }];
    case 'handedOver':
      // Handing over on the last space without declaring, or elsewhere than home: the end is told with the move.
      if (mustDeclare(game)) return [{ type: 'endFound', end: 'outOfMoves' }, { type: 'outOfMoves' }, command];
      return game.found === 'outOfMoves' && game.table.end === null ? [{ type: 'outOfMoves' }, command] : [command];
    case 'outOfMoves':
      return mustDeclare(game) ? [{ type: 'endFound', end: 'outOfMoves' }, command] : [command];
    default:
      return [command as GameEvent];
  }
}

/**
 * What both sides agree on, and where a Wretched goes, changes what Jack's recorded move or crime rested on: it is taken
 * back, and he enters it anew.
 */
function withdrawn(game: Game): readonly GameEvent[] {
  const first = game.held?.events[0];
  return first === undefined ? [] : [{ type: 'takenBack', entry: first.number }];
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
