/** Tonight's row: as everybody sees it, and as Jack sees it while he holds. */
import type { ComponentChildren } from 'preact';
import type { DetectivesView } from '../../log/index';
import { type By, type Game, rowOf } from '../../rules/index';
import { HoldToSee, usePeek } from '../parts/Peek';
import { Track } from '../parts/Track';
import { t } from '../words';

/** The public track, with the spaces and tokens left. */
export function TonightTrack({ told }: { readonly told: DetectivesView }) {
  const { table, moves } = told;
  return (
    <section class="tonight">
      <Track table={table} moves={moves[table.night - 1] ?? []} />
      <p class="facts">
        <span>{t('track.coaches', { count: table.tokens.coaches })}</span>
        <span>{t('track.alleys', { count: table.tokens.alleys })}</span>
      </p>
    </section>
  );
}

interface JacksRowProps {
  readonly game: Game;
  readonly told: DetectivesView;
  /** What stands below and is held to be seen with it. */
  readonly more?: (shown: boolean) => ComponentChildren;
}

/** The same with Jack's numbers, held to be seen. */
export function JacksRow({ game, told, more }: JacksRowProps) {
  const peek = usePeek();
  const { table, sheet } = game;
  return (
    <section class="tonight">
      {table.time !== null && (
        <Track
          table={table}
          moves={movesWithHeld(game, told)}
          row={peek.shown ? rowOf(sheet, table.night) : undefined}
        />
      )}
      <div class="jacks-row">
        <p class="hideout">
          <span class="label">{t('peek.hideout')}</span>
          <span class="hideout-value">{peek.shown ? sheet.hideout : t('peek.hidden')}</span>
        </p>
        <HoldToSee peek={peek} />
      </div>
      {more?.(peek.shown)}
    </section>
  );
}

/** What is recorded and not handed over stands in Jack's row already. */
export function movesWithHeld({ table, held }: Game, told: DetectivesView): readonly By[] {
  const own = held?.events.flatMap(({ event }) => (event.type === 'jackMoved' ? [event.by] : [])) ?? [];
  return [...(told.moves[table.night - 1] ?? []), ...own];
}
