/** After the end: the reveal, the sheet night by night, and the check that every entry stands. */
import { board } from '../board/index';
import { headOf, symbolsOf } from '../log/chain';
import { commitWith } from '../log/commitment';
import { type PublicEntry, publicLog } from '../log/disclose';
import { isOfFaces, prove, type Verdict, type VerdictKind } from '../log/proof';
import { encodePublic } from '../log/public-entry';
import { rebuild } from '../log/rebuild';
import { writeSecret } from '../log/secret';
import {
  type By,
  type Command,
  EMPTY_TABLE,
  evolve,
  type GameEvent,
  NEW_GAME,
  type PublicEvent,
  type RecordedEvent,
  type Row,
  rowOf,
  type Table,
} from '../rules/index';
import type { GameHeader } from '../store/index';
import { fromHex } from './around';
import type { Session } from './session';

export function revealing({ secret }: GameHeader): Command {
  return { type: 'revealed', secret: writeSecret(fromHex(secret)) };
}

/** An entry of the public log, what R opens it to, and how it stands. */
export interface CheckedEntry extends Verdict {
  readonly event: PublicEvent;
  /** With its secrets; null where an entry does not open, and after it. */
  readonly opened: RecordedEvent | null;
  /** The night it belongs to; 0 before the first. */
  readonly night: number;
}

export interface CheckedGame {
  /** Entries of Jack's that do not stand. */
  readonly wrong: number;
  /** Faces the police entered that do not fit. */
  readonly wrongFaces: number;
  /** Entries that rest on the table's word: faces that nobody opened, victims whose marks nobody entered. */
  readonly stated: number;
  /** Walks that stand and that nobody could judge but by eye: some policeman's place was not entered. */
  readonly byEye: number;
  /** Refusals the table lifted. */
  readonly agreed: number;
  /** Questions and arrests among the entries. */
  readonly questions: number;
  readonly entries: readonly CheckedEntry[];
}

type Checkable = Pick<Session, 'header' | 'events'>;

/** The public log as other devices hold it, with its commitments. */
export function publicEntries({ header, events }: Checkable): readonly PublicEntry[] {
  return publicLog(events.value, commitWith(fromHex(header.id), fromHex(header.secret)));
}

/** The proof as anybody could make it from the public log and R. */
export function checkGame(session: Checkable, log = publicEntries(session)): CheckedGame {
  return checkLog(fromHex(session.header.id), fromHex(session.header.secret), log);
}

/** The same on a device that holds the public log alone, with the R that was revealed. */
export function checkLog(id: Uint8Array, secret: Uint8Array, log: readonly PublicEntry[]): CheckedGame {
  const { verdicts } = prove(board, id, secret, log);
  const rebuilt = rebuild(board, id, secret, log);
  const opened = rebuilt.ok ? rebuilt.value : rebuilt.error.before;
  let night = 0;
  const entries = verdicts.flatMap((verdict, i): CheckedEntry[] => {
    const event = log[i]?.event;
    if (event === undefined) return [];
    if (event.type === 'nightBegan' || event.type === 'takenOver') night = event.night;
    return [{ ...verdict, event, opened: opened[i] ?? null, night }];
  });
  const count = (kind: VerdictKind): number => verdicts.filter(({ verdict }) => verdict === kind).length;
  const wrongFaces = verdicts.filter(isOfFaces).length;
  return {
    wrong: count('false') - wrongFaces,
    wrongFaces,
    stated: count('stated'),
    byEye: entries.filter(({ verdict, number }) => verdict === 'notChecked' && !isGoneBackOn(log, number)).length,
    agreed: count('agreed'),
    questions: entries.filter(isQuestion).length,
    entries,
  };
}

export function isQuestion({ type }: Pick<Verdict, 'type'>): boolean {
  return type === 'clueSearched' || type === 'arrestAttempted';
}

/** Whether the table went back before an entry afterwards. */
function isGoneBackOn(log: readonly PublicEntry[], number: number): boolean {
  return log.some(({ event, number: at }) => event.type === 'rewound' && event.to <= number && number < at);
}

/** The three symbols of the log's head: who sees the same three holds the same game. */
export function headSymbols(session: Checkable, log = publicEntries(session)): readonly [number, number, number] {
  return symbolsOf(headOf(fromHex(session.header.id), log.map(encodePublic)));
}

export interface SheetRow {
  /** The table at the end of that night. */
  readonly table: Table;
  /** Kinds of the moves; what was taken over from paper has none. */
  readonly moves: readonly By[];
  readonly row: Row;
}

/** A night's row as it stood at its end, what was taken back left out. */
export function sheetRow(events: readonly GameEvent[], night: number): SheetRow {
  let game = NEW_GAME;
  let last: SheetRow = { table: EMPTY_TABLE, moves: [], row: [] };
  let kinds: readonly By[] = [];
  let before = 0;
  for (const event of events) {
    const { length } = rowOf(game.sheet, night);
    game = evolve(game, event);
    const { table, sheet } = game;
    if (table.night !== night) continue;
    const row = rowOf(sheet, night);
    if (event.type === 'killed' || event.type === 'takenOver') before = row.length;
    if (event.type === 'jackMoved') kinds = [...kinds, event.by];
    // Going back shortens the row; a coach has two cells.
    if (row.length < length) kinds = kindsWithin(kinds, row.length - before);
    last = { table, moves: kinds, row };
  }
  return last;
}

function kindsWithin(kinds: readonly By[], cells: number): readonly By[] {
  let left = cells;
  return kinds.filter((by) => {
    left -= by === 'coach' ? 2 : 1;
    return left >= 0;
  });
}
