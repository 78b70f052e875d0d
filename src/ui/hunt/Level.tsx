/** How much is refereed: any level at the start of a night, afterwards only less (REF-15). */
import { useState } from 'preact/hooks';
import { levelsAt, stageOf } from '../../app/stage';
import { REFEREES, type Referee } from '../../rules/index';
import { useDispatching } from '../game/dispatching';
import { Confirm } from '../parts/Dialog';
import { Refusal } from '../parts/Refusal';
import { t } from '../words';
import type { ScreenProps } from './screens';

export function Level({ session, onDone }: ScreenProps) {
  const { table } = session.told.value;
  const { refused, give } = useDispatching(session);
  const levels = levelsAt(table, stageOf(session.game.value));
  const [asking, setAsking] = useState<Referee | null>(null);
  const set = async (): Promise<void> => {
    if (asking === null) return;
    setAsking(null);
    const outcome = await give({ type: 'refereeSet', level: asking });
    if (outcome?.ok) onDone();
  };
  const changeTo = (level: Referee) => {
    if (REFEREES.indexOf(level) > REFEREES.indexOf(table.referee)) return 'level.raise';
    return levels.length === REFEREES.length ? 'level.lowerBefore' : 'level.lower';
  };
  return (
    <>
      <p class="prose">{t('level.now', { level: t(`level.${table.referee}`) })}</p>
      {refused !== null && <Refusal breach={refused.breach} />}
      <div class="stack">
        {levels.map(
          (level) =>
            level !== table.referee && (
              <button key={level} type="button" class="button menu-item" onClick={() => setAsking(level)}>
                <span class="menu-label">{t(`level.${level}`)}</span>
                <span class="menu-what">{t(`level.${level}What`)}</span>
              </button>
            ),
        )}
      </div>
      <p class="facts">{t('level.when')}</p>
      <div class="stack foot">
        <button type="button" class="button" onClick={onDone}>
          {t('app.back')}
        </button>
      </div>
      {asking !== null && (
        <Confirm
          title={t('level.title')}
          what={`${t(`level.${asking}`)}. ${t(`level.${asking}What`)} ${t(changeTo(asking))}`}
          yes={t('agreed.both')}
          onYes={() => void set()}
          onNo={() => setAsking(null)}
        />
      )}
    </>
  );
}
