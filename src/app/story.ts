/**
 * The game told again after the reveal: crime by crime and move by move, each with what was asked after it and how the
 * board then lay. What was taken back or rewound is not in the route; questions heard stay, and say so.
 */
import type { CircleId, CrossingId } from '../board/types';
import { detectivesView, type Heard } from '../log/detectives-view';
import { publicLog } from '../log/disclose';
import {
  allScenes,
  type By,
  evolve,
  type Game,
  type GameEvent,
  hereOf,
  isNight,
  NEW_GAME,
  type Night,
  type Policeman,
  pawnColumn,
} from '../rules/index';

export interface StoryHeard extends Heard {
  /** The table went back before it afterwards. */
  readonly undone: boolean;
}

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
  readonly how: 'crime' | 'takenOver' | By;
  /** Null for a crime. */
  readonly from: CircleId | null;
  /** The circles written: two for a coach and for the double event. */
  readonly to: readonly CircleId[];
  readonly ruled: boolean;
  /** It ends on the hideout. */
  readonly home: boolean;
  /** Escape was declared right after it. */
  readonly escaped: boolean;
  readonly heard: readonly StoryHeard[];
  readonly board: Situation;
}

/** A step while it is told: with its number in the log, and Jack's moves of the night when it was done. */
interface Telling {
  readonly number: number;
  readonly moves: number;
  readonly step: StoryStep;
}

export function storyOf(events: readonly GameEvent[]): readonly StoryStep[] {
  const told = events.reduce(tell, { game: NEW_GAME, steps: [] });
  const heard = heardIn(events);
  return told.steps.map(({ moves, step }, i) => {
    const next = told.steps[i + 1];
    const last = next === undefined || next.step.night !== step.night;
    return {
      ...step,
      heard: heard.filter(
        ({ night, afterMove }) => night === step.night && (last ? afterMove >= moves : afterMove === moves),
      ),
    };
  });
}

interface Folding {
  readonly game: Game;
  readonly steps: readonly Telling[];
}

function tell({ game, steps }: Folding, event: GameEvent): Folding {
  const after = evolve(game, event);
  return { game: after, steps: situate(withEvent(game, after, steps, event), after) };
}

function withEvent(before: Game, after: Game, steps: readonly Telling[], event: GameEvent): readonly Telling[] {
  const isOwn = (number: number): boolean => before.held?.events.some((one) => one.number === number) ?? false;
  switch (event.type) {
    case 'killed':
      return [...steps, stepOf(before, after, 'crime', event.circles)];
    case 'takenOver':
      return [...steps, stepOf(before, after, 'takenOver', event.row)];
    case 'jackMoved':
      return [...steps, stepOf(before, after, event.by, event.to, event.ruledByTable)];
    case 'takenBack': {
      const own = isOwn(event.entry);
      return steps.filter(({ number }) => (own ? !isOwn(number) || number < event.entry : number !== event.entry));
    }
    case 'rewound':
      return before.turn === null ? steps : steps.filter(({ number }) => number < event.to);
    case 'conceded':
      // A move that was not handed over never happened.
      return steps.filter(({ number }) => !isOwn(number));
    case 'escapeDeclared':
      return changeLast(steps, (step) => ({ ...step, escaped: true }));
    default:
      return steps;
  }
}

function stepOf(
  before: Game,
  after: Game,
  how: StoryStep['how'],
  to: readonly CircleId[],
  ruled?: true | undefined,
): Telling {
  const { table, sheet } = after;
  const night = isNight(table.night) ? table.night : 1;
  const column = pawnColumn(table) ?? '';
  const from = how === 'crime' || how === 'takenOver' ? null : hereOf(before.sheet, night);
  const firstColumn = to.length > 1 ? (pawnColumn({ ...table, left: table.left + to.length - 1 }) ?? column) : column;
  const home = to.at(-1) === sheet.hideout && how !== 'crime';
  const step = { night, column, firstColumn, how, from, to, ruled: ruled === true, home, escaped: false, heard: [] };
  return { number: before.count, moves: table.jackMoves, step: { ...step, board: situationOf(after) } };
}

function situationOf({ table }: Game): Situation {
  const { clues, falseClues, policemen } = table;
  return { scenes: [...allScenes(table)].sort((a, b) => a - b), clues, falseClues, policemen };
}

/** The last step lasts until the next one begins, or the night is over. */
function situate(steps: readonly Telling[], game: Game): readonly Telling[] {
  const { night, phase } = game.table;
  if (steps.at(-1)?.step.night !== night || phase === 'between') return steps;
  return changeLast(steps, (step) => ({ ...step, board: situationOf(game) }));
}

function changeLast(steps: readonly Telling[], change: (step: StoryStep) => StoryStep): readonly Telling[] {
  return steps.map((one, i) => (i === steps.length - 1 ? { ...one, step: change(one.step) } : one));
}

/** Every question of the game, and whether the table went back before it. */
function heardIn(events: readonly GameEvent[]): readonly StoryHeard[] {
  const open = publicLog(events, () => '');
  const goneBack = (number: number): boolean =>
    open.some(({ event, number: at }) => event.type === 'rewound' && event.to <= number && number < at);
  const { heard } = detectivesView(open.map(({ event }) => event));
  return heard.map((one) => ({ ...one, undone: goneBack(one.number) }));
}
