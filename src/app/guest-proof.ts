/**
 * After the reveal, on the detectives' own device: the check of every entry it holds, the game told again, and the record,
 * all from its own copy of the public log and the R that Jack revealed.
 */
import { board } from '../board/index';
import { audit } from '../log/audit';
import { rebuild } from '../log/rebuild';
import { writeAsTheyStand, writeRecord } from '../log/record';
import { readSecret } from '../log/secret';
import { type Game, type GameEvent, NEW_GAME, replay } from '../rules/index';
import { fromHex } from './around';
import type { GuestSession } from './guest-types';
import { type CheckedGame, checkLog } from './reveal';
import { type ExportedGame, fileName } from './share';
import { APP_VERSION } from './version';

type Held = Pick<GuestSession, 'header' | 'entries'>;

/** Null before the reveal, and where what was revealed is no secret. */
export function checkPublic(session: Held): CheckedGame | null {
  const secret = revealedBy(session);
  return secret === null ? null : checkLog(fromHex(session.header.value.id), secret, session.entries.value);
}

/** Whether Jack has revealed anything, readable or not. */
export function isRevealed({ entries }: Held): boolean {
  return entries.value.some(({ event }) => event.type === 'revealed');
}

export interface ToldAgain {
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/** The game as Jack's log holds it, as far as R opens it; null before the reveal. */
export function tellAgain(session: Held): ToldAgain | null {
  const secret = revealedBy(session);
  if (secret === null) return null;
  const rebuilt = rebuild(board, fromHex(session.header.value.id), secret, session.entries.value);
  const { events } = audit(board, rebuilt.ok ? rebuilt.value : rebuilt.error.before);
  return { events, game: replay(NEW_GAME, events) };
}

/**
 * The record from this device's copy. When the game was begun it does not know: it says when it joined. What is false stays
 * in it as it was sent, for whoever audits the file to find; where an entry does not open, the file cannot be read past it.
 */
export function exportPublic(session: Held, title: string): ExportedGame | null {
  const told = tellAgain(session);
  const checked = checkPublic(session);
  if (told === null || checked === null) return null;
  const { id, joinedAt, witnessFrom, chosen } = session.header.value;
  const extras = {
    title,
    app: { name: 'Hideout', version: APP_VERSION },
    game: id,
    joined: new Date(joinedAt).toISOString(),
    witnessFrom,
    ...(chosen !== undefined && { chosen: chosen.map(({ number, whose }) => ({ number, whose })) }),
    commitments: session.entries.value.flatMap(({ number, commitments: c }) =>
      c === undefined ? [] : [{ entry: number, c }],
    ),
  };
  const asSent = checked.entries.map(
    ({ opened, event, breach }) => opened ?? (breach === 'doesNotOpen' ? { type: breach, event } : event),
  );
  const text = checked.wrong === 0 ? writeRecord(told.events, extras, fromHex(id)) : writeAsTheyStand(asSent, extras);
  return { name: fileName({ createdAt: joinedAt }), text };
}

function revealedBy({ entries }: Held): Uint8Array | null {
  const event = entries.value.findLast((entry) => entry.event.type === 'revealed')?.event;
  const read = event?.type === 'revealed' && event.secret !== undefined ? readSecret(event.secret) : null;
  return read?.ok ? read.value : null;
}
