/**
 * A row of the move sheet, in its twenty columns: V IV III II I 1 … 15. What is public are the pawn, the crime's column and
 * the tokens laid; the numbers are drawn only when a row is handed in.
 */
import {
  type By,
  COLUMNS,
  columnOf,
  type Filling,
  fillings,
  pawnColumn,
  type Row,
  type Table,
} from '../../rules/index';
import { t } from '../words';

interface TrackProps {
  readonly table: Pick<Table, 'time' | 'scenes' | 'filled' | 'left'>;
  /** Kinds of the moves told so far. */
  readonly moves: readonly By[];
  /** Jack's numbers, from the crime on; only while he looks. */
  readonly row?: Row | undefined;
}

export function Track({ table, moves, row }: TrackProps) {
  const { time } = table;
  const first = time === null ? 0 : columnOf(time);
  const marks = fillings(table, moves);
  const pawn = pawnColumn(table);
  return (
    <ol class="track" aria-label={t(row === undefined ? 'track.name' : 'track.sheet')}>
      {COLUMNS.map((column, i) => (
        <Cell
          key={column}
          column={column}
          mark={time === null ? undefined : marks[i - first]}
          skipped={i < first}
          isPawn={column === pawn}
          circle={time === null ? undefined : row?.[i - first]}
        />
      ))}
    </ol>
  );
}

interface CellProps {
  readonly column: string;
  readonly mark: Filling | undefined;
  /** Before the time of the crime: never used tonight. */
  readonly skipped: boolean;
  readonly isPawn: boolean;
  readonly circle: number | undefined;
}

function Cell({ column, mark, skipped, isPawn, circle }: CellProps) {
  const filled = mark !== undefined || circle !== undefined;
  const kind = `cell${skipped ? ' cell-skipped' : ''}${filled ? ' cell-filled' : ''}${mark === 'crime' ? ' cell-crime' : ''}${isPawn ? ' cell-pawn' : ''}`;
  return (
    <li class={kind}>
      <span class="cell-column">{column}</span>
      <span class="cell-value">
        {circle ?? <span aria-hidden="true">{glyphOf(mark)}</span>}
        {mark !== undefined && <span class="aside"> {t(`track.${mark}`)}</span>}
        {isPawn && <span class="aside"> {t('track.pawn')}</span>}
      </span>
    </li>
  );
}

function glyphOf(mark: Filling | undefined): string {
  switch (mark) {
    case 'crime':
      return '✕';
    case 'coach':
      return t('track.coachMark');
    case 'alley':
      return t('track.alleyMark');
    case 'walk':
      return '•';
    case 'paper':
      return '–';
    default:
      return '';
  }
}
