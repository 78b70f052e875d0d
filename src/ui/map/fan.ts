/**
 * Pawns on neighbouring crossings, moved apart as far as they would cover one another: from afar a pawn is wider than the way
 * to the next crossing. Each keeps its side, so that who stands where can still be told.
 */
import type { Point } from '../../board/types';

const ROUNDS = 60;

/** The points, none nearer to another than `least`; where they are that far apart they stay. */
export function fanned(points: readonly Point[], least: number): readonly Point[] {
  const at = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [i, a] of at.entries()) {
      for (const b of at.slice(i + 1)) {
        const away = { x: b.x - a.x, y: b.y - a.y };
        const far = Math.hypot(away.x, away.y);
        if (far >= least) continue;
        // A little more than needed, so that a crowd comes to rest.
        const push = (least * 1.01 - far) / 2;
        const side = far === 0 ? { x: 1, y: 0 } : { x: away.x / far, y: away.y / far };
        a.x -= side.x * push;
        a.y -= side.y * push;
        b.x += side.x * push;
        b.y += side.y * push;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return at;
}
