/** A night that is over in public figures, and what is now to be done on the board. */
import type { DetectivesView } from '../../log/index';
import { fillings, isNight, NIGHT_TABLE } from '../../rules/index';
import { mayLayNext } from '../hunt/false-clues';
import { list, t } from '../words';

export function NightSummary({ told }: { readonly told: DetectivesView }) {
  const { table, moves, heard } = told;
  const { night, earlierScenes, scenes, tokens } = table;
  if (!isNight(night)) return null;
  // What was asked and found before a game was taken over, nobody said here.
  const onPaper = fillings(table, moves[night - 1] ?? []).includes('paper');
  const tonight = heard.filter((one) => one.night === night);
  const arrests = tonight.filter(({ asked, yes }) => asked === 'arrest' && !yes);
  const coaches = NIGHT_TABLE[night].tokens.coaches - tokens.coaches;
  const alleys = NIGHT_TABLE[night].tokens.alleys - tokens.alleys;
  const used = [
    ...(coaches > 0 ? [t('track.coaches', { count: coaches })] : []),
    ...(alleys > 0 ? [t('track.alleys', { count: alleys })] : []),
  ];
  const clues = table.markersByNight[night - 1] ?? 0;
  return (
    <>
      <dl class="pairs">
        <Pair name={t('night.jack')} value={table.jackMoves} />
        <Pair name={t('between.left')} value={table.left} />
        <Pair name={t('night.used')} value={used.length === 0 ? t('night.nothing') : list(used)} />
        <Pair name={t('between.clues')} value={clues} />
        {table.options.falseClues && <Pair name={t('night.falseClues')} value={mayLayNext(table)} />}
        <Pair name={t('between.asked')} value={tonight.length} />
        <Pair name={t('night.missed')} value={arrests.length} />
        <Pair name={t('between.scenes')} value={list([...earlierScenes, ...scenes].sort((a, b) => a - b))} />
      </dl>
      {onPaper && <p class="note">{t('night.onPaper')}</p>}
      <section class="card">
        <h2 class="card-title">{t('night.board')}</h2>
        <ul class="ways">
          <li>{onPaper ? t('night.board.cluesPaper') : cluesInWords(clues)}</li>
          {table.falseCluesUsed > 0 && <li>{t('night.board.falseClues')}</li>}
          <li>{t('night.board.stay')}</li>
        </ul>
      </section>
    </>
  );
}

function cluesInWords(count: number): string {
  return count === 0 ? t('night.board.noClues') : t('night.board.clues', { count });
}

function Pair({ name, value }: { readonly name: string; readonly value: string | number }) {
  return (
    <div class="pair">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
