/**
 * The game told again after the reveal: crime by crime and move by move, each with what was asked after it and how the
 * board then lay. A move that everybody had heard of and that the table went back on stays, and says so, with what was
 * asked after it; what was taken back before it was handed over never happened.
 */
import type { CircleId, CrossingId } from '../board/types';
import { detectivesView, type Heard } from '../log/detectives-view';
import { publicLog } from '../log/disclose';
import {
  allScenes,
  EMPTY_TABLE,
  evolve,
  type Filling,
  type Game,
  type GameEvent,
  hereOf,
  isNight,
  NEW_GAME,
  type Night,
  type Policeman,
  pawnColumn,
} from '../rules/index';

/** How the board lay at the end of a step, the police's answer to it included. */
export interface Situation {
  readonly scenes: readonly CircleId[];
  readonly clues: readonly CircleId[];
  readonly falseClues: readonly CircleId[];
  readonly policemen: Readonly<Record<Policeman, CrossingId | null>>;
}

export interface StoryStep {
  readonly night: Night;
  /** The column of the sheet it ends in, and the one it began in where it takes two. */
  readonly column: string;
  readonly firstColumn: string;
  readonly how: Filling;
  /** Null for a crime. */
  readonly from: CircleId | null;
  /** The circles written: two for a coach and for the double event. */
  readonly to: readonly CircleId[];
  readonly ruled: boolean;
  /** It ends on the hideout. */
  readonly home: boolean;
  /** Escape was declared right after it. */
  readonly escaped: boolean;
  /** The table went back before it afterwards. */
  readonly undone: boolean;
  readonly heard: readonly Heard[];
  readonly board: Situation;
}

/** A step while it is told: with its number in the log. */
interface Telling {
  readonly number: number;
  readonly step: StoryStep;
}

export function storyOf(events: readonly GameEvent[]): readonly StoryStep[] {
  const { heard } = detectivesView(publicLog(events, () => '').map(({ event }) => event));
  let game = NEW_GAME;
  let steps: readonly Telling[] = [];
  let asked = 0;
  for (const event of events) {
    const after = evolve(game, event);
    steps = situate(withEvent(game, after, steps, event), after);
    if (event.type === 'clueSearched' || event.type === 'arrestAttempted') {
      steps = changeCurrent(steps, (step) => ({ ...step, heard: [...step.heard, ...heard.slice(asked, asked + 1)] }));
      asked += 1;
    }
    game = after;
  }
  return steps.map(({ step }) => step);
}

function withEvent(before: Game, after: Game, steps: readonly Telling[], event: GameEvent): readonly Telling[] {
  const isOwn = (number: number): boolean => before.held?.events.some((one) => one.number === number) ?? false;
  switch (event.type) {
    case 'killed':
      return [...steps, stepOf(before, after, { how: 'crime', to: event.circles })];
    case 'takenOver':
      return [...steps, ...stepsOnPaper(before, after, event.row)];
    case 'jackMoved':
      return [...steps, stepOf(before, after, { how: event.by, to: event.to, ruled: event.ruledByTable === true })];
    case 'takenBack': {
      const own = isOwn(event.entry);
      return steps.filter(({ number }) => (own ? !isOwn(number) || number < event.entry : number !== event.entry));
    }
    case 'rewound':
      return before.turn === null ? steps : goBack(steps, event.to);
    case 'conceded':
      // A move that was not handed over never happened.
      return steps.filter(({ number }) => !isOwn(number));
    case 'escapeDeclared':
      return changeCurrent(steps, (step) => ({ ...step, escaped: true }));
    default:
      return steps;
  }
}

interface Happened {
  readonly how: StoryStep['how'];
  readonly to: readonly CircleId[];
  readonly from?: CircleId | null;
  readonly ruled?: boolean;
  /** Columns filled after it at the same time. */
  readonly later?: number;
}

function stepOf(before: Game, after: Game, { how, to, from, ruled = false, later = 0 }: Happened): Telling {
  const { table, sheet } = after;
  const night = isNight(table.night) ? table.night : 1;
  const step: StoryStep = {
    night,
    column: pawnColumn({ ...table, left: table.left + later }) ?? '',
    firstColumn: pawnColumn({ ...table, left: table.left + later + to.length - 1 }) ?? '',
    how,
    from: how === 'crime' ? null : (from ?? hereOf(before.sheet, night)),
    to,
    ruled,
    home: to.at(-1) === sheet.hideout && how !== 'crime',
    escaped: false,
    undone: false,
    heard: [],
    board: situationOf(after),
  };
  return { number: before.count, step };
}

/** A row from paper: the crimes, then circle by circle. Where the policemen stood meanwhile nobody entered. */
function stepsOnPaper(before: Game, after: Game, row: readonly CircleId[]): readonly Telling[] {
  const { length } = after.table.scenes;
  const crimes = stepOf(before, after, { how: 'crime', to: row.slice(0, length), later: row.length - length });
  const ways = row.slice(length).map((circle, i) => {
    const from = row[length + i - 1] ?? null;
    return stepOf(before, after, { how: 'paper', to: [circle], from, later: row.length - length - i - 1 });
  });
  const { policemen } = EMPTY_TABLE;
  return [crimes, ...ways].map((one, i) =>
    i === ways.length ? one : { ...one, step: { ...one.step, board: { ...one.step.board, policemen } } },
  );
}

/** Steps from an event on are gone back on, and with them an escape declared in that turn. */
function goBack(steps: readonly Telling[], to: number): readonly Telling[] {
  const marked = steps.map((one) => (one.number < to ? one : { ...one, step: { ...one.step, undone: true } }));
  return changeCurrent(marked, (step) => ({ ...step, escaped: false }));
}

function situationOf({ table }: Game): Situation {
  const { clues, falseClues, policemen } = table;
  return { scenes: [...allScenes(table)].sort((a, b) => a - b), clues, falseClues, policemen };
}

/** The last step that stands lasts until the next one begins, or the night is over. */
function situate(steps: readonly Telling[], game: Game): readonly Telling[] {
  const { night, phase } = game.table;
  if (phase === 'between') return steps;
  return changeCurrent(steps, (step) => (step.night === night ? { ...step, board: situationOf(game) } : step));
}

function changeCurrent(steps: readonly Telling[], change: (step: StoryStep) => StoryStep): readonly Telling[] {
  const at = steps.findLastIndex(({ step }) => !step.undone);
  return steps.map((one, i) => (i === at ? { ...one, step: change(one.step) } : one));
}
