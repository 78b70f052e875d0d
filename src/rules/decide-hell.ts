/**
 * Hell where it is not refereed: what the table tells of it is noted in its phase, whatever it says, as long as its
 * numbers and ids name places of the board.
 */
import { isCircle, isCrossing } from '../board/index';
import type { Board } from '../board/types';
import { type Breach, type RuleId, refuse } from './breach';
import type { Command } from './events';
import type { Table } from './table';

type HellCommand = Extract<
  Command,
  { type: 'womenPlaced' | 'patrolsPlaced' | 'victimsRevealed' | 'wretchedMoved' | 'patrolRevealed' }
>;

/** The rule named when such an event comes outside Hell, or names no place (REF-2). */
const RULES: Readonly<Record<HellCommand['type'], RuleId>> = {
  womenPlaced: 'HELL-2.1',
  patrolsPlaced: 'HELL-3.2',
  victimsRevealed: 'HELL-4.1',
  wretchedMoved: 'HELL-6.2',
  patrolRevealed: 'HELL-7.1',
};

export function refuseNotedHell(board: Board, table: Table, command: HellCommand): Breach | null {
  const rule = RULES[command.type];
  if (table.phase !== 'hell') return refuse(rule, { why: 'wrongMoment', event: command.type });
  const circle = circlesIn(command).find((one) => !isCircle(board, one));
  if (circle !== undefined) return refuse(rule, { why: 'notACircle', circle });
  const crossing = crossingsIn(command).find((one) => !isCrossing(board, one));
  return crossing === undefined ? null : refuse(rule, { why: 'notACrossing', crossing });
}

function circlesIn(command: HellCommand): readonly number[] {
  switch (command.type) {
    case 'womenPlaced':
      return [...command.circles, ...(command.marked ?? [])];
    case 'victimsRevealed':
      return command.circles;
    case 'wretchedMoved':
      return [command.from, command.to];
    default:
      return [];
  }
}

function crossingsIn(command: HellCommand): readonly string[] {
  if (command.type === 'patrolsPlaced') return command.crossings;
  return command.type === 'patrolRevealed' ? [command.crossing] : [];
}
