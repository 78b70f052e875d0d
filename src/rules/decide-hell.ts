/**
 * What is refused in Hell, before the crime is looked at (REF-10). At *evening* every step is judged; below, what the table
 * tells of Hell is noted in its phase, whatever it says, as long as its numbers and ids name places of the board.
 */
import { closedWays, isCircle, isCrossing, neighbours, reachable, touches } from '../board/index';
import type { Board, CircleId, CrossingId } from '../board/types';
import { type Breach, type RuleId, refuse } from './breach';
import type { Command, Face } from './events';
import { faceAt, type Sheet } from './sheet';
import { allScenes, type HellStep, judgesHell, liesFaceDown, patrolledCrossings, type Table } from './table';
import { isNight, NIGHT_TABLE, POLICEMEN } from './vocabulary';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type HellCommand = Of<'womenPlaced' | 'patrolsPlaced' | 'victimsRevealed' | 'wretchedMoved' | 'patrolRevealed'>;

/** The rule named when such an event comes outside its moment, or names no place (REF-2), and its step of Hell. */
const RULES: Readonly<Record<HellCommand['type'], readonly [RuleId, HellStep]>> = {
  womenPlaced: ['HELL-2.1', 'women'],
  patrolsPlaced: ['HELL-3.2', 'patrols'],
  victimsRevealed: ['HELL-4.1', 'victims'],
  wretchedMoved: ['HELL-6.2', 'suspense'],
  patrolRevealed: ['HELL-7.1', 'suspense'],
};

export function refuseHell(board: Board, table: Table, sheet: Sheet, command: HellCommand): Breach | null {
  const [rule, step] = RULES[command.type];
  const judged = judgesHell(table);
  if (table.phase !== 'hell' || (judged && table.hell.step !== step)) {
    return refuse(rule, { why: 'wrongMoment', event: command.type });
  }
  if (!judged) return refuseNowhere(board, rule, command);
  switch (command.type) {
    case 'womenPlaced':
      return refuseWomen(board, table, command);
    case 'patrolsPlaced':
      return refusePatrols(board, table, command);
    case 'victimsRevealed':
      return refuseVictims(table, sheet, command.circles);
    case 'wretchedMoved':
      return refuseWretched(board, table, command.from, command.to);
    case 'patrolRevealed':
      return refuseLeftStanding(board, table) ?? refuseReveal(table, sheet, command);
  }
}

function refuseNowhere(board: Board, rule: RuleId, command: HellCommand): Breach | null {
  const circle = circlesIn(command).find((one) => !isCircle(board, one));
  if (circle !== undefined) return refuse(rule, { why: 'notACircle', circle });
  const crossing = crossingsIn(command).find((one) => !isCrossing(board, one));
  return crossing === undefined ? null : refuse(rule, { why: 'notACrossing', crossing });
}

function circlesIn(command: HellCommand): readonly number[] {
  switch (command.type) {
    case 'womenPlaced':
      return [...command.circles, ...(command.marked ?? [])];
    case 'victimsRevealed':
      return command.circles;
    case 'wretchedMoved':
      return [command.from, command.to];
    default:
      return [];
  }
}

function crossingsIn(command: HellCommand): readonly string[] {
  if (command.type === 'patrolsPlaced') return command.crossings;
  return command.type === 'patrolRevealed' ? [command.crossing] : [];
}

/** Numbers of the night, red circles, one each, no crime scene; the marked ones are among them. */
function refuseWomen(board: Board, table: Table, { circles, marked }: Of<'womenPlaced'>): Breach | null {
  const women = womenOf(table);
  const all = women.marked + women.unmarked;
  if (circles.length !== all) return refuse('NIGHT-1', { why: 'womenCount', given: circles.length, wanted: all });
  if (marked !== undefined && marked.length !== women.marked) {
    return refuse('NIGHT-1', { why: 'markedCount', given: marked.length, wanted: women.marked });
  }
  const nowhere = circles.find((circle) => !isCircle(board, circle));
  if (nowhere !== undefined) return refuse('HELL-2.1', { why: 'notACircle', circle: nowhere });
  const white = circles.find((circle) => !board.red.has(circle as CircleId));
  if (white !== undefined) return refuse('HELL-2.1', { why: 'notRed', circle: white });
  const twice = twiceIn(circles) ?? twiceIn(marked ?? []);
  if (twice !== undefined) return refuse('HELL-2.1', { why: 'womanTwice', circle: twice });
  const elsewhere = marked?.find((circle) => !circles.includes(circle));
  if (elsewhere !== undefined) return refuse('HELL-2.1', { why: 'markedElsewhere', circle: elsewhere });
  const scene = circles.find((circle) => allScenes(table).includes(circle as CircleId));
  return scene === undefined ? null : refuse('HELL-2.2', { why: 'womanOnScene', circle: scene });
}

/** Seven tokens, one each crossing; on which ones depends on the night (HELL-3.3 to HELL-3.5). */
function refusePatrols(board: Board, table: Table, { crossings, faces }: Of<'patrolsPlaced'>): Breach | null {
  if (crossings.length !== 7) return refuse('HELL-3.2', { why: 'patrolCount', given: crossings.length });
  const nowhere = crossings.find((crossing) => !isCrossing(board, crossing));
  if (nowhere !== undefined) return refuse('HELL-3.2', { why: 'notACrossing', crossing: nowhere });
  const placed = crossings as readonly CrossingId[];
  const twice = twiceIn(placed);
  if (twice !== undefined) return refuse('HELL-3.6', { why: 'patrolTwice', crossing: twice });
  if (faces !== undefined && !areAllFaces(faces)) return refuse('HELL-3.2', { why: 'facesCount' });
  const plain = (crossing: CrossingId): boolean => !board.yellow.has(crossing);
  if (table.night === 1) {
    const white = placed.find(plain);
    return white === undefined ? null : refuse('HELL-3.3', { why: 'patrolNotYellow', crossing: white });
  }
  const former = formerPlaces(table);
  if (former === null) return null;
  const empty = POLICEMEN.find((policeman) => !placed.includes(table.policemen[policeman] as CrossingId));
  if (empty !== undefined) {
    const crossing = table.policemen[empty] as CrossingId;
    return refuse('HELL-3.4', { why: 'formerPlaceEmpty', policeman: empty, crossing });
  }
  if (table.options.patrolExtraAnyCrossing) return null;
  const extra = placed.find((crossing) => !former.includes(crossing) && plain(crossing));
  return extra === undefined ? null : refuse('HELL-3.5', { why: 'extraNotYellow', crossing: extra });
}

/** Where the policemen ended the night before; null where that is not known of all five. */
export function formerPlaces({ policemen }: Table): readonly CrossingId[] | null {
  const places = POLICEMEN.map((policeman) => policemen[policeman]);
  return places.some((place) => place === null) ? null : (places as readonly CrossingId[]);
}

function areAllFaces(faces: readonly Face[]): boolean {
  const falseOnes = faces.filter((face) => face === false).length;
  return faces.length === 7 && falseOnes === 2 && POLICEMEN.every((policeman) => faces.includes(policeman));
}

/** The marked ones, as many as the night has, among the women placed. */
function refuseVictims(table: Table, { marked }: Sheet, circles: readonly number[]): Breach | null {
  const wanted = womenOf(table).marked;
  if (circles.length !== wanted) return refuse('NIGHT-1', { why: 'markedCount', given: circles.length, wanted });
  const nowhere = circles.find((circle) => !table.hell.women.includes(circle as CircleId)) ?? twiceIn(circles);
  if (nowhere !== undefined) return refuse('HELL-4.1', { why: 'noWoman', circle: nowhere });
  const unmarked = circles.find((circle) => marked !== null && !marked.includes(circle as CircleId));
  return unmarked === undefined ? null : refuse('HELL-4.1', { why: 'notMarked', circle: unmarked });
}

function refuseWretched(board: Board, table: Table, from: number, to: number): Breach | null {
  const { wretched, moved } = table.hell;
  if (!isCircle(board, from) || !wretched.includes(from)) {
    return refuse('HELL-6.2', { why: 'noWretched', circle: from });
  }
  if (moved.includes(from)) return refuse('HELL-6.2', { why: 'wretchedMovedAlready', circle: from });
  if (!isCircle(board, to)) return refuse('HELL-6.2', { why: 'notACircle', circle: to });
  if (!neighbours(board, from).includes(to)) return refuse('HELL-6.2', { why: 'notAdjacent', from, to });
  if (wretched.includes(to)) return refuse('HELL-6.4', { why: 'heldByWretched', circle: to });
  if (allScenes(table).includes(to)) return refuse('HELL-6.5', { why: 'sceneBarsWretched', circle: to });
  const tokens = patrolledCrossings(table.hell);
  const next = [...tokens].find((crossing) => touches(board, crossing).includes(to));
  if (next !== undefined) return refuse('HELL-6.6', { why: 'nextToPatrol', circle: to, crossing: next });
  const crossings = closedWays(board, from, tokens).get(to);
  return crossings === undefined ? null : refuse('HELL-6.6', { why: 'everyWayPatrolled', from, to, crossings });
}

/** Where a Wretched on a circle may go now, ascending (HELL-6.2 to HELL-6.6). */
export function wretchedDestinations(board: Board, table: Table, from: CircleId): readonly CircleId[] {
  const tokens = patrolledCrossings(table.hell);
  const watched = new Set([...tokens].flatMap((crossing) => touches(board, crossing)));
  const scenes = allScenes(table);
  return [...reachable(board, from, tokens)].filter(
    (to) => !watched.has(to) && !table.hell.wretched.includes(to) && !scenes.includes(to),
  );
}

/** The Wretched who have not moved in this suspense and still can. */
export function wretchedToMove(board: Board, table: Table): readonly CircleId[] {
  const { wretched, moved } = table.hell;
  return wretched.filter((circle) => !moved.includes(circle) && wretchedDestinations(board, table, circle).length > 0);
}

/** Before the suspense ends every Wretched who can has moved, unless the table lets them stay (HELL-6.3). */
function refuseLeftStanding(board: Board, table: Table): Breach | null {
  if (table.options.wretchedMayStay) return null;
  const [circle] = wretchedToMove(board, table);
  return circle === undefined ? null : refuse('HELL-6.3', { why: 'mustMoveWretched', circle });
}

/** What must be done before Jack kills or waits again: the Wretched, then the reveal (HELL-6.3, HELL-7.2). */
export function refuseInSuspense(board: Board, table: Table, rule: RuleId, event: Command['type']): Breach | null {
  if (!judgesHell(table)) return null;
  switch (table.hell.step) {
    case 'blood':
      return null;
    case 'suspense': {
      const standing = refuseLeftStanding(board, table);
      if (standing !== null) return standing;
      return table.options.revealOptional ? null : refuse('HELL-7.2', { why: 'mustReveal' });
    }
    default:
      return refuse(rule, { why: 'wrongMoment', event });
  }
}

/** A token lying face down, and what is really under it as far as that is known. */
function refuseReveal(table: Table, sheet: Sheet, { crossing, face }: Of<'patrolRevealed'>): Breach | null {
  if (!liesFaceDown(table.hell, crossing)) return refuse('HELL-7.1', { why: 'noFaceDownToken', crossing });
  const at = crossing as CrossingId;
  const known = faceAt(sheet, at);
  if (face === undefined) return known === undefined ? refuse('HELL-7.1', { why: 'faceNotSaid' }) : null;
  if (known !== undefined && known !== face) {
    return refuse('HELL-7.1', { why: 'faceContradicts', crossing: at, face: known });
  }
  const seen = table.hell.patrols.filter((one) => one.face === face).length;
  return seen < (face === false ? 2 : 1) ? null : refuse('HELL-7.1', { why: 'faceSeenAlready', crossing: at, face });
}

/** Each colour stands where its token lies, or may lie as far as anybody has seen (HELL-9.1). */
export function refuseWhistles(table: Table, sheet: Sheet, { policemen }: Of<'alarmRaised'>): Breach | null {
  // Without patrols there is nothing to compare with: the level was raised after they lay.
  if (!judgesHell(table) || table.hell.patrols.length === 0) return null;
  for (const policeman of POLICEMEN) {
    const crossing = policemen[policeman] as CrossingId;
    const token = table.hell.patrols.find((one) => one.crossing === crossing && one.face !== false);
    const known = token?.face ?? faceAt(sheet, crossing);
    const elsewhere = table.hell.patrols.some((one) => one.face === policeman && one.crossing !== crossing);
    if (token === undefined || elsewhere || (known !== undefined && known !== policeman)) {
      return refuse('HELL-9.1', { why: 'notHisToken', policeman, crossing });
    }
  }
  return null;
}

/**
 * The device that holds the faces opens what lies open: tokens turned up in Hell, all of them after the whistles. The app's
 * own event (REF-15).
 */
export function refuseOpening(table: Table, { openings }: Of<'facesOpened'>): Breach | null {
  const { patrols } = table.hell;
  const places = new Set(openings.map(({ place }) => place));
  const open = openings.every(({ place }) => (patrols[place]?.face ?? null) !== null);
  return open && openings.length > 0 && places.size === openings.length
    ? null
    : refuse('REF-15', { why: 'facesLieDown' });
}

function womenOf({ night }: Table): { readonly marked: number; readonly unmarked: number } {
  return NIGHT_TABLE[isNight(night) ? night : 1].women;
}

function twiceIn<T>(list: readonly T[]): T | undefined {
  return list.find((one, i) => list.indexOf(one) !== i);
}
