/** `legalMoves` and `decide` are two ways to say the same: what is listed is accepted, and nothing else is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';
import {
  type Command,
  decide,
  evolve,
  type Game,
  legalMoves,
  type Move,
  NEW_GAME,
  POLICEMEN,
} from '../../src/rules/index';
import { position } from '../rules/position';
import { playGame, styleFor } from './players';

const circle = fc.constantFrom(...board.circles);
const places = fc.array(fc.constantFrom(...board.crossings), { maxLength: 5 });

/** Policemen crowd around Jack, so that ways are really closed. */
const situation = fc
  .record({
    here: circle,
    near: fc.array(fc.nat(), { maxLength: 5 }),
    far: places,
    coaches: fc.nat(2),
    alleys: fc.nat(2),
    left: fc.integer({ min: 1, max: 4 }),
    referee: fc.constantFrom('sheet' as const, 'hunt' as const),
    coachMayReturn: fc.boolean(),
  })
  .map(({ here, near, far, coaches, alleys, left, referee, coachMayReturn }) => {
    const around = [...new Set([...(board.routes.get(here)?.values() ?? [])].flat(2))];
    const close = near.map((n) => around[n % Math.max(1, around.length)]);
    const policemen = [...new Set([...close, ...far])].filter((one) => one !== undefined).slice(0, 5);
    return position({ referee, here, policemen, tokens: { coaches, alleys }, left, options: { coachMayReturn } });
  });

const key = (move: Move): string => `${move.by} ${move.to.join(' ')}`;
const accepted = (game: Game, move: Move): boolean => decide(board, game, { type: 'jackMoved', ...move } as Command).ok;

/** Every move there could be: all walks and alleys, and all rides by way of circles near enough to matter. */
function everyMove(here: CircleId): readonly Move[] {
  const single = board.circles.flatMap((to) => [{ by: 'walk', to: [to] } as const, { by: 'alley', to: [to] } as const]);
  const middles = [...(board.routes.get(here)?.keys() ?? []), here];
  const rides = middles.flatMap((a) => board.circles.map((b) => ({ by: 'coach', to: [a, b] }) as const));
  return [...single, ...rides];
}

describe('legal moves', () => {
  it('HUNT-1.2, SPEC-COACH-1, SPEC-ALLEY-1: are exactly the moves that are accepted', () => {
    fc.assert(
      fc.property(situation, (game) => {
        const here = game.sheet.rows[0][0] as CircleId;
        const listed = legalMoves(board, game).map(key);
        const taken = everyMove(here).filter((move) => accepted(game, move));
        expect(taken.map(key).sort()).toEqual([...listed].sort());
      }),
      { numRuns: 150 },
    );
  });

  it('are none when it is not Jack’s turn', () => {
    const { events } = playGame(7, styleFor(7));
    let game = NEW_GAME;
    for (const event of events) {
      game = evolve(game, event);
      if (game.table.phase !== 'jack') expect(legalMoves(board, game)).toEqual([]);
    }
    expect(POLICEMEN).toHaveLength(5);
  });
});
