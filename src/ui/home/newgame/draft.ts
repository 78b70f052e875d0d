/** A game begun on paper, as it is being entered: Jack's secrets among it, so only his side shows it. */
import * as v from 'valibot';
import {
  type Breach,
  type Command,
  CRIME_TIMES,
  type CrimeTime,
  isNight,
  NIGHT_TABLE,
  NIGHTS,
  type Night,
  POLICEMEN,
  type Side,
  type Tokens,
} from '../../../rules/index';
import type { Draft } from '../../hunt/choices';
import { placedFields } from '../../hunt/placed';

const STEPS = ['when', 'scenes', 'row', 'tokens', 'policemen', 'review'] as const;
export type Step = (typeof STEPS)[number];

export interface PaperDraft {
  readonly step: Step;
  readonly night: Night;
  readonly time: CrimeTime | null;
  readonly turn: Side | null;
  readonly scenes: readonly number[];
  readonly row: readonly number[];
  readonly tokens: Tokens;
  readonly policemen: Draft;
  readonly before: readonly Draft[];
}

export const EMPTY: PaperDraft = {
  step: 'when',
  night: 1,
  time: null,
  turn: null,
  scenes: [],
  row: [],
  tokens: NIGHT_TABLE[1].tokens,
  policemen: {},
  before: [],
};

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.strictObject({
  step: v.picklist(STEPS),
  night: v.picklist(NIGHTS),
  time: v.nullable(v.picklist(CRIME_TIMES)),
  turn: v.nullable(v.picklist(['jack', 'police'])),
  scenes: v.array(whole),
  row: v.array(whole),
  tokens: v.strictObject({ coaches: whole, alleys: whole }),
  policemen: placedFields.draft,
  before: placedFields.before,
});

/** A draft from where it was kept; null where it is not what this version wrote. What can be is the referee's to say. */
export function readPaper(value: unknown): PaperDraft | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}

/** Crime scenes of the nights before. */
export function scenesBefore(night: Night): number {
  return NIGHT_TABLE[night].victimsSoFar - NIGHT_TABLE[night].victims;
}

/** The steps of this draft: no earlier scenes on night 1, no policemen where only Jack's moves are judged. */
export function stepsOf({ night }: PaperDraft, judgesPolice: boolean): readonly Step[] {
  return STEPS.filter((step) => (step !== 'scenes' || night > 1) && (step !== 'policemen' || judgesPolice));
}

/** Whether a step holds all it asks for; whether that can be is the referee's to say, at the end. */
export function isFilled(draft: PaperDraft, step: Step): boolean {
  switch (step) {
    case 'when':
      return draft.time !== null && draft.turn !== null;
    case 'scenes':
      return draft.scenes.length === scenesBefore(draft.night);
    case 'row':
      return draft.row.length >= NIGHT_TABLE[draft.night].victims;
    default:
      return true;
  }
}

/** The command, once there is enough for one. Policemen nobody placed are unknown. */
export function takingOver(draft: PaperDraft): Command | null {
  const { night, time, turn, scenes, row, tokens, policemen } = draft;
  if (time === null || turn === null) return null;
  const stand = Object.fromEntries(POLICEMEN.map((one) => [one, policemen[one] ?? null]));
  return {
    type: 'takenOver',
    night,
    time,
    scenes: night > 1 ? scenes : [],
    row,
    tokens,
    policemen: stand,
    turn,
  };
}

/** Another night deals other tokens. */
export function withNight(draft: PaperDraft, night: number): PaperDraft {
  return isNight(night) ? { ...draft, night, tokens: NIGHT_TABLE[night].tokens } : draft;
}

/** Where a refusal is put right. */
export function stepToMend({ because }: Breach): Step {
  switch (because.why) {
    case 'sceneCount':
      return 'scenes';
    case 'tokenCount':
      return 'tokens';
    case 'notACrossing':
    case 'sharedCrossing':
      return 'policemen';
    case 'notPolicesTurn':
    case 'wrongNight':
      return 'when';
    default:
      return 'row';
  }
}
