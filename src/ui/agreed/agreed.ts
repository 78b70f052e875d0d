/**
 * What was agreed for a game, in sentences: one for the level in force, one for each switch that is not at its default, one
 * for the table's own note. A switch that comes later has no sentence, so it does not compile.
 */
import { DEFAULT_OPTIONS, SWITCHES, type Switch, type Table } from '../../rules/index';
import { t } from '../words';

/** What is asked of a table: a game before its start has one, too. */
export type Terms = Pick<Table, 'options' | 'referee'>;

/** The switches that differ from the usual way, in the order of the options. */
export function unusual(options: Terms['options']): readonly Switch[] {
  return SWITCHES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]);
}

/** All sentences, the level first. */
export function agreedInWords({ options, referee }: Terms): readonly string[] {
  return [
    t(`agreed.level.${referee}`),
    ...unusual(options).map((name) => t(`agreed.is.${name}`)),
    ...(options.note === '' ? [] : [t('agreed.note', { note: options.note })]),
  ];
}
