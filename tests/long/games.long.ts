/** Ten thousand whole games: every kind of end, every record accepted again. `npm run test:long`. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, recordedEvents, summarise } from '../../src/log/index';
import { playGame, styleFor } from '../properties/players';

const GAMES = 10_000;

describe('ten thousand games', () => {
  it('are played to an end and accepted again by the audit', { timeout: 600_000 }, () => {
    const ends = new Map<string, number>();
    let events = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      const play = playGame(1_000_000 + seed, styleFor(seed));
      const recorded = recordedEvents(play.events);
      const { lines, game } = audit(board, recorded);
      expect(
        lines.filter(({ breach }) => breach !== null),
        `seed ${seed}`,
      ).toEqual([]);
      const summary = summarise(game);
      expect(summary, `seed ${seed}`).toEqual(summarise(play.game));
      ends.set(summary.end, (ends.get(summary.end) ?? 0) + 1);
      events += recorded.length;
    }
    console.info(`figures: ${GAMES} games, ${events} events: ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}`);
    expect([...ends.keys()].sort()).toEqual(['arrested', 'conceded', 'escaped', 'outOfMoves', 'trapped']);
  });
});
