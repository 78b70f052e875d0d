/**
 * A record from elsewhere becomes a game in the list. The same referee that judges a game in play goes through it first:
 * one refused event, and it is not taken.
 */
import { board } from '../board/index';
import { type AuditLine, audit } from '../log/audit';
import { labelledHash } from '../log/bytes';
import type { BadInput } from '../log/edge';
import { readRecord, withoutSeals } from '../log/record';
import { readSecret } from '../log/secret';
import { accept, type Breach, type Result } from '../rules/index';
import { FORM, type GameHeader, type Store, type StoreFailure } from '../store/index';
import { type Around, hex, newId } from './around';
import { type BadFile, openFile } from './import-file';
import { beginning } from './session';

export type NoImport =
  | BadFile
  | { readonly why: 'unreadable'; readonly bad: BadInput }
  | { readonly why: 'refused'; readonly i: number; readonly type: AuditLine['type']; readonly breach: Breach }
  | { readonly why: 'noGame' | 'openedHere' }
  | { readonly why: 'notStored'; readonly failure: StoreFailure };

/** Takes a record into the list; gives the id of the game it became. */
export async function importRecord(store: Store, around: Around, text: string): Promise<Result<string, NoImport>> {
  const opened = openFile(text, 'record');
  if (!opened.ok) return opened;
  const read = readRecord(text);
  if (!read.ok) return { ok: false, error: { why: 'unreadable', bad: read.error } };
  const { lines } = audit(board, read.value.events);
  for (const { i, type, breach } of lines) {
    if (breach !== null) return { ok: false, error: { why: 'refused', i, type, breach } };
  }
  const { events } = audit(board, withoutSeals(read.value.events));
  if (events[0]?.type !== 'gameStarted') return { ok: false, error: { why: 'noGame' } };
  const arrived = hashOf(text);
  const games = await store.games();
  if (!games.ok) return { ok: false, error: { why: 'notStored', failure: games.error } };
  if (games.value.some((game) => game.arrived === arrived)) return { ok: false, error: { why: 'openedHere' } };
  const id = newId(around);
  const { texts, progress } = beginning(around, id, events);
  const revealed = events.find((event) => event.type === 'revealed');
  const said = revealed?.secret === undefined ? null : readSecret(revealed.secret);
  const secret = hex(said?.ok ? said.value : around.random(16));
  const header: GameHeader = {
    id,
    form: FORM,
    createdAt: begunAt(opened.value) ?? progress.at,
    secret,
    progress,
    arrived,
  };
  const done = await store.create(header, texts);
  return done.ok ? accept(id) : { ok: false, error: { why: 'notStored', failure: done.error } };
}

/** When the game was begun, where the file says so. */
function begunAt(file: unknown): number | null {
  const { begun } = file as { readonly begun?: unknown };
  const at = typeof begun === 'string' ? Date.parse(begun) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function hashOf(text: string): string {
  return hex(labelledHash('hideout/1/record', new TextEncoder().encode(text)).subarray(0, 16));
}
