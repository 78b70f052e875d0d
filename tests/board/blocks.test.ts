import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../../src/board/index';
import { acrossBlock, board } from '../../src/board/index';
import { circle, pairs, reference } from './reference';

/** An outline without regard to where it starts and which way it runs. */
function ring(outline: readonly PlaceId[]): string {
  const turns = [outline, outline.toReversed()].flatMap((way) =>
    way.map((_, i) => [...way.slice(i), ...way.slice(0, i)].join()),
  );
  return turns.sort()[0] ?? '';
}

function blocksOf(n: number) {
  return board.blocks
    .filter((block) => block.circles.includes(circle(n)))
    .map((block) => block.circles.filter((other) => other !== n).join());
}

describe('blocks', () => {
  it('BOARD-6: the blocks of the reference table, with the same outlines', () => {
    const rings = board.blocks.map((block) => `${ring(block.outline)} ${block.circles.join()}`);
    const expected = reference.blocks.map((block) => `${ring(block.boundary)} ${block.circles.join()}`);
    expect(rings.sort()).toEqual(expected.sort());
  });

  it('BOARD-6: an outline runs along streets', () => {
    const streets = new Set(board.streets.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
    for (const { outline } of board.blocks) {
      const walked = outline.map((id, i) => `${id}-${outline[(i + 1) % outline.length]}`);
      expect(walked.filter((step) => !streets.has(step))).toEqual([]);
    }
  });

  it.each([
    [138, ['115,116,137,139', '136']],
    [120, ['100,122', '82,83,98']],
  ])('BOARD-6: the two blocks of %i', (n, others) => {
    expect(blocksOf(n).sort()).toEqual(others);
  });

  it('BOARD-6: 45, 47 and 61 hang inside the block they share with 46, 48, 62, 79 and 80', () => {
    expect(board.blocks.map((block) => block.circles.join())).toContain('45,46,47,48,61,62,79,80');
  });

  it('BOARD-6: every block has a circle, thirteen have only one', () => {
    const sizes = board.blocks.map((block) => block.circles.length);
    expect(sizes.filter((size) => size === 0)).toHaveLength(0);
    expect(sizes.filter((size) => size === 1)).toHaveLength(13);
  });
});

describe('alleys', () => {
  it('BOARD-6: every circle has the alleys of the reference table', () => {
    const found = new Map(board.circles.map((c) => [c, [...acrossBlock(board, c)]]));
    expect(found).toEqual(reference.alley);
  });

  it('BOARD-8: 43 is the only circle with no alley', () => {
    expect(board.circles.filter((c) => acrossBlock(board, c).size === 0)).toEqual([43]);
  });

  it.each(
    pairs(
      '16-17, 16-36, 41-42, 55-68, 96-114, 96-115, 97-116, 5-12, 10-11, 25-44, 45-61, 46-61, 47-61, 48-61, 67-86, ' +
        '87-144, 89-105, 92-109, 93-109, 117-118, 152-191, 153-166, 165-177',
    ),
  )('BOARD-6: an alley joins %i and %i, missing in one list', (a, b) => {
    expect([acrossBlock(board, a).has(b), acrossBlock(board, b).has(a)]).toEqual([true, true]);
  });

  it.each(pairs('35-39, 5-89, 25-41, 92-108, 93-108, 117-138'))(
    'BOARD-6: no alley joins %i and %i, though one list has it',
    (a, b) => {
      expect([acrossBlock(board, a).has(b), acrossBlock(board, b).has(a)]).toEqual([false, false]);
    },
  );
});
