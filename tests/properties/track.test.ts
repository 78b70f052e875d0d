/**
 * The drawn row and the spaces left are one thing said twice: in every game, also one taken over from paper, on every
 * screen that draws the track, after every event. The wooden pawn is moved by it.
 */
import fc from 'fast-check';
import type { VNode } from 'preact';
import { describe, expect, it } from 'vitest';
import { paperOf } from '../../src/app/paper';
import { sheetRow } from '../../src/app/reveal';
import { storyOf } from '../../src/app/story';
import { board } from '../../src/board/index';
import { detectivesView, publicLog } from '../../src/log/index';
import {
  COLUMNS,
  CRIME_TIMES,
  columnOf,
  type GameEvent,
  legalMoves,
  NEW_GAME,
  NIGHT_TABLE,
  NIGHTS,
  replay,
  rowOf,
  type Table,
} from '../../src/rules/index';
import { movesWithHeld } from '../../src/ui/game/Tonight';
import { tonightsRoute } from '../../src/ui/move/marks';
import { Track } from '../../src/ui/parts/Track';
import { chance, Play, playGame, styleFor } from './players';

type Drawn = { column: string; isPawn: boolean; mark?: string; circle?: number };

function drawn(props: Parameters<typeof Track>[0]): readonly Drawn[] {
  return (Track(props) as VNode<{ children: readonly VNode<Drawn>[] }>).props.children.map((cell) => cell.props);
}

/** The pawn stands on the column that "spaces left" says, and the cells before it, from the crime on, are filled. */
function agrees(props: Parameters<typeof Track>[0]): void {
  const { time, left } = props.table;
  const cells = drawn(props);
  const pawns = cells.flatMap(({ isPawn, column }) => (isPawn ? [column] : []));
  const filled = cells.flatMap(({ mark, column }) => (mark === undefined ? [] : [column]));
  if (time === null) {
    expect(pawns.concat(filled)).toEqual([]);
    return;
  }
  const at = COLUMNS.length - left;
  expect(pawns).toEqual([COLUMNS[at - 1]]);
  expect(filled).toEqual(COLUMNS.slice(columnOf(time), at));
  if (props.row !== undefined)
    expect(cells.filter(({ circle }) => circle !== undefined)).toHaveLength(props.row.length);
}

/** Every screen with the row, as the game now stands. */
function everyScreenAgrees(events: readonly GameEvent[]): void {
  const game = replay(NEW_GAME, events);
  const told = detectivesView(publicLog(events, () => '').map(({ event }) => event));
  const movesOf = ({ night }: Table) => told.moves[night - 1] ?? [];
  agrees({ table: told.table, moves: movesOf(told.table) });
  if (game.table.night === 0) return;
  const row = rowOf(game.sheet, game.table.night);
  const moves = movesWithHeld(game, told);
  agrees({ table: game.table, moves, row: game.table.time === null ? undefined : row });
  for (const night of NIGHTS) agrees(sheetRow(events, night));
  if (game.table.time === null) return;
  const pawn = COLUMNS[COLUMNS.length - game.table.left - 1];
  expect(paperOf(game, told).cells.at(-1)?.column).toBe(pawn);
  const route = tonightsRoute(game.table, row, moves);
  expect(route.flatMap(({ to }) => to)).toEqual(row.slice(game.table.scenes.length));
  if (route.length > 0) expect(route.at(-1)?.label).toBe(pawn);
  const step = storyOf(events).findLast(({ undone, night }) => !undone && night === game.table.night);
  expect(step?.column).toBe(pawn);
}

/** A game taken over at a random place, played on: walks, coaches, alleys, some taken back, some rewound. */
function takenOver(seed: number): Play {
  const play = new Play(chance(seed), { referee: 'sheet', homing: 0, cunning: 0, arrests: 0, concedes: 0 });
  const night = play.pick(NIGHTS);
  const { victims, victimsSoFar, tokens } = NIGHT_TABLE[night];
  const time = play.pick(CRIME_TIMES);
  const red = [...board.red].sort(() => play.random() - 0.5);
  const free = COLUMNS.length - columnOf(time) - victims - 1;
  const cells = Math.floor(play.random() * (free + 1));
  const row = [...red.slice(0, victims), ...Array.from({ length: cells }, () => play.pick(board.circles))];
  const coaches = Math.min(tokens.coaches, Math.floor(play.random() * (Math.floor(cells / 2) + 1)));
  const alleys = Math.min(tokens.alleys, cells - 2 * coaches, Math.floor(play.random() * 3));
  play.do({ type: 'gameStarted', options: { referee: 'sheet' } });
  play.do({ type: 'hideoutChosen', circle: play.pick(board.circles.filter((circle) => !board.red.has(circle))) });
  play.do({ type: 'handedOver' });
  play.do({
    type: 'takenOver',
    night,
    time,
    scenes: red.slice(victims, victimsSoFar),
    row,
    tokens: { coaches: tokens.coaches - coaches, alleys: tokens.alleys - alleys },
    policemen: {},
    turn: cells > 0 && play.chanceOf(0.5) ? 'police' : 'jack',
  });
  play.do({ type: 'handedOver' });
  return play;
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe('the pawn stands where "spaces left" says', () => {
  it('in games from the first night on', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, where) => {
        const { events } = playGame(seed, styleFor(seed));
        const cut = Math.floor(where * events.length);
        for (let n = cut; n < Math.min(cut + 12, events.length); n += 1) everyScreenAgrees(events.slice(0, n + 1));
      }),
      { numRuns: 40 },
    );
  });

  it('in games from paper, whatever was taken over, through every kind of step', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        const play = takenOver(seed);
        for (let turns = 0; turns < 6 && play.open; turns += 1) {
          goOn(play);
          for (const { type } of play.events) seen.add(type);
          everyScreenAgrees(play.events);
        }
      }),
      { numRuns: 150 },
    );
    for (const type of ['jackMoved', 'takenBack', 'rewound']) expect(seen).toContain(type);
  });
});

/** One thing that happens: the police done, or a move, held, taken back, handed over or gone back on. */
function goOn(play: Play): void {
  if (play.game.table.phase === 'police' && play.game.held === null) {
    play.do({ type: 'policeDone' });
    return;
  }
  const moves = legalMoves(board, play.game);
  if (moves.length === 0) return;
  const kind = play.pick(['walk', 'coach', 'alley']);
  const some = moves.filter(({ by }) => by === kind);
  play.do({ type: 'jackMoved', ...play.pick(some.length > 0 ? some : moves) });
  const entry = play.game.count - 1;
  everyScreenAgrees(play.events);
  if (play.chanceOf(0.2)) {
    play.do({ type: 'takenBack', entry: play.game.held?.events[0]?.number ?? entry });
    return;
  }
  const moved = play.game.held?.events[0]?.number ?? entry;
  play.do({ type: 'handedOver' });
  everyScreenAgrees(play.events);
  if (play.open && play.chanceOf(0.3)) play.do({ type: 'rewound', to: moved });
}
