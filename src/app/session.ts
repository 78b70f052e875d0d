/**
 * One game in progress. A command is decided by the referee, stored, and only then shown: the signals change after the
 * store has said that the entries are kept. Commands wait for one another, so each is decided on what was there before.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Board } from '../board/types';
// Not from the log's index: what only the end of a game needs is loaded at its end.
import { type DetectivesView, detectivesView } from '../log/detectives-view';
import { disclose } from '../log/disclose';
import { type Entry, encode } from '../log/entry';
import {
  type Breach,
  type Command,
  evolve,
  type Game,
  type GameEvent,
  NEW_GAME,
  type PublicEvent,
  toldTable,
} from '../rules/index';
import type { GameHeader, Progress, Store, StoreFailure } from '../store/index';
import type { Damage, StoredGame } from '../store/read-game';
import { sealed } from '../store/seal';
import { type Around, newId } from './around';
import { createQueue } from './queue';

export type { StoreFailure };

type Decide = typeof import('../rules/decide').decide;

/**
 * *refused*: the referee says no; `lifts` when the table may rule otherwise. *notStored*: nothing has happened, all that
 * was there before is kept. *readOnly*: a part of this game cannot be read, or it goes on elsewhere: nothing is added.
 */
export type Outcome =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly why: 'refused'; readonly breach: Breach; readonly lifts: boolean }
  | { readonly ok: false; readonly why: 'notStored'; readonly failure: StoreFailure }
  | { readonly ok: false; readonly why: 'readOnly' }
  /** Only from another device: Jack's phone did not do it, and why. */
  | { readonly ok: false; readonly why: 'notDone'; readonly because: NotDone };

/**
 * *stale*: the turn it was asked in is over. *declined*: Jack did not agree. *busy*: he is being asked something else.
 * *display*: this device only watches. *asleep*: this device slept before there was an answer; what was asked waits to be
 * sent or dropped. *over*: the conversation with his phone has ended.
 */
export type NotDone = 'stale' | 'declined' | 'busy' | 'display' | 'notStored' | 'malformed' | 'asleep' | 'over';

export interface Session {
  readonly header: GameHeader;
  /** Where it is kept. */
  readonly store: Store;
  /** Whether the game outlives this page. */
  readonly kept: boolean;
  readonly damage: Damage | null;
  /** Everything, Jack's secrets among it. */
  readonly game: ReadonlySignal<Game>;
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  /** What everybody knows, built up from what was told. Covered screens read this and nothing else. */
  readonly told: ReadonlySignal<DetectivesView>;
  /** Why the last commands were not stored; null once some were. */
  readonly trouble: ReadonlySignal<StoreFailure | null>;
  /** Commands not done yet. */
  readonly waiting: ReadonlySignal<number>;
  /** Several commands are one step: all are stored and shown, or none. */
  readonly dispatch: (...commands: readonly Command[]) => Promise<Outcome>;
  /**
   * The same for one command of another device; the entry it becomes has the command's id. Not done where it no longer holds
   * once all before it is done.
   */
  readonly dispatchAs: (id: string, command: Command, holds?: () => boolean) => Promise<Outcome>;
  /** Resolves when all that was given is done; from then on nothing is added. Before the same game is opened again. */
  readonly close: () => Promise<void>;
}

/**
 * The referee itself, fetched when a game stands on the screen (`fetchReferee`) or with the first command: to show a game
 * needs only what was decided before.
 */
const referee = () => import('../rules/decide');

/** Has the referee at hand before the first command; resolves also when it cannot be had now. */
export function fetchReferee(): Promise<unknown> {
  return referee().catch(() => null);
}

/** Commitments are made when something is sent or proven; on this device alone nobody reads them. */
const uncommitted = () => '';

export function createSession(board: Board, store: Store, around: Around, stored: StoredGame): Session {
  const { header, damage } = stored;
  const queue = createQueue();
  const past = stored.entries.map(({ event }) => event);
  const { game: gameNow, open: openNow } = follow(NEW_GAME, past);
  const game = signal(gameNow);
  const events = signal<readonly GameEvent[]>(past);
  const told = signal(detectivesView(openNow));
  const trouble = signal<StoreFailure | null>(null);
  let open = openNow;
  let { seal } = stored;
  let closed = damage !== null || header.moved !== undefined;

  /** Stores events, then shows them. */
  const record = async (happened: readonly GameEvent[], id?: string): Promise<StoreFailure | null> => {
    const after = follow(game.value, happened);
    const first = game.value.count;
    const entries = happened.map((event, i): Entry => {
      return { number: first + i, at: around.now(), id: (i === 0 && id) || newId(around), event };
    });
    const texts = sealed(seal, textsOf(entries));
    const done = await store.append(header.id, texts, progressOf(after.game, around.now()));
    trouble.value = done.ok ? null : done.error;
    if (!done.ok) return done.error;
    seal = texts.at(-1)?.seal ?? seal;
    open = [...open, ...after.open];
    batch(() => {
      events.value = [...events.value, ...happened];
      told.value = detectivesView(open);
      game.value = after.game;
    });
    return null;
  };

  const perform = async (commands: readonly Command[], id?: string, holds?: () => boolean): Promise<Outcome> => {
    if (closed) return { ok: false, why: 'readOnly' };
    const judge = await referee().catch(() => null);
    if (judge === null) return { ok: false, why: 'notStored', failure: { why: 'failed', name: 'Referee' } };
    if (holds?.() === false) return { ok: false, why: 'notDone', because: 'stale' };
    const decided = decideAll(judge.decide, board, game.value, commands);
    // The one refusal that changes something: escape was not declared on the last space (REF-13).
    const happened = decided.ok ? decided.events : (decided.breach.then ?? []);
    const failure = happened.length === 0 ? null : await record(happened, id);
    if (failure !== null) return { ok: false, why: 'notStored', failure };
    return decided;
  };

  return {
    header,
    store,
    kept: store.kind === 'device',
    damage,
    game,
    events,
    told,
    trouble,
    waiting: queue.waiting,
    dispatch: (...commands) => queue.run(() => perform(commands)),
    dispatchAs: (id, command, holds) => queue.run(() => perform([command], id, holds)),
    close: () =>
      queue.run(async () => {
        closed = true;
      }),
  };
}

/** The first entries of a game, as they are stored, and where it then stands. */
export function beginning(around: Around, gameId: string, happened: readonly GameEvent[]) {
  const entries = happened.map((event, number): Entry => ({ number, at: around.now(), id: newId(around), event }));
  const texts = sealed(gameId, textsOf(entries));
  return { entries, texts, seal: texts.at(-1)?.seal ?? gameId, progress: standing(happened, around.now()) };
}

/** Where a game stands after events, as everybody knows it. */
export function standing(happened: readonly GameEvent[], at: number): Progress {
  return progressOf(follow(NEW_GAME, happened).game, at);
}

function textsOf(entries: readonly Entry[]) {
  return entries.map((entry) => ({ number: entry.number, text: encode(entry) }));
}

/** The game after events, and what of them everybody learns. */
function follow(start: Game, happened: readonly GameEvent[]): { game: Game; open: readonly PublicEvent[] } {
  const open: PublicEvent[] = [];
  let game = start;
  for (const event of happened) {
    for (const entry of disclose(game, event, uncommitted)) open.push(entry.event);
    game = evolve(game, event);
  }
  return { game, open };
}

function decideAll(
  decide: Decide,
  board: Board,
  start: Game,
  commands: readonly Command[],
): Extract<Outcome, { ok: true } | { why: 'refused' }> {
  const events: GameEvent[] = [];
  let game = start;
  for (const command of commands) {
    const decision = decide(board, game, command);
    if (!decision.ok) {
      const lifts = 'by' in command && command.type === 'jackMoved' && mayBeLifted(decide, board, game, command);
      return { ok: false, why: 'refused', breach: decision.error, lifts };
    }
    events.push(...decision.value);
    for (const event of decision.value) game = evolve(game, event);
  }
  return { ok: true, events };
}

function mayBeLifted(decide: Decide, board: Board, game: Game, command: Command): boolean {
  return decide(board, game, { ...command, ruledByTable: true } as Command).ok;
}

/** Public, so that Home can name a game without reading it. */
function progressOf(game: Game, at: number): Progress {
  const { night, end } = toldTable(game);
  return { night, over: end !== null, ...(end !== null && { ended: end }), at, count: game.count };
}
