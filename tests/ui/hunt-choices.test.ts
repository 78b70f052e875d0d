/** What is offered to the policemen: read from the open table, and never more than the referee accepts. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { board } from '../../src/board/index';
import type { CrossingId } from '../../src/board/types';
import { type DetectivesView, detectivesView, publicLog } from '../../src/log/index';
import { type Command, decide, evolve, type Game, type GameEvent, NEW_GAME, POLICEMEN } from '../../src/rules/index';
import { doubtAbout } from '../../src/ui/ask/doubt';
import {
  answeredThisTurn,
  askNote,
  beginningsOf,
  circlesFor,
  crossingsFor,
  firstToAsk,
  lastStep,
  likelyStarts,
  nextOf,
  numberFor,
  spentFor,
  stillToMove,
} from '../../src/ui/hunt/choices';

function play(...commands: readonly Command[]): Game {
  return eventsOf(commands).reduce(evolve, NEW_GAME);
}

/** The same as everybody is told it. */
function tell(...commands: readonly Command[]): DetectivesView {
  return detectivesView(publicLog(eventsOf(commands), () => '').map(({ event }) => event));
}

function eventsOf(commands: readonly Command[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const command of commands) {
    const decided = decide(board, events.reduce(evolve, NEW_GAME), command);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    events.push(...decided.value);
  }
  return events;
}

const begun = (options = {}): readonly Command[] => [
  { type: 'gameStarted', options: { referee: 'hunt', ...options } },
  { type: 'hideoutChosen', circle: 28 },
  { type: 'handedOver' },
  { type: 'nightBegan', night: 1 },
  { type: 'killed', time: 'I', circles: [27] },
  { type: 'handedOver' },
];
const alarm: Command = {
  type: 'alarmRaised',
  policemen: { blue: 'k143', yellow: 'k157', brown: 'k180', red: 'k058', green: 'k136' },
};
const moved: readonly Command[] = [alarm, { type: 'jackMoved', by: 'walk', to: [48] }, { type: 'handedOver' }];
const step = (policeman: 'blue' | 'yellow', to: string): Command => ({ type: 'policemanMoved', policeman, to });

test('on night 1 the yellow crossings come first', () => {
  expect(likelyStarts(board, play(...begun()).table)).toEqual(board.yellow);
});

test('what is offered is what the referee accepts, for each of the five', () => {
  const game = play(...begun(), ...moved, step('yellow', 'k158'));
  for (const policeman of POLICEMEN) {
    const accepted = board.crossings.filter((to) => decide(board, game, { type: 'policemanMoved', policeman, to }).ok);
    expect([...crossingsFor(board, game.table, policeman)].sort()).toEqual(accepted);
  }
});

test('OPT-RUSH-2, REF-17: a third step where Rushing is agreed', () => {
  const game = play(...begun({ rushing: true }), ...moved, step('blue', 'k127'));
  const accepted = board.crossings.filter((to) => decide(board, game, step('blue', to)).ok);
  expect([...crossingsFor(board, game.table, 'blue')].sort()).toEqual(accepted);
  expect(accepted.length).toBeGreaterThan(0);
});

test('OPT-RUSH-2: it is his action of the turn, and nobody’s where Rushing is not agreed', () => {
  const ran = play(...begun({ rushing: true }), ...moved, step('blue', 'k127'), step('blue', 'k143'));
  expect(spentFor(ran.table, 'blue', 'clue')).toBe('ran');
  expect(crossingsFor(board, ran.table, 'blue').size).toBe(0);
  expect(crossingsFor(board, play(...begun(), ...moved, step('blue', 'k127')).table, 'blue').size).toBe(0);
});

test('an unknown policeman goes to any free crossing, and reaches nobody knows what', () => {
  const { table } = play(...begun(), ...moved);
  const unknown = { ...table, policemen: { ...table.policemen, green: null } };
  expect(crossingsFor(board, unknown, 'green').size).toBe(board.crossings.length - 4);
  expect(circlesFor(board, unknown, 'green')).toBeNull();
  expect(circlesFor(board, table, 'blue')).toEqual([118, 119, 120]);
});

test('who is next, and what can be undone', () => {
  const game = play(...begun(), ...moved, step('blue', 'k127'));
  expect(stillToMove(game.table)).toEqual(['yellow', 'brown', 'red', 'green']);
  expect(nextOf((one) => stillToMove(game.table).includes(one), 'red')).toBe('green');
  expect(nextOf((one) => stillToMove(game.table).includes(one), 'green')).toBe('yellow');
  const told = tell(...begun(), ...moved, step('blue', 'k127'));
  expect(lastStep(told)).toBe(told.count - 1);
  expect(beginningsOf(told)).toEqual({ turn: told.count - 2, police: told.count - 1 });
  const desk = { told: signal(told), dispatch: () => Promise.reject() };
  expect(numberFor(desk, told.count - 1)).toBe(told.count - 1);
  expect(numberFor({ ...desk, game: signal(game) }, told.count - 1)).toBe(game.count - 1);
});

test('questions of this turn, and whose action is spent', () => {
  const ask = (circle: number): Command => ({ type: 'clueSearched', policeman: 'blue', circle });
  const game = play(...begun(), ...moved, ask(118), ask(119));
  const told = tell(...begun(), ...moved, ask(118), ask(119));
  expect(answeredThisTurn(told).map(({ circle, yes }) => [circle, yes])).toEqual([
    [118, false],
    [119, false],
  ]);
  expect(spentFor(game.table, 'blue', 'clue')).toBeNull();
  expect(spentFor(game.table, 'blue', 'arrest')).toBe('searched');
  expect(lastStep(told)).toBeNull();
  expect(crossingsFor(board, game.table, 'yellow')).toEqual(new Set<CrossingId>());
});

test('who asks first when the questions begin', () => {
  const search = (policeman: 'blue' | 'yellow', circle: number): Command => ({
    type: 'clueSearched',
    policeman,
    circle,
  });
  expect(firstToAsk(play(...begun(), ...moved, step('blue', 'k127')).table)).toBe('blue');
  expect(firstToAsk(play(...begun(), ...moved, search('blue', 118)).table)).toBe('yellow');
  const together = begun({ moveAndActTogether: true });
  expect(firstToAsk(play(...together, ...moved, step('yellow', 'k158')).table)).toBe('yellow');
});

test('how each stands while questions are asked', () => {
  const ask = (circle: number): Command => ({ type: 'clueSearched', policeman: 'blue', circle });
  const noted = (asked: 'clue' | 'arrest', ...more: readonly Command[]): string => {
    const game = play(...begun(), ...moved, ...more);
    return askNote(board, game.table, answeredThisTurn(tell(...begun(), ...moved, ...more)), 'blue', asked);
  };
  expect(noted('clue')).toBe('asks');
  expect(noted('arrest')).toBe('arrests');
  expect(noted('clue', ask(118))).toBe('goesOn');
  expect(noted('arrest', ask(118))).toBe('searched');
  expect(noted('clue', ask(118), ask(119), ask(120))).toBe('searched');
  expect(noted('clue', { type: 'arrestAttempted', policeman: 'blue', circle: 118 })).toBe('arrested');
});

test('only what the referee would accept is asked back', () => {
  const { table } = play(...begun(), ...moved);
  const ask = (circle: number, type: 'clueSearched' | 'arrestAttempted' = 'clueSearched') =>
    doubtAbout(board, table, { type, policeman: 'blue', circle });
  expect(ask(27)).toBeNull();
  expect(ask(118)).toBeNull();
  expect(ask(118, 'arrestAttempted')).toBe('arrest');
  expect(ask(27, 'arrestAttempted')).toBeNull();
  const aloud = { ...table, referee: 'sheet' } as const;
  expect(doubtAbout(board, aloud, { type: 'clueSearched', circle: 27 })).toBe('scene');
  expect(doubtAbout(board, aloud, { type: 'arrestAttempted', circle: 250 })).toBeNull();
});
