/**
 * Two logs of one game that differ at a number, and both sides have chosen with which it goes on (DESIGN: "Forks"). What
 * was not chosen is kept where it can be read, and the choice is noted for the end, where the proof is.
 */
import * as v from 'valibot';
import type { Whose } from '../link/brought';
import { disclose } from '../log/disclose';
import { parseJson, readAs } from '../log/edge';
import { decodePublic } from '../log/public-entry';
import { evolve, type GameEvent, NEW_GAME } from '../rules/index';
import type { Done } from '../store/index';
import type { Around } from './around';
import { type Session, standing } from './session';

/** *jack*: the log of Jack's phone; *device*: that of the detectives' device. */
export type { Whose };

export interface Chosen {
  /** The public number at which the two differed. */
  readonly number: number;
  readonly whose: Whose;
  /** The device's name and number. */
  readonly device: string;
  readonly id: number;
  /** Its entry at that number. */
  readonly theirs?: string | undefined;
}

const notes = v.array(
  v.object({
    number: v.number(),
    whose: v.picklist(['jack', 'device']),
    device: v.string(),
    id: v.number(),
    theirs: v.optional(v.string()),
  }),
);

const nameFor = (game: string): string => `chosen:${game}`;

/** What was chosen in a game, as Jack's phone has noted it; null when it cannot be read. */
export async function chosenIn({
  store,
  header: { id },
}: Pick<Session, 'store' | 'header'>): Promise<readonly Chosen[] | null> {
  const noted = await store.setting(nameFor(id));
  if (!noted.ok) return null;
  if (noted.value === null) return [];
  const json = parseJson(noted.value);
  const read = json.ok ? readAs(notes, json.value) : json;
  return read.ok ? read.value : null;
}

export async function noteChosen(session: Pick<Session, 'store' | 'header'>, chosen: Chosen): Promise<Done> {
  const before = await chosenIn(session);
  if (before === null) return { ok: false, error: { why: 'gone' } };
  // Chosen again, as after a reload: the last time counts.
  const others = before.filter(({ number, id }) => number !== chosen.number || id !== chosen.id);
  const all = [...others, chosen];
  return session.store.saveSetting(nameFor(session.header.id), JSON.stringify(all));
}

/**
 * Whether there is nothing to choose: from a number on Jack's phone holds no more than that it goes on, as after an older
 * recovery file, and the device what came after. Then his phone gives way and takes in what it lacks.
 */
export function onlyResumed(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => decodePublic(text).ok && /"type":"resumed"/.test(text));
}

/** Sets everything of Jack's log aside that the others learned at this number or later. The game has to be opened anew. */
export async function giveWay(session: Session, number: number, around: Pick<Around, 'now'>): Promise<Done> {
  await session.close();
  const events = session.events.value;
  const from = entriesBefore(events, number);
  return session.store.setAside(session.header.id, from, standing(events.slice(0, from), around.now()));
}

/** How many entries of Jack's log led to the public ones before a number. What was told in one step stays together. */
function entriesBefore(events: readonly GameEvent[], number: number): number {
  let game = NEW_GAME;
  let told = 0;
  let entries = 0;
  for (const [i, event] of events.entries()) {
    const more = disclose(game, event, () => '').length;
    if (told + more > number) break;
    told += more;
    // An end that the referee found belongs to what led to it.
    if (more > 0 || (event.type === 'endFound' && entries === i)) entries = i + 1;
    game = evolve(game, event);
  }
  return entries;
}
