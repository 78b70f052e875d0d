/**
 * A record: one game as a file (docs/record.md). A public format, versioned, read strictly: what is described must be of
 * its type, what is not described is ignored.
 */
import * as v from 'valibot';
import {
  accept,
  evolve,
  type Game,
  type GameEvent,
  isHeld,
  NEW_GAME,
  type RecordedEvent,
  type Result,
} from '../rules/index';
import { type BadInput, parseJson, readAs } from './edge';
import { type FacesOfRecord, facesForRecord } from './opened-faces';
import { recordedEvent } from './schema';

export const RECORD_FORMAT = 'hideout-record';
export const RECORD_VERSION = 1;
/** 10 MB: a whole game has some 1,500 events of 60 bytes. */
export const RECORD_BYTES = 10 * 1024 * 1024;

export interface GameRecord {
  readonly events: readonly RecordedEvent[];
}

const envelope = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  events: v.array(v.unknown()),
});

/** Reads a record; the first field that cannot be read is named. */
export function readRecord(text: string): Result<GameRecord, BadInput> {
  if (text.length > RECORD_BYTES) return { ok: false, error: { why: 'tooLong', path: '' } };
  const json = parseJson(text);
  if (!json.ok) return json;
  const outer = readAs(envelope, json.value);
  if (!outer.ok) return outer;
  const events: RecordedEvent[] = [];
  for (const [i, value] of outer.value.events.entries()) {
    const path = `events[${i}]`;
    const event = readAs(recordedEvent, value, path);
    if (!event.ok) return event;
    events.push(event.value);
  }
  return accept({ events });
}

/** What an export carries beside the events; all of it may be absent in a file from elsewhere. */
export interface RecordExtras {
  readonly [field: string]: unknown;
}

/**
 * A game as a file: the game after taking back, without what only Jack's log holds. A turn rewound by agreement stays in
 * it, with numbers that count the events of the file. With the game's id, 16 bytes, faces that a device opened stand where
 * they were placed.
 */
export function writeRecord(events: readonly GameEvent[], extras: RecordExtras = {}, game?: Uint8Array): string {
  return writeAsTheyStand(recordedEvents(events, game), extras);
}

/** The same with events that the referee need not have accepted: what is wrong with them stays in the file. */
export function writeAsTheyStand(events: readonly object[], extras: RecordExtras = {}): string {
  const own = { format: RECORD_FORMAT, version: RECORD_VERSION };
  const record = { ...own, ...extras, ...own, events };
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** An event of the log that stays in the record, with its private and public numbers. */
interface Kept {
  readonly number: number;
  readonly public: number;
  readonly event: RecordedEvent;
}

/** The events of a log as a record holds them. */
export function recordedEvents(events: readonly GameEvent[], id?: Uint8Array): readonly RecordedEvent[] {
  const faces: ReadonlyMap<number, FacesOfRecord> = id === undefined ? new Map() : facesForRecord(id, events);
  let placed: FacesOfRecord | undefined;
  let kept: readonly Kept[] = [];
  let game = NEW_GAME;
  for (const event of events) {
    const { held } = game;
    const isOwn = (number: number): boolean => held?.events.some((one) => one.number === number) ?? false;
    if (event.type === 'takenBack') {
      const own = isOwn(event.entry);
      kept = kept.filter(({ number }) => (own ? !isOwn(number) || number < event.entry : number !== event.entry));
    } else if (staysInRecord(event, game, placed !== undefined)) {
      // What was recorded and never told when somebody gives up did not happen.
      if (event.type === 'conceded') kept = kept.filter(({ number }) => !isOwn(number));
      if (event.type === 'patrolsPlaced') placed = faces.get(game.told);
      const said = event.type === 'patrolsPlaced' && placed !== undefined ? withFaces(event, placed) : event;
      const waits = isHeld(game, event) ? () => false : isOwn;
      kept = insert(kept, { number: game.count, public: game.told, event: said }, waits);
    }
    game = evolve(game, event);
  }
  const file = kept.map(({ event }) => withFileNumbers(event, kept));
  // Out of moves for want of a declaration (REF-13) stands in no event but this one.
  const unsaid = game.found === 'outOfMoves' && game.held === null && game.table.end === null;
  return unsaid ? [...file, { type: 'outOfMoves' }] : file;
}

/** Without what only Jack's log holds, and openings that stand with their placement, and going back over nothing else. */
function staysInRecord(event: GameEvent, { turn }: Game, hasFaces: boolean): event is GameEvent & RecordedEvent {
  switch (event.type) {
    case 'handedOver':
    case 'endFound':
      return false;
    case 'facesOpened':
      return !hasFaces;
    case 'rewound': {
      const undone = turn?.events.filter((one) => one.number >= event.to && one.public !== null) ?? [];
      return !hasFaces || undone.some((one) => one.event.type !== 'facesOpened');
    }
    default:
      return true;
  }
}

/** With the faces beside the crossings, and what they were bound and opened with, all in the order of the commitments. */
function withFaces(
  event: Extract<GameEvent, { type: 'patrolsPlaced' }>,
  { faces, salts }: FacesOfRecord,
): RecordedEvent {
  const { type, crossings, sealed } = event;
  const placed = { type, crossings: [...crossings].sort(), faces, sealed, salts };
  return placed satisfies RecordedEvent;
}

/** What is told at once comes before what Jack still holds. */
function insert(kept: readonly Kept[], one: Kept, waits: (number: number) => boolean): readonly Kept[] {
  const later = kept.filter(({ number }) => waits(number));
  return [...kept.filter(({ number }) => !waits(number)), one, ...later];
}

function withFileNumbers(event: RecordedEvent, kept: readonly Kept[]): RecordedEvent {
  const placeOf = (i: number): number => (i < 0 ? kept.length : i);
  if (event.type === 'rewound') return { ...event, to: placeOf(kept.findIndex(({ number }) => number >= event.to)) };
  if (event.type !== 'resumed') return event;
  return { ...event, from: placeOf(kept.findIndex((one) => one.event === event || one.public >= event.from)) };
}

/**
 * The events of a file without the seals on its faces and their openings: they were made for the game as it was played, and
 * say nothing once it has another id. Numbers of events go on counting those of the list.
 */
export function withoutSeals(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const placeOf = (i: number): number => i - events.slice(0, i).filter(({ type }) => type === 'facesOpened').length;
  return events.flatMap((event): RecordedEvent[] => {
    switch (event.type) {
      case 'facesOpened':
        return [];
      case 'patrolsPlaced':
        return [{ ...event, sealed: undefined }];
      case 'takenBack':
        return [{ ...event, entry: placeOf(event.entry) }];
      case 'rewound':
        return [{ ...event, to: placeOf(event.to) }];
      case 'resumed':
        return [{ ...event, from: placeOf(event.from) }];
      default:
        return [event];
    }
  });
}
