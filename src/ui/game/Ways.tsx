/**
 * Whether a kind of move can be made at all, and whether the walk to the typed circle is free. Where policemen's places are
 * kept the referee says both, as far as they are known; otherwise the crossings of each way stand here for the eye: the
 * policemen stand on the board only, so Jack looks before he records (rules.md, section 15, point 10).
 */
import '../../i18n/with-stages';
import '../../i18n/with-refusal';
import { board, isCircle, routesBetween } from '../../board/index';
import { nameCrossing } from '../../board/names';
import type { CircleId, CrossingId, Route } from '../../board/types';
import { crossingInWords } from '../../i18n/crossing';
import {
  type Breach,
  type By,
  decide,
  type Game,
  guardedCrossings,
  judgesPolice,
  POLICEMEN,
  type Table,
} from '../../rules/index';
import { barred } from '../move/barred';
import { Refusal } from '../parts/Refusal';
import { list, t, words } from '../words';

interface WaysProps {
  readonly game: Game;
  readonly by: By;
  /** Null where no policeman can close the move. */
  readonly from: CircleId | null;
  readonly to: number | null;
  /** What stands here while there is nothing to look at. */
  readonly hint: string;
}

export function Ways({ game, by, from, to, hint }: WaysProps) {
  const never = barred(board, game, by);
  if (never !== null) return <Refusal breach={never} />;
  const routes = from !== null && to !== null && isCircle(board, to) ? routesBetween(board, from, to) : [];
  if (to === null || routes.length === 0) return <p>{hint}</p>;
  if (routes.some((route) => route.length === 0)) return <p>{t('move.lookFree')}</p>;
  const { table } = game;
  if (!judgesPolice(table)) {
    return <Routes routes={routes} one={t('move.lookOne')} many={t('move.lookMany')} />;
  }
  const decided = decide(board, game, { type: 'jackMoved', by: 'walk', to: [to] });
  if (!decided.ok) return <p>{closedInWords(decided.error, table) ?? hint}</p>;
  const unknown = POLICEMEN.filter((policeman) => table.policemen[policeman] === null);
  if (unknown.length === 0) return <p>{t('move.lookNobody')}</p>;
  const guarded = guardedCrossings(table);
  const said = { count: unknown.length, policemen: list(unknown.map((policeman) => t(`policeman.${policeman}`))) };
  return (
    <Routes
      routes={routes.filter((route) => !route.some((crossing) => guarded.has(crossing)))}
      one={t('move.lookOneIf', said)}
      many={t('move.lookManyIf', said)}
    />
  );
}

interface RoutesProps {
  readonly routes: readonly Route[];
  readonly one: string;
  readonly many: string;
}

function Routes({ routes, one, many }: RoutesProps) {
  const [only] = routes;
  if (routes.length === 1 && only !== undefined) {
    return (
      <>
        <p>{one}</p>
        <ul class="ways">
          {only.map((crossing) => (
            <li key={crossing}>{named(crossing)}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{many}</p>
      <ol class="ways">
        {routes.map((route) => (
          <li key={route.join()}>{list(route.map(named))}</li>
        ))}
      </ol>
    </>
  );
}

/** Who closes it, of a walk that is refused for that. */
function closedInWords({ because }: Breach, { policemen }: Table): string | null {
  if (because.why !== 'everyWayGuarded') return null;
  const stands = because.crossings.flatMap((crossing) =>
    POLICEMEN.filter((one) => policemen[one] === crossing).map((one) =>
      t('move.lookStands', { policeman: t(`policeman.${one}`), crossing: named(crossing) }),
    ),
  );
  return t('move.lookClosed', { stands: list(stands) });
}

function named(crossing: CrossingId): string {
  return crossingInWords(words, nameCrossing(board, crossing));
}
