/**
 * Which entry of the rules lies open over the app: a rule id, `''` for the contents, or null for none. A signal and not an
 * address: opening a rule must leave the browser's history, and the page below, exactly as they are.
 */
import { signal } from '@preact/signals';
import type { Table } from '../../rules/table';

export const ruleOpen = signal<string | null>(null);

export function openRule(id: string): void {
  ruleOpen.value = id;
}

export function closeRule(): void {
  ruleOpen.value = null;
}

/**
 * The game on the screen as everybody knows it, so that the rules begin with its phase and say what was agreed. What was
 * told and never the sheet: whoever reads the rules need not be Jack.
 */
export const tonight = signal<Table | null>(null);
