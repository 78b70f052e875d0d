/** Hell at the level evening as events: what a table would have given, up to the step that is to be looked at. */
import { board } from '../../src/board/index';
import type { RecordedEvent } from '../../src/rules/index';
import { recorded } from './recorded';

export const HIDEOUT = 118;
const REDS = [3, 21, 27, 65, 84, 147, 149, 158];
const MARKED = [3, 27, 65, 84, 158];
const YELLOW = [...board.yellow].sort();

/** Night 1, step by step. */
export const WOMEN: RecordedEvent = { type: 'womenPlaced', circles: REDS };
export const PATROLS: RecordedEvent = { type: 'patrolsPlaced', crossings: YELLOW };
export const VICTIMS: RecordedEvent = { type: 'victimsRevealed', circles: MARKED };
const wretched = (from: number, to: number): RecordedEvent => ({ type: 'wretchedMoved', from, to });
/** Every Wretched moves once, as far as she can. */
export const FIRST_SUSPENSE = [
  wretched(3, 2),
  wretched(27, 26),
  wretched(65, 51),
  wretched(84, 65),
  wretched(158, 142),
];
export const SECOND_SUSPENSE = [
  wretched(2, 1),
  wretched(26, 2),
  wretched(51, 31),
  wretched(65, 51),
  wretched(142, 125),
];

export function nightOne(...events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return [
    { type: 'gameStarted', options: { referee: 'evening' } },
    { type: 'hideoutChosen', circle: HIDEOUT },
    { type: 'nightBegan', night: 1 },
    ...events,
  ];
}

/** Night 3 after two nights at the level hunt: six women, three of them marked, and two victims. */
export function nightThree(...events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const all = recorded('four-nights.json');
  const third = all.findIndex((event) => event.type === 'nightBegan' && event.night === 3);
  return [
    ...all.slice(0, third),
    { type: 'refereeSet', level: 'evening' },
    { type: 'nightBegan', night: 3 },
    ...events,
  ];
}

/** Night 2 after a murder on a white circle: eight red ones are free for seven women. */
export function nightTwo(...events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return [
    { type: 'gameStarted', options: { referee: 'sheet' } },
    { type: 'hideoutChosen', circle: HIDEOUT },
    { type: 'nightBegan', night: 1 },
    { type: 'killed', time: 'II', circles: [119] },
    { type: 'jackMoved', by: 'walk', to: [HIDEOUT] },
    { type: 'escapeDeclared' },
    { type: 'refereeSet', level: 'evening' },
    { type: 'nightBegan', night: 2 },
    ...events,
  ];
}
