/** What the table agrees on before the game: where it begins, how much is refereed, and the points tables differ in. */
import '../../i18n/with-home';
import { useState } from 'preact/hooks';
import type { GivenOptions } from '../../rules/options';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { Choices } from './newgame/Choices';
import { type Agreed, groupsFor, isOn, type Level, optionsOf, type Point } from './newgame/points';

export interface NewGameProps {
  readonly onBegin: (options: GivenOptions, paper: boolean) => void;
  readonly onBack: () => void;
}

const LEVELS: readonly Level[] = ['sheet', 'hunt'];

export function NewGame({ onBegin, onBack }: NewGameProps) {
  const [where, setWhere] = useState<'fresh' | 'paper'>('fresh');
  const [level, setLevel] = useState<Level>('sheet');
  const [agreed, setAgreed] = useState<Agreed>({});
  const usual = Object.keys(optionsOf(level, agreed)).length === 1;
  return (
    <main class="screen">
      <Heading>{t('new.title')}</Heading>
      <p class="prose">{t('new.line')}</p>
      <Choices
        legend={t('new.where')}
        choices={[
          { value: 'fresh', name: t('new.fresh') },
          { value: 'paper', name: t('new.paper'), what: t('new.paperWhat') },
        ]}
        chosen={where}
        onChoose={setWhere}
      />
      <Choices
        legend={t('new.level')}
        choices={LEVELS.map((value) => ({ value, name: t(`level.${value}`), what: t(`level.${value}What`) }))}
        chosen={level}
        onChoose={setLevel}
      />
      {groupsFor(level, (point) => isOn(agreed, point)).map(({ name, points }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} class="label">
            {t(`new.${name}`)}
          </h2>
          <div class="points">
            {points.map((point) => (
              <Box
                key={point}
                point={point}
                on={isOn(agreed, point)}
                onChange={(on) => setAgreed({ ...agreed, [point]: on })}
              />
            ))}
          </div>
        </section>
      ))}
      {usual ? (
        <p class="facts">{t('new.usual')}</p>
      ) : (
        <button type="button" class="button" onClick={() => setAgreed({})}>
          {t('new.presetUsual')}
        </button>
      )}
      <div class="stack foot">
        <button
          type="button"
          class="button button-main button-tall"
          onClick={() => onBegin(optionsOf(level, agreed), where === 'paper')}
        >
          {t('new.begin')}
        </button>
        <button type="button" class="button button-quiet" onClick={onBack}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}

interface BoxProps {
  readonly point: Point;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Box({ point, on, onChange }: BoxProps) {
  return (
    <label class="point">
      <input
        type="checkbox"
        class="point-box"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span class="point-name">{t(`new.${point}`)}</span>
        <span class="point-what">{t(`new.${point}What`)}</span>
      </span>
    </label>
  );
}
