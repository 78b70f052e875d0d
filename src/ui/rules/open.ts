/**
 * Which entry of the rules lies open over the app: a rule id, `''` for the contents, or null for none. A signal and not an
 * address: opening a rule must leave the browser's history, and the page below, exactly as they are.
 */
import { signal } from '@preact/signals';
import type { Phase } from '../../rulebook/types';
import type { GivenOptions, Table } from '../../rules/index';

export const ruleOpen = signal<string | null>(null);

export function openRule(id: string): void {
  ruleOpen.value = id;
}

export function closeRule(): void {
  ruleOpen.value = null;
}

/** The game on the screen as everybody knows it, so that the rules begin with its phase and say what was agreed. */
export interface Tonight {
  readonly phase: Phase;
  readonly options: GivenOptions;
}

export const tonight = signal<Tonight | null>(null);

/** From what was told, never from the sheet: whoever reads the rules need not be Jack. */
export function tonightOf({ phase, night, options, end }: ToldOfIt): Tonight {
  if (end !== null) return { phase: 'end', options };
  return { phase: phase === 'between' && night === 0 ? 'setup' : PHASES[phase], options };
}

type ToldOfIt = Pick<Table, 'phase' | 'night' | 'options' | 'end'>;

const PHASES: Readonly<Record<Table['phase'], Phase>> = {
  start: 'setup',
  hideout: 'setup',
  between: 'end',
  hell: 'hell',
  alarm: 'hell',
  jack: 'jack',
  police: 'police',
};
