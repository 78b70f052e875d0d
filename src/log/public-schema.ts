/** Shapes of public events: strict, so that a secret field cannot ride along unnoticed. */
import * as v from 'valibot';
import { CRIME_TIMES } from '../rules/index';
import { recordedEvent } from './schema';

const whole = v.pipe(v.number(), v.integer());
const time = v.picklist(CRIME_TIMES);
const WITH_SECRETS = ['hideoutChosen', 'takenOver', 'womenPlaced', 'patrolsPlaced', 'killed', 'jackMoved'] as const;

const redrawn = v.variant('type', [
  v.strictObject({ type: v.literal('hideoutChosen') }),
  v.strictObject({
    type: v.literal('takenOver'),
    night: whole,
    time,
    scenes: v.array(whole),
    crimes: v.array(whole),
    filled: whole,
    tokens: v.strictObject({ coaches: whole, alleys: whole }),
    policemen: v.record(v.string(), v.nullable(v.string())),
    turn: v.picklist(['jack', 'police'] as const),
  }),
  v.strictObject({ type: v.literal('womenPlaced'), circles: v.array(whole) }),
  v.strictObject({ type: v.literal('patrolsPlaced'), crossings: v.array(v.string()) }),
  v.strictObject({ type: v.literal('killed'), time, circles: v.array(whole) }),
  v.strictObject({
    type: v.literal('jackMoved'),
    by: v.picklist(['walk', 'coach', 'alley'] as const),
    ruledByTable: v.optional(v.literal(true)),
  }),
]);

/** An answer says yes or no: where a record may leave it to the referee, here it is what the detectives were told. */
const told = v.pipe(
  recordedEvent,
  v.check((event) => {
    if (event.type === 'clueSearched') return event.found !== undefined;
    return event.type !== 'arrestAttempted' || event.caught !== undefined;
  }),
);

/** Events without a secret are as in the record; the others have a shape of their own. */
export const publicEvent = v.lazy((input) => {
  const type = (input as { type?: unknown } | null)?.type;
  return WITH_SECRETS.some((name) => name === type) ? redrawn : told;
});
