/** The public log of a game in play as the bytes that are sent: it grows with the game and is never made anew. */
import { headOf, nextHead } from '../log/chain';
import { commitWith } from '../log/commitment';
import { disclose } from '../log/disclose';
import type { Commit } from '../log/hidden';
import { encodePublic } from '../log/public-entry';
import { evolve, type Game, type GameEvent, NEW_GAME } from '../rules/index';
import { fromHex, hex } from './around';
import type { Session } from './session';

export interface PublicTexts {
  readonly texts: () => readonly string[];
  /** The head after all of them, 64 hex digits. */
  readonly head: () => string;
}

export function publicTexts(
  { header, events }: Pick<Session, 'header' | 'events'>,
  commit: Commit = commitWith(fromHex(header.id), fromHex(header.secret)),
): PublicTexts {
  const id = fromHex(header.id);
  let game: Game = NEW_GAME;
  let done = 0;
  let head = headOf(id, []);
  const texts: string[] = [];
  const follow = (all: readonly GameEvent[]): void => {
    for (; done < all.length; done += 1) {
      const event = all[done] as GameEvent;
      for (const entry of disclose(game, event, commit)) {
        const text = encodePublic(entry);
        texts.push(text);
        head = nextHead(head, text);
      }
      game = evolve(game, event);
    }
  };
  return {
    texts: () => {
      follow(events.value);
      return texts;
    },
    head: () => {
      follow(events.value);
      return hex(head);
    },
  };
}
