/**
 * How far home is, for Jack alone. Drawn only behind his lock and only where he has chosen it in the settings: whoever draws
 * it sees to the lock, and covered nothing of it is in the document.
 */
import '../../i18n/with-jack-numbers';
import './jack-numbers.css';
import type { Session } from '../../app/session';
import { board } from '../../board/index';
import { device } from '../settings/device';
import { t } from '../words';
import { timesLeft, waysHome } from './numbers';

export function JackNumbers({ session }: { readonly session: Session }) {
  if (device.settings.chosen.value.hellNumbers === 'off') return null;
  const { sheet } = session.game.value;
  const { table } = session.told.value;
  const ways = waysHome(board, table, sheet);
  const [now, ...later] = timesLeft(table);
  if (ways.length === 0 || now === undefined) return null;
  return (
    <section class="jack-numbers" aria-labelledby="jack-numbers">
      <h2 id="jack-numbers" class="label">
        {t('numbers.title')}
      </h2>
      <table class="numbers-table">
        <thead>
          <tr>
            <th scope="col">{t('numbers.from')}</th>
            <th scope="col">{t('numbers.free')}</th>
            <th scope="col">{t('numbers.guarded')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ circle, free, guarded }) => (
            <tr key={circle}>
              <th scope="row" class="numbers-circle">
                {circle}
              </th>
              <td>{needed(free, now.spaces)}</td>
              <td>{guarded === null ? t('numbers.shut') : needed(guarded, now.spaces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="label">{t('numbers.now', { time: now.time, count: now.spaces })}</p>
      {later.length > 0 && (
        <p class="facts">
          {later.map(({ time, spaces }) => (
            <span key={time}>{t('numbers.later', { time, count: spaces })}</span>
          ))}
        </p>
      )}
      <p class="facts">{t('numbers.what')}</p>
    </section>
  );
}

function needed(walks: number, spaces: number): string {
  return walks > spaces ? t('numbers.tooFar', { count: walks }) : String(walks);
}
