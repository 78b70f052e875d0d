/**
 * What a detectives' device knows, built up from public events alone. Its types have no field for what Jack hides;
 * the function cannot see a game event.
 */
import type { CircleId } from '../board/types';
import {
  type By,
  begin,
  EMPTY_TABLE,
  evolveTable,
  judgesHell,
  type Policeman,
  type PublicEvent,
  rewindTurn,
  type Table,
  type Turn,
  takeFromTurn,
} from '../rules/index';

/** A question and its answer. It stays listed whatever is rewound: it was asked and heard. */
export interface Heard {
  readonly number: number;
  readonly night: number;
  /** Jack's moves of that night when it was asked. */
  readonly afterMove: number;
  readonly policeman: Policeman | null;
  readonly circle: CircleId;
  readonly asked: 'clue' | 'arrest';
  readonly yes: boolean;
  /** The table went back before it afterwards. */
  readonly undone: boolean;
}

interface InTurn {
  readonly number: number;
  readonly type: PublicEvent['type'];
  readonly event: PublicEvent;
}

export interface DetectivesView {
  readonly table: Table;
  /** Kinds of Jack's moves, night by night. */
  readonly moves: readonly (readonly By[])[];
  readonly heard: readonly Heard[];
  /** Public entries so far. */
  readonly count: number;
  /** What is left of the turn in play, with public numbers; empty outside of one. */
  readonly inTurn: readonly InTurn[];
}

interface Known {
  readonly table: Table;
  readonly moves: DetectivesView['moves'];
}
type KnownTurn = Turn<Known, PublicEvent>;
interface Folding extends Omit<DetectivesView, 'inTurn'> {
  readonly turn: KnownTurn | null;
}

const NOTHING: Folding = { table: EMPTY_TABLE, moves: [[], [], [], []], heard: [], count: 0, turn: null };

/** The view after these public events, from the first one on. */
export function detectivesView(events: readonly PublicEvent[]): DetectivesView {
  const { table, moves, heard, count, turn } = events.reduce(learn, NOTHING);
  const inTurn = turn?.events.map(({ number, event }) => ({ number, type: event.type, event })) ?? [];
  return { table, moves, heard, count, inTurn };
}

function learn(view: Folding, event: PublicEvent): Folding {
  const next = { ...view, count: view.count + 1 };
  switch (event.type) {
    case 'takenBack':
    case 'rewound': {
      if (view.turn === null) return next;
      if (event.type === 'rewound') {
        const { turn, position } = rewindTurn(view.turn, event.to, step);
        const heard = view.heard.map((one) => ({ ...one, undone: one.undone || one.number >= event.to }));
        return { ...next, ...position, turn, heard };
      }
      const { turn, position } = takeFromTurn(view.turn, event.entry, step);
      return { ...next, ...position, table: begin(position.table), turn };
    }
    default: {
      const known = step({ table: view.table, moves: view.moves }, event);
      const heard = hear(view, event);
      return {
        ...next,
        ...known,
        turn: turnAfter(view, event, known),
        heard: heard ? [...view.heard, heard] : view.heard,
      };
    }
  }
}

function step({ table, moves }: Known, event: PublicEvent): Known {
  const after = evolveTable(table, event);
  if (event.type !== 'jackMoved') return { table: after, moves };
  return { table: after, moves: moves.map((row, i) => (i === table.night - 1 ? [...row, event.by] : row)) };
}

function turnAfter(view: Folding, event: PublicEvent, after: Known): KnownTurn | null {
  const { count, table, moves, turn } = view;
  if (event.type === 'jackMoved') return { from: count, start: { table, moves }, events: [{ number: count, event }] };
  if (table.phase !== 'police' && after.table.phase === 'police') return { from: count + 1, start: after, events: [] };
  const hell: KnownTurn | null = judgesHell(after.table) ? { from: count + 1, start: after, events: [] } : null;
  if (event.type === 'nightBegan') return hell;
  if (turn === null && event.type === 'refereeSet' && after.table.phase === 'hell') return hell;
  return turn && { ...turn, events: [...turn.events, { number: count, event }] };
}

function hear({ table, count }: Folding, event: PublicEvent): Heard | null {
  if (event.type !== 'clueSearched' && event.type !== 'arrestAttempted') return null;
  return {
    number: count,
    night: table.night,
    afterMove: table.jackMoves,
    policeman: event.policeman ?? null,
    circle: event.circle,
    asked: event.type === 'clueSearched' ? 'clue' : 'arrest',
    yes: event.type === 'clueSearched' ? event.found : event.caught,
    undone: false,
  };
}
