/**
 * The 186 rulings on concrete situations. Those with events are tried before the referee; those without are computed
 * here one by one. Nothing may be missing or in two lists.
 */
import { describe, expect, it } from 'vitest';
import { board, neighbours, routesBetween, stepsBetween, touches } from '../../src/board/index';
import type { CircleId, CrossingId } from '../../src/board/types';
import {
  COLUMNS,
  type Command,
  columnOf,
  decide,
  type Face,
  falseCluesToLay,
  type Game,
  type GameEvent,
  hasLegalMove,
  hereOf,
  legalMoves,
  type Move,
  NIGHT_TABLE,
  pawnColumn,
  publicForm,
  replay,
  resolveOptions,
  spacesAfterCrime,
  wretchedDestinations,
} from '../../src/rules/index';
import { type Case, type Outcome, optionsOf, outcomesOf, positionsOf, ruled } from './case-runner';
import cases from './cases.json';
import elsewhere from './cases-elsewhere.json';
import {
  arrest,
  ask,
  coach,
  declare,
  done,
  goes,
  hide,
  kill,
  patrols,
  play,
  position,
  ruleFor,
  tryEvent,
  turnUp,
  victims,
  wait,
  walk,
  women,
} from './position';

const CASES = cases as unknown as readonly Case[];
const byId = (id: number): Case => CASES.find((one) => one.id === id) as Case;
const hasEvents = ({ given }: Case): boolean => given.event !== undefined || given.events !== undefined;

describe.each(CASES.filter(hasEvents))('case $id: $title', (one) => {
  const outcomes = outcomesOf(one);

  it('is ruled as it says, event by event', () => {
    expect(outcomes.length).toBeGreaterThan(0);
    for (const outcome of outcomes) {
      expect({ at: outcome.at, ok: outcome.ok }).toEqual({ at: outcome.at, ok: ruled(one, 'ok', outcome) });
      if (!outcome.ok) expect(outcome.refusal).toBe(ruled(one, 'refusal', outcome));
      for (const field of ['found', 'caught'] as const) {
        const wanted = ruled(one, field, outcome);
        if (typeof wanted === 'boolean' && (outcome.ok || outcome[field] !== null)) {
          expect(outcome[field]).toBe(wanted);
        }
      }
    }
  });

  it('ends as it says', () => {
    const last = outcomes.filter((outcome, i) => outcomes[i + 1]?.at.event !== outcome.at.event + 1);
    for (const outcome of last) {
      const wanted = ruled(one, 'end', outcome);
      // Where a case is silent about the end, the game must go on, but for an end that was given or an escape on night 4.
      const silent = one.given.ended ? 'arrested' : 'open';
      expect(outcome.end).toBe(wanted ?? silent);
      if (wanted !== undefined) expect(outcome.winner).toBe(ruled(one, 'winner', outcome) ?? null);
    }
  });
});

/** The game after the nth event of a case. */
function gameAfter(id: number, nth = 0): Game {
  return (outcomesOf(byId(id))[nth] as Outcome).game;
}

/** Circles of a kind of move, ascending, each once. */
function ends(game: Game, by: Move['by']): readonly number[] {
  const all = legalMoves(board, game).filter((move) => move.by === by);
  return [...new Set(all.map(({ to }) => to.at(-1) as number))].sort((a, b) => a - b);
}

/** The position of a case that is about one, on Jack's turn. */
function positionOf(id: number, option = 0): Game {
  const one = byId(id);
  return positionsOf(one, optionsOf(one)[option] ?? {})[0] as Game;
}

/** What the referee says to a policeDone that brings Jack's turn: the end it finds. */
function endAtJacksTurn(id: number): string {
  const game = positionOf(id);
  const before: Game = { ...game, table: { ...game.table, phase: 'police' } };
  const { game: after } = tryEvent(before, done);
  return after.found ?? 'open';
}

const answerOf = (id: number): unknown => byId(id).ruling.answer;

/** The answers that are computed, case by case; a row gives what the referee says and what the case says. */
const COMPUTED: Readonly<Record<number, () => readonly [unknown, unknown]>> = {
  2: () => [neighbours(board, 51 as CircleId).filter((circle) => board.red.has(circle)), byId(2).ruling.adjacentRed],
  6: () => [{ free: freeForWomen(6), tokens: womenOf(2) }, answerOf(6)],
  7: () => {
    // Only blue's place is given; here all five are known, and the red token lies where blue ended.
    const former = ['k049', 'k058', 'k044', 'k143', 'k180'];
    const game = position({ referee: 'evening', night: 2, phase: 'hell', step: 'patrols', formerPolicemen: former });
    const faces = ['red', 'blue', 'yellow', 'brown', 'green', false, false] as const;
    return [ruleFor(game, patrols([...former, 'k136', 'k157'], faces)), null];
  },
  8: () => {
    const { patrols: given, formerPolicemen = [] } = byId(8).given;
    const placed = given as readonly { readonly crossing: string; readonly face: Face }[];
    const faces = placed.map(({ face }) => face);
    const game = position({ referee: 'evening', night: 2, phase: 'hell', step: 'patrols', formerPolicemen });
    const crossings = placed.map(({ crossing }) => crossing);
    return [ruleFor(game, patrols(crossings, faces)), null];
  },
  11: () => [{ left: spacesAfterCrime(1, 'I') }, answerOf(11)],
  12: () => [{ column: COLUMNS[columnOf('III')], left: spacesAfterCrime(1, 'III') }, answerOf(12)],
  13: () => [{ leftAfterKill: spacesAfterCrime(1, 'V') }, answerOf(13)],
  14: () => {
    const { table } = play(positionOf(14), kill('III', 82));
    const crimeColumn = COLUMNS[columnOf('III')];
    return [{ crimeColumn, firstMoveColumn: COLUMNS[columnOf('III') + 1], left: table.left }, answerOf(14)];
  },
  16: () => [[0, 1].map((option) => ruleFor(positionOf(16, option), wait)), byId(16).ruling.refusal],
  17: () => [{ destinations: destinations(17, 84) }, answerOf(17)],
  18: () => {
    const game = positionOf(18);
    const closed = touches(board, 'k044' as CrossingId);
    expect(closed.map((to) => ruleFor(game, goes(27, to)))).not.toContain(null);
    return [{ closed, destinations: destinations(18, 27) }, answerOf(18)];
  },
  19: () => {
    const stays = ruleFor(positionOf(19), turnUp('k141', false)) === null;
    return [{ destinations: destinations(19, 147), stays }, answerOf(19)];
  },
  20: () => [
    [{ destinations: destinations(20, 147) }, [0, 1].map((n) => ruleFor(positionOf(20, n), turnUp('k141', false)))],
    [answerOf(20), byId(20).ruling.refusal],
  ],
  30: () => {
    // Neither a hideout on a red circle nor a woman on a white one: she has to walk there.
    const choosing = position({ phase: 'hideout' });
    const placing = position({ referee: 'evening', phase: 'hell', step: 'women' });
    const near = position({
      referee: 'evening',
      phase: 'hell',
      step: 'suspense',
      waits: 1,
      wretched: [147],
      hideout: 134,
    });
    const there = position({ referee: 'evening', phase: 'hell', waits: 1, wretched: [134], hideout: 134 });
    const onHideout = women([3, 21, 27, 65, 84, 134, 149, 158]);
    return [
      [
        ruleFor(choosing, hide(147)),
        ruleFor(placing, onHideout),
        ruleFor(near, goes(147, 134)),
        ruleFor(there, kill('II', 134)),
      ],
      ['SETUP-5', 'HELL-2.1', null, null],
    ];
  },
  33: () => [{ walks: ends(positionOf(33), 'walk') }, answerOf(33)],
  34: () => [
    [ends(positionOf(34), 'walk'), endAtJacksTurn(34)],
    [[], byId(34).ruling.end],
  ],
  35: () => {
    const game = positionOf(35);
    return [
      [{ walks: ends(game, 'walk'), alleys: ends(game, 'alley') }, endAtJacksTurn(35)],
      [answerOf(35), byId(35).ruling.end],
    ];
  },
  36: () => {
    const game = positionOf(36);
    const ride = tryEvent(game, coach(134, 131)).game;
    return [
      [{ walks: ends(game, 'walk'), coachEnds: ends(game, 'coach') }, endAtJacksTurn(36), ride.found],
      [answerOf(36), byId(36).ruling.end, 'outOfMoves'],
    ];
  },
  37: () => [
    [{ walks: ends(positionOf(37), 'walk') }, endAtJacksTurn(37)],
    [answerOf(37), byId(37).ruling.end],
  ],
  38: () => [{ walks: ends(positionOf(38), 'walk') }, answerOf(38)],
  39: () => {
    const free = routesBetween(board, 27 as CircleId, 46 as CircleId).find(
      (route) => !route.includes('k041' as CrossingId),
    );
    return [{ freeRoute: free, walks: ends(positionOf(39), 'walk') }, answerOf(39)];
  },
  41: () => [
    [{ walks: ends(positionOf(41), 'walk') }, endAtJacksTurn(41)],
    [answerOf(41), byId(41).ruling.end],
  ],
  42: () => [
    [{ walks: ends(positionOf(42), 'walk') }, endAtJacksTurn(42)],
    [answerOf(42), byId(42).ruling.end],
  ],
  43: () => [
    [{ walks: ends(positionOf(43), 'walk') }, endAtJacksTurn(43)],
    [answerOf(43), byId(43).ruling.end],
  ],
  49: () => [ruleFor(positionOf(49), { type: 'trapped' }), byId(49).ruling.refusal],
  58: () => [{ spacesUsed: positionOf(58).table.left - gameAfter(58, 1).table.left }, answerOf(58)],
  61: () => {
    const after = play(position({ here: 27 }), coach(29, 66), done);
    return [
      [after.table.phase === 'police', after.table.phase],
      [answerOf(61), 'jack'],
    ];
  },
  62: () => {
    const before = positionOf(62);
    const { events, game } = tryEvent(before, coach(29, 66));
    const open = publicForm(events[0] as GameEvent) as { by: string };
    return [{ by: open.by, spaces: before.table.left - game.table.left }, answerOf(62)];
  },
  65: () => [{ alleys: ends(positionOf(65), 'alley') }, answerOf(65)],
  66: () => [{ alleys: ends(positionOf(66), 'alley') }, answerOf(66)],
  68: () => {
    const { events } = tryEvent(positionOf(68), byId(68).given.event as Command);
    return [{ alleys: ends(positionOf(68), 'alley'), by: (events[0] as { by: string }).by }, answerOf(68)];
  },
  71: () => [{ alleys: ends(positionOf(71), 'alley') }, answerOf(71)],
  74: () => {
    const after = play(positionOf(74), walk(51), done);
    return [{ mustMoveNextTurn: after.table.phase === 'jack' && ruleFor(after, declare) === 'HUNT-1.8' }, answerOf(74)];
  },
  79: () => {
    const { game } = tryEvent(play(positionOf(79), walk(51)), done);
    return [{ end: game.found, winner: 'police' }, (byId(79).ruling as { otherwise: unknown }).otherwise];
  },
  82: () => [Object.keys(publicForm({ type: 'escapeDeclared' }) as object).includes('circle'), answerOf(82)],
  85: () => {
    const columns = outcomesOf(byId(85))
      .slice(0, 2)
      .map(({ game }) => pawnColumn(game.table));
    return [{ columns }, answerOf(85)];
  },
  86: () => {
    const game = position({
      referee: 'hunt',
      hideout: 51,
      row: [84, 66, 51],
      phase: 'police',
      policemen: { blue: 'k081' },
    });
    return [ruleFor(game, ask(51, 'blue')) !== null, answerOf(86)];
  },
  87: () => [{ adjacent: touches(board, 'k143' as CrossingId) }, answerOf(87)],
  90: () => [{ markers: gameAfter(90).table.clues.length }, answerOf(90)],
  92: () => {
    const { table } = gameAfter(92);
    const forbidden = { row: [84, 66], phase: 'police', policemen: { red: 'k091' }, options: FORBIDDEN } as const;
    const warned = ruleFor(position(forbidden), ask(84, 'red'));
    return [
      { marker: table.clues.includes(84 as CircleId), searchEnds: true, warnFirst: warned === 'CLUE-7' },
      answerOf(92),
    ];
  },
  95: () => [Object.keys(tryEvent(positionOf(95), ask(66)).events[0] ?? {}).includes('present'), answerOf(95)],
  98: () => {
    const { table } = gameAfter(98);
    const forbidden = { row: [84, 66], phase: 'police', policemen: { red: 'k080' }, options: FORBIDDEN } as const;
    const warned = ruleFor(position({ ...forbidden, clues: [66] }), ask(66, 'red'));
    return [
      {
        newMarker: table.clues.length > 1,
        searchEnds: true,
        warnFirst: warned === 'CLUE-7',
      },
      answerOf(98),
    ];
  },
  99: () => [ruleFor(play(positionFor('police', { red: 'k143' }), ask(118, 'red')), done), null],
  102: () => {
    const clues = board.circles.slice(100, 119);
    const game = position({ referee: 'sheet', row: [84, 66], phase: 'police', clues, markersByNight: { 1: 19 } });
    return [play(game, ask(66)).table.markersByNight[0], 20];
  },
  103: () => {
    const searched = play(positionFor('police', { red: 'k143', blue: 'k165' }), ask(118, 'red'), ask(119, 'blue'));
    return [ruleFor(searched, arrest(119, 'red')), 'HUNT-3.1'];
  },
  105: () => [{ clue: gameAfter(105).table.clues.length > 0 }, answerOf(105)],
  107: () => {
    const { events } = tryEvent(positionFor('police', { red: 'k143' }), arrest(118, 'red'));
    return [Object.keys(events[0] ?? {}).sort(), ['caught', 'circle', 'policeman', 'type']];
  },
  115: () => [doubleEvent(115, 'I'), answerOf(115)],
  116: () => [doubleEvent(116, 'V'), answerOf(116)],
  120: () => [{ tokens: play(positionOf(120), kill('I', 65, 84)).table.tokens }, answerOf(120)],
  122: () => [
    {
      publicCircles: (
        publicForm({ type: 'killed', time: 'I', circles: [84, 65] as CircleId[] }) as { circles: unknown }
      ).circles,
    },
    answerOf(122),
  ],
  124: () => [
    play(position({ referee: 'sheet', night: 3, phase: 'hell' }), kill('I', 65, 84)).table.phase,
    answerOf(124),
  ],
  128: () => [{ steps: stepsBetween(board, 'k143' as CrossingId, 'k127' as CrossingId) }, answerOf(128)],
  131: () => {
    const game = positionFor('police', { red: 'k143', blue: 'k165', green: 'k134' });
    return [ruleFor(play(game, ask(119, 'blue')), ask(118, 'red')), null];
  },
  132: () => [falseCluesToLay(positionOf(132).table), answerOf(132)],
  133: () => [[0, 1].map((option) => falseCluesToLay(positionOf(133, option).table)), answerOf(133)],
  141: () => {
    const options = resolveOptions({ areaArrests: true } as object);
    const ruledByTable = { ...walk(9), ruledByTable: true } as const;
    return [
      ['areaArrests' in options, ruleFor(position({ here: 84 }), ruledByTable)],
      [false, null],
    ];
  },
  143: () => [{ showRoutes: routesBetween(board, 51 as CircleId, 84 as CircleId) }, answerOf(143)],
  144: () => {
    const recorded = recordOnly(positionOf(144), walk(66));
    const back: Command = { type: 'takenBack', entry: recorded.count - 1 };
    const told = recordOnly(recorded, { type: 'handedOver' });
    return [
      [decide(board, recorded, back).ok, ruleFor(told, back)],
      [true, 'REF-15'],
    ];
  },
  156: () => {
    const game = position({
      referee: 'evening',
      night: 3,
      phase: 'hell',
      step: 'victims',
      women: [3, 21, 27, 65, 84, 147],
    });
    return [{ wretched: play(game, victims(3, 27, 65)).table.hell.wretched.length }, answerOf(156)];
  },
  157: () => [{ free: freeForWomen(157), tokens: womenOf(3) }, answerOf(157)],
  158: () => [{ free: freeForWomen(158), tokens: womenOf(4) }, answerOf(158)],
  159: () => {
    const game = position({ referee: 'evening', night: 2, phase: 'hell', step: 'patrols' });
    const six = ['k049', 'k058', 'k044', 'k143', 'k180', 'k136'];
    return [
      [NIGHT_TABLE[2].patrols, ruleFor(game, patrols([...six, 'k157'])), ruleFor(game, patrols(six))],
      [answerOf(159), null, 'HELL-3.2'],
    ];
  },
  160: () => {
    const game = positionOf(160);
    const former = byId(160).given.formerPolicemen as readonly string[];
    const some = [...board.yellow, 'k080', 'k099'].filter((crossing) => !former.includes(crossing));
    const pairs = some.flatMap((one, i) => some.slice(i + 1).map((two) => [one, two]));
    const lawful = pairs.filter((pair) => ruleFor(game, patrols([...former, ...pair])) === null);
    return [[...new Set(lawful.flat())].sort(), answerOf(160)];
  },
  186: () => {
    const game = positionOf(186);
    const both = [play(game, goes(65, 82), goes(66, 65)), play(game, goes(66, 64), goes(65, 66))];
    return [
      both.map(({ table }) => table.hell.wretched),
      [
        [65, 82],
        [64, 66],
      ],
    ];
  },
  162: () => {
    const game = positionOf(162);
    return [
      [{ walks: ends(game, 'walk'), alleys: ends(game, 'alley') }, hasLegalMove(board, game)],
      [answerOf(162), true],
    ];
  },
  165: () => [
    { steps: ['k106', 'k089'].map((to) => stepsBetween(board, 'k143' as CrossingId, to as CrossingId)) },
    answerOf(165),
  ],
};

function womenOf(night: 2 | 3 | 4): number {
  const { marked, unmarked } = NIGHT_TABLE[night].women;
  return marked + unmarked;
}

/** Every red circle that stands in some lawful placing of the night's women. */
function freeForWomen(id: number): readonly number[] {
  const { night = 1, scenes = [] } = byId(id).given;
  const game = position({ referee: 'evening', phase: 'hell', step: 'women', night, scenes });
  const placings = some([...board.red], womenOf(night as 2)).filter(
    (circles) => ruleFor(game, women(circles)) === null,
  );
  return [...new Set(placings.flat())].sort((a, b) => a - b);
}

/** All ways to take so many of a list. */
function some<T>([first, ...rest]: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...some(rest, size - 1).map((others) => [first, ...others]), ...some(rest, size)];
}

/** Where a Wretched may go: as it is listed, and as the referee lets her. */
function destinations(id: number, from: number): readonly number[] {
  const game = positionOf(id);
  const listed = wretchedDestinations(board, game.table, from as CircleId);
  expect(board.circles.filter((to) => ruleFor(game, goes(from, to)) === null)).toEqual(listed);
  return listed;
}

const FORBIDDEN = { forbidUselessSearch: true } as const;

function positionFor(phase: 'jack' | 'police', policemen: Readonly<Record<string, string>>): Game {
  return position({ referee: 'hunt', row: [84, 66], phase, policemen });
}

function doubleEvent(id: number, time: 'I' | 'V') {
  const { table, sheet } = play(positionOf(id), kill(time, 65, 84));
  const at = columnOf(time);
  const columns = { [COLUMNS[at] as string]: sheet.rows[2][0], [COLUMNS[at + 1] as string]: sheet.rows[2][1] };
  return { columns, space: pawnColumn(table), left: table.left, here: hereOf(sheet, 3) };
}

/** As on Jack's phone: recorded, not handed over. */
function recordOnly(game: Game, command: Command): Game {
  const decision = decide(board, game, command);
  expect(decision.ok).toBe(true);
  return decision.ok ? replay(game, decision.value) : game;
}

const COMPUTED_CASES = Object.entries(COMPUTED).map(([id, compute]) => ({ one: byId(Number(id)), compute }));

describe('cases whose answer is computed', () => {
  it.each(COMPUTED_CASES)('case $one.id: $one.title', ({ compute }) => {
    const [computed, ruling] = compute();
    expect(computed).toEqual(ruling);
  });
});

describe('the list of cases', () => {
  const run = CASES.filter((one) => hasEvents(one) || one.id in COMPUTED).map(({ id }) => id);
  const listed = Object.keys(elsewhere).map(Number);

  it('has 186 cases, each run here or listed with a reason', () => {
    expect(CASES.map(({ id }) => id)).toEqual(Array.from({ length: 186 }, (_, i) => i + 1));
    const missing = CASES.map(({ id }) => id).filter((id) => !run.includes(id) && !listed.includes(id));
    expect(missing).toEqual([]);
  });

  it('lists none that is run', () => {
    expect(listed.filter((id) => run.includes(id))).toEqual([]);
  });
});
