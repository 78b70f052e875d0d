/** Policemen being placed one after another, and how that is read when it comes back from where it was kept. */
import * as v from 'valibot';
import { board, isCrossing } from '../../board/index';
import type { CrossingId } from '../../board/types';
import type { Draft } from './choices';

export interface Placed {
  readonly draft: Draft;
  /** The drafts before each tap, for undoing. */
  readonly before: readonly Draft[];
}

const crossing = v.pipe(
  v.string(),
  v.check((text) => isCrossing(board, text)),
  v.transform((text) => text as CrossingId),
);
const place = v.exactOptional(v.nullable(crossing));
const draft = v.strictObject({ blue: place, yellow: place, brown: place, red: place, green: place });

/** The fields of `Placed`; whether two stand on one crossing is the referee's to say. */
export const placedFields = { draft, before: v.array(draft) };

const schema = v.strictObject(placedFields);

export function readPlaced(value: unknown): Placed | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}
