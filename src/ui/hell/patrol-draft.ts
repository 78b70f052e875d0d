/**
 * The patrols being laid: which crossings are given, which are chosen, and on a device of the police what lies under each.
 * Which crossings are offered is read from the open table; the referee still says no.
 */
import * as v from 'valibot';
import { board, isCrossing } from '../../board/index';
import type { Board, CrossingId } from '../../board/types';
import { type Face, formerPlaces, POLICEMEN, type Policeman, type Table } from '../../rules/index';

export interface PatrolDraft {
  /** What was entered in another night counts no more. */
  readonly night: number;
  readonly chosen: readonly CrossingId[];
  /** By crossing. On Jack's phone always empty. */
  readonly faces: Readonly<Record<string, Face>>;
}

export const NO_PATROLS: PatrolDraft = { night: 0, chosen: [], faces: {} };

/** Of seven tokens: where some must lie, and on how many of which crossings the others (HELL-3.3 to HELL-3.5). */
export interface PatrolPlaces {
  readonly fixed: readonly CrossingId[];
  readonly free: ReadonlySet<CrossingId>;
  readonly wanted: number;
}

export const TOKENS = 7;

export function patrolPlaces(on: Board, table: Table): PatrolPlaces {
  const yellow = [...on.yellow].sort();
  if (table.night === 1) return { fixed: yellow, free: new Set(), wanted: TOKENS - yellow.length };
  const former = formerPlaces(table);
  if (former === null) return { fixed: [], free: new Set(on.crossings), wanted: TOKENS };
  const among = table.options.patrolExtraAnyCrossing ? on.crossings : yellow;
  const free = new Set(among.filter((crossing) => !former.includes(crossing)));
  return { fixed: former, free, wanted: TOKENS - former.length };
}

/** The chosen ones as they stand tonight: where no choice is left, they are chosen already. */
export function chosenIn({ free, wanted }: PatrolPlaces, { night, chosen }: PatrolDraft, tonight: number) {
  if (free.size === wanted) return [...free];
  return night === tonight ? chosen.filter((crossing) => free.has(crossing)).slice(0, wanted) : [];
}

/** After a tap on one of them. Where all are chosen, another one takes the place of the first. */
export function withTapped(chosen: readonly CrossingId[], crossing: CrossingId, wanted: number): readonly CrossingId[] {
  if (chosen.includes(crossing)) return chosen.filter((one) => one !== crossing);
  return [...chosen, crossing].slice(-wanted);
}

/** The faces on these crossings; those entered for others are gone with them. */
export function facesOn({ night, faces }: PatrolDraft, crossings: readonly CrossingId[], tonight: number) {
  if (night !== tonight) return {};
  return Object.fromEntries(
    crossings.flatMap((crossing) => {
      const face = faces[crossing];
      return face === undefined ? [] : [[crossing, face]];
    }),
  ) as Readonly<Record<string, Face>>;
}

/** How many of a face are still to be laid: each colour once, two false ones (HELL-3.2). */
export function facesStill(faces: PatrolDraft['faces'], face: Face): number {
  return (face === false ? 2 : 1) - Object.values(faces).filter((one) => one === face).length;
}

/**
 * A face is laid on a crossing. One that is spent comes from where it lay, and what lay here goes there; when one crossing
 * is left, it has what is left.
 */
export function withFace(
  faces: PatrolDraft['faces'],
  crossings: readonly CrossingId[],
  at: CrossingId,
  face: Face,
): PatrolDraft['faces'] {
  const before = faces[at];
  if (before === face) return faces;
  const giving = facesStill(faces, face) > 0 ? undefined : crossings.find((one) => one !== at && faces[one] === face);
  const { [giving ?? '']: _, ...kept } = faces;
  const next: Record<string, Face> = { ...kept, [at]: face };
  if (giving !== undefined && before !== undefined) next[giving] = before;
  const open = crossings.filter((crossing) => next[crossing] === undefined);
  const [last] = open;
  const left = FACES.find((one) => facesStill(next, one) > 0);
  return open.length === 1 && last !== undefined && left !== undefined ? { ...next, [last]: left } : next;
}

export const FACES: readonly Face[] = [...POLICEMEN, false];

/** The next crossing without a face, after this one first; null when all have one. */
export function nextOpen(
  faces: PatrolDraft['faces'],
  crossings: readonly CrossingId[],
  after: CrossingId | null,
): CrossingId | null {
  const from = after === null ? 0 : crossings.indexOf(after) + 1;
  const around = [...crossings.slice(from), ...crossings.slice(0, from)];
  return around.find((crossing) => faces[crossing] === undefined) ?? null;
}

/** Who ended the last night on a crossing. */
export function formerly({ policemen, night }: Table, crossing: CrossingId): Policeman | null {
  if (night === 1) return null;
  return POLICEMEN.find((policeman) => policemen[policeman] === crossing) ?? null;
}

const crossing = v.pipe(
  v.string(),
  v.check((text) => isCrossing(board, text)),
  v.transform((text) => text as CrossingId),
);
const schema = v.strictObject({
  night: v.number(),
  chosen: v.array(crossing),
  faces: v.record(v.string(), v.union([v.picklist(POLICEMEN), v.literal(false)])),
});

export function readPatrols(value: unknown): PatrolDraft | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}
