/** Public entries and commands in words, as the table would say them. */

import type { GuestSession } from '../../app/guest-types';
import type { CrossingId } from '../../board/types';
import type { PublicEntry } from '../../log/index';
import {
  type Command,
  type Places,
  POLICEMEN,
  type Policeman,
  type PublicEvent,
  type Referee,
} from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { eventNamed, inOneLine, proposedInWords, type ToldSoFar } from '../link/proposed';
import { list, t } from '../words';
import { isProposal } from './presence';

/** A line of the log: what happened, and whether it still stands. */
export interface LogLine {
  readonly number: number;
  /** 0 before the first. */
  readonly night: number;
  readonly words: string;
  readonly yes: boolean;
  readonly stands: 'stands' | 'takenBack' | 'rewound';
  readonly ruled: boolean;
}

/** Every entry, the latest first. */
export function logLines(entries: readonly PublicEntry[]): readonly LogLine[] {
  let night = 0;
  const lines: LogLine[] = [];
  for (const { number, event } of entries) {
    if (event.type === 'nightBegan' || event.type === 'takenOver') night = event.night;
    if (event.type === 'takenBack') fall(lines, 'takenBack', (one) => one.number === event.entry);
    if (event.type === 'rewound') fall(lines, 'rewound', (one) => one.number >= event.to);
    lines.push({
      number,
      night,
      words: eventInWords(event, entries),
      yes: isYes(event),
      stands: 'stands',
      ruled: isRuled(event),
    });
  }
  return lines.reverse();
}

function fall(lines: LogLine[], stands: LogLine['stands'], which: (line: LogLine) => boolean): void {
  for (const [i, line] of lines.entries()) if (line.stands === 'stands' && which(line)) lines[i] = { ...line, stands };
}

function isYes(event: PublicEvent): boolean {
  if (event.type === 'clueSearched') return event.found;
  return event.type === 'arrestAttempted' && event.caught;
}

function isRuled(event: PublicEvent): boolean {
  return 'ruledByTable' in event && event.ruledByTable === true;
}

/** What goes back names what it goes back on, where these entries hold it. */
export function eventInWords(event: PublicEvent, entries: readonly PublicEntry[]): string {
  const entryNamed = (at: number): string => {
    const found = entries.find(({ number }) => number === at);
    return found === undefined ? t('log.entry', { number: at }) : eventNamed(found.event);
  };
  switch (event.type) {
    case 'gameStarted':
      return t('log.gameStarted', { level: levelInWords(event.options.referee ?? 'sheet') });
    case 'takenOver':
      return t('log.takenOver', { night: event.night });
    case 'nightBegan':
      return t('log.nightBegan', { night: event.night });
    case 'killed':
      return t('log.killed', { count: event.circles.length, time: event.time, circles: list(event.circles) });
    case 'alarmRaised':
      return t('log.alarmRaised', { places: placesInWords(event.policemen) });
    case 'policemenStated':
      return t('log.policemenStated', { places: placesInWords(event.policemen) });
    case 'jackMoved':
      return t(`log.moved.${event.by}`);
    case 'policemanMoved':
      return t('log.policemanMoved', { policeman: named(event.policeman), crossing: crossingNamed(event.to) });
    case 'clueSearched':
      return t(`log.clue.${event.found ? 'yes' : 'no'}`, { who: named(event.policeman), circle: event.circle });
    case 'arrestAttempted':
      return t(`log.arrest.${event.caught ? 'yes' : 'no'}`, { who: named(event.policeman), circle: event.circle });
    case 'falseCluePlaced':
      return t('log.falseCluePlaced', { circle: event.circle });
    case 'womenPlaced':
      return t('log.womenPlaced', { circles: list(event.circles) });
    case 'patrolsPlaced':
      return t('log.patrolsPlaced', { crossings: event.crossings.map(crossingNamed).join('; ') });
    case 'victimsRevealed':
      return t('log.victimsRevealed', { count: event.circles.length, circles: list(ascending(event.circles)) });
    case 'waited':
      return t('log.waited');
    case 'wretchedMoved':
      return t('log.wretchedMoved', { from: event.from, to: event.to });
    case 'patrolRevealed':
      return event.face
        ? t('log.patrolRevealed', {
            crossing: crossingNamed(event.crossing),
            policeman: t(`policeman.${event.face}`),
          })
        : t('log.patrolFalse', { crossing: crossingNamed(event.crossing) });
    case 'facesOpened':
      return t('log.facesOpened', { count: event.openings.length });
    case 'letterPlayed':
      return letterInWords(event);
    case 'letterAnswered':
      return t('log.letterAnswered', { policeman: t(`policeman.${event.policeman}`) });
    case 'refereeSet':
      return t('log.refereeSet', { level: levelInWords(event.level) });
    case 'conceded':
      return t(event.by === 'police' ? 'log.gaveUp.police' : 'log.gaveUp.jack');
    case 'takenBack':
      return t('log.takenBackEntry', { event: entryNamed(event.entry), number: event.entry });
    case 'rewound':
      return t('log.goneBackTo', { event: entryNamed(event.to), number: event.to });
    case 'resumed':
      return t('log.resumed', { number: event.from });
    case 'hideoutChosen':
    case 'policeDone':
    case 'escapeDeclared':
    case 'trapped':
    case 'outOfMoves':
    case 'revealed':
      return t(`log.${event.type}`);
  }
}

/** The turn as it was told, with the public numbers, which are this device's own. */
export function toldSoFar({ told }: Pick<GuestSession, 'told'>): ToldSoFar {
  const { table, inTurn } = told.value;
  return { table, events: inTurn };
}

/** What somebody asked for, before it is decided; what is to be agreed on as Jack reads it. */
export function commandInWords(command: Command, told: ToldSoFar): string {
  if (isProposal(command)) return inOneLine(proposedInWords(command, told));
  switch (command.type) {
    case 'clueSearched':
    case 'arrestAttempted': {
      const asked = t(command.type === 'clueSearched' ? 'police.clue' : 'police.arrest');
      return `${asked} ${command.circle}${command.policeman ? ` (${t(`policeman.${command.policeman}`)})` : ''}`;
    }
    case 'policemanMoved':
      return t('log.policemanMoved', {
        policeman: named(command.policeman),
        crossing: crossingNamed(command.to as CrossingId),
      });
    case 'wretchedMoved':
      return t('log.wretchedMoved', { from: command.from, to: command.to });
    case 'policeDone':
      return t('police.done');
    case 'letterAnswered':
      return t('log.letterAnswered', { policeman: t(`policeman.${command.policeman}`) });
    default:
      return capital(t(`event.${command.type}`));
  }
}

function levelInWords(level: Referee): string {
  return t(`level.${level}`);
}

function letterInWords({ letter, from, to }: Extract<PublicEvent, { type: 'letterPlayed' }>): string {
  const name = letter === 'goulstonStreet' ? t('map.is.goulstonStreet') : t(`letter.${letter}`);
  if (letter === 'goulstonStreet' || from === undefined || to === undefined)
    return t('log.letterPlayed', { letter: name });
  return t('log.letterMoved', { letter: name, from: crossingNamed(from), to: crossingNamed(to) });
}

function ascending(circles: readonly number[]): readonly number[] {
  return [...circles].sort((a, b) => a - b);
}

function placesInWords(places: Places<CrossingId>): string {
  return POLICEMEN.flatMap((policeman) => {
    const at = places[policeman];
    if (at === undefined) return [];
    const name = t(`policeman.${policeman}`);
    return at === null
      ? t('log.unknown', { policeman: name })
      : t('log.at', { policeman: name, crossing: crossingNamed(at) });
  }).join('; ');
}

function named(policeman: Policeman | undefined): string {
  return policeman === undefined
    ? t('log.somebody')
    : capital(t('story.thePoliceman', { policeman: t(`policeman.${policeman}`) }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
