/** What the table agrees on before the game: where it begins, how much is refereed, and the points tables differ in. */
import '../../i18n/with-home';
import './newgame/newgame.css';
import { useState } from 'preact/hooks';
import type { GivenOptions } from '../../rules/options';
import { REFEREES } from '../../rules/vocabulary';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { Choices } from './newgame/Choices';
import { Fold } from './newgame/Fold';
import { Note } from './newgame/Note';
import { type Agreed, groupsFor, isOn, type Level, noteOf, optionsOf, type Point, saidIn } from './newgame/points';

export interface NewGameProps {
  readonly onBegin: (options: GivenOptions, paper: boolean) => void;
  readonly onBack: () => void;
}

export function NewGame({ onBegin, onBack }: NewGameProps) {
  const [where, setWhere] = useState<'fresh' | 'paper'>('fresh');
  const [level, setLevel] = useState<Level>('sheet');
  const [agreed, setAgreed] = useState<Agreed>({});
  const [note, setNote] = useState('');
  const options = optionsOf(level, agreed, note);
  const usual = Object.keys(options).length === 1;
  return (
    <main class="screen new-game">
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
        choices={REFEREES.map((value) => ({ value, name: t(`level.${value}`), what: t(`level.${value}What`) }))}
        chosen={level}
        onChoose={setLevel}
      />
      <section class="folds" aria-labelledby="points">
        <h2 id="points" class="label">
          {t('new.points')}
        </h2>
        {groupsFor(level, (point) => isOn(agreed, point)).map((group) => (
          <Fold key={group.name} name={t(`new.${group.name}`)} chosen={chosenIn(saidIn(group, agreed).length)}>
            {group.points.map((point) => (
              <Box
                key={point}
                point={point}
                on={isOn(agreed, point)}
                onChange={(on) => setAgreed({ ...agreed, [point]: on })}
              />
            ))}
          </Fold>
        ))}
        <Fold name={t('new.groupNote')} chosen={noteOf(note) === '' ? null : t('new.noted')}>
          <Note note={note} onNote={setNote} />
        </Fold>
      </section>
      {usual ? (
        <p class="facts">{t('new.usual')}</p>
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            setAgreed({});
            setNote('');
          }}
        >
          {t('new.presetUsual')}
        </button>
      )}
      <div class="new-foot">
        <button type="button" class="button button-quiet" onClick={onBack}>
          {t('app.back')}
        </button>
        <button type="button" class="button button-main" onClick={() => onBegin(options, where === 'paper')}>
          {t('new.begin')}
        </button>
      </div>
    </main>
  );
}

function chosenIn(count: number): string | null {
  return count === 0 ? null : t('new.chosen', { count });
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
