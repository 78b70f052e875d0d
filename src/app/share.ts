/**
 * The record of a revealed game as a file: what `npm run audit` reads, with what else belongs to it beside the events. No
 * name of a person or a device is in it, and nothing of it is made before the reveal.
 */
import { decode, type Entry } from '../log/entry';
import { recordedEvents, writeRecord } from '../log/record';
import type { GameEvent, RecordedEvent } from '../rules/index';
import type { GameHeader } from '../store/index';
import { fromHex } from './around';
import { publicEntries } from './reveal';
import type { Session } from './session';
import { APP_VERSION } from './version';

export interface ExportedGame {
  /** Tells the day the game was begun and nothing else. */
  readonly name: string;
  readonly text: string;
}

/** The file of a game; null before the reveal. `texts`: the stored entries, one a line, for their times and ids. */
export function exportGame(session: Session, texts: string | null, title: string): ExportedGame | null {
  if (!session.game.value.revealed) return null;
  const { header, events } = session;
  const entries = readEntries(texts, events.value);
  const commitments = publicEntries(session).flatMap(({ number, commitments: c }) =>
    c === undefined ? [] : [{ entry: number, c }],
  );
  const id = fromHex(header.id);
  const extras = {
    title,
    app: { name: 'Hideout', version: APP_VERSION },
    game: header.id,
    begun: new Date(header.createdAt).toISOString(),
    ...(entries !== null && envelopes(entries, id)),
    commitments,
  };
  const text = writeRecord(events.value, extras, id);
  return { name: fileName(header), text };
}

export function fileName({ createdAt }: Pick<GameHeader, 'createdAt'>): string {
  const day = new Date(createdAt);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `hideout-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}

/** The stored entries, if they are those of the game in hand. */
function readEntries(texts: string | null, events: readonly GameEvent[]): readonly Entry[] | null {
  const lines = texts?.split('\n').filter((line) => line !== '') ?? [];
  if (lines.length !== events.length) return null;
  const entries = lines.flatMap((line) => {
    const entry = decode(line.slice(line.indexOf('\t') + 1));
    return entry.ok ? [entry.value] : [];
  });
  return entries.length === events.length ? entries : null;
}

/** Time and id of each event of the file, in its order; null for what stands in no entry of its own. */
function envelopes(entries: readonly Entry[], id: Uint8Array) {
  const left = [...entries];
  const log = entries.map(({ event }) => event);
  const found = recordedEvents(log, id).map((event) => {
    const at = left.findIndex((entry) => entry.event === event || isCopy(entry.event, event));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return { times: found.map((entry) => entry?.at ?? null), ids: found.map((entry) => entry?.id ?? null) };
}

/** Events with numbers in them, and patrols with their faces, are written anew for the file; they stay in order. */
function isCopy({ type }: GameEvent, event: RecordedEvent): boolean {
  return type === event.type && (type === 'rewound' || type === 'resumed' || type === 'patrolsPlaced');
}
