/**
 * The shapes that come from outside: what a file, a stored entry or a message may hold. Read once, at the edge; what is
 * not described here is ignored, what is described must be of its type. Whether a number names a place is for the
 * referee to say.
 */
import * as v from 'valibot';
import {
  type Command,
  CRIME_TIMES,
  LETTERS,
  NOTE_LENGTH,
  POLICEMEN,
  REFEREES,
  type RecordedEvent,
  SWITCHES,
} from '../rules/index';

const whole = v.pipe(v.number(), v.integer());
const circle = whole;
const crossing = v.string();
const policeman = v.picklist(POLICEMEN);
const time = v.picklist(CRIME_TIMES);
const side = v.picklist(['jack', 'police'] as const);
const referee = v.picklist(REFEREES);
const face = v.union([policeman, v.literal(false)]);
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** One for each of seven tokens. */
const sealed = v.pipe(
  v.array(hash),
  v.check((list) => list.length === 7),
);
const yesNo = v.optional(v.boolean());
/** An object that is no list: for `typeof` a list is an object too. */
function notAList<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    schema,
  );
}

const tokens = notAList(v.object({ coaches: whole, alleys: whole }));

/** Colour → crossing, with nothing else in it. Inherited names such as `constructor` are no colours either. */
function byColour<S extends v.GenericSchema>(place: S) {
  const { blue, yellow, brown, red, green } = Object.fromEntries(
    POLICEMEN.map((colour) => [colour, v.exactOptional(place)]),
  ) as Record<(typeof POLICEMEN)[number], v.ExactOptionalSchema<S, undefined>>;
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || typeof dataset.value !== 'object' || dataset.value === null) return;
      const input = dataset.value as Record<string, unknown>;
      const strange = Object.keys(input).find((key) => !POLICEMEN.some((colour) => colour === key));
      if (strange === undefined) return;
      addIssue({
        input: strange,
        path: [{ type: 'object', origin: 'key', input, key: strange, value: input[strange] }],
        expected: POLICEMEN.map((colour) => `"${colour}"`).join(' | '),
      });
    }),
    v.object({ blue, yellow, brown, red, green }),
  );
}

const note = v.pipe(
  v.string(),
  v.check((text) => text.length <= NOTE_LENGTH),
);

const options = notAList(
  v.object({
    referee: v.optional(referee),
    note: v.optional(note),
    ...(Object.fromEntries(SWITCHES.map((name) => [name, yesNo])) as Record<(typeof SWITCHES)[number], typeof yesNo>),
  }),
);

/** `ruledByTable` counts only when true. */
const ruled = v.optional(
  v.pipe(
    v.boolean(),
    v.transform((said) => (said ? (true as const) : undefined)),
  ),
);

const type = <T extends string>(name: T) => v.literal(name);

const jackMoved = v.variant('by', [
  v.object({ type: type('jackMoved'), by: v.literal('walk'), to: v.strictTuple([circle]), ruledByTable: ruled }),
  v.object({ type: type('jackMoved'), by: v.literal('alley'), to: v.strictTuple([circle]), ruledByTable: ruled }),
  v.object({
    type: type('jackMoved'),
    by: v.literal('coach'),
    to: v.strictTuple([circle, circle]),
    ruledByTable: ruled,
  }),
]);

/** Every event a record may hold, with the names and fields of DESIGN: "Events". */
const anyEvent = v.variant('type', [
  v.object({ type: type('gameStarted'), options }),
  v.object({ type: type('hideoutChosen'), circle }),
  v.object({
    type: type('takenOver'),
    night: whole,
    time,
    scenes: v.array(circle),
    row: v.array(circle),
    tokens,
    policemen: byColour(v.nullable(crossing)),
    turn: side,
  }),
  v.object({ type: type('nightBegan'), night: whole }),
  v.object({ type: type('womenPlaced'), circles: v.array(circle), marked: v.optional(v.array(circle)) }),
  v.object({
    type: type('patrolsPlaced'),
    crossings: v.array(crossing),
    faces: v.optional(v.array(face)),
    sealed: v.optional(sealed),
  }),
  v.object({ type: type('facesOpened'), openings: v.array(v.object({ place: whole, face, salt: hash })) }),
  v.object({
    type: type('letterPlayed'),
    letter: v.picklist(LETTERS),
    from: v.optional(crossing),
    to: v.optional(crossing),
    policeman: v.optional(policeman),
  }),
  v.object({ type: type('letterAnswered'), policeman }),
  v.object({ type: type('victimsRevealed'), circles: v.array(circle) }),
  v.object({ type: type('waited') }),
  v.object({ type: type('wretchedMoved'), from: circle, to: circle }),
  v.object({ type: type('patrolRevealed'), crossing, face: v.optional(face) }),
  v.object({ type: type('killed'), time, circles: v.array(circle) }),
  v.object({ type: type('alarmRaised'), policemen: byColour(crossing) }),
  jackMoved,
  v.object({ type: type('falseCluePlaced'), circle }),
  v.object({ type: type('policemanMoved'), policeman, to: crossing, ruledByTable: ruled }),
  v.object({ type: type('policemenStated'), policemen: byColour(v.nullable(crossing)) }),
  v.object({
    type: type('clueSearched'),
    policeman: v.optional(policeman),
    circle,
    found: yesNo,
    ruledByTable: ruled,
  }),
  v.object({
    type: type('arrestAttempted'),
    policeman: v.optional(policeman),
    circle,
    caught: yesNo,
    ruledByTable: ruled,
  }),
  v.object({ type: type('policeDone') }),
  v.object({ type: type('escapeDeclared') }),
  v.object({ type: type('refereeSet'), level: referee }),
  v.object({ type: type('trapped') }),
  v.object({ type: type('outOfMoves') }),
  v.object({ type: type('conceded'), by: v.optional(side) }),
  v.object({ type: type('takenBack'), entry: whole }),
  v.object({ type: type('rewound'), to: whole }),
  v.object({ type: type('resumed'), from: whole }),
  v.object({ type: type('revealed'), secret: v.optional(v.string()) }),
]);

export const recordedEvent = notAList(anyEvent);

/** The two events that only Jack's own log holds. */
export const privateEvent = v.variant('type', [
  v.object({ type: type('handedOver') }),
  v.object({ type: type('endFound'), end: v.picklist(['trapped', 'outOfMoves'] as const) }),
]);

type Exactly<A, B> = [A] extends [B] ? true : never;
/** What the schema lets through is what the referee takes: this line does not compile otherwise. */
export const SCHEMA_FITS: Exactly<v.InferOutput<typeof recordedEvent>, RecordedEvent & Command> = true;
