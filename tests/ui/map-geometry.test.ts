import { describe, expect, it } from 'vitest';
import { board, type CircleId, neighbours, type Place, placeOf } from '../../src/board/index';
import { type Arrow, nextPlace } from '../../src/ui/map/direction';
import { drawBoard, linePath, polygonPath } from '../../src/ui/map/drawing';
import { fanned } from '../../src/ui/map/fan';
import { halfWay, stepLines } from '../../src/ui/map/RouteLines';
import { lengthOf, makeStreets, walkLine } from '../../src/ui/map/streets';
import { apart, FINGER, MOUSE, tapped, toward } from '../../src/ui/map/tap';
import { fitScale, MOST_SCALE, markSize, PLAY_SCALE, SHEET, viewOf } from '../../src/ui/map/view';

const streets = makeStreets(board);
const circle = (n: number): Place => placeOf(board, n as CircleId);
const circles = board.circles.map((n) => placeOf(board, n));
const crossings = board.crossings.map((id) => placeOf(board, id));
const phone = { width: 328, height: 358 };
const wholeOnPhone = fitScale(SHEET, phone);

describe('a tap', () => {
  const two = [
    { place: 'left', x: 100, y: 100 },
    { place: 'right', x: 120, y: 100 },
  ];
  it.each([
    ['beside the only place in reach', two.slice(0, 1), 110, 1, FINGER, { kind: 'place', place: 'left' }],
    ['too far from everything', two, 160, 1, FINGER, { kind: 'far', spot: two[1] }],
    ['where nothing is offered', [], 100, 1, FINGER, { kind: 'nothing' }],
    ['between two, from afar', two, 104, 1, FINGER, { kind: 'unclear', spots: two }],
    ['on one of two, near at hand', two, 103, 2.2, FINGER, { kind: 'place', place: 'left' }],
    ['nearer to the second', two, 118, 2.2, FINGER, { kind: 'place', place: 'right' }],
    ['between two, with a mouse', two, 104, 1, MOUSE, { kind: 'place', place: 'left' }],
    ['between two, at the largest scale', two, 102, MOST_SCALE, FINGER, { kind: 'place', place: 'left' }],
  ] as const)('%s', (_, spots, x, scale, reach, meant) => {
    expect(tapped([...spots], { x, y: 100 }, scale, reach)).toEqual(meant);
  });

  it('takes the nearest of several in reach', () => {
    const spots = [...two, { place: 'far', x: 131, y: 100 }];
    expect(tapped(spots, { x: 128, y: 100 }, 1, MOUSE)).toEqual({ kind: 'place', place: 'far' });
  });

  it('becomes clear after one look from nearby, for any place of the board', () => {
    for (const places of [circles, crossings]) {
      const spots = places.map((place) => ({ place: place.id, x: place.x, y: place.y }));
      for (const spot of spots) {
        const first = tapped(spots, spot, wholeOnPhone, FINGER);
        if (first.kind !== 'unclear') continue;
        const { scale } = apart(first.spots, wholeOnPhone);
        const second = tapped(spots, spot, scale, FINGER);
        expect(second, spot.place).toEqual({ kind: 'place', place: spot.place });
      }
    }
  });

  it('leads to a choice from anywhere, tapping on at the same place of the window', () => {
    for (const places of [circles, crossings, crossings.slice(0, 7)]) {
      const spots = places.map((place) => ({ place: place.id, x: place.x, y: place.y }));
      for (let x = 20; x < 1000; x += 70) {
        for (let y = 20; y < 660; y += 70) {
          let view = { middle: { x, y }, scale: wholeOnPhone };
          let meant = tapped(spots, view.middle, view.scale, FINGER);
          for (let taps = 1; meant.kind !== 'place' && taps < 6; taps += 1) {
            if (meant.kind === 'nothing') throw new Error('a tap for nothing');
            const next = meant.kind === 'far' ? toward(meant.spot, view.scale) : apart(meant.spots, view.scale);
            expect(next).not.toEqual(view);
            view = next;
            meant = tapped(spots, view.middle, view.scale, FINGER);
          }
          expect(meant.kind, `${x} ${y}`).toBe('place');
        }
      }
    }
  });

  it('asks from places that then lie farther apart than a finger reaches both ways', () => {
    const { scale, middle } = apart(two, 1);
    expect(20 * scale).toBeGreaterThan(2 * FINGER.unclear);
    expect(middle).toEqual({ x: 110, y: 100 });
    expect(apart([two[0] as never, { x: 100, y: 101 }], 1).scale).toBe(MOST_SCALE);
  });
});

describe('the view', () => {
  it('shows few places at play scale, in the middle', () => {
    const view = viewOf([circle(84)], phone);
    expect(view).toEqual({ middle: { x: circle(84).x, y: circle(84).y }, scale: PLAY_SCALE });
  });

  it('shows all places that are offered', () => {
    const points = neighbours(board, 84 as CircleId).map(circle);
    const view = viewOf(points, phone);
    if (!view) throw new Error('no view');
    for (const { x, y } of points) {
      expect(Math.abs(x - view.middle.x) * view.scale).toBeLessThan(phone.width / 2);
      expect(Math.abs(y - view.middle.y) * view.scale).toBeLessThan(phone.height / 2);
    }
  });

  it('shows the whole board when places lie all over it, and nothing without places', () => {
    expect(viewOf(circles, phone)?.scale).toBe(wholeOnPhone);
    expect(viewOf([], phone)).toBeUndefined();
  });

  it('keeps marks large enough to be told apart, and no larger than needed', () => {
    for (const scale of [0.3, 0.36, 0.5, 0.8, 1, 1.3, PLAY_SCALE]) {
      const pixels = 9 * scale * markSize(scale);
      expect(pixels).toBeGreaterThanOrEqual(10.49);
      if (markSize(scale) > 1) expect(pixels).toBeLessThan(10.5 * 1.16);
    }
    expect(markSize(PLAY_SCALE)).toBe(1);
  });
});

describe('arrow keys', () => {
  const arrows: readonly Arrow[] = ['left', 'right', 'up', 'down'];
  const opposite: Readonly<Record<Arrow, Arrow>> = { left: 'right', right: 'left', up: 'down', down: 'up' };
  const all = new Set([...circles, ...crossings]);

  it('go to the next place along the street', () => {
    // Between 104 and 105 lies one crossing, between 129 and it a long street.
    expect(nextPlace(streets, circle(105), 'left', all)?.id).toBe('k120');
    expect(nextPlace(streets, placeOf(board, 'k120' as never), 'left', all)?.id).toBe('c104');
    expect(nextPlace(streets, circle(105), 'left', new Set(circles))?.id).toBe('c104');
  });

  it('go forward, never back or beside', () => {
    for (const from of all) {
      for (const arrow of arrows) {
        const next = nextPlace(streets, from, arrow, all);
        if (!next) continue;
        const [dx, dy] = [next.x - from.x, next.y - from.y];
        const on = { left: -dx, right: dx, up: -dy, down: dy }[arrow];
        expect(on, `${from.id} ${arrow}`).toBeGreaterThan(0);
        expect(nextPlace(streets, next, opposite[arrow], all), `${next.id} has a way back`).toBeDefined();
      }
    }
  });

  it('go over the houses where no street leads to an offered place', () => {
    const far = circle(195);
    expect(nextPlace(streets, circle(1), 'down', new Set([far]))).toBe(circle(195).y > circle(1).y ? far : undefined);
    expect(nextPlace(streets, circle(1), 'up', new Set([circle(195)]))).toBeUndefined();
  });

  const sets: readonly (readonly [string, readonly Place[]])[] = [
    ['all circles', circles],
    ['all crossings', crossings],
    ['all places', [...all]],
    ['red circles', [...board.red].map(circle)],
    ['yellow crossings', [...board.yellow].map((id) => placeOf(board, id))],
    ...[1, 26, 84, 109, 150, 187].map(
      (n) => [`walks from ${n}`, neighbours(board, n as CircleId).map(circle)] as const,
    ),
    ...[3, 5, 7].map((step) => [`every ${step}th circle`, circles.filter((_, i) => i % step === 0)] as const),
  ];
  it.each(sets)('reach all but one in a hundred of: %s', (_, places) => {
    const stops = new Set(places);
    for (const start of [places[0] as Place, places.at(-1) as Place]) {
      const seen = new Set([start]);
      for (const from of seen) {
        for (const arrow of arrows) {
          const next = nextPlace(streets, from, arrow, stops);
          if (next) seen.add(next);
        }
      }
      const missed = places.filter((place) => !seen.has(place));
      expect(missed.length, missed.map(({ id }) => id).join()).toBeLessThanOrEqual(Math.ceil(places.length / 100));
    }
  });
});

describe('lines', () => {
  it('follow the streets of every walk on the board, past no third circle', () => {
    for (const from of board.circles) {
      for (const to of neighbours(board, from)) {
        const line = walkLine(board, streets, from, to);
        expect(line[0]).toBe(placeOf(board, from));
        expect(line.at(-1)).toBe(placeOf(board, to));
        const between = line.slice(1, -1);
        expect(between.some((point) => circles.includes(point as Place))).toBe(false);
      }
    }
  });

  it('draw a coach in two parts and an alley straight', () => {
    const [next] = neighbours(board, 84 as CircleId) as [CircleId];
    const [after] = neighbours(board, next).filter((n) => n !== 84) as [CircleId];
    const coach = { night: 1, label: '1', from: 84 as CircleId, to: [next, after], by: 'coach' } as const;
    expect(stepLines(board, streets, coach)).toHaveLength(2);
    const alley = { night: 1, label: '2', from: after, to: [84 as CircleId], by: 'alley' } as const;
    expect(stepLines(board, streets, alley)).toEqual([[placeOf(board, after), placeOf(board, 84 as CircleId)]]);
  });

  it('know their middle and the way they go there', () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 30 },
    ];
    expect(lengthOf(bent)).toBe(40);
    expect(halfWay(bent)).toEqual({ x: 10, y: 10, angle: 90 });
  });
});

describe('the drawing', () => {
  const drawing = drawBoard(board, streets);
  const count = (path: string, letter: string): number => path.split(letter).length - 1;

  it('has every circle, crossing, street, block and fork once', () => {
    expect(drawing.numbers.map(({ number }) => number)).toEqual(board.circles);
    expect(count(drawing.circles, 'M') + count(drawing.redCircles, 'M')).toBe(board.circles.length);
    expect(count(drawing.redRings, 'M')).toBe(board.red.size);
    expect(count(drawing.crossings, 'M')).toBe(board.crossings.length);
    expect(count(drawing.yellowFrames, 'M')).toBe(board.yellow.size);
    expect(count(drawing.streets.join(''), 'M')).toBe(board.streets.length);
    expect(count(drawing.houses.join(''), 'M')).toBe(board.blocks.length);
    expect(count(drawing.forks, 'M')).toBe([...board.places.values()].filter(({ kind }) => kind === 'fork').length);
  });

  it('names the districts and every cell on the frame, on both sides', () => {
    expect(new Set(drawing.districts.map(({ name }) => name))).toEqual(new Set(['A', 'B', 'C', 'a', 'b']));
    expect(drawing.districts).toHaveLength(10);
    expect(drawing.cells).toHaveLength(2 * (board.grid.columns.length + board.grid.rows.length));
  });

  it('writes short paths', () => {
    expect(
      linePath([
        { x: 1.04, y: 2 },
        { x: 3, y: 4.26 },
      ]),
    ).toBe('M1 2L3 4.3');
    expect(linePath([])).toBe('');
    expect(polygonPath({ x: 0, y: 0 }, 10, 4, 0)).toBe('M10 0L0 10L-10 0L0 -10z');
  });
});

describe('pawns from afar', () => {
  const apartBy = (points: readonly { x: number; y: number }[]): number =>
    Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

  it('stay where they stand while they do not touch', () => {
    const points = [circle(1), circle(100), circle(195)].map(({ x, y }) => ({ x, y }));
    expect(fanned(points, 30)).toEqual(points);
  });

  it('cover one another nowhere, not even five side by side on the smallest map', () => {
    const least = 22 * markSize(wholeOnPhone);
    for (const start of crossings) {
      const near = [...crossings].sort(
        (a, b) => Math.hypot(a.x - start.x, a.y - start.y) - Math.hypot(b.x - start.x, b.y - start.y),
      );
      const points = near.slice(0, 5);
      const spots = fanned(points, least);
      expect(apartBy(spots), start.id).toBeGreaterThanOrEqual(least * 0.99);
      for (const [i, spot] of spots.entries()) {
        const from = points[i] as Place;
        expect(Math.hypot(spot.x - from.x, spot.y - from.y), start.id).toBeLessThan(2 * least);
      }
    }
  });
});
