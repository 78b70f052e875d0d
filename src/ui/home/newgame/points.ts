/**
 * What a table can agree on, in groups, as far as it touches the chosen level. Hell is not refereed at either level, so the
 * switches that only Hell knows are not offered.
 */
import { DEFAULT_OPTIONS, type GivenOptions, type Switch } from '../../../rules/options';

export type Level = 'sheet' | 'hunt';

/** The points offered; those of Hell alone are left out. */
export type Point = Exclude<
  Switch,
  'letterWithinDistrict' | 'patrolExtraAnyCrossing' | 'wretchedMayStay' | 'revealOptional'
>;

export interface Group {
  readonly name: 'groupOptional' | 'groupJack' | 'groupPolice' | 'groupAfter';
  readonly points: readonly Point[];
}

/** Points that hang on another one, which is then on. */
const DETAILS: readonly (readonly [Point, readonly Point[]])[] = [
  ['catchMe', []],
  ['falseClues', ['falseClueAnywhere', 'falseClueKeep', 'falseClueCumulative']],
  ['letters', ['oneLetterPerNight', 'goulstonNight3AfterMove']],
];

export function groupsFor(level: Level, on: (point: Point) => boolean): readonly Group[] {
  const optional = DETAILS.flatMap(([point, details]) => [point, ...(on(point) ? details : [])]);
  const hunt = level === 'hunt';
  return [
    { name: 'groupOptional', points: hunt ? [...optional, 'rushing'] : optional },
    { name: 'groupJack', points: ['specialMoveEscape', 'coachMayReturn'] },
    {
      name: 'groupPolice',
      points: ['forbidUselessSearch', ...(hunt ? (['moveAndActTogether', 'searchUninterrupted'] as const) : [])],
    },
    { name: 'groupAfter', points: ['jackErrorLoses'] },
  ];
}

export type Agreed = { readonly [P in Point]?: boolean };

export function isOn(agreed: Agreed, point: Point): boolean {
  return agreed[point] ?? DEFAULT_OPTIONS[point];
}

/** What the game is begun with: the level, and what is offered at it and differs from the usual way. */
export function optionsOf(level: Level, agreed: Agreed): GivenOptions {
  const offered = groupsFor(level, (point) => isOn(agreed, point)).flatMap(({ points }) => points);
  const said = offered.filter((point) => isOn(agreed, point) !== DEFAULT_OPTIONS[point]);
  return { referee: level, ...Object.fromEntries(said.map((point) => [point, isOn(agreed, point)])) };
}
