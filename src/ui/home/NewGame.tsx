/** What the table agrees on before the game. Only what matters while the referee judges Jack's moves. */
import { useState } from 'preact/hooks';
import type { GivenOptions } from '../../rules/options';
import { Heading } from '../parts/Heading';
import { t } from '../words';

const POINTS = ['catchMe', 'specialMoveEscape', 'coachMayReturn', 'forbidUselessSearch'] as const;
type Point = (typeof POINTS)[number];

interface NewGameProps {
  readonly onBegin: (options: GivenOptions) => void;
  readonly onBack: () => void;
}

export function NewGame({ onBegin, onBack }: NewGameProps) {
  const [agreed, setAgreed] = useState<ReadonlySet<Point>>(new Set());
  const change = (point: Point, on: boolean): void => {
    const next = new Set(agreed);
    if (on) next.add(point);
    else next.delete(point);
    setAgreed(next);
  };
  const begin = (): void => {
    const said = Object.fromEntries([...agreed].map((point) => [point, true]));
    onBegin({ referee: 'sheet', ...said });
  };
  return (
    <main class="screen">
      <Heading>{t('new.title')}</Heading>
      <p class="prose">{t('new.line')}</p>
      <div class="points">
        {POINTS.map((point) => (
          <label key={point} class="point">
            <input
              type="checkbox"
              class="point-box"
              checked={agreed.has(point)}
              onChange={(event) => change(point, event.currentTarget.checked)}
            />
            <span>
              <span class="point-name">{t(`new.${point}`)}</span>
              <span class="point-what">{t(`new.${point}What`)}</span>
            </span>
          </label>
        ))}
      </div>
      <p class="facts">{t('new.usual')}</p>
      <div class="stack foot">
        <button type="button" class="button button-main button-tall" onClick={begin}>
          {t('new.begin')}
        </button>
        <button type="button" class="button button-quiet" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}
