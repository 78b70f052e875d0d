/**
 * Whole games played by chance: a Jack who heads home and policemen who look for him, each choice drawn from a generator
 * of numbers that a seed fixes. Plays through `decide`, as the app does, with hand-overs.
 */
import { board, inTwoSteps, movesFrom, neighbours, touches } from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import {
  type Command,
  CRIME_TIMES,
  decide,
  endOf,
  type Game,
  type GameEvent,
  type GivenOptions,
  isNight,
  judgesHell,
  judgesPolice,
  legalMoves,
  type Move,
  mustDeclare,
  NEW_GAME,
  NIGHT_TABLE,
  POLICEMEN,
  type Referee,
  replay,
} from '../../src/rules/index';
import { playExtras, playHell } from './players-hell';

/** Numbers from 0 to 1, fixed by the seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How the two sides play, so that every kind of end comes up. */
export interface Style {
  readonly referee: Referee;
  readonly options?: GivenOptions;
  /** Jack heads for his hideout this often; otherwise anywhere. */
  readonly homing: number;
  /** Policemen surround Jack as if they knew, this often. */
  readonly cunning: number;
  readonly arrests: number;
  readonly concedes: number;
  /** At *evening*: what of the hidden faces and marks is typed, as in a record, on two devices, or not at all. */
  readonly typed?: 'everything' | 'sealed' | 'nothing';
  /** How often the table goes back in Hell, and lowers the level in it. */
  readonly goesBack?: number;
  readonly lowers?: number;
}

export class Play {
  readonly events: GameEvent[] = [];
  game: Game = NEW_GAME;

  constructor(
    readonly random: () => number,
    readonly style: Style,
  ) {}

  /** A command that must be accepted. */
  do(command: Command): void {
    const decision = decide(board, this.game, command);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(decision.error)}`);
    this.events.push(...decision.value);
    this.game = replay(this.game, decision.value);
  }

  /** Whether a command would be accepted, without giving it. */
  may(command: Command): boolean {
    return decide(board, this.game, command).ok;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  chanceOf(p: number): boolean {
    return this.random() < p;
  }

  get open(): boolean {
    return endOf(this.game) === null;
  }
}

/** A whole game from the start to an end, or to the given number of moves. */
export function playGame(seed: number, style: Style): Play {
  const play = new Play(chance(seed), style);
  play.do({ type: 'gameStarted', options: { ...style.options, referee: style.referee } });
  play.do({ type: 'hideoutChosen', circle: pickHideout(play) });
  play.do({ type: 'handedOver' });
  for (let night = 1; night <= 4 && play.open; night += 1) {
    beginNight(play, night);
    while (play.open && play.game.table.phase !== 'between') turn(play);
  }
  if (play.open === false && play.game.table.end === null) sayEnd(play);
  return play;
}

function pickHideout(play: Play): number {
  const white = board.circles.filter((circle) => !board.red.has(circle));
  const { options } = play.style;
  const far = white.filter((circle) => !neighbours(board, circle).some((near) => board.red.has(near)));
  return play.pick(options?.catchMe ? far : white);
}

function beginNight(play: Play, night: number): void {
  const { referee } = play.style;
  if (referee === 'evening' && !judgesHell(play.game.table)) play.do({ type: 'refereeSet', level: referee });
  play.do({ type: 'nightBegan', night });
  if (referee === 'evening') playHell(play);
  else playCrime(play, night);
}

/** Below *evening* Hell is the crime, and the whistles where the police are refereed. */
function playCrime(play: Play, night: number): void {
  const time = play.pick(CRIME_TIMES);
  const taken = play.game.table.earlierScenes;
  const free = [...board.red].filter((circle) => !taken.includes(circle));
  const first = play.pick(free);
  const second = play.pick(free.filter((circle) => circle !== first));
  const victims = isNight(night) && NIGHT_TABLE[night].victims === 2 ? [first, second] : [first];
  play.do({ type: 'killed', time, circles: victims });
  play.do({ type: 'handedOver' });
  if (play.game.table.phase === 'alarm') {
    const crossings = [...board.yellow].sort(() => play.random() - 0.5).slice(0, 5);
    const policemen = Object.fromEntries(POLICEMEN.map((policeman, i) => [policeman, crossings[i]]));
    play.do({ type: 'alarmRaised', policemen: policemen as never });
  }
}

function turn(play: Play): void {
  if (play.chanceOf(play.style.concedes)) {
    play.do({ type: 'conceded', by: play.chanceOf(0.5) ? 'jack' : 'police' });
    return;
  }
  if (play.game.table.phase === 'jack') jackTurn(play);
  if (play.open && play.game.table.phase === 'police' && play.game.held === null) policeTurn(play);
}

function jackTurn(play: Play): void {
  const moves = legalMoves(board, play.game);
  if (moves.length === 0) return;
  if (play.chanceOf(0.05)) changeMind(play, play.pick(moves));
  const move = play.chanceOf(play.style.homing) ? homeward(play, moves) : play.pick(moves);
  play.do({ type: 'jackMoved', ...move });
  if (mustDeclare(play.game) || (play.open && arrivedOnFoot(play) && play.chanceOf(0.8))) {
    if (play.chanceOf(0.9)) play.do({ type: 'escapeDeclared' });
  }
  play.do({ type: 'handedOver' });
}

/** Records a move, takes it back, and records another: nobody may notice. */
function changeMind(play: Play, move: Move): void {
  play.do({ type: 'jackMoved', ...move });
  const entry = play.game.held?.events[0]?.number ?? -1;
  play.do({ type: 'takenBack', entry });
}

function arrivedOnFoot({ game }: Play): boolean {
  const { hideout, rows } = game.sheet;
  return game.table.lastMove === 'walk' && rows[(game.table.night - 1) as 0].at(-1) === hideout;
}

function homeward(play: Play, moves: readonly Move[]): Move {
  const home = play.game.sheet.hideout as CircleId;
  const distance = distancesTo(home);
  const walks = moves.filter((move) => move.by === 'walk');
  const pool = walks.length > 0 && play.chanceOf(0.7) ? walks : moves;
  const rank = (move: Move): number => distance.get(move.to.at(-1) as CircleId) ?? 99;
  const best = Math.min(...pool.map(rank));
  return play.pick(pool.filter((move) => rank(move) === best));
}

const distances = new Map<CircleId, ReadonlyMap<CircleId, number>>();
function distancesTo(home: CircleId): ReadonlyMap<CircleId, number> {
  const known = distances.get(home) ?? movesFrom(board, home);
  distances.set(home, known);
  return known;
}

function policeTurn(play: Play): void {
  playExtras(play);
  if (judgesPolice(play.game.table)) for (const policeman of POLICEMEN) step(play, policeman);
  for (const policeman of POLICEMEN) {
    if (!play.open) return;
    if (play.chanceOf(0.8)) act(play, policeman);
  }
  if (play.open) play.do({ type: 'policeDone' });
}

/** Towards a crossing beside Jack when cunning, anywhere otherwise. */
function step(play: Play, policeman: (typeof POLICEMEN)[number]): void {
  const { table } = play.game;
  const from = table.policemen[policeman];
  if (from === null || play.chanceOf(0.2)) return;
  const taken = new Set(Object.values(table.policemen));
  const near = inTwoSteps(board, from).filter((crossing) => !taken.has(crossing));
  if (near.length === 0) return;
  const to = play.chanceOf(play.style.cunning) ? towardsJack(play, near) : play.pick(near);
  play.do({ type: 'policemanMoved', policeman, to });
  if (play.chanceOf(0.03)) play.do({ type: 'takenBack', entry: play.game.count - 1 });
}

function towardsJack(play: Play, near: readonly CrossingId[]): CrossingId {
  const { rows } = play.game.sheet;
  const here = rows[(play.game.table.night - 1) as 0].at(-1) as CircleId;
  const distance = distancesTo(here);
  const rank = (crossing: CrossingId): number =>
    Math.min(99, ...touches(board, crossing).map((circle) => distance.get(circle) ?? 99));
  const best = Math.min(...near.map(rank));
  return play.pick(near.filter((crossing) => rank(crossing) === best));
}

function act(play: Play, policeman: (typeof POLICEMEN)[number]): void {
  const place = play.game.table.policemen[policeman];
  const judged = judgesPolice(play.game.table) && place !== null;
  const asked = judged ? touches(board, place) : play.game.sheet.rows.flat().concat(board.circles.slice(0, 20));
  const circles = asked.filter((circle) => !play.game.table.falseClues.includes(circle));
  if (circles.length === 0) return;
  if (play.chanceOf(play.style.arrests)) {
    play.do({ type: 'arrestAttempted', policeman, circle: play.pick(circles) });
    return;
  }
  for (const circle of judged ? circles : [play.pick(circles)]) {
    play.do({ type: 'clueSearched', policeman, circle });
    if (play.events.at(-1)?.type === 'clueSearched' && (play.events.at(-1) as { found: boolean }).found) return;
  }
}

/** What the referee found is said at last. */
function sayEnd(play: Play): void {
  const { found } = play.game;
  if (found === 'trapped') play.do({ type: 'trapped' });
  play.do({ type: 'handedOver' });
}

/** Ways of playing under which every kind of end comes up. */
export const STYLES: readonly Style[] = [
  { referee: 'hunt', homing: 0.95, cunning: 0.1, arrests: 0.02, concedes: 0 },
  { referee: 'hunt', homing: 0.3, cunning: 0.9, arrests: 0.1, concedes: 0.001 },
  { referee: 'hunt', homing: 0.5, cunning: 1, arrests: 0, concedes: 0 },
  { referee: 'sheet', homing: 0.9, cunning: 0, arrests: 0.05, concedes: 0.001 },
  {
    referee: 'hunt',
    options: { catchMe: true, specialMoveEscape: true, coachMayReturn: true },
    homing: 0.9,
    cunning: 0.3,
    arrests: 0.05,
    concedes: 0.001,
  },
];
export const styleFor = (seed: number): Style => STYLES[seed % STYLES.length] as Style;

/** The same for whole evenings, with what is typed and what is agreed in turn. */
const EVENING = { referee: 'evening', homing: 0.95, cunning: 0.1, arrests: 0.02, concedes: 0.0005 } as const;
export const EVENINGS: readonly Style[] = [
  { ...EVENING, typed: 'everything' },
  { ...EVENING, typed: 'nothing', options: { letters: true, falseClues: true } },
  {
    ...EVENING,
    typed: 'sealed',
    options: { letters: true, oneLetterPerNight: true, letterWithinDistrict: true, goulstonNight3AfterMove: true },
  },
  {
    ...EVENING,
    typed: 'everything',
    options: { letters: true, patrolExtraAnyCrossing: true, wretchedMayStay: true, revealOptional: true },
  },
  { ...EVENING, typed: 'sealed', goesBack: 0.15, options: { wretchedMayStay: true, catchMe: true } },
  { ...EVENING, typed: 'everything', goesBack: 0.1, cunning: 0.9, homing: 0.4, options: { letters: true } },
  { ...EVENING, typed: 'nothing', lowers: 0.1, options: { revealOptional: true, moveAndActTogether: true } },
  { ...EVENING, typed: 'sealed', lowers: 0.05, options: { falseClues: true, falseClueCumulative: true } },
];
export const eveningFor = (seed: number): Style => EVENINGS[seed % EVENINGS.length] as Style;
