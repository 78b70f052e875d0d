/** After the end: the reveal, the sheet night by night, and the check that every entry stands. */
import { board } from '../board/index';
import { commitWith } from '../log/commitment';
import { publicLog } from '../log/disclose';
import { prove } from '../log/proof';
import { writeSecret } from '../log/secret';
import {
  type By,
  type Command,
  type CrimeTime,
  evolve,
  type GameEvent,
  NEW_GAME,
  type Row,
  rowOf,
} from '../rules/index';
import type { GameHeader } from '../store/index';
import { fromHex } from './around';
import type { Session } from './session';

export function revealing({ secret }: GameHeader): Command {
  return { type: 'revealed', secret: writeSecret(fromHex(secret)) };
}

export interface CheckedGame {
  /** Entries that do not stand. */
  readonly wrong: number;
  /** Walks past policemen whom nobody entered. */
  readonly byEye: number;
  /** Refusals the table lifted. */
  readonly agreed: number;
}

/** The proof as anybody could make it from the public log and R. */
export function checkGame({ header, events }: Session): CheckedGame {
  const id = fromHex(header.id);
  const secret = fromHex(header.secret);
  const { verdicts } = prove(board, id, secret, publicLog(events.value, commitWith(id, secret)));
  const count = (kind: (typeof verdicts)[number]['verdict']) =>
    verdicts.filter(({ verdict }) => verdict === kind).length;
  return { wrong: count('false'), byEye: count('notChecked'), agreed: count('agreed') };
}

export interface SheetRow {
  readonly time: CrimeTime | null;
  readonly crimes: number;
  readonly moves: readonly By[];
  readonly row: Row;
}

/** A night's row as it stood at its end, what was taken back left out. */
export function sheetRow(events: readonly GameEvent[], night: number): SheetRow {
  let game = NEW_GAME;
  let last: SheetRow = { time: null, crimes: 0, moves: [], row: [] };
  let kinds: readonly By[] = [];
  for (const event of events) {
    const before = rowOf(game.sheet, night);
    game = evolve(game, event);
    const { table, sheet } = game;
    if (table.night !== night) continue;
    const row = rowOf(sheet, night);
    if (event.type === 'jackMoved') kinds = [...kinds, event.by];
    // Going back shortens the row; a coach has two cells.
    if (row.length < before.length) kinds = kindsWithin(kinds, row.length - table.scenes.length);
    last = { time: table.time, crimes: table.scenes.length, moves: kinds, row };
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
