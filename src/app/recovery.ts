/**
 * The recovery file: the whole log of a game, Jack's secrets and all, for the case that his phone fails. It is made and
 * read behind his lock only. A random mark tells whether it was opened here before.
 */
import * as v from 'valibot';
import { readAs } from '../log/edge';
import { decode, type Entry, encode } from '../log/entry';
import { writeSecret } from '../log/secret';
import { accept, type Result } from '../rules/index';
import type { GameHeader, Store, StoreFailure } from '../store/index';
import { readGame } from '../store/read-game';
import { sealed } from '../store/seal';
import { type Around, fromHex, newId } from './around';
import { type BadFile, openFile, RECOVERY_FORMAT, RECOVERY_VERSION } from './import-file';

/** R as a person keeps it: seven groups of four. */
export function recoveryGroups({ secret }: GameHeader): readonly string[] {
  return writeSecret(fromHex(secret)).match(/.{4}/g) ?? [];
}

export interface RecoveryFile {
  readonly name: string;
  readonly text: string;
  /** The random mark in it. */
  readonly mark: string;
}

/** The file of a game as it is stored now. A damaged game has none: it is handed out as texts. */
export async function makeRecovery(
  store: Store,
  around: Around,
  gameId: string,
): Promise<Result<RecoveryFile, StoreFailure | { readonly why: 'damaged' }>> {
  const stored = await readGame(store, gameId);
  if (!stored.ok) return stored;
  const { header, entries, seal, damage } = stored.value;
  if (damage !== null) return { ok: false, error: { why: 'damaged' } };
  const mark = newId(around);
  const file = {
    format: RECOVERY_FORMAT,
    version: RECOVERY_VERSION,
    mark,
    madeAt: around.now(),
    game: { id: header.id, createdAt: header.createdAt, secret: header.secret },
    entries: entries.map(encode),
    seal,
  };
  return accept({ name: 'hideout-recovery.json', text: `${JSON.stringify(file)}\n`, mark });
}

/** What a recovery file holds, read and found whole. */
export interface Recovered {
  readonly mark: string;
  readonly id: string;
  readonly createdAt: number;
  readonly secret: string;
  readonly entries: readonly Entry[];
  /** The same as text, with their seals. */
  readonly texts: ReturnType<typeof sealed>;
}

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const whole = v.pipe(v.number(), v.integer());
const schema = v.object({
  format: v.literal(RECOVERY_FORMAT),
  version: v.literal(RECOVERY_VERSION),
  mark: id,
  madeAt: whole,
  game: v.object({ id, createdAt: whole, secret: id }),
  entries: v.pipe(v.array(v.string()), v.minLength(1)),
  seal: id,
});

/** Reads a recovery file strictly: one entry that is not as it was written, and nothing of it is taken. */
export function readRecovery(text: string): Result<Recovered, BadFile | { readonly why: 'damaged' }> {
  const opened = openFile(text, 'recovery');
  if (!opened.ok) return opened;
  const damaged = { ok: false, error: { why: 'damaged' } } as const;
  const read = readAs(schema, opened.value);
  if (!read.ok) return damaged;
  const { mark, game } = read.value;
  const texts = sealed(
    game.id,
    read.value.entries.map((one, number) => ({ number, text: one })),
  );
  if (texts.at(-1)?.seal !== read.value.seal) return damaged;
  const entries: Entry[] = [];
  for (const { number, text: one } of texts) {
    const entry = decode(one);
    if (!entry.ok || entry.value.number !== number) return damaged;
    entries.push(entry.value);
  }
  if (entries[0]?.event.type !== 'gameStarted') return damaged;
  return accept({ mark, ...game, entries, texts });
}
