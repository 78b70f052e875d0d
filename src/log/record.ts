/**
 * A record: one game as a file (docs/record.md). A public format, versioned, read strictly: what is described must be of
 * its type, what is not described is ignored.
 */
import * as v from 'valibot';
import { accept, evolve, type GameEvent, isHeld, NEW_GAME, type RecordedEvent, type Result } from '../rules/index';
import { type BadInput, parseJson, readAs } from './edge';
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
 * it, with numbers that count the events of the file.
 */
export function writeRecord(events: readonly GameEvent[], extras: RecordExtras = {}): string {
  return writeAsTheyStand(recordedEvents(events), extras);
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
export function recordedEvents(events: readonly GameEvent[]): readonly RecordedEvent[] {
  let kept: readonly Kept[] = [];
  let game = NEW_GAME;
  for (const event of events) {
    const { held } = game;
    const isOwn = (number: number): boolean => held?.events.some((one) => one.number === number) ?? false;
    if (event.type === 'takenBack') {
      const own = isOwn(event.entry);
      kept = kept.filter(({ number }) => (own ? !isOwn(number) || number < event.entry : number !== event.entry));
    } else if (event.type !== 'handedOver' && event.type !== 'endFound') {
      // What was recorded and never told when somebody gives up did not happen.
      if (event.type === 'conceded') kept = kept.filter(({ number }) => !isOwn(number));
      kept = insert(kept, { number: game.count, public: game.told, event }, isHeld(game, event) ? () => false : isOwn);
    }
    game = evolve(game, event);
  }
  const file = kept.map(({ event }) => withFileNumbers(event, kept));
  // Out of moves for want of a declaration (REF-13) stands in no event but this one.
  const unsaid = game.found === 'outOfMoves' && game.held === null && game.table.end === null;
  return unsaid ? [...file, { type: 'outOfMoves' }] : file;
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
