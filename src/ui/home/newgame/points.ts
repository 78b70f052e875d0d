/** What a table can agree on, in groups, as far as it touches the chosen level: nothing is offered that has no effect there. */
import { DEFAULT_OPTIONS, type GivenOptions, NOTE_LENGTH, type Switch } from '../../../rules/options';
import type { Referee } from '../../../rules/vocabulary';

export type Level = Referee;
export type Point = Switch;

export interface Group {
  readonly name: 'groupOptional' | 'groupJack' | 'groupPolice' | 'groupHell' | 'groupAfter';
  readonly points: readonly Point[];
}

/** Points that hang on another one, which is then on; the third list only where Hell is refereed. */
const DETAILS: readonly (readonly [Point, readonly Point[], readonly Point[]])[] = [
  ['catchMe', [], []],
  ['falseClues', ['falseClueAnywhere', 'falseClueKeep', 'falseClueCumulative'], []],
  ['letters', ['oneLetterPerNight', 'goulstonNight3AfterMove'], ['letterWithinDistrict']],
];

export function groupsFor(level: Level, on: (point: Point) => boolean): readonly Group[] {
  const police = level !== 'sheet';
  const hell = level === 'evening';
  const optional = DETAILS.flatMap(([point, details, ofHell]) => [
    point,
    ...(on(point) ? [...details, ...(hell ? ofHell : [])] : []),
  ]);
  return [
    { name: 'groupOptional', points: police ? [...optional, 'rushing'] : optional },
    { name: 'groupJack', points: ['specialMoveEscape', 'coachMayReturn'] },
    {
      name: 'groupPolice',
      points: ['forbidUselessSearch', ...(police ? (['moveAndActTogether', 'searchUninterrupted'] as const) : [])],
    },
    ...(hell
      ? [{ name: 'groupHell', points: ['patrolExtraAnyCrossing', 'wretchedMayStay', 'revealOptional'] } as const]
      : []),
    { name: 'groupAfter', points: ['jackErrorLoses'] },
  ];
}

export type Agreed = { readonly [P in Point]?: boolean };

export function isOn(agreed: Agreed, point: Point): boolean {
  return agreed[point] ?? DEFAULT_OPTIONS[point];
}

/** Those of a group that differ from the usual way. */
export function saidIn({ points }: Group, agreed: Agreed): readonly Point[] {
  return points.filter((point) => isOn(agreed, point) !== DEFAULT_OPTIONS[point]);
}

/** What the game is begun with: the level, what is offered at it and differs from the usual way, and the table's note. */
export function optionsOf(level: Level, agreed: Agreed, note = ''): GivenOptions {
  const said = groupsFor(level, (point) => isOn(agreed, point)).flatMap((group) => saidIn(group, agreed));
  const written = noteOf(note);
  return {
    referee: level,
    ...Object.fromEntries(said.map((point) => [point, isOn(agreed, point)])),
    ...(written === '' ? {} : { note: written }),
  };
}

/** A note as it is kept: one line, without what stands around it; nothing but spaces is no note. */
export function noteOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, NOTE_LENGTH).trimEnd();
}
