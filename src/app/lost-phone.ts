/**
 * Jack's phone is lost: from the recovery text he kept and what a detectives' device heard, his game is made again on
 * another phone. Every commitment is opened by trying the circles, and every event goes through the referee before anything
 * is kept.
 */
import * as v from 'valibot';
import { readAs } from '../log/edge';
import { type BadSecret, readSecret } from '../log/secret';
import { accept, type Result } from '../rules/index';
import { FORM, type GameHeader, type Store, type StoreFailure } from '../store/index';
import { type Around, fromHex, hex } from './around';
import { eventsBehind } from './catching-up';
import { openGame } from './games';
import { type BadFile, openFile } from './import-file';
import { resume } from './moved';
import { beginning } from './session';

/**
 * Beside what is wrong with the file. *secretIs…*: the recovery text cannot be one. *notItsSecret*: it opens nothing of this
 * game. *opensUpTo*: it does, up to an entry that does not come out the same. *gameHere*: the game is on this phone already.
 */
export type NoRemaking =
  | BadFile
  | { readonly why: `secretIs${Capitalize<BadSecret>}` | 'damaged' | 'notItsSecret' | 'gameHere' }
  | { readonly why: 'opensUpTo'; readonly number: number }
  | { readonly why: 'notStored'; readonly failure: StoreFailure };

const publicCopy = v.object({
  game: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  entries: v.pipe(
    v.array(v.string()),
    v.check((texts) => texts.length >= 1 && texts.length <= 5000),
  ),
});

const SECRET_IS = { length: 'secretIsLength', character: 'secretIsCharacter', check: 'secretIsCheck' } as const;

/** What is wrong with a recovery text as it was typed; null when it can be one. */
export function badRecoveryText(typed: string): NoRemaking | null {
  const read = readSecret(typed);
  return read.ok ? null : { why: SECRET_IS[read.error] };
}

/** Makes the game from a detectives' copy and the recovery text; gives its id. Nothing is changed when it says no. */
export async function remake(
  store: Store,
  around: Around,
  typed: string,
  text: string,
): Promise<Result<string, NoRemaking>> {
  const no = (error: NoRemaking): { ok: false; error: NoRemaking } => ({ ok: false, error });
  const secret = readSecret(typed);
  if (!secret.ok) return no({ why: SECRET_IS[secret.error] });
  const opened = openFile(text, 'publicCopy');
  if (!opened.ok) return opened;
  const read = readAs(publicCopy, opened.value);
  if (!read.ok) return no({ why: 'damaged' });
  const { game: id, entries } = read.value;
  const here = await store.read(id);
  if (here.ok) return no({ why: 'gameHere' });
  if (here.error.why !== 'noGame') return no({ why: 'notStored', failure: here.error });
  const behind = eventsBehind(fromHex(id), secret.value, entries);
  // The first entry with a secret is the hideout, the second of all.
  if (!behind.ok) return no(behind.number <= 1 ? { why: 'notItsSecret' } : { why: 'opensUpTo', number: behind.number });
  const { texts, progress } = beginning(around, id, behind.events);
  const header: GameHeader = { id, form: FORM, createdAt: around.now(), secret: hex(secret.value), progress };
  const done = await store.create(header, texts);
  if (!done.ok) return no({ why: 'notStored', failure: done.error });
  const session = await openGame(store, around, id);
  if (session.ok) await resume(session.value);
  return accept(id);
}
