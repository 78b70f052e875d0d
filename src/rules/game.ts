/**
 * A game as Jack's phone knows it, as a fold of what happened.
 *
 * `Game` has two halves: the open table and the secret sheet. What Jack has recorded but not handed over stands in
 * `held` with the position before it, so that it can be changed freely and takes no public number until it is told.
 */
import type { GameEvent } from './events';
import { begin, evolveTable } from './evolve-table';
import { isToldAtHandOver, publicForm } from './public-form';
import { EMPTY_SHEET, evolveSheet, hereOf, type Sheet } from './sheet';
import { EMPTY_TABLE, judgesHell, type Table } from './table';
import { type Numbered, rewindTurn, type Turn, takeFromTurn } from './turn';

export interface Position {
  readonly table: Table;
  readonly sheet: Sheet;
  /** An end the referee has found and Jack has not told yet. */
  readonly found: 'trapped' | 'outOfMoves' | null;
}

/** An event of Jack's log and its number in the public one; null for what is never told. */
export interface LoggedEvent extends Numbered<GameEvent> {
  readonly public: number | null;
}
export type GameTurn = Turn<Position, GameEvent, LoggedEvent>;

export interface Held {
  /** How things stood, and which turn was in play, when everything was told. */
  readonly start: Position;
  readonly turn: GameTurn | null;
  readonly events: readonly LoggedEvent[];
}

export interface Game extends Position {
  /** Events so far, which is the number of the next one. */
  readonly count: number;
  /** Public entries so far, which is the number of the next one. */
  readonly told: number;
  readonly held: Held | null;
  readonly turn: GameTurn | null;
  readonly revealed: boolean;
}

export const NEW_GAME: Game = {
  table: EMPTY_TABLE,
  sheet: EMPTY_SHEET,
  found: null,
  count: 0,
  told: 0,
  held: null,
  turn: null,
  revealed: false,
};

/** The game after an event. Accepts every event ever recorded: only `decide` says no. */
export function evolve(game: Game, event: GameEvent): Game {
  const next = { ...game, count: game.count + 1 };
  const number = game.count;
  switch (event.type) {
    case 'handedOver':
      return { ...next, told: game.told + heldCount(game), held: null };
    case 'takenBack':
      return takeBack(next, event.entry);
    case 'rewound':
      return { ...rewind(next, event.to), told: game.told + 1 };
    case 'conceded':
      // Giving up is said at once; a move that was not handed over never happened for the others.
      return record(toldGame(next), { number, event });
    case 'revealed':
      return { ...next, told: game.told + 1, revealed: true };
    default:
      return tellAround(next, { number, event });
  }
}

/** `evolve`, folded. */
export function replay(start: Game, events: readonly GameEvent[]): Game {
  return events.reduce(evolve, start);
}

/** What everybody knows: the table without what Jack has not handed over. */
export function toldTable(game: Game): Table {
  return game.held === null ? game.table : game.held.start.table;
}

/** The game as it stood when everything was told; what Jack has recorded since is left out. */
export function toldGame(game: Game): Game {
  return game.held === null ? game : { ...game, ...game.held.start, turn: game.held.turn, held: null };
}

/** Whether an event waits for the hand-over: what Jack enters, but not what he says after his move was told. */
export function isHeld(game: Game, event: GameEvent): boolean {
  switch (event.type) {
    case 'escapeDeclared':
    case 'outOfMoves':
    case 'endFound':
      return game.held !== null;
    default:
      return isToldAtHandOver(event);
  }
}

/** Who has won and how, told or only found; null while the game is open. */
export function endOf(game: Game): Table['end'] {
  return game.table.end ?? (game.found === null ? null : { how: game.found, winner: 'police' });
}

/** Has Jack just come home on foot, so that he may declare escape (HUNT-1.8, SPEC-2)? */
export function mayDeclare(game: Game): boolean {
  const { table, sheet } = game;
  const onFoot = table.lastMove === 'walk' || table.options.specialMoveEscape;
  return isMomentToDeclare(table) && onFoot && isHome(table, sheet);
}

/** The moment lasts from Jack's move until the first thing the police do (HUNT-1.12). */
export function isMomentToDeclare(table: Table): boolean {
  return table.phase === 'police' && table.lastMove !== null && !table.turn.begun;
}

export function isHome(table: Table, sheet: Sheet): boolean {
  return sheet.hideout !== null && hereOf(sheet, table.night) === sheet.hideout;
}

/** Home on foot on the last space: whatever comes next but the declaration loses the game (REF-13). */
export function mustDeclare(game: Game): boolean {
  return endOf(game) === null && game.table.left === 0 && mayDeclare(game);
}

/** Number of the public entry that an entry of this turn became; null where it became none. */
export function publicNumberOf(game: Game, number: number): number | null {
  return game.turn?.events.find((one) => one.number === number)?.public ?? null;
}

function step(position: Position, event: GameEvent): Position {
  const open = publicForm(event);
  return {
    table: open === null ? position.table : evolveTable(position.table, open),
    sheet: evolveSheet(position.sheet, position.table.night, event),
    found: foundAfter(position, event),
  };
}

/** Once places or the level are stated anew, what was found is looked at anew. */
function foundAfter({ found }: Position, event: GameEvent): Position['found'] {
  if (event.type === 'endFound') return event.end;
  return event.type === 'policemenStated' || event.type === 'refereeSet' ? null : found;
}

/** What the others say while Jack has something recorded comes before it: it is told first. */
function tellAround(game: Game, logged: Numbered<GameEvent>): Game {
  if (game.held === null || isHeld(game, logged.event)) return record(game, logged);
  return game.held.events.reduce(record, record(toldGame(game), logged));
}

/** Adds an event to the position, to what is held and to the turn in play. */
function record(game: Game, { number, event }: Numbered<GameEvent>): Game {
  const after = step(game, event);
  const isPublic = publicForm(event) !== null;
  const holds = isHeld(game, event);
  const logged: LoggedEvent = { number, event, public: isPublic ? game.told + heldCount(game) : null };
  const held = holds
    ? { ...(game.held ?? { start: pick(game), turn: game.turn, events: [] }), events: heldWith(game, logged) }
    : null;
  const told = game.told + (isPublic && !holds ? 1 : 0);
  return { ...game, ...after, held, told, turn: turnWith(game, logged, after) };
}

function heldWith(game: Game, logged: LoggedEvent): readonly LoggedEvent[] {
  return [...(game.held?.events ?? []), logged];
}

function heldCount(game: Game): number {
  return game.held?.events.filter((one) => one.public !== null).length ?? 0;
}

function turnWith(game: Game, logged: LoggedEvent, after: Position): GameTurn | null {
  if (logged.event.type === 'jackMoved') return { from: logged.number, start: pick(game), events: [logged] };
  // The police's first turn of night 3, or a game taken over on their turn.
  if (game.table.phase !== 'police' && after.table.phase === 'police') {
    return { from: logged.number + 1, start: after, events: [] };
  }
  // Hell as a whole can be gone back to, from where it is refereed on.
  const hell: GameTurn | null = judgesHell(after.table) ? { from: logged.number + 1, start: after, events: [] } : null;
  if (logged.event.type === 'nightBegan') return hell;
  if (game.turn === null && logged.event.type === 'refereeSet' && after.table.phase === 'hell') return hell;
  return game.turn && { ...game.turn, events: [...game.turn.events, logged] };
}

/** Jack takes back from an entry on what he has not handed over; the police what they did last. */
function takeBack(game: Game, entry: number): Game {
  if (game.held?.events.some((one) => one.number === entry)) {
    return game.held.events.filter((one) => one.number < entry).reduce(record, toldGame(game));
  }
  // What Jack holds comes after it, with numbers of its own.
  const before = toldGame(game);
  const told = before.told + 1;
  const held = game.held?.events ?? [];
  if (before.turn === null) return held.reduce(record, { ...before, told });
  const { turn, position } = takeFromTurn(before.turn, entry, step);
  return held.reduce(record, { ...before, ...position, table: begin(position.table), turn, told });
}

function rewind(game: Game, to: number): Game {
  if (game.turn === null) return game;
  const { turn, position } = rewindTurn(game.turn, to, step);
  return { ...game, ...position, turn };
}

function pick({ table, sheet, found }: Position): Position {
  return { table, sheet, found };
}
