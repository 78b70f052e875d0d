/**
 * The crossings of each way to the typed circle, for the eye: the policemen stand on the board only, so Jack looks whether
 * a way is free before he records (rules.md, section 15, point 10).
 */
import '../../i18n/with-stages';
import '../../i18n/with-refusal';
import { board, isCircle, routesBetween } from '../../board/index';
import { nameCrossing } from '../../board/names';
import type { CircleId, Route } from '../../board/types';
import { crossingInWords } from '../../i18n/crossing';
import { list, t, words } from '../words';

interface WaysProps {
  /** Null where no policeman can close the move. */
  readonly from: CircleId | null;
  readonly to: number | null;
  /** What stands here while there is nothing to look at. */
  readonly hint: string;
}

export function Ways({ from, to, hint }: WaysProps) {
  const routes = from !== null && to !== null && isCircle(board, to) ? routesBetween(board, from, to) : [];
  if (routes.length === 0) return <p>{hint}</p>;
  if (routes.some((route) => route.length === 0)) return <p>{t('move.lookFree')}</p>;
  const [only] = routes;
  if (routes.length === 1 && only !== undefined) {
    return (
      <>
        <p>{t('move.lookOne')}</p>
        <ul class="ways">
          {only.map((crossing) => (
            <li key={crossing}>{crossingInWords(words, nameCrossing(board, crossing))}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{t('move.lookMany')}</p>
      <ol class="ways">
        {routes.map((route) => (
          <li key={route.join()}>{wayInWords(route)}</li>
        ))}
      </ol>
    </>
  );
}

function wayInWords(route: Route): string {
  return list(route.map((crossing) => crossingInWords(words, nameCrossing(board, crossing))));
}
