/**
 * A game that goes from one phone to another. The new one takes it up where it stood and says so in the log (`resumed`);
 * the old one is told by its people that it went, and adds nothing more until they take it back.
 */
import { board } from '../board/index';
import { accept, decide, NEW_GAME, type Result, replay } from '../rules/index';
import { type Done, FORM, type GameHeader, type Store, type StoredTexts, type StoreFailure } from '../store/index';
import type { Around } from './around';
import { openGame } from './games';
import type { BadFile } from './import-file';
import { type Recovered, readRecovery } from './recovery';
import { type Session, standing } from './session';

/**
 * Beside what is wrong with the file. *openedHere*: this very file was opened here before. *older*: the game stands further
 * here than in the file. *same*: it stands here as in the file. *apart*: it went on differently on the two phones.
 */
export type NoArrival =
  | BadFile
  | { readonly why: 'damaged' | 'openedHere' | 'older' | 'same' | 'apart' }
  | { readonly why: 'notStored'; readonly failure: StoreFailure };

/** Takes up a game from a recovery file; gives its id. Nothing is changed when it says no. */
export async function takeUp(store: Store, around: Around, text: string): Promise<Result<string, NoArrival>> {
  const read = readRecovery(text);
  if (!read.ok) return read;
  const file = read.value;
  const progress = standingIn(file, around.now());
  if (progress === null) return { ok: false, error: { why: 'damaged' } };
  const here = await store.read(file.id);
  if (!here.ok && here.error.why !== 'noGame') return notStored(here.error);
  let done: Done;
  if (here.ok) {
    const why = whyNot(here.value, file);
    if (why !== null) return { ok: false, error: { why } };
    // It comes back to a phone that was on before: what happened elsewhere is added, and it is here again, in one step.
    const more = file.texts.slice(here.value.entries.length);
    done = await store.append(file.id, more, progress, { moved: undefined, handedOut: undefined, arrived: file.mark });
  } else {
    const { id, createdAt, secret, mark } = file;
    const header: GameHeader = { id, form: FORM, createdAt, secret, progress, arrived: mark };
    done = await store.create(header, file.texts);
  }
  if (!done.ok) return notStored(done.error);
  // From here on it is taken, whatever opening it says: whoever opens it is told again.
  const session = await openGame(store, around, file.id);
  if (session.ok) await resume(session.value);
  return accept(file.id);
}

/** Says in the log that it goes on from here, where the referee has room for that. */
export async function resume(session: Session): Promise<void> {
  const game = session.game.value;
  const command = { type: 'resumed', from: game.told } as const;
  if (decide(board, game, command).ok) await session.dispatch(command);
}

/**
 * A file is about to leave the phone. Kept before it is out, so that the question where the game goes on is asked again
 * after a kill, until somebody answers it. Gives what takes that back when it did not leave after all.
 */
export async function handOut({ store, header: { id } }: Session, mark: string): Promise<() => Promise<Done>> {
  const stored = await store.read(id);
  const before = stored.ok ? stored.value.header.handedOut : undefined;
  await store.mark(id, { handedOut: mark });
  return () => store.mark(id, { handedOut: before });
}

/** The game was taken to another phone, as its people say. */
export function sayMoved(session: Session, mark: string, around: Pick<Around, 'now'>): Promise<Done> {
  return session.store.mark(session.header.id, { moved: { at: around.now(), mark }, handedOut: undefined });
}

/** The file left, and the game goes on here. */
export function sayStays(session: Session): Promise<Done> {
  return session.store.mark(session.header.id, { handedOut: undefined });
}

/** It goes on here after all. */
export async function takeBack(session: Session): Promise<Done> {
  return session.store.mark(session.header.id, { moved: undefined });
}

/**
 * Goes on from the last entry that can be read, once the table has agreed: the rest is set aside, where it stays and can be
 * had as a file.
 */
export async function goOnFromHere({ store, header, events }: Session, around: Around): Promise<Done> {
  const past = events.value;
  const done = await store.setAside(header.id, past.length, standing(past, around.now()));
  if (!done.ok) return done;
  const session = await openGame(store, around, header.id);
  if (!session.ok) return session;
  await resume(session.value);
  return done;
}

/** Every text that was set aside of a game, with its number, one a line; null where there is none. */
export async function asideOf({ store, header }: Session): Promise<string | null> {
  const aside = await store.aside(header.id);
  const entries = aside.ok ? aside.value.flatMap((one) => one.entries) : [];
  return entries.length === 0 ? null : entries.map(({ number, text }) => `${number}\t${text}\n`).join('');
}

function standingIn({ entries }: Recovered, at: number) {
  const events = entries.map(({ event }) => event);
  try {
    // Entries that are whole one by one may still be no game together.
    return replay(NEW_GAME, events).table.phase === 'start' ? null : standing(events, at);
  } catch {
    return null;
  }
}

function whyNot({ header, entries }: StoredTexts, file: Recovered): 'openedHere' | 'older' | 'same' | 'apart' | null {
  if (header.arrived === file.mark && entries.length >= file.texts.length) return 'openedHere';
  const shared = Math.min(entries.length, file.texts.length);
  const apart = entries.slice(0, shared).some(({ text }, i) => text !== file.texts[i]?.text);
  if (apart) return 'apart';
  if (entries.length > file.texts.length) return 'older';
  return entries.length === file.texts.length ? 'same' : null;
}

function notStored(failure: StoreFailure): { ok: false; error: NoArrival } {
  return { ok: false, error: { why: 'notStored', failure } };
}
