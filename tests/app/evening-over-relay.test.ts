/** Whole games by chance over two phones and the relay of `npm start` on a real socket: both hold the same, and it is right. */
import { expect, test } from 'vitest';
import { board } from '../../src/board/index';
import { audit, decodePublic, detectivesView, recordedEvents } from '../../src/log/index';
import type { PublicEvent } from '../../src/rules/index';
import { playGame, type Style } from '../properties/players';
import { overTheRelay } from './evening';

const JACK_GETS_AWAY = { homing: 0.95, cunning: 0.1, arrests: 0.02, concedes: 0 };
const GAMES: readonly (readonly [string, number, Style])[] = [['a hunt', 11, { ...JACK_GETS_AWAY, referee: 'hunt' }]];

test.each(GAMES)(
  '%s',
  async (_, seed, style) => {
    const play = playGame(seed, style);
    const evening = await overTheRelay(play);
    expect(evening.asked).toBeGreaterThan(40);
    // On Jack's phone the same happened as when the game was played on one.
    expect(evening.events).toEqual(play.events);
    expect(evening.guest).toEqual(evening.jack);
    const events = evening.guest.map((text): PublicEvent => {
      const read = decodePublic(text);
      if (!read.ok) throw new Error(text);
      return read.value.event;
    });
    expect(evening.told).toEqual(detectivesView(events));
    const refused = audit(board, recordedEvents(evening.events)).lines.filter(({ breach }) => breach !== null);
    expect(refused).toEqual([]);
  },
  60_000,
);
