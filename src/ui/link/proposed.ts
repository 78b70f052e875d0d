/**
 * What both sides have to agree on, in the table's words and the same on both phones: whoever taps must know what exactly
 * is stated, gone back to or ruled. Read from what was told; of Jack's own events only what everybody saw of them.
 */
import '../../i18n/with-proposed';
import '../../i18n/with-map';
import '../../i18n/with-stages';
import { board } from '../../board/index';
import { nameCrossing } from '../../board/names';
import type { CrossingId } from '../../board/types';
import { becauseInWords } from '../../i18n/refusal';
import {
  type Command,
  type GameEvent,
  isPoliceCommand,
  POLICEMEN,
  type Policeman,
  type PublicEvent,
  refusePolice,
  type Table,
} from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { list, t, words } from '../words';

/** Something told in this turn, with the number a command gives it on this phone. */
export interface ToldEvent {
  readonly number: number;
  readonly event: GameEvent | PublicEvent;
}

export interface ToldSoFar {
  readonly table: Table;
  /** Of the turn in play, in order. */
  readonly events: readonly ToldEvent[];
}

export interface Proposed {
  readonly what: string;
  /** One after another, where it is several things. */
  readonly items: readonly string[];
  readonly note: string | null;
}

export function proposedInWords(command: Command, told: ToldSoFar): Proposed {
  if (isPoliceCommand(command)) return one(ruledInWords(command), becauseOf(command, told.table));
  switch (command.type) {
    case 'policemenStated': {
      const items = placesInWords(command.policemen);
      return { what: t('proposed.places', { count: items.length }), items, note: t('proposed.placesNote') };
    }
    case 'rewound':
      return one(t('proposed.back', { point: pointInWords(command.to, told.events) }), t('proposed.backNote'));
    case 'takenBack': {
      const taken = told.events.find(({ number }) => number === command.entry);
      return one(
        taken === undefined
          ? t('proposed.takenBackSomething')
          : t('proposed.takenBack', { event: eventNamed(taken.event) }),
        null,
      );
    }
    case 'conceded':
      return one(t('proposed.conceded'), t('proposed.concededNote'));
    case 'resumed':
      return one(t('proposed.resumed'), null);
    case 'refereeSet':
      return one(t('proposed.refereeSet', { level: t(`proposed.level.${command.level}`) }), null);
    default:
      return one(t('proposed.other'), null);
  }
}

/** All of it in one go, as it is read out or stands in a line. */
export function inOneLine({ what, items, note }: Proposed): string {
  return [what, ...(items.length > 0 ? [`${items.join('; ')}.`] : []), ...(note === null ? [] : [note])].join(' ');
}

function one(what: string, note: string | null): Proposed {
  return { what, items: [], note };
}

function placesInWords(places: Partial<Readonly<Record<Policeman, string | null>>>): readonly string[] {
  return POLICEMEN.flatMap((one) => {
    const at = places[one];
    if (at === undefined) return [];
    const policeman = t(`policeman.${one}`);
    return at === null
      ? t('proposed.unknown', { policeman })
      : t('proposed.at', { policeman, crossing: namedIfThere(at) });
  });
}

/** What comes from another device may name anything. */
function namedIfThere(crossing: string): string {
  return board.places.has(crossing as CrossingId) ? crossingNamed(crossing as CrossingId) : crossing;
}

/** Where it goes back to: to a beginning, or before something that was told. */
function pointInWords(to: number, events: readonly ToldEvent[]): string {
  const at = events.findIndex(({ number }) => number >= to);
  const event = events[at]?.event;
  if (event === undefined) return t('proposed.earlier');
  if (isOfHell(events)) return t('proposed.before', { event: eventNamed(event) });
  if (at === 0 && event.type === 'jackMoved') return t(`proposed.turn.${event.by}`);
  const first = at === 0 || (at === 1 && events[0]?.event.type === 'jackMoved');
  return t(first ? 'proposed.turn.police' : 'proposed.before', { event: eventNamed(event) });
}

/** Whether this turn is one that began with Hell, where it is refereed; an alarm noted later makes none. */
export function isOfHell(events: readonly ToldEvent[]): boolean {
  return events.some(({ event: { type } }) => type === 'womenPlaced' || type === 'killed');
}

/** As the table would call it: "the question 46 (the blue policeman)". */
export function eventNamed(event: GameEvent | PublicEvent): string {
  switch (event.type) {
    case 'clueSearched':
    case 'arrestAttempted':
      return t(event.type === 'clueSearched' ? 'proposed.event.question' : 'proposed.event.arrest', {
        circle: event.circle,
        who: who(event.policeman),
      });
    case 'policemanMoved':
      return t('proposed.event.move', { who: who(event.policeman), crossing: crossingNamed(event.to) });
    case 'policemenStated':
      return t('proposed.event.places');
    case 'policeDone':
      return t('proposed.event.done');
    case 'falseCluePlaced':
      return t('proposed.event.falseClue', { circle: event.circle });
    case 'letterPlayed':
    case 'letterAnswered':
      return t('proposed.event.letter');
    case 'escapeDeclared':
      return t('proposed.event.escape');
    case 'jackMoved':
      return t('proposed.event.jack');
    case 'womenPlaced':
      return t('proposed.event.women');
    case 'patrolsPlaced':
      return t('proposed.event.patrols');
    case 'victimsRevealed':
      return t('proposed.event.victims');
    case 'waited':
      return t('proposed.event.waited');
    case 'wretchedMoved':
      return t('proposed.event.wretched', { from: event.from, to: event.to });
    case 'patrolRevealed':
      return t('proposed.event.patrol', {
        crossing: crossingNamed(event.crossing),
        face: event.face ? t(`policeman.${event.face}`) : t('proposed.face.false'),
      });
    case 'killed':
      // Ascending, as everybody knows them: which came first is Jack's.
      return t('proposed.event.killed', {
        count: event.circles.length,
        circles: list([...event.circles].sort((a, b) => a - b)),
      });
    case 'alarmRaised':
      return t('proposed.event.whistles');
    default:
      return t(`event.${event.type}`);
  }
}

function ruledInWords(command: Extract<Command, { type: PoliceType }>): string {
  switch (command.type) {
    case 'clueSearched':
    case 'arrestAttempted':
      return t(command.type === 'clueSearched' ? 'proposed.ruled.question' : 'proposed.ruled.arrest', {
        circle: command.circle,
        who: who(command.policeman),
      });
    case 'policemanMoved':
      return t('proposed.ruled.move', { who: who(command.policeman), crossing: namedIfThere(command.to) });
    default:
      return t('proposed.other');
  }
}

type PoliceType = Parameters<typeof refusePolice>[2]['type'];

/** Why the referee refuses it where the table does not rule. */
function becauseOf(command: Extract<Command, { type: PoliceType }>, table: Table): string | null {
  if (command.type === 'policeDone' || command.type === 'letterAnswered') return null;
  const { ruledByTable: _, ...asked } = command;
  const breach = refusePolice(board, table, asked);
  if (breach === null) return null;
  const because = becauseInWords(words, (crossing) => nameCrossing(board, crossing), breach.because);
  return t('proposed.ruled.because', { because });
}

function who(policeman: Policeman | undefined): string {
  return policeman === undefined
    ? t('proposed.somebody')
    : t('proposed.who', { policeman: t(`policeman.${policeman}`) });
}
