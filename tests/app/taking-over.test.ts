/** A row from paper: what gives pause before it is taken over. */
import { expect, test } from 'vitest';
import { oddWaysIn } from '../../src/app/taking-over';
import { acrossBlock, board, neighbours } from '../../src/board/index';
import type { CircleId } from '../../src/board/types';

const at = (circle: number) => circle as CircleId;

test('what neither a walk nor an alley joins, from the last crime on', () => {
  expect(oddWaysIn(3, [65, 158, 66])).toEqual({ unjoined: [[158, 66]], across: [] });
  // Between the two crimes of the double event nobody walked.
  expect(oddWaysIn(3, [65, 158, 159]).unjoined).toEqual([]);
  expect(oddWaysIn(2, [65, 158, 159]).unjoined).toEqual([[65, 158]]);
  // One wrong number gives two odd ways.
  expect(oddWaysIn(1, [27, 28, 158, 29]).unjoined).toEqual([
    [28, 158],
    [158, 29],
  ]);
  // To stay where he is is no way, and a number without a circle is the referee's to refuse.
  expect(oddWaysIn(1, [27, 27]).unjoined).toEqual([[27, 27]]);
  expect(oddWaysIn(1, [27, 999, 27])).toEqual({ unjoined: [], across: [] });
});

test('for every two circles it says the same as the board', () => {
  for (const from of board.circles) {
    const near = new Set<number>(neighbours(board, from));
    const across = acrossBlock(board, from);
    for (const to of board.circles) {
      const odd = oddWaysIn(1, [from, to]);
      expect(odd.unjoined.length).toBe(near.has(to) || across.has(at(to)) ? 0 : 1);
      expect(odd.across.length).toBe(!near.has(to) && across.has(at(to)) ? 1 : 0);
    }
  }
});
