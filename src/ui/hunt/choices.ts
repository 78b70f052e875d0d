/**
 * What is offered for each policeman, read from the open table: where he may go, what he may ask, whose turn it is next.
 * Nothing is decided here: the referee still says no, but what is never offered need not be refused.
 */
import type { Desk, HeldFace } from '../../app/desk';
import type { Session } from '../../app/session';
import { inOneStep, inTwoSteps, touches } from '../../board/index';
import type { Board, CircleId, CrossingId } from '../../board/types';
import type { DetectivesView } from '../../log/index';
import {
  type Act,
  isMovingOver,
  isThirdStep,
  judgesHell,
  POLICEMEN,
  type Policeman,
  type Table,
  toldGame,
} from '../../rules/index';
import { isOfHell, type ToldEvent } from '../link/proposed';
import type { Marks } from '../map/types';

export type Stand = Readonly<Record<Policeman, CrossingId | null>>;
export type Draft = Partial<Readonly<Record<Policeman, CrossingId | null>>>;

/** The first policeman, in the order of colours, of whom it holds; those after `from` come first. */
export function nextOf(holds: (policeman: Policeman) => boolean, from: Policeman | null = null): Policeman | null {
  const start = from === null ? 0 : POLICEMEN.indexOf(from) + 1;
  return [...POLICEMEN.slice(start), ...POLICEMEN.slice(0, start)].find(holds) ?? null;
}

/** Crossings nobody else stands on. */
export function freeCrossings(board: Board, stand: Draft, policeman: Policeman): ReadonlySet<CrossingId> {
  const held = new Set(POLICEMEN.flatMap((other) => (other === policeman ? [] : [stand[other]])));
  return new Set(board.crossings.filter((crossing) => !held.has(crossing)));
}

/**
 * Where patrols can have stood: on night 1 on yellow crossings (HELL-3.3), later also where policemen stood the night
 * before (HELL-3.4). Null when that is not known.
 */
export function likelyStarts(board: Board, { night, policemen }: Table): ReadonlySet<CrossingId> | null {
  if (night === 1) return board.yellow;
  const former = POLICEMEN.flatMap((policeman) => policemen[policeman] ?? []);
  return former.length < POLICEMEN.length ? null : new Set([...board.yellow, ...former]);
}

/**
 * Where Hell was refereed: the crossings on which a policeman's token may lie. His own once it lies face up, else those whose
 * token nobody has turned up (HELL-9.1). Null where no tokens were laid.
 */
export function tokensOf(table: Table, policeman: Policeman): ReadonlySet<CrossingId> | null {
  const { patrols } = table.hell;
  if (!judgesHell(table) || patrols.length === 0) return null;
  const his = patrols.filter(({ face }) => face === policeman);
  const among = his.length > 0 ? his : patrols.filter(({ face }) => face === null);
  return new Set(among.map(({ crossing }) => crossing));
}

/** What is known of the policemen at the whistles: whose tokens lie face up, and what this device was told of the others. */
export function knownAtWhistles(table: Table, held: readonly Pick<HeldFace, 'crossing' | 'face' | 'shown'>[]): Draft {
  const known = new Map<Policeman, CrossingId>();
  for (const { crossing, face, shown } of held) if (shown === null && face !== false) known.set(face, crossing);
  for (const { crossing, face } of judgesHell(table) ? table.hell.patrols : []) if (face) known.set(face, crossing);
  return within(Object.fromEntries(known), table);
}

/** What was entered before and can be so tonight. */
export function placedTonight(draft: Draft, table: Table): Draft {
  return within({ ...draft, ...knownAtWhistles(table, []) }, table);
}

function within(draft: Draft, table: Table): Draft {
  const possible = POLICEMEN.flatMap((policeman) => {
    const at = draft[policeman];
    const among = tokensOf(table, policeman);
    return at === undefined || (at !== null && among?.has(at) === false) ? [] : [[policeman, at] as const];
  });
  return Object.fromEntries(possible);
}

/** Where a policeman may be put now; empty when he has moved. His own crossing is among them (HUNT-2.2). */
export function crossingsFor(board: Board, table: Table, policeman: Policeman): ReadonlySet<CrossingId> {
  const from = table.policemen[policeman];
  const free = freeCrossings(board, table.policemen, policeman);
  if (isThirdStep(table, policeman)) {
    if (table.turn.acts[policeman] !== undefined) return new Set();
    return from === null ? free : near(free, inOneStep(board, from));
  }
  if (table.turn.moved.includes(policeman) || isMovingOver(table, policeman)) return new Set();
  return from === null ? free : near(free, [from, ...inTwoSteps(board, from)]);
}

function near(free: ReadonlySet<CrossingId>, crossings: readonly CrossingId[]): ReadonlySet<CrossingId> {
  return new Set(crossings.filter((crossing) => free.has(crossing)));
}

/** Has this policeman still to move, so that he is selected by himself? */
export function isToMove(table: Table, policeman: Policeman): boolean {
  return !table.turn.moved.includes(policeman) && !isMovingOver(table, policeman);
}

/** Who has not moved while somebody still may. */
export function stillToMove(table: Table): readonly Policeman[] {
  return POLICEMEN.filter((policeman) => isToMove(table, policeman));
}

/**
 * Who asks first when the questions begin: the first who has not asked, then the first who may go on. Where each moves and
 * asks before the next one, whoever has just moved.
 */
export function firstToAsk(table: Table): Policeman | null {
  const { moved, acts } = table.turn;
  const last = moved.at(-1);
  if (table.options.moveAndActTogether && last !== undefined && acts[last] === undefined) return last;
  return (
    nextOf((policeman) => acts[policeman] === undefined) ??
    nextOf((policeman) => spentFor(table, policeman, 'clue') === null)
  );
}

/**
 * Who asks when the screen opens: whoever asked last, as long as he has a circle left to ask for; then as the questions
 * begin, and only then who has something left.
 */
export function goesOnToAsk(board: Board, told: Pick<DetectivesView, 'heard' | 'table'>): Policeman | null {
  const { table } = told;
  const answered = answeredThisTurn(told);
  const left = (policeman: Policeman): boolean =>
    spentFor(table, policeman, 'clue') === null &&
    circlesFor(board, table, policeman)?.every((circle) => isAnswered(answered, circle, 'clue')) !== true;
  const last = table.turn.lastActor;
  if (last !== null && left(last)) return last;
  return (
    nextOf((policeman) => table.turn.acts[policeman] === undefined && left(policeman), last) ??
    nextOf(left, last) ??
    firstToAsk(table)
  );
}

export type AskNote = 'asks' | 'arrests' | 'goesOn' | 'unknown' | Act;

/** How each stands while questions are asked: what he may still do, or what he has done. */
export function askNote(
  board: Board,
  table: Table,
  answered: readonly Answered[],
  policeman: Policeman,
  asked: Asked,
): AskNote {
  const act = table.turn.acts[policeman];
  const circles = circlesFor(board, table, policeman);
  if (act === undefined) {
    if (circles === null) return 'unknown';
    return asked === 'arrest' ? 'arrests' : 'asks';
  }
  if (spentFor(table, policeman, asked) !== null) return act;
  return circles?.every((circle) => isAnswered(answered, circle, asked)) ? act : 'goesOn';
}

export function isAnswered(answered: readonly Answered[], circle: number, asked: Asked): boolean {
  return answered.some((one) => one.circle === circle && one.asked === asked);
}

/** The circles he reaches; null when nobody entered where he stands, so that he asks by eye. */
export function circlesFor(board: Board, table: Table, policeman: Policeman): readonly CircleId[] | null {
  const at = table.policemen[policeman];
  return at === null ? null : touches(board, at);
}

/** What he has done with his action, as far as it bars another (HUNT-3.1). */
export function spentFor({ turn, options }: Table, policeman: Policeman, asked: Asked): Act | null {
  const act = turn.acts[policeman];
  if (act === undefined) return null;
  if (act !== 'searched' || asked === 'arrest') return act;
  return options.searchUninterrupted && turn.lastActor !== policeman ? act : null;
}

export type Asked = 'clue' | 'arrest';

export interface Answered {
  readonly number: number;
  readonly policeman: Policeman | null;
  readonly circle: CircleId;
  readonly asked: Asked;
  readonly yes: boolean;
}

/** The questions of this turn that stand, in order. */
export function answeredThisTurn({ heard, table }: Pick<DetectivesView, 'heard' | 'table'>): readonly Answered[] {
  return heard.filter(({ night, afterMove, undone }) => {
    return night === table.night && afterMove === table.jackMoves && !undone;
  });
}

/**
 * The public entry of the police's last move, while it is the last thing that happened: it can be taken back. In Hell that of
 * the last Wretched.
 */
export function lastStep(
  { inTurn }: Pick<DetectivesView, 'inTurn'>,
  type: 'policemanMoved' | 'wretchedMoved' = 'policemanMoved',
): number | null {
  const last = inTurn.findLast((one) => one.type !== 'facesOpened');
  return last?.type === type ? last.number : null;
}

/**
 * What of a refereed Hell can be gone back before, in public numbers, the latest first; null where the turn is none. Faces
 * that a device opens by itself are nobody's step.
 */
export function stepsOfHell({ inTurn }: Pick<DetectivesView, 'inTurn'>): readonly ToldEvent[] | null {
  if (!isOfHell(inTurn)) return null;
  return inTurn.filter(({ type }) => type !== 'facesOpened').toReversed();
}

export interface Beginnings {
  /** Before Jack's move, which is the beginning of the turn. */
  readonly turn: number;
  /** Before the first thing after it; null when there is nothing, or the turn began without a move of his. */
  readonly police: number | null;
}

/** Where the table can go back to by agreement, in public numbers; null outside a turn. */
export function beginningsOf({ inTurn }: Pick<DetectivesView, 'inTurn'>): Beginnings | null {
  const [first, second] = inTurn.filter(({ type }) => type !== 'facesOpened');
  if (first === undefined) return null;
  return { turn: first.number, police: first.type === 'jackMoved' ? (second?.number ?? null) : null };
}

/** The number a command gives an entry of this turn: on Jack's phone that of his log, elsewhere the public one. */
export function numberFor({ game }: Desk & Partial<Pick<Session, 'game'>>, entry: number): number {
  const own = game && toldGame(game.value).turn?.events.find((one) => one.public === entry);
  return own?.number ?? entry;
}

/** The open table as marks on the map. */
export function marksOf({ scenes, earlierScenes, clues, falseClues }: Table, stand: Draft): Marks {
  return {
    scenes: [...earlierScenes, ...scenes],
    clues,
    falseClues,
    policemen: Object.fromEntries(Object.entries(stand).filter(([, place]) => place !== null && place !== undefined)),
  };
}
