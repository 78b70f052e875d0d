/** What Jack is refused: hideout, crime, moves, declaring, and saying that he is lost. */
import { acrossBlock, closedWays, isCircle, neighbours } from '../board/index';
import type { Board, CircleId } from '../board/types';
import { type Breach, refuse } from './breach';
import { refuseInSuspense } from './decide-hell';
import type { Command } from './events';
import { type Game, isHome, isMomentToDeclare, mayDeclare } from './game';
import { hasLegalMove, hasSpecialMovement, whenToMove } from './legal-moves';
import { guardedCrossings, judgesHell, judgesPolice, type Table } from './table';
import { CRIME_TIMES, isNight, NIGHT_TABLE } from './vocabulary';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** SETUP-5, and OPT-CATCH-1 where agreed. */
export function refuseHideout(board: Board, table: Table, command: Of<'hideoutChosen'>): Breach | null {
  const { circle } = command;
  if (table.phase === 'start') return refuse('SETUP-5', { why: 'wrongMoment', event: command.type });
  if (table.phase !== 'hideout') return refuse('SETUP-5', { why: 'hideoutStands' });
  if (!isCircle(board, circle)) return refuse('SETUP-5', { why: 'notACircle', circle });
  if (board.red.has(circle)) return refuse('SETUP-5', { why: 'redHideout', circle });
  const red = neighbours(board, circle).filter((near) => board.red.has(near));
  const tooNear = table.options.catchMe && red.length > 0;
  return tooNear ? refuse('OPT-CATCH-1', { why: 'hideoutNextToRed', circle, red }) : null;
}

/** Nights come one after the other, each after an escape (NIGHT-1, REF-2). */
export function refuseNight({ table, held }: Game, command: Of<'nightBegan'>): Breach | null {
  if (table.phase !== 'between') return refuse('NIGHT-1', { why: 'wrongMoment', event: command.type });
  if (held !== null) return refuse('NIGHT-1', { why: 'notHandedOver' });
  const expected = table.night + 1;
  const wrong = command.night !== expected;
  return wrong ? refuse('NIGHT-1', { why: 'wrongNight', night: command.night, expected }) : null;
}

/** Four waits at most (HELL-5.2, HELL-5.4), each after the reveal of the one before. */
export function refuseWait(board: Board, table: Table, command: Of<'waited'>): Breach | null {
  if (table.phase !== 'hell') return refuse('HELL-5.4', { why: 'wrongMoment', event: command.type });
  if (table.waits >= 4) return refuse('HELL-5.2', { why: 'mustKill' });
  return refuseInSuspense(board, table, 'HELL-5.4', command.type);
}

/** REF-9: where Hell is not refereed any time and any circle without a crime-scene marker. */
export function refuseMurder(board: Board, table: Table, command: Of<'killed'>): Breach | null {
  if (table.phase !== 'hell') return refuse('HELL-5.3', { why: 'wrongMoment', event: command.type });
  const early = refuseInSuspense(board, table, 'HELL-5.3', command.type);
  if (early !== null) return early;
  const wanted = isNight(table.night) ? NIGHT_TABLE[table.night].victims : 1;
  const [first, second] = command.circles;
  if (command.circles.length !== wanted) {
    const rule = wanted === 2 ? 'DOUBLE-1' : 'HELL-5.3';
    return refuse(rule, { why: 'victimCount', given: command.circles.length, wanted });
  }
  if (first !== undefined && first === second) return refuse('DOUBLE-1', { why: 'sameVictim', circle: first });
  for (const circle of command.circles) {
    if (isCircle(board, circle) && table.earlierScenes.includes(circle)) {
      return refuse('HELL-5.7', { why: 'sceneAlready', circle });
    }
  }
  const nowhere = command.circles.find((circle) => !isCircle(board, circle));
  if (nowhere !== undefined) return refuse('HELL-5.3', { why: 'notACircle', circle: nowhere });
  return judgesHell(table) ? refuseUnmarked(table, command) : null;
}

/** At *evening*: a Wretched stands there, and the column is that of the time-of-the-crime token (HELL-8.1). */
function refuseUnmarked({ hell, waits }: Table, { circles, time }: Of<'killed'>): Breach | null {
  const nobody = circles.find((circle) => !hell.wretched.includes(circle as CircleId));
  if (nobody !== undefined) return refuse('HELL-5.3', { why: 'noWretched', circle: nobody });
  const wanted = CRIME_TIMES[waits] ?? 'V';
  return time === wanted ? null : refuse('HELL-8.1', { why: 'notTokensTime', given: time, wanted });
}

/** Whose turn, then tokens, spaces and places (REF-3 to REF-5). */
export function refuseMove(board: Board, game: Game, command: Of<'jackMoved'>): Breach | null {
  const here = whenToMove(game);
  if (here === null) return refuse('HUNT-1.1', { why: 'notJacksTurn' });
  const ruled = command.ruledByTable === true;
  switch (command.by) {
    case 'walk':
      return refuseWalk(board, game.table, here, command.to[0], ruled);
    case 'alley':
      return refuseAlley(board, game.table, here, command.to[0], ruled);
    case 'coach':
      return refuseCoach(board, game.table, here, command.to, ruled);
  }
}

function refuseWalk(board: Board, table: Table, from: CircleId, to: number, ruled: boolean): Breach | null {
  if (!isCircle(board, to)) return refuse('HUNT-1.2', { why: 'notACircle', circle: to });
  if (ruled) return null;
  if (to === from) return refuse('HUNT-1.2', { why: 'standsStill', circle: from });
  if (!neighbours(board, from).includes(to)) return refuse('HUNT-1.2', { why: 'notAdjacent', from, to });
  const crossings = closedWays(board, from, guardedCrossings(table)).get(to);
  return crossings === undefined ? null : refuse('HUNT-1.2', { why: 'everyWayGuarded', from, to, crossings });
}

function refuseAlley(board: Board, table: Table, from: CircleId, to: number, ruled: boolean): Breach | null {
  if (!ruled && table.tokens.alleys < 1) return refuse('HUNT-1.4', { why: 'noTokenLeft', by: 'alley' });
  if (!isCircle(board, to)) return refuse('SPEC-ALLEY-1', { why: 'notACircle', circle: to });
  if (ruled || acrossBlock(board, from).has(to)) return null;
  return refuse(
    'SPEC-ALLEY-1',
    to === from ? { why: 'standsStill', circle: from } : { why: 'noSharedBlock', from, to },
  );
}

function refuseCoach(
  board: Board,
  table: Table,
  from: CircleId,
  [middle, end]: readonly [number, number],
  ruled: boolean,
): Breach | null {
  if (!ruled && table.tokens.coaches < 1) return refuse('HUNT-1.4', { why: 'noTokenLeft', by: 'coach' });
  if (table.left < 2) return refuse('SPEC-COACH-4', { why: 'coachNeedsTwoSpaces' });
  for (const circle of [middle, end]) {
    if (!isCircle(board, circle)) return refuse('SPEC-COACH-1', { why: 'notACircle', circle });
  }
  if (ruled) return null;
  if (!areAdjacent(board, from, middle)) return refuse('SPEC-COACH-1', { why: 'coachHalf', half: 1, from, to: middle });
  if (!areAdjacent(board, middle, end)) {
    return refuse('SPEC-COACH-1', { why: 'coachHalf', half: 2, from: middle, to: end });
  }
  const returns = end === from && !table.options.coachMayReturn;
  return returns ? refuse('SPEC-COACH-3', { why: 'coachReturns', circle: from }) : null;
}

function areAdjacent(board: Board, a: number, b: number): boolean {
  return isCircle(board, a) && isCircle(board, b) && neighbours(board, a).includes(b);
}

/** REF-6: right after a ride or an alley home SPEC-2, in every other case HUNT-1.8. */
export function refuseDeclaring(game: Game): Breach | null {
  if (mayDeclare(game)) return null;
  const { table, sheet } = game;
  const by = table.lastMove;
  if (isMomentToDeclare(table) && isHome(table, sheet) && by !== null && by !== 'walk') {
    return refuse('SPEC-2', { why: 'broughtHomeBy', by });
  }
  return refuse('HUNT-1.8', { why: 'notJustWalkedHome' });
}

/** REF-12: at *sheet*, where walks cannot be judged, only a coach or an alley speaks against it. */
export function refuseTrapped(board: Board, game: Game): Breach | null {
  if (game.found === 'trapped') return null;
  if (whenToMove(game) === null) return refuse('END-3', { why: 'notJacksTurn' });
  const canMove = judgesPolice(game.table) ? hasLegalMove(board, game) : hasSpecialMovement(board, game);
  return canMove ? refuse('END-3', { why: 'canStillMove' }) : null;
}
