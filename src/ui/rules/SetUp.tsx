/** Setting up a night, ticked off as one goes. */
import type { Ref } from 'preact';
import type { GivenOptions } from '../../rules/options';
import { NIGHTS, type Night } from '../../rules/vocabulary';
import { t } from '../words';
import { Choice } from './Choice';
import { type Task, tasksOf } from './checklist';
import type { Keeping } from './kept';
import { useTicks } from './ticks';

interface SetUpProps extends Keeping {
  /** The game's night; null without a game. */
  readonly night: Night | null;
  readonly options: GivenOptions | null;
  readonly onOpen: (id: string) => void;
  readonly heading: Ref<HTMLHeadingElement>;
}

export function SetUp({ night: its, options, kept, keep, onOpen, heading }: SetUpProps) {
  const night = kept.night ?? its ?? 1;
  const tasks = tasksOf(night, options);
  const { done, change } = useTicks(night, its !== null);
  const ticked = tasks.filter(({ name }) => done?.includes(name)).length;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class="title">
        {t('setUp.title', { night })}
      </h1>
      <Choice
        label={t('setUp.which')}
        of={NIGHTS.map((one) => ({ value: one, label: t('setUp.night', { night: one }) }))}
        chosen={night}
        onChoose={(chosen) => keep({ night: chosen })}
      />
      <p class="rules-count" role="status">
        {done !== null &&
          (ticked === tasks.length ? t('setUp.all') : t('setUp.done', { done: ticked, count: tasks.length }))}
      </p>
      <ul class="rules-list" aria-label={t('setUp.list')} aria-busy={done === null}>
        {done !== null &&
          tasks.map((task) => (
            <TaskRow
              key={task.name}
              task={task}
              done={done.includes(task.name)}
              onTick={(is) => change(is ? [...done, task.name] : done.filter((name) => name !== task.name))}
              onOpen={onOpen}
            />
          ))}
      </ul>
      {ticked > 0 && (
        <button type="button" class="button button-quiet" onClick={() => change([])}>
          {t('setUp.clear')}
        </button>
      )}
    </>
  );
}

interface TaskRowProps {
  readonly task: Task;
  readonly done: boolean;
  readonly onTick: (done: boolean) => void;
  readonly onOpen: (id: string) => void;
}

function TaskRow({ task: { rule, text }, done, onTick, onOpen }: TaskRowProps) {
  return (
    <li class="task">
      <label class="task-what">
        <input
          type="checkbox"
          class="point-box"
          checked={done}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      <button type="button" class="task-rule rules-id" onClick={() => onOpen(rule)}>
        {rule}
      </button>
    </li>
  );
}
