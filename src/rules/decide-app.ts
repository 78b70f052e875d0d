/**
 * What concerns the game as a whole or the app itself: the policemen's start, places stated by agreement, the level,
 * a game taken over from paper, going back and resuming. Outside their moment they are REF-15.
 */
import { isCircle, isCrossing } from '../board/index';
import type { Board } from '../board/types';
import { type Breach, refuse } from './breach';
import { refuseWhistles } from './decide-hell';
import type { Command } from './events';
import { type Game, type LoggedEvent, toldGame } from './game';
import { isFirstPoliceTurn, type Table } from './table';
import { COLUMNS, columnOf, isNight, NIGHT_TABLE, POLICEMEN, REFEREES } from './vocabulary';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const outsideItsMoment = (event: Command['type']): Breach => refuse('REF-15', { why: 'wrongMoment', event });

/** REF-10 (whistles): below *evening* any five different crossings; at *sheet* only noted. */
export function refuseAlarm(board: Board, game: Game, command: Of<'alarmRaised'>): Breach | null {
  const { table } = game;
  const noted = table.referee === 'sheet' && table.time !== null && table.jackMoves === 0 && !table.turn.begun;
  const moment = table.phase === 'alarm' || (noted && (table.phase === 'jack' || table.phase === 'police'));
  if (!moment) return refuse('HELL-9.1', { why: 'wrongMoment', event: command.type });
  const { policemen } = command;
  for (const crossing of Object.values(policemen)) {
    if (!isCrossing(board, crossing)) return refuse('HELL-9.1', { why: 'notACrossing', crossing });
  }
  if (table.referee === 'sheet') return null;
  const missing = POLICEMEN.find((policeman) => policemen[policeman] === undefined);
  if (missing !== undefined) return refuse('HELL-9.1', { why: 'policemanMissing', policeman: missing });
  return refuseShared(board, Object.values(policemen), 'HELL-3.6') ?? refuseWhistles(table, game.sheet, command);
}

/** By agreement: before the first question of a turn, or on Jack's turn before he moves. */
export function refuseStating(board: Board, game: Game, command: Of<'policemenStated'>): Breach | null {
  const { table } = game;
  const moment = table.phase === 'jack' || (table.phase === 'police' && !table.turn.acted);
  if (!moment || table.goulston !== null) return outsideItsMoment(command.type);
  const places = Object.values(command.policemen);
  for (const crossing of places) {
    if (crossing !== null && !isCrossing(board, crossing)) {
      return refuse('HUNT-2.2', { why: 'notACrossing', crossing });
    }
  }
  const stand = Object.values({ ...table.policemen, ...command.policemen });
  return table.referee === 'sheet' ? null : refuseShared(board, stand, 'HUNT-2.3');
}

function refuseShared(board: Board, places: readonly (string | null)[], rule: 'HELL-3.6' | 'HUNT-2.3'): Breach | null {
  const shared = places.find((crossing, i) => crossing !== null && places.indexOf(crossing) !== i);
  if (shared === undefined || shared === null || !isCrossing(board, shared)) return null;
  return refuse(rule, { why: 'sharedCrossing', crossing: shared });
}

/** The level is set at the start of a night, and may be lowered between turns. */
export function refuseLevel(game: Game, command: Of<'refereeSet'>): Breach | null {
  const { table } = game;
  const atNightStart = table.phase === 'between' || (table.phase === 'hell' && table.waits === 0);
  if (atNightStart) return null;
  const beforeFirstTurn = table.night === 3 && isFirstPoliceTurn(table) && !table.turn.begun;
  const betweenTurns = table.phase === 'hell' || table.phase === 'alarm' || table.phase === 'jack' || beforeFirstTurn;
  if (!betweenTurns) return outsideItsMoment(command.type);
  const raised = REFEREES.indexOf(command.level) > REFEREES.indexOf(table.referee);
  return raised ? refuse('REF-15', { why: 'levelInMidNight' }) : null;
}

/** A game begun on paper: right after the hideout, with a row and tokens that can be (TRACK-3, NIGHT-1). */
export function refuseTakingOver(board: Board, game: Game, command: Of<'takenOver'>): Breach | null {
  const { table } = game;
  if (table.phase !== 'between' || table.night !== 0) return outsideItsMoment(command.type);
  const { night, time, scenes, row, tokens } = command;
  if (!isNight(night)) return refuse('NIGHT-1', { why: 'wrongNight', night, expected: 1 });
  const { victims, victimsSoFar, first, tokens: dealt } = NIGHT_TABLE[night];
  const earlier = victimsSoFar - victims;
  if (scenes.length !== earlier) {
    return refuse('NIGHT-1', { why: 'sceneCount', given: scenes.length, wanted: earlier });
  }
  const crimes = row.slice(0, victims);
  if (crimes.length < victims) {
    return refuse(victims === 2 ? 'DOUBLE-1' : 'HELL-5.3', { why: 'victimCount', given: row.length, wanted: victims });
  }
  if (victims === 2 && crimes[0] === crimes[1]) {
    return refuse('DOUBLE-1', { why: 'sameVictim', circle: crimes[0] ?? 0 });
  }
  const killed = [...scenes, ...crimes];
  const nowhere = killed.find((circle) => !isCircle(board, circle));
  if (nowhere !== undefined) return refuse('HELL-5.3', { why: 'notACircle', circle: nowhere });
  const twice = killed.find((circle, i) => killed.indexOf(circle) !== i);
  if (twice !== undefined && isCircle(board, twice)) return refuse('HELL-5.7', { why: 'sceneAlready', circle: twice });
  const strange = row.find((circle) => !isCircle(board, circle));
  if (strange !== undefined) return refuse('HUNT-1.2', { why: 'notACircle', circle: strange });
  const cells = row.length - victims;
  if (columnOf(time) + row.length >= COLUMNS.length) return refuse('END-4', { why: 'rowLength', given: row.length });
  const coaches = dealt.coaches - tokens.coaches;
  const alleys = dealt.alleys - tokens.alleys;
  if (tokens.coaches < 0 || tokens.alleys < 0 || coaches < 0 || alleys < 0 || 2 * coaches + alleys > cells) {
    return refuse('NIGHT-1', { why: 'tokenCount', ...tokens });
  }
  if (command.turn === 'police' && cells === 0 && first === 'jack') {
    return refuse('HUNT-3.4', { why: 'notPolicesTurn' });
  }
  for (const crossing of Object.values(command.policemen)) {
    if (crossing !== null && !isCrossing(board, crossing)) {
      return refuse('HUNT-2.2', { why: 'notACrossing', crossing });
    }
  }
  const places = Object.values(command.policemen);
  return table.referee === 'sheet' ? null : refuseShared(board, places, 'HUNT-2.3');
}

/** What was not handed over may be taken back; of the police only what they did last, if it was a move, in Hell as well. */
export function refuseTakingBack(game: Game, command: Of<'takenBack'>): Breach | null {
  const held = game.held?.events.some((one) => one.number === command.entry && one.public !== null);
  if (held) return null;
  const told = toldGame(game);
  // Faces that a device opens by itself lie between nothing.
  const last = told.turn?.events.findLast(({ event }) => event.type !== 'facesOpened');
  const { phase } = told.table;
  const undoable =
    last?.event.type === (phase === 'hell' ? 'wretchedMoved' : 'policemanMoved') &&
    (phase === 'hell' || phase === 'police');
  return undoable && last?.number === command.entry ? null : refuse('REF-15', { why: 'handedOverAlready' });
}

/** By agreement, within this turn only. */
export function refuseRewinding(game: Game, command: Of<'rewound'>): Breach | null {
  return goesBackTo(game, command.to) === null ? refuse('REF-15', { why: 'beyondThisTurn' }) : null;
}

/** The event of this turn that is gone back before; null when `to` lies outside it. */
export function goesBackTo(game: Game, to: number): LoggedEvent | null {
  const { turn } = game;
  if (turn === null || to < turn.from) return null;
  return turn.events.find((one) => one.number >= to && one.public !== null) ?? null;
}

/** After his phone took back the public log from another device, Jack goes on from an entry there is. */
export function refuseResuming(game: Game, command: Of<'resumed'>): Breach | null {
  const known = game.table.phase !== 'start' && command.from >= 0 && command.from <= game.told;
  return known ? null : outsideItsMoment(command.type);
}

/** Which side may say that the game has begun: nobody, once it has. */
export function refuseStart(table: Table): Breach | null {
  return table.phase === 'start' ? null : refuse('SETUP-1', { why: 'wrongMoment', event: 'gameStarted' });
}
