/**
 * First night, guided: staged positions of the real board, what is done on them step by step, and what the guide plays for
 * the other side in between. All of it goes through the referee like any game: a step is done when its events stand in the
 * log, or when the referee has said the no it is about. Nothing here is kept but the number of the step: going back to the
 * guide's own move, skipping and going on after a reload all play the steps before it anew, in memory.
 */
import { board } from '../board/index';
import { type Breach, type Command, decide, type Game, type GameEvent, type RuleId } from '../rules/index';
import { memoryStore } from '../store/memory-store';
import type { Around } from './around';
import type { startGame } from './games';
import type { Session } from './session';

export type GuideSide = 'jack' | 'police';

export interface GuideStep<Id extends string = string> {
  readonly id: Id;
  /** A position of its own, which begins here. */
  readonly staged?: readonly Command[];
  /** What is to be done, each a tap of its own. Empty: there is only something to read. */
  readonly doing: readonly Command[];
  /** What is to be tried after that, and the rule that refuses it. */
  readonly tried?: { readonly command: Command; readonly rule: RuleId };
  /** What the other side then does. */
  readonly answer?: readonly Command[];
}

const handedOver = { type: 'handedOver' } as const;
const policeDone = { type: 'policeDone' } as const;
const night = (number: number) => ({ type: 'nightBegan', night: number }) as const;
const hideout = (circle: number) => ({ type: 'hideoutChosen', circle }) as const;
const walk = (to: number) => ({ type: 'jackMoved', by: 'walk', to: [to] }) as const;
const alley = (to: number) => ({ type: 'jackMoved', by: 'alley', to: [to] }) as const;
const coach = (through: number, to: number) => ({ type: 'jackMoved', by: 'coach', to: [through, to] }) as const;
type Who = Extract<Command, { type: 'policemanMoved' }>['policeman'];
const step = (policeman: Who, to: string) => ({ type: 'policemanMoved', policeman, to }) as const;
const search = (policeman: Who, circle: number) => ({ type: 'clueSearched', policeman, circle }) as const;
const arrest = (policeman: Who, circle: number) => ({ type: 'arrestAttempted', policeman, circle }) as const;

/** The hideout is 10. Blue closes the way from 50 to 31; a coach gets past him, an alley out of reach, and 10 is two rides away. */
export const JACK = [
  { id: 'hideout', staged: [], doing: [hideout(10), handedOver] },
  { id: 'begin', doing: [night(1)] },
  {
    id: 'kill',
    doing: [{ type: 'killed', time: 'II', circles: [66] }, handedOver],
    answer: [
      {
        type: 'alarmRaised',
        policemen: { blue: 'k044', yellow: 'k058', brown: 'k049', red: 'k136', green: 'k143' },
      },
    ],
  },
  {
    id: 'walk',
    doing: [walk(50), handedOver],
    answer: [step('blue', 'k045'), search('blue', 31), policeDone],
  },
  { id: 'closed', doing: [], tried: { command: walk(31), rule: 'HUNT-1.2' } },
  { id: 'look', doing: [] },
  {
    id: 'coach',
    doing: [coach(31, 33), handedOver],
    answer: [step('yellow', 'k037'), search('blue', 31), arrest('yellow', 34), policeDone],
  },
  {
    id: 'alley',
    doing: [alley(13), handedOver],
    answer: [step('blue', 'k044'), search('yellow', 33), policeDone],
  },
  {
    id: 'ride',
    doing: [coach(12, 10)],
    tried: { command: { type: 'escapeDeclared' }, rule: 'SPEC-2' },
  },
  { id: 'silent', doing: [handedOver], answer: [search('blue', 30), policeDone] },
  { id: 'out', doing: [walk(11), handedOver], answer: [policeDone] },
  { id: 'home', doing: [walk(10), { type: 'escapeDeclared' }, handedOver] },
] as const satisfies readonly GuideStep[];

/** Night 1: Jack has gone from 84 by 99 to 83. Night 3: he stands on 158, and on 27 lies the other one. */
export const POLICE = [
  {
    id: 'move',
    staged: [
      hideout(10),
      handedOver,
      night(1),
      { type: 'killed', time: 'I', circles: [84] },
      handedOver,
      {
        type: 'alarmRaised',
        policemen: { blue: 'k143', yellow: 'k136', brown: 'k157', red: 'k180', green: 'k044' },
      },
      walk(99),
      handedOver,
      policeDone,
      walk(83),
      handedOver,
    ],
    doing: [step('blue', 'k127')],
  },
  { id: 'second', doing: [step('yellow', 'k101')] },
  { id: 'search', doing: [search('blue', 100)] },
  { id: 'clue', doing: [search('blue', 99)] },
  { id: 'arrest', doing: [arrest('yellow', 85)] },
  { id: 'done', doing: [policeDone], answer: [coach(63, 48), handedOver] },
  { id: 'ridden', doing: [] },
  {
    id: 'double',
    staged: [
      hideout(10),
      handedOver,
      {
        type: 'takenOver',
        night: 3,
        time: 'I',
        scenes: [65, 84],
        row: [27, 158],
        tokens: { coaches: 2, alleys: 1 },
        policemen: { blue: 'k157', yellow: 'k180', brown: 'k136', red: 'k143', green: 'k044' },
        turn: 'police',
      },
      handedOver,
    ],
    doing: [step('blue', 'k155')],
  },
  { id: 'first', doing: [policeDone], answer: [walk(143), handedOver] },
  { id: 'trail', doing: [search('blue', 143)] },
] as const satisfies readonly GuideStep[];

export type JackStep = (typeof JACK)[number]['id'];
export type PoliceStep = (typeof POLICE)[number]['id'];
export const GUIDES: Readonly<Record<GuideSide, readonly GuideStep<JackStep | PoliceStep>[]>> = {
  jack: JACK,
  police: POLICE,
};

/** *todo*: what comes next; null where there is only something to read. *off*: what the guide wants cannot be done from here. */
export type Standing =
  | { readonly is: 'todo'; readonly next: Command | null; readonly trying: boolean }
  | { readonly is: 'done' | 'off' };

/**
 * How a step stands, from what has happened since it began at entry `from`. Whatever else was done is no fault as long as
 * the guide's own move is still possible.
 */
export function standingOf(
  { doing, tried }: GuideStep,
  from: number,
  events: readonly GameEvent[],
  refusals: readonly Breach[],
  game: Game,
): Standing {
  const stands = standingEvents(events).filter(({ number }) => number >= from);
  const open = doing.filter((command) => !stands.some(({ event }) => isThat(command, event)));
  const [next] = open;
  if (next !== undefined) {
    // Handed over without what should have come before it.
    const inOrder = open.length === doing.length - doing.indexOf(next);
    return inOrder && decide(board, game, next).ok ? { is: 'todo', next, trying: false } : { is: 'off' };
  }
  if (tried === undefined) return doing.length > 0 ? { is: 'done' } : { is: 'todo', next: null, trying: false };
  if (refusals.some(({ rule }) => rule === tried.rule)) return { is: 'done' };
  const decided = decide(board, game, tried.command);
  return !decided.ok && decided.error.rule === tried.rule
    ? { is: 'todo', next: tried.command, trying: true }
    : { is: 'off' };
}

/** Events that were not taken back, with their numbers. */
function standingEvents(
  events: readonly GameEvent[],
): readonly { readonly number: number; readonly event: GameEvent }[] {
  let stand: { number: number; event: GameEvent }[] = [];
  for (const [number, event] of events.entries()) {
    if (event.type === 'takenBack') stand = stand.filter((one) => one.number < event.entry);
    else if (event.type === 'rewound') stand = stand.filter((one) => one.number < event.to);
    else stand.push({ number, event });
  }
  return stand;
}

function isThat(command: Command, event: GameEvent): boolean {
  const happened: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(command).every(([name, value]) => JSON.stringify(value) === JSON.stringify(happened[name]));
}

/** The practice game as it stands when a step begins. It lives in memory and is in no list of games. */
export async function practice(begin: typeof startGame, around: Around, side: GuideSide, at: number): Promise<Session> {
  const started = await begin(memoryStore(), around, { referee: 'hunt' });
  if (!started.ok) throw new Error(started.error.why);
  const session = started.value;
  const steps = GUIDES[side].slice(0, at + 1);
  const from = steps.findLastIndex(({ staged }) => staged !== undefined);
  await session.dispatch(...(steps[from]?.staged ?? []));
  for (const { doing, answer = [] } of steps.slice(from, -1)) await session.dispatch(...doing, ...answer);
  // Nothing is lost with this page that was meant to stay.
  return { ...session, kept: true };
}

/** The step to go on with: what is only read is read after what it speaks of. */
export function resumesAt(side: GuideSide, at: number): number {
  const steps = GUIDES[side];
  const known = Number.isInteger(at) && at >= 0 && at < steps.length ? at : 0;
  return steps[known]?.doing.length === 0 && steps[known]?.tried === undefined ? known - 1 : known;
}
