/** Starting and opening games: from the shelf to a session. Loaded with the game, since it needs the board and the log. */
import { board } from '../board/index';
import { accept, type GivenOptions, type Result } from '../rules/index';
import { FORM, type GameHeader, type Store, type StoreFailure } from '../store/index';
import { readGame } from '../store/read-game';
import { type Around, hex, newId } from './around';
import { beginning, createSession, type Session } from './session';

export async function startGame(
  store: Store,
  around: Around,
  options: GivenOptions,
): Promise<Result<Session, StoreFailure>> {
  const id = newId(around);
  const { entries, texts, seal, progress } = beginning(around, id, [{ type: 'gameStarted', options }]);
  const header: GameHeader = {
    id,
    form: FORM,
    createdAt: around.now(),
    secret: hex(around.random(16)),
    progress,
  };
  const created = await store.create(header, texts);
  if (!created.ok) return created;
  await store.setOpened(header.id);
  return accept(createSession(board, store, around, { header, entries, seal, damage: null }));
}

/** Opens a game as it stands in the store, up to what can be read. */
export async function openGame(store: Store, around: Around, id: string): Promise<Result<Session, StoreFailure>> {
  const stored = await readGame(store, id);
  if (!stored.ok) return stored;
  // Not awaited: a game that is there is not kept waiting for what only the next start reads.
  void store.setOpened(id);
  return accept(createSession(board, store, around, stored.value));
}

/** Every stored text of a game with its number, one a line, whether it can be read or not; without R. */
export async function textsOf(store: Store, id: string): Promise<string | null> {
  const stored = await store.read(id);
  return stored.ok ? stored.value.entries.map(({ number, text }) => `${number}\t${text}\n`).join('') : null;
}
