/**
 * Jack's phone behind its own game (a recovery file of yesterday, another phone): what is missing is brought by a device
 * that heard it. R opens what was hidden, and every event goes through the referee again. What then stands in the public
 * log must be what was brought, byte for byte; where it is not, it stops.
 */
import { board } from '../board/index';
import { disclose } from '../log/disclose';
import { decodePublic } from '../log/public-entry';
import { rebuild } from '../log/rebuild';
import { type Command, evolve, type GameEvent, isToldAtHandOver, NEW_GAME, type RecordedEvent } from '../rules/index';
import { fromHex } from './around';
import type { PublicTexts } from './public-texts';
import type { Session } from './session';

/** *caughtUp*: all that was brought is here. Otherwise the number of the entry that does not come out the same. */
export type CaughtUp = { readonly is: 'caughtUp' } | { readonly is: 'differs'; readonly number: number };

/** `all`: the public log as the device holds it, from number 0. */
export async function catchUp(session: Session, log: PublicTexts, all: readonly string[]): Promise<CaughtUp> {
  const own = log.texts().length;
  const entries = all.flatMap((text) => {
    const read = decodePublic(text);
    return read.ok ? [read.value] : [];
  });
  const { id, secret } = session.header;
  const rebuilt = rebuild(board, fromHex(id), fromHex(secret), entries);
  const events = rebuilt.ok ? rebuilt.value : rebuilt.error.before;
  const { held } = session.game.value;
  const ownFirst = held?.events[0]?.number;
  // What was recorded here and never told gives way to what was told elsewhere.
  if (ownFirst !== undefined) await session.dispatch({ type: 'takenBack', entry: ownFirst });
  for (let number = own; number < all.length; number += 1) {
    const event = events[number];
    if (event === undefined) return { is: 'differs', number };
    const command = commandOf(event, logNumbers(session.events.value));
    const told: readonly Command[] = isToldAtHandOver(event as GameEvent)
      ? [command, { type: 'handedOver' }]
      : [command];
    const outcome = await session.dispatch(...told);
    if (!outcome.ok || log.texts()[number] !== all[number]) return { is: 'differs', number };
  }
  await session.dispatch({ type: 'resumed', from: own });
  return { is: 'caughtUp' };
}

/** The event as an order: without the answer, and with numbers of Jack's log in place of public ones. */
function commandOf(event: RecordedEvent, numbers: readonly number[]): Command {
  const { found: _, caught: __, ...given } = event as RecordedEvent & { found?: unknown; caught?: unknown };
  const command = given as Command;
  if (command.type === 'takenBack') return { ...command, entry: numbers[command.entry] ?? command.entry };
  if (command.type === 'rewound') return { ...command, to: numbers[command.to] ?? command.to };
  return command;
}

/** For each public number the number in Jack's log. */
function logNumbers(events: readonly GameEvent[]): readonly number[] {
  const numbers: number[] = [];
  let game = NEW_GAME;
  for (const event of events) {
    const own = game.held?.events.filter((one) => one.public !== null).map((one) => one.number) ?? [];
    const at = game.count;
    const entries = disclose(game, event, () => '');
    for (const [i, { number }] of entries.entries())
      numbers[number] = event.type === 'handedOver' ? (own[i] ?? at) : at;
    game = evolve(game, event);
  }
  return numbers;
}
