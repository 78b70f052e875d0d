/**
 * What everybody learns of an event: built up from its open parts, never by taking secrets away. Ends in `never`, so a
 * new event does not compile until somebody has decided this.
 */
import type { CircleId } from '../board/types';
import type { GameEvent, PublicEvent } from './events';
import { isNight, NIGHT_TABLE } from './vocabulary';

/**
 * The public form of an event; null for what is Jack's alone. Numbers of other entries (`takenBack`, `rewound`) are
 * left as they are: who keeps the log maps them to public ones.
 */
export function publicForm(event: GameEvent): PublicEvent | null {
  switch (event.type) {
    case 'hideoutChosen':
      return { type: 'hideoutChosen' };
    case 'takenOver': {
      const { type, night, time, scenes, tokens, policemen, turn } = event;
      const crimes = ascending(event.row.slice(0, isNight(night) ? NIGHT_TABLE[night].victims : 1));
      return {
        type,
        night,
        time,
        scenes: ascending(scenes),
        crimes,
        filled: event.row.length,
        tokens,
        policemen,
        turn,
      };
    }
    case 'killed':
      return { type: 'killed', time: event.time, circles: ascending(event.circles) };
    case 'jackMoved':
      return event.ruledByTable
        ? { type: 'jackMoved', by: event.by, ruledByTable: true }
        : { type: 'jackMoved', by: event.by };
    case 'womenPlaced':
      return { type: 'womenPlaced', circles: ascending(event.circles) };
    case 'patrolsPlaced':
      return { type: 'patrolsPlaced', crossings: [...event.crossings].sort() };
    case 'handedOver':
    case 'endFound':
      return null;
    case 'gameStarted':
    case 'nightBegan':
    case 'letterPlayed':
    case 'letterAnswered':
    case 'victimsRevealed':
    case 'waited':
    case 'wretchedMoved':
    case 'patrolRevealed':
    case 'facesOpened':
    case 'alarmRaised':
    case 'falseCluePlaced':
    case 'policemanMoved':
    case 'policemenStated':
    case 'clueSearched':
    case 'arrestAttempted':
    case 'policeDone':
    case 'escapeDeclared':
    case 'refereeSet':
    case 'trapped':
    case 'outOfMoves':
    case 'conceded':
    case 'takenBack':
    case 'rewound':
    case 'resumed':
    case 'revealed':
      return event;
    default:
      return event satisfies never;
  }
}

/** What Jack enters is told when he hands over; all else is told at once. */
export function isToldAtHandOver(event: GameEvent): boolean {
  switch (event.type) {
    case 'hideoutChosen':
    case 'takenOver':
    case 'killed':
    case 'jackMoved':
    case 'escapeDeclared':
    case 'trapped':
    case 'outOfMoves':
      return true;
    default:
      return false;
  }
}

/** Circles in the order of their numbers, so that a list tells no order of its own. */
export function ascending(circles: readonly CircleId[]): readonly CircleId[] {
  return [...circles].sort((a, b) => a - b);
}
