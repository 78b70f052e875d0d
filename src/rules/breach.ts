/** A refusal as a value: the rule it rests on and what a sentence about it needs. Sentences are made by `i18n`. */
import type { CircleId, CrossingId } from '../board/types';
import type { EventType, Face, GameEvent } from './events';
import type { By, CrimeTime, Policeman } from './vocabulary';

/** Every rule a refusal can name. */
export const REFUSAL_RULES = [
  'SETUP-1',
  'SETUP-5',
  'NIGHT-1',
  'HELL-2.1',
  'HELL-2.2',
  'HELL-3.2',
  'HELL-3.3',
  'HELL-3.4',
  'HELL-3.5',
  'HELL-3.6',
  'HELL-4.1',
  'HELL-5.2',
  'HELL-5.3',
  'HELL-5.4',
  'HELL-5.7',
  'HELL-6.2',
  'HELL-6.3',
  'HELL-6.4',
  'HELL-6.5',
  'HELL-6.6',
  'HELL-7.1',
  'HELL-7.2',
  'HELL-8.1',
  'HELL-9.1',
  'DOUBLE-1',
  'HUNT-1.1',
  'HUNT-1.2',
  'HUNT-1.4',
  'HUNT-1.8',
  'HUNT-2.2',
  'HUNT-2.3',
  'HUNT-2.6',
  'HUNT-3.1',
  'HUNT-3.2',
  'HUNT-3.4',
  'CLUE-2',
  'CLUE-7',
  'ARREST-1',
  'SPEC-2',
  'SPEC-COACH-1',
  'SPEC-COACH-3',
  'SPEC-COACH-4',
  'SPEC-ALLEY-1',
  'END-1',
  'END-2',
  'END-3',
  'END-4',
  'END-6',
  'END-9',
  'OPT-CATCH-1',
  'OPT-FALSE-1',
  'OPT-FALSE-2',
  'OPT-FALSE-3',
  'OPT-FALSE-4',
  'OPT-FALSE-6',
  'OPT-LETTERS-1',
  'OPT-LETTERS-2',
  'OPT-LETTERS-3',
  'OPT-LETTERS-5',
  'OPT-LETTERS-8',
  'OPT-RUSH-2',
  'REF-15',
] as const;
export type RuleId = (typeof REFUSAL_RULES)[number];

export type EndKind = 'escaped' | 'arrested' | 'trapped' | 'outOfMoves' | 'conceded';

/** What a policeman has done with his one action of the turn (HUNT-3.1); `ran` is the third step of Rushing. */
export type Act = 'searched' | 'found' | 'arrested' | 'ran';

/** Why, with the values a sentence needs. */
export type Because =
  | { readonly why: 'gameOver'; readonly end: EndKind }
  | { readonly why: 'wrongMoment'; readonly event: EventType }
  | { readonly why: 'notJacksTurn' }
  | { readonly why: 'notPolicesTurn' }
  | { readonly why: 'hideoutStands' }
  | { readonly why: 'notACircle'; readonly circle: number }
  | { readonly why: 'notACrossing'; readonly crossing: string }
  | { readonly why: 'redHideout'; readonly circle: CircleId }
  | { readonly why: 'hideoutNextToRed'; readonly circle: CircleId; readonly red: readonly CircleId[] }
  | { readonly why: 'wrongNight'; readonly night: number; readonly expected: number }
  | { readonly why: 'victimCount'; readonly given: number; readonly wanted: number }
  | { readonly why: 'sameVictim'; readonly circle: number }
  | { readonly why: 'sceneAlready'; readonly circle: CircleId }
  | { readonly why: 'sceneCount'; readonly given: number; readonly wanted: number }
  | { readonly why: 'tokenCount'; readonly coaches: number; readonly alleys: number }
  | { readonly why: 'rowLength'; readonly given: number }
  | { readonly why: 'mustKill' }
  | { readonly why: 'womenCount' | 'markedCount'; readonly given: number; readonly wanted: number }
  | { readonly why: 'notRed' | 'womanTwice' | 'markedElsewhere' | 'womanOnScene'; readonly circle: number }
  | { readonly why: 'patrolCount'; readonly given: number }
  | { readonly why: 'patrolTwice'; readonly crossing: CrossingId }
  | { readonly why: 'facesCount' }
  | { readonly why: 'patrolNotYellow' | 'extraNotYellow'; readonly crossing: CrossingId }
  | { readonly why: 'formerPlaceEmpty'; readonly policeman: Policeman; readonly crossing: CrossingId }
  | { readonly why: 'noWoman' | 'notMarked' | 'noWretched' | 'wretchedMovedAlready'; readonly circle: number }
  | { readonly why: 'heldByWretched' | 'sceneBarsWretched' | 'mustMoveWretched'; readonly circle: CircleId }
  | { readonly why: 'nextToPatrol'; readonly circle: CircleId; readonly crossing: CrossingId }
  | {
      readonly why: 'everyWayPatrolled';
      readonly from: CircleId;
      readonly to: CircleId;
      readonly crossings: readonly CrossingId[];
    }
  | { readonly why: 'noFaceDownToken'; readonly crossing: string }
  | { readonly why: 'faceNotSaid' }
  | { readonly why: 'faceSeenAlready' | 'faceContradicts'; readonly crossing: CrossingId; readonly face: Face }
  | { readonly why: 'mustReveal' }
  | { readonly why: 'notTokensTime'; readonly given: CrimeTime; readonly wanted: CrimeTime }
  | { readonly why: 'notHisToken'; readonly policeman: Policeman; readonly crossing: CrossingId }
  | { readonly why: 'patrolHeld'; readonly crossing: CrossingId }
  | { readonly why: 'facesLieDown' }
  | { readonly why: 'policemanMissing'; readonly policeman: Policeman }
  | { readonly why: 'sharedCrossing'; readonly crossing: CrossingId }
  | { readonly why: 'noTokenLeft'; readonly by: 'coach' | 'alley' }
  | { readonly why: 'coachNeedsTwoSpaces' }
  | { readonly why: 'standsStill'; readonly circle: CircleId }
  | { readonly why: 'notAdjacent'; readonly from: CircleId; readonly to: number }
  | {
      readonly why: 'everyWayGuarded';
      readonly from: CircleId;
      readonly to: CircleId;
      readonly crossings: readonly CrossingId[];
    }
  | { readonly why: 'coachHalf'; readonly half: 1 | 2; readonly from: number; readonly to: number }
  | { readonly why: 'coachReturns'; readonly circle: CircleId }
  | { readonly why: 'noSharedBlock'; readonly from: CircleId; readonly to: number }
  | { readonly why: 'broughtHomeBy'; readonly by: Exclude<By, 'walk'> }
  | { readonly why: 'notJustWalkedHome' }
  | { readonly why: 'searchesBegan' }
  | { readonly why: 'movedAlready'; readonly policeman: Policeman }
  | {
      readonly why: 'tooFar';
      readonly policeman: Policeman;
      readonly from: CrossingId;
      readonly to: CrossingId;
      readonly steps: number;
    }
  | { readonly why: 'heldByColleague'; readonly colleague: Policeman; readonly crossing: CrossingId }
  | { readonly why: 'thirdStep'; readonly policeman: Policeman }
  | { readonly why: 'actedAlready'; readonly policeman: Policeman; readonly act: Act }
  | { readonly why: 'searchInterrupted'; readonly policeman: Policeman }
  | { readonly why: 'noPolicemanNamed' }
  | {
      readonly why: 'notTouching';
      readonly policeman: Policeman;
      readonly crossing: CrossingId;
      readonly circle: CircleId;
      readonly touches: readonly CircleId[];
    }
  | { readonly why: 'falseClueThere'; readonly circle: CircleId }
  | { readonly why: 'uselessSearch'; readonly circle: CircleId; readonly lies: 'scene' | 'clue' }
  | { readonly why: 'falseAnswer'; readonly circle: CircleId; readonly found: boolean }
  | { readonly why: 'falseResult'; readonly circle: CircleId; readonly caught: boolean }
  | { readonly why: 'notAgreed'; readonly option: 'falseClues' | 'letters' }
  | { readonly why: 'noFalseClueEarned' }
  | { readonly why: 'falseClueEarnedTonight' }
  | { readonly why: 'falseClueMoment' }
  | { readonly why: 'markerThere'; readonly circle: CircleId }
  | { readonly why: 'threeFalseClues' }
  | { readonly why: 'letterUsed' }
  | { readonly why: 'lettersFromNightTwo' }
  | { readonly why: 'letterMoment' }
  | { readonly why: 'oneLetterANight' }
  | { readonly why: 'notYellow'; readonly crossing: string }
  | { readonly why: 'leavesDistrict' }
  | { readonly why: 'goulstonMoment' }
  | { readonly why: 'goulstonPoliceman' }
  | { readonly why: 'goulstonAnswer' }
  | { readonly why: 'goulstonHeld'; readonly colleague: Policeman }
  | { readonly why: 'canStillMove' }
  | { readonly why: 'columnFree'; readonly left: number }
  | { readonly why: 'notDeclaredOnLastSpace' }
  | { readonly why: 'handedOverAlready' }
  | { readonly why: 'notHandedOver' }
  | { readonly why: 'nothingToHandOver' }
  | { readonly why: 'beyondThisTurn' }
  | { readonly why: 'levelInMidNight' };
export type Why = Because['why'];

export interface Breach {
  readonly rule: RuleId;
  readonly because: Because;
  /** The true result, where a recorded one contradicts the sheet. */
  readonly found?: boolean;
  readonly caught?: boolean;
  /** The one refusal that changes something: the last space was filled and escape not declared (REF-13). */
  readonly then?: readonly GameEvent[];
}

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(rule: RuleId, because: Because, more?: Omit<Breach, 'rule' | 'because'>): Breach {
  return { rule, because, ...more };
}

/** The rule that ended the game, named for whatever is tried afterwards (END-11). */
export const END_RULES: Readonly<Record<EndKind, RuleId>> = {
  escaped: 'END-1',
  arrested: 'END-2',
  trapped: 'END-3',
  outOfMoves: 'END-4',
  conceded: 'END-9',
};
