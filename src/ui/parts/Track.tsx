/**
 * A row of the move sheet, in its twenty columns: V IV III II I 1 … 15. What is public are the pawn, the crime's column and
 * the tokens laid; the numbers are drawn only when a row is handed in.
 */
import { type By, COLUMNS, type CrimeTime, columnOf, type Row } from '../../rules/index';
import { t } from '../words';

interface TrackProps {
  readonly time: CrimeTime | null;
  readonly crimes: number;
  /** Kinds of the moves told so far. */
  readonly moves: readonly By[];
  /** Jack's numbers, from the crime on; only while he looks. */
  readonly row?: Row | undefined;
}

type Mark = 'crime' | By;

export function Track({ time, crimes, moves, row }: TrackProps) {
  const first = time === null ? 0 : columnOf(time);
  const marks: readonly Mark[] = [
    ...Array.from({ length: crimes }, (): Mark => 'crime'),
    ...moves.flatMap((by): Mark[] => (by === 'coach' ? [by, by] : [by])),
  ];
  return (
    <ol class="track" aria-label={t(row === undefined ? 'track.name' : 'track.sheet')}>
      {COLUMNS.map((column, i) => (
        <Cell
          key={column}
          column={column}
          mark={time === null ? undefined : marks[i - first]}
          skipped={i < first}
          isPawn={time !== null && i - first === marks.length - 1}
          circle={time === null ? undefined : row?.[i - first]}
        />
      ))}
    </ol>
  );
}

interface CellProps {
  readonly column: string;
  readonly mark: Mark | undefined;
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

function glyphOf(mark: Mark | undefined): string {
  switch (mark) {
    case 'crime':
      return '✕';
    case 'coach':
      return t('track.coachMark');
    case 'alley':
      return t('track.alleyMark');
    case 'walk':
      return '•';
    default:
      return '';
  }
}
