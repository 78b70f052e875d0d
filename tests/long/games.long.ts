/** Ten thousand whole games, and thousands of evenings with Hell: every record accepted again. `npm run test:long`. */
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import { audit, recordedEvents, summarise } from '../../src/log/index';
import { eveningFor, playGame, type Style, styleFor } from '../properties/players';
import { GAME } from '../properties/players-hell';

interface Figures {
  readonly ends: ReadonlyMap<string, number>;
  readonly types: ReadonlySet<string>;
}

/** Plays so many games; every record of them must be accepted, and end as the game did. */
function playAll(games: number, styleOf: (seed: number) => Style, id?: Uint8Array): Figures {
  const ends = new Map<string, number>();
  const types = new Set<string>();
  let events = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const play = playGame(1_000_000 + seed, styleOf(seed));
    const recorded = recordedEvents(play.events, id);
    const { lines, game } = audit(board, recorded);
    expect(
      lines.filter(({ breach }) => breach !== null),
      `seed ${seed}`,
    ).toEqual([]);
    const summary = summarise(game);
    expect(summary, `seed ${seed}`).toEqual(summarise(play.game));
    expect(game.table, `seed ${seed}`).toEqual(play.game.table);
    ends.set(summary.end, (ends.get(summary.end) ?? 0) + 1);
    for (const { type } of recorded) types.add(type);
    events += recorded.length;
  }
  console.info(`figures: ${games} games, ${events} events: ${[...ends].map(([end, n]) => `${end} ${n}`).join(', ')}`);
  return { ends, types };
}

const ALL_ENDS = ['arrested', 'conceded', 'escaped', 'outOfMoves', 'trapped'];

describe('games by the thousand', () => {
  it('ten thousand are played to an end and accepted again by the audit', { timeout: 600_000 }, () => {
    const { ends } = playAll(10_000, styleFor);
    expect([...ends.keys()].sort()).toEqual(ALL_ENDS);
  });

  it('NIGHT-3: four thousand evenings, Hell on every night, are accepted again', { timeout: 900_000 }, () => {
    const { ends, types } = playAll(4000, eveningFor, GAME);
    expect([...ends.keys()].sort()).toEqual(ALL_ENDS);
    for (const type of [
      'wretchedMoved',
      'patrolRevealed',
      'letterPlayed',
      'falseCluePlaced',
      'rewound',
      'refereeSet',
    ]) {
      expect(types).toContain(type);
    }
  });
});
