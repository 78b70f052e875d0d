/**
 * The audit: a record, event by event, before the same referee that judges a game in play. An event that is refused
 * changes nothing and the next one is looked at, except where END-4 ends the game (REF-13).
 */
import type { Board } from '../board/types';
import {
  type Breach,
  type Command,
  decide,
  endOf,
  type Game,
  type GameEvent,
  judgesHell,
  judgesPolice,
  mustDeclare,
  NEW_GAME,
  POLICEMEN,
  type RecordedEvent,
  replay,
} from '../rules/index';
import { type TurnedUp, turnedUp } from './turned-up';

export interface AuditLine {
  readonly i: number;
  readonly type: RecordedEvent['type'];
  /** The refusal; null for an accepted event. */
  readonly breach: Breach | null;
  /** The true answer: of every accepted question, and of one refused for a false result. */
  readonly found?: boolean;
  readonly caught?: boolean;
  /** A refusal was lifted: *the table rules otherwise*. */
  readonly agreed: boolean;
  /** False for a walk past policemen, and for faces and victims, that nobody entered. */
  readonly judged: boolean;
  /** At *evening*: the patrols that the event turned up, as the record says it. */
  readonly turnedUp?: readonly TurnedUp[];
}

export interface Audit {
  readonly lines: readonly AuditLine[];
  readonly game: Game;
  /** The accepted events as Jack's log would hold them. */
  readonly events: readonly GameEvent[];
}

export interface Summary {
  readonly end: 'open' | 'escaped' | 'arrested' | 'trapped' | 'outOfMoves' | 'conceded';
  readonly winner: 'jack' | 'police' | null;
  readonly night: number;
  readonly left: number;
}

export function audit(board: Board, recorded: readonly RecordedEvent[]): Audit {
  const lines: AuditLine[] = [];
  const log: GameEvent[] = [];
  const numbers: (number | null)[] = [];
  let game = NEW_GAME;
  const happen = (events: readonly GameEvent[]): void => {
    log.push(...events);
    game = replay(game, events);
  };
  for (const [i, event] of recorded.entries()) {
    const telling = tellBefore(game, event);
    const told = replay(game, telling);
    const command = withLogNumbers(event, numbers, told);
    const decision = decide(board, told, command);
    lines.push(lineFor(board, told, i, command, decision));
    const happened = decision.ok ? decision.value : (decision.error.then ?? []);
    // A refused event changes nothing, not even what is told by then.
    numbers.push(decision.ok ? told.count : null);
    if (happened.length > 0) happen([...telling, ...happened]);
  }
  return { lines, game, events: log };
}

/** How the game of an audit stands. */
export function summarise({ table, found, ...rest }: Game): Summary {
  const end = endOf({ table, found, ...rest });
  return { end: end?.how ?? 'open', winner: end?.winner ?? null, night: table.night, left: table.left };
}

/**
 * A record has no hand-over: what Jack did is told by whatever follows it, and an end the referee found is said then,
 * unless the record says it itself or states the policemen's places anew.
 */
export function tellBefore(game: Game, next: RecordedEvent): readonly GameEvent[] {
  if (next.type === 'takenBack' && game.held !== null && endOf(game) === null && !mustDeclare(game)) return [];
  const told: readonly GameEvent[] = game.held === null ? [] : [{ type: 'handedOver' }];
  const { found } = game;
  const beforeSaying = next.type === 'policemenStated' || next.type === 'resumed';
  const saysItself = next.type === found || (found === 'trapped' && beforeSaying);
  if (found === null || game.table.end !== null || saysItself) return told;
  return found === 'trapped' ? [...told, { type: found }, { type: 'handedOver' }] : [...told, { type: found }];
}

/** In a record, numbers of other events count the events of the file; in the log, those of the log. */
function withLogNumbers(event: RecordedEvent, numbers: readonly (number | null)[], game: Game): Command {
  switch (event.type) {
    case 'takenBack':
      return { ...event, entry: numbers[event.entry] ?? Number.NaN };
    case 'rewound':
      return { ...event, to: numbers[event.to] ?? Number.NaN };
    case 'resumed':
      return { ...event, from: event.from <= numbers.length ? Math.min(event.from, game.told) : Number.NaN };
    default:
      return event;
  }
}

function lineFor(
  board: Board,
  game: Game,
  i: number,
  command: Command,
  decision: ReturnType<typeof decide>,
): AuditLine {
  const line = { i, type: command.type as RecordedEvent['type'], agreed: false, judged: isJudged(game, command) };
  if (!decision.ok) {
    const { found, caught } = decision.error;
    return {
      ...line,
      breach: decision.error,
      ...(found !== undefined && { found }),
      ...(caught !== undefined && { caught }),
    };
  }
  const agreed = isLifted(board, game, command);
  const [answer] = decision.value;
  if (answer?.type === 'clueSearched') return { ...line, breach: null, agreed, found: answer.found };
  if (answer?.type === 'arrestAttempted') return { ...line, breach: null, agreed, caught: answer.caught };
  if (!turnsUp(game, command)) return { ...line, breach: null, agreed };
  return { ...line, breach: null, agreed, turnedUp: turnedUp(game.table, replay(game, decision.value).table) };
}

/** Whether "the table rules otherwise" was needed: without it the referee would have refused. */
function isLifted(board: Board, game: Game, command: Command): boolean {
  if (!('ruledByTable' in command) || command.ruledByTable !== true) return false;
  return !decide(board, game, { ...command, ruledByTable: undefined }).ok;
}

function isJudged(game: Game, command: Command): boolean {
  const { table, sheet } = game;
  if (turnsUp(game, command)) return sheet.faces !== null;
  if (command.type === 'victimsRevealed') return !judgesHell(table) || sheet.marked !== null;
  if (command.type !== 'jackMoved' || command.by !== 'walk') return true;
  return judgesPolice(table) && POLICEMEN.every((policeman) => table.policemen[policeman] !== null);
}

/** Events that turn patrols up, where Hell is refereed. */
function turnsUp({ table }: Game, { type }: Command): boolean {
  return judgesHell(table) && (type === 'patrolRevealed' || type === 'alarmRaised');
}
