/** What is to be done before the hunt of a night, in order: a name to tick it by, the rule, and the sentence. */
import type { EntryId } from '../../rulebook/book';
import type { GivenOptions } from '../../rules/options';
import { NIGHT_TABLE, type Night } from '../../rules/vocabulary';
import { t } from '../words';

export interface Task {
  readonly name: string;
  readonly rule: EntryId;
  readonly text: string;
}

/** `options`: what the game was agreed to be; null without one. */
export function tasksOf(night: Night, options: GivenOptions | null): readonly Task[] {
  return [...(night === 1 ? firstOfAll() : afterANight(night, options)), ...everyNight(night, options)];
}

function firstOfAll(): readonly Task[] {
  return [
    { name: 'agree', rule: 'STEP-SETUP-1', text: t('setUp.agree') },
    { name: 'nightPawn', rule: 'SETUP-3', text: t('setUp.nightPawn') },
    { name: 'tiles', rule: 'SETUP-6', text: t('setUp.tiles') },
    { name: 'jacks', rule: 'SETUP-4', text: t('setUp.jacks') },
    { name: 'theirs', rule: 'SETUP-7', text: t('setUp.theirs') },
    { name: 'hideout', rule: 'SETUP-5', text: t('setUp.hideout') },
  ];
}

function afterANight(night: Night, options: GivenOptions | null): readonly Task[] {
  const counted: Task = { name: 'falseClues', rule: 'EOH-5', text: t('setUp.falseClues') };
  return [
    { name: 'clues', rule: 'EOH-3', text: t('setUp.clues') },
    ...(options?.falseClues === true ? [counted] : []),
    { name: 'advance', rule: 'EOH-4', text: t('setUp.advance', { night }) },
  ];
}

function everyNight(night: Night, options: GivenOptions | null): readonly Task[] {
  const { tokens, women } = NIGHT_TABLE[night];
  const { marked, unmarked } = women;
  const coaches = t('setUp.coaches', { count: tokens.coaches });
  const alleys = t('setUp.alleys', { count: tokens.alleys });
  // OPT-LETTERS-2: none on the first night.
  const letter: Task = { name: 'letter', rule: 'HELL-3.7', text: t('setUp.letter') };
  return [
    { name: 'tokens', rule: 'HELL-1.1', text: t('setUp.tokens', { coaches, alleys }) },
    { name: 'women', rule: 'HELL-2.1', text: t('setUp.women', { women: marked + unmarked, marked }) },
    { name: 'head', rule: 'HELL-3.1', text: t('setUp.head') },
    patrols(night, options),
    ...(options?.letters === true && night > 1 ? [letter] : []),
    { name: 'wretched', rule: 'HELL-4.1', text: t('setUp.wretched', { count: marked }) },
    { name: 'time', rule: 'HELL-4.2', text: t('setUp.time') },
  ];
}

function patrols(night: Night, options: GivenOptions | null): Task {
  if (night === 1) return { name: 'patrols', rule: 'HELL-3.3', text: t('setUp.patrolsFirst') };
  const anywhere = options?.patrolExtraAnyCrossing === true;
  return { name: 'patrols', rule: 'HELL-3.5', text: t(anywhere ? 'setUp.patrolsAny' : 'setUp.patrols') };
}
