/** Puts a case of `cases.json` before the referee: every option value, alternative and event of it, in that order. */

import { summarise } from '../../src/log/index';
import type { Act, Command, Game, GivenOptions, Phase } from '../../src/rules/index';
import { done, type Given, play, position, tryEvent } from './position';

export interface Case {
  readonly id: number;
  readonly title: string;
  readonly level: 'sheet' | 'hunt' | 'evening';
  readonly given: CaseGiven;
  readonly question: string;
  readonly ruling: Readonly<Record<string, unknown>>;
  readonly rule: readonly string[];
  readonly switch?: string;
}

type CaseGiven = Omit<Given, 'options' | 'lastMove' | 'phase'> & {
  readonly phase?: string;
  readonly event?: Command;
  readonly events?: readonly Command[];
  readonly orEvents?: readonly Command[];
  readonly options?: Readonly<Record<string, boolean | readonly boolean[]>>;
  readonly rowsTried?: readonly (readonly number[])[];
  readonly spaces?: readonly string[];
  readonly turn?: 'jack' | 'police';
  readonly lastMove?: { readonly by: 'walk' | 'coach' | 'alley' };
  readonly ended?: string | null;
  readonly waited?: boolean;
  readonly seats?: readonly (readonly string[])[];
  readonly tile?: string;
  readonly asked?: readonly { readonly policeman: string; readonly circle: number; readonly found: boolean }[];
};

/** What became of one event of a case, with the indices it stands at. */
export interface Outcome {
  readonly at: { readonly option: number; readonly alternative: number; readonly event: number };
  readonly ok: boolean;
  readonly refusal: string | null;
  readonly found: boolean | null;
  readonly caught: boolean | null;
  readonly end: string;
  readonly winner: string | null;
  readonly game: Game;
}

/** Cases in which the other side's turn lies between the events and is left out. */
const TURNS_BETWEEN = new Set([46, 58, 73, 85]);

export function optionsOf(one: Case): readonly GivenOptions[] {
  const given = Object.entries(one.given.options ?? {});
  const count = Math.max(1, ...given.map(([, value]) => (Array.isArray(value) ? value.length : 1)));
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(given.map(([name, value]) => [name, Array.isArray(value) ? value[i] : value])),
  );
}

/** The positions of a case for one set of options: one for each row or space tried, otherwise one. */
export function positionsOf(one: Case, options: GivenOptions): readonly Game[] {
  const { given } = one;
  const base: Given = {
    ...given,
    options,
    referee: one.level,
    phase: phaseOf(one),
    ...(one.level === 'evening' && hellOf(one)),
    ...(given.lastMove ? { lastMove: given.lastMove.by } : { lastMove: undefined as never }),
  };
  if (given.rowsTried) return given.rowsTried.map((row) => withPast(one, position({ ...base, row })));
  if (given.spaces) return given.spaces.map((space) => withPast(one, position({ ...base, space })));
  return [withPast(one, position(base))];
}

/** All outcomes of a case with events. */
export function outcomesOf(one: Case): readonly Outcome[] {
  const { event, events, orEvents } = one.given;
  const first = events ?? (event ? [event] : []);
  const alternatives = orEvents ? [first, orEvents] : [first];
  return optionsOf(one).flatMap((options, option) => {
    const starts = positionsOf(one, options);
    const runs = starts.length > 1 ? starts.map((game) => ({ game, list: first })) : undefined;
    const tried = runs ?? alternatives.map((list) => ({ game: starts[0] as Game, list }));
    return tried.flatMap(({ game, list }, alternative) => run(one, game, list, option, alternative));
  });
}

function run(
  one: Case,
  start: Game,
  list: readonly Command[],
  option: number,
  alternative: number,
): readonly Outcome[] {
  let game = start;
  return list.map((command, event) => {
    const between = event > 0 && TURNS_BETWEEN.has(one.id) && command.type === 'jackMoved';
    const tried = tryEvent(between ? play(game, done) : game, command);
    game = tried.game;
    const [answer] = tried.events;
    const found = answer?.type === 'clueSearched' ? answer.found : (tried.breach?.found ?? null);
    const caught = answer?.type === 'arrestAttempted' ? answer.caught : (tried.breach?.caught ?? null);
    const { end, winner } = summarise(game);
    const refusal = tried.breach?.rule ?? null;
    return { at: { option, alternative, event }, ok: refusal === null, refusal, found, caught, end, winner, game };
  });
}

/** What the ruling says for an outcome: arrays run over options, alternatives and events, each where there are several. */
export function ruled(one: Case, field: string, { at }: Outcome): unknown {
  const { given } = one;
  const counts = [
    optionsOf(one).length,
    given.rowsTried?.length ?? given.spaces?.length ?? (given.orEvents ? 2 : 1),
    given.events?.length ?? 1,
  ];
  let value: unknown = one.ruling[field];
  for (const [dimension, index] of [at.option, at.alternative, at.event].entries()) {
    const count = counts[dimension] ?? 1;
    if (count > 1 && Array.isArray(value) && value.length === count) value = value[index];
  }
  return value;
}

/** The phase a case is about: said, or the one in which its first event can happen. */
function phaseOf({ given, level }: Case): Phase {
  const first = (given.events?.[0] ?? given.event)?.type;
  if (given.turn) return given.turn;
  if (level === 'evening' && given.phase !== 'hunt') return 'hell';
  switch (first) {
    case 'hideoutChosen':
      return given.night === undefined ? 'hideout' : 'between';
    case 'waited':
    case 'killed':
      return given.phase === 'hunt' ? 'jack' : 'hell';
    case 'nightBegan':
      return 'jack';
    case 'jackMoved':
    case 'trapped':
      return given.night === 3 && given.row?.length === 2 ? 'police' : 'jack';
    case undefined:
      return given.night === 3 && given.row?.length === 2 ? 'police' : 'jack';
    default:
      return 'police';
  }
}

/** Hell as a case of *evening* is about it: the step at which its first event can happen, and the Wretched to be killed. */
function hellOf({ given }: Case): Pick<Given, 'step' | 'wretched' | 'waits'> {
  const first = given.events?.[0] ?? given.event;
  const killed = first?.type === 'killed' ? first.circles : [];
  const wretched = given.wretched ?? killed;
  if (given.waited === true) return { step: 'suspense', wretched, waits: 1 };
  switch (first?.type) {
    case 'womenPlaced':
      return { step: 'women' };
    case 'patrolsPlaced':
      return { step: 'patrols' };
    case 'letterPlayed':
      return given.phase === undefined ? { step: 'victims' } : { step: 'blood', waits: 1 };
    case 'waited':
    case 'killed':
      return { step: 'blood', wretched };
    default:
      return { step: 'suspense', wretched, waits: 1 };
  }
}

/** What lies behind the position: answers already given this turn, an end already reached. */
function withPast({ given, id }: Case, game: Game): Game {
  const { table } = game;
  const acts = Object.fromEntries(
    (given.asked ?? []).map(({ policeman, found }) => [policeman, (found ? 'found' : 'searched') satisfies Act]),
  );
  const acted = given.asked !== undefined;
  const end = given.ended ? ({ how: 'arrested', winner: 'police' } as const) : null;
  // The first police turn of a night, where the case is about it.
  const jackMoves = id === 136 || id === 185 ? 1 : table.jackMoves;
  return { ...game, table: { ...table, jackMoves, end, turn: { ...table.turn, begun: acted, acted, acts } } };
}
