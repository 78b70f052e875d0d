/** The token of the time of the crime on its five spaces, in the order of the track (HELL-4.2, HELL-6.1). */
import { CRIME_TIMES, type Table } from '../../rules/index';
import { t } from '../words';

/** The space the token stands on. */
export function timeOf({ waits }: Pick<Table, 'waits'>): (typeof CRIME_TIMES)[number] {
  return CRIME_TIMES[waits] ?? 'V';
}

/** Waits that Jack has left tonight (HELL-5.4). */
export function waitsLeft({ waits }: Pick<Table, 'waits'>): number {
  return Math.max(0, CRIME_TIMES.length - 1 - waits);
}

export function Time({ table }: { readonly table: Pick<Table, 'waits'> }) {
  const now = timeOf(table);
  return (
    <div class="hell-time">
      <p class="aside">{t('hell.time.at', { time: now })}</p>
      <ol class="hell-times" aria-hidden="true">
        {CRIME_TIMES.toReversed().map((time) => (
          <li key={time} class={time === now ? 'hell-hour hell-hour-now' : 'hell-hour'}>
            {time}
          </li>
        ))}
      </ol>
      <p class="hell-waits">{t('hell.time.left', { count: waitsLeft(table) })}</p>
    </div>
  );
}
