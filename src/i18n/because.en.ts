/** English: why something is refused. One sentence for each reason the referee knows; see `refusal.ts`. */
import type { Why } from '../rules/index';

export const becauseEn = {
  'because.gameOver': 'The game is over: {end}.',
  'because.wrongMoment': 'This is not the moment for “{event}”.',
  'because.notJacksTurn': 'It is not Jack’s turn to move.',
  'because.notPolicesTurn': 'It is not the police’s turn.',
  'because.hideoutStands': 'The hideout is chosen once and stays the same for all four nights.',
  'because.notACircle': 'There is no circle {circle} on the board; circles are numbered 1 to 195.',
  'because.notACrossing': 'There is no crossing “{crossing}” on the board.',
  'because.redHideout': 'Circle {circle} is red, and the hideout may not be red.',
  'because.hideoutNextToRed': 'Circle {circle} is next to red {red}, which Catch Me If You Can does not allow.',
  'because.wrongNight': 'Night {night} cannot begin now; the next one is night {expected}.',
  'because.victimCount_one': 'Tonight there is one victim; {given} were entered.',
  'because.victimCount_other': 'Tonight there are {count} victims; {given} were entered.',
  'because.sameVictim': 'The two victims of this night stand on different circles; {circle} was entered twice.',
  'because.sceneAlready': 'Circle {circle} is a crime scene already; nobody can stand there.',
  'because.sceneCount_one': 'By this night there is one earlier crime scene; {given} were entered.',
  'because.sceneCount_other': 'By this night there are {count} earlier crime scenes; {given} were entered.',
  'because.tokenCount': 'Coaches left {coaches} and alleys left {alleys} do not fit this night and its row.',
  'because.rowLength': 'A row of {given} circles leaves no free space on the track.',
  'because.mustKill': 'The time of the crime stands on V: Jack must kill now.',
  'because.womenCount': 'Tonight {count} woman tokens are placed; {given} were entered.',
  'because.markedCount_one': 'Tonight one of the women is marked; {given} were entered.',
  'because.markedCount_other': 'Tonight {count} of the women are marked; {given} were entered.',
  'because.notRed': 'Women are placed on red circles, and {circle} is not red.',
  'because.womanTwice': 'One woman a circle: {circle} was entered twice.',
  'because.markedElsewhere': 'No woman token lies on {circle}, so she cannot be marked.',
  'because.womanOnScene': 'Circle {circle} is a crime scene; no woman is placed there.',
  'because.patrolCount': 'Seven patrol tokens are placed every night; {given} were entered.',
  'because.patrolTwice': 'One patrol a crossing: {crossing} was entered twice.',
  'because.facesCount': 'Under the seven patrol tokens are the five colours, once each, and two false ones.',
  'because.patrolNotYellow': 'On the first night patrols are placed on yellow crossings; {crossing} is none.',
  'because.extraNotYellow':
    'The two other patrols go on yellow crossings where no policeman ended; {crossing} is not yellow.',
  'because.formerPlaceEmpty':
    'A patrol goes on every crossing where a policeman ended the night before; {crossing}, where {policeman} stood, is empty.',
  'because.noWoman': 'No woman token lies on {circle}, or she was named twice.',
  'because.notMarked': 'The woman on {circle} was not among the marked ones.',
  'because.noWretched': 'No Wretched stands on {circle}.',
  'because.wretchedMovedAlready': 'The Wretched on {circle} has moved this time; each moves once.',
  'because.heldByWretched': 'Another Wretched stands on {circle}.',
  'because.sceneBarsWretched': 'Circle {circle} is a crime scene; no Wretched ends there.',
  'because.mustMoveWretched': 'The Wretched on {circle} can still move and must, before Jack goes on.',
  'because.nextToPatrol': 'Circle {circle} is next to the patrol on {crossing}; no Wretched ends there.',
  'because.everyWayPatrolled_one': 'The patrol on {crossings} closes every way from {from} to {to}.',
  'because.everyWayPatrolled_other': 'The patrols on {crossings} close every way from {from} to {to}.',
  'because.noFaceDownToken': 'No patrol token lies face down there.',
  'because.noFaceDownTokenNamed': 'Name the patrol token that the letter moves.',
  'because.faceNotSaid': 'Say what is under the token: a colour, or a false one.',
  'because.faceSeenAlready.colour': 'The {colour} token has been turned up elsewhere already.',
  'because.faceSeenAlready.false': 'Both false tokens have been turned up already.',
  'because.faceContradicts.colour': 'Under that token lies the {colour} one.',
  'because.faceContradicts.false': 'Under that token lies a false one.',
  'because.mustReveal': 'After waiting Jack first turns up a patrol token.',
  'because.notTokensTime': 'The time of the crime stands on {wanted}, not on {given}.',
  'because.notHisToken': 'The {policeman} policeman’s token does not lie on {crossing}.',
  'because.patrolHeld': 'A patrol token lies on {crossing} already.',
  'because.facesLieDown': 'Faces are opened when their tokens lie face up.',
  'because.policemanMissing': 'The {policeman} policeman’s crossing is missing.',
  'because.sharedCrossing': 'Two policemen cannot stand on the same crossing, {crossing}.',
  'because.noTokenLeft.coach': 'No coach is left tonight.',
  'because.noTokenLeft.alley': 'No alley is left tonight.',
  'because.coachNeedsTwoSpaces': 'A coach needs two spaces, and only one is left.',
  'because.standsStill': 'Jack must move on; he is on {circle} already.',
  'because.notAdjacent': 'Circle {to} is not adjacent to {from}.',
  'because.everyWayGuarded_one': 'The policeman on {crossings} closes every way from {from} to {to}.',
  'because.everyWayGuarded_other': 'The policemen on {crossings} close every way from {from} to {to}.',
  'because.coachHalf.1': 'The first half of the ride fails: {to} is not adjacent to {from}.',
  'because.coachHalf.2': 'The second half of the ride fails: {to} is not adjacent to {from}.',
  'because.coachReturns': 'A coach may not end on {circle}, where it began.',
  'because.noSharedBlock': 'No alley leads from {from} to {to}: they share no block.',
  'because.broughtHomeBy.coach':
    'A coach brought Jack home. Escape can only be declared after a walk onto the hideout.',
  'because.broughtHomeBy.alley':
    'An alley brought Jack home. Escape can only be declared after a walk onto the hideout.',
  'because.notJustWalkedHome':
    'Escape can only be declared right after a walk onto the hideout, before the police begin.',
  'because.searchesBegan': 'Nobody moves any more once a policeman has searched or arrested this turn.',
  'because.movedAlready': 'The {policeman} policeman has moved this turn.',
  'because.tooFar': 'The {policeman} policeman is {steps} steps away from there; two are the most.',
  'because.heldByColleague': 'The {colleague} policeman stands on that crossing.',
  'because.thirdStep':
    'The third step of the {policeman} policeman is one crossing, instead of a search or an arrest, once a turn.',
  'because.actedAlready.searched': 'The {policeman} policeman has searched this turn and may not arrest as well.',
  'because.actedAlready.found': 'The {policeman} policeman has found a clue; his part of this turn is over.',
  'because.actedAlready.arrested': 'The {policeman} policeman has tried an arrest; his part of this turn is over.',
  'because.actedAlready.ran': 'The {policeman} policeman has taken a third step; his part of this turn is over.',
  'because.searchInterrupted': 'The {policeman} policeman’s search ended when a colleague acted.',
  'because.noPolicemanNamed': 'Say which policeman asks.',
  'because.notTouching': 'From {crossing} the {policeman} policeman reaches {touches}, not {circle}.',
  'because.notTouchingAny': 'From {crossing} the {policeman} policeman reaches no circle, so not {circle} either.',
  'because.falseClueThere': 'A false clue lies on {circle}: no search and no arrest there tonight.',
  'because.uselessSearch.scene': 'Circle {circle} is tonight’s crime scene; asking for it tells nothing.',
  'because.uselessSearch.clue': 'A clue marker lies on {circle} already; asking for it tells nothing.',
  'because.falseAnswer.yes': 'The true answer for {circle} is yes: it is in tonight’s row.',
  'because.falseAnswer.no': 'The true answer for {circle} is no: it is not in tonight’s row.',
  'because.falseResult.yes': 'The true result on {circle} is that Jack is caught: he is there.',
  'because.falseResult.no': 'The true result on {circle} is a miss: Jack is not there.',
  'because.notAgreed.falseClues': 'False Clues were not agreed for this game.',
  'because.notAgreed.letters': 'Jack’s Letters were not agreed for this game.',
  'because.noFalseClueEarned': 'Jack has earned no false clue that he may still lay.',
  'because.falseClueEarnedTonight': 'A false clue earned tonight can only be laid on a later night.',
  'because.falseClueMoment': 'A false clue is laid after Jack’s first move of the night, before the police act.',
  'because.markerThere': 'A marker lies on {circle} already; a false clue goes on a circle without one.',
  'because.threeFalseClues': 'All three false clues have been laid.',
  'because.letterUsed': 'That letter has been used; each is used once in the game.',
  'because.lettersFromNightTwo': 'Letters can be played from night 2 on.',
  'because.letterMoment': 'This letter is played in Hell, right after the patrols are placed.',
  'because.oneLetterANight': 'A letter has been played tonight already.',
  'because.notYellow': 'A letter moves a patrol to a yellow crossing; “{crossing}” is none.',
  'because.leavesDistrict': 'By agreement a letter moves a patrol only inside its own district.',
  'because.goulstonMoment':
    'Goulston Street is played right after Jack’s first move of the night, before the police move.',
  'because.goulstonPoliceman':
    'Jack names the red, green or blue policeman for Goulston Street; the Head moves that one or the brown one.',
  'because.goulstonAnswer': 'First the Head chooses who goes to Goulston Street.',
  'because.goulstonHeld': 'The {colleague} policeman stands in Goulston Street, so the letter cannot be played.',
  'because.canStillMove': 'Jack is not trapped: he still has a legal move.',
  'because.columnFree_one': 'Jack is not out of moves: one space is left.',
  'because.columnFree_other': 'Jack is not out of moves: {count} spaces are left.',
  'because.columnFree_zero': 'Jack is not out of moves: no crime has begun a row yet.',
  'because.notDeclaredOnLastSpace': 'The last space was filled and escape was not declared: Jack is out of moves.',
  'because.handedOverAlready': 'Only what has not been told yet, or the police’s last move, can be taken back.',
  'because.notHandedOver': 'Something recorded has not been handed over yet.',
  'because.nothingToHandOver': 'There is nothing to hand over.',
  'because.beyondThisTurn': 'The table can only go back to an earlier moment of this turn.',
  'because.levelInMidNight':
    'The referee’s level can only be lowered during a night; it is raised when a night begins.',
} as const satisfies Readonly<Record<BecauseKey, string>>;

/** Reasons whose sentence depends on a detail or a number; all others have exactly one. */
interface Detailed {
  readonly markedCount: '_one' | '_other';
  readonly everyWayPatrolled: '_one' | '_other';
  readonly noFaceDownToken: '' | 'Named';
  readonly faceSeenAlready: '.colour' | '.false';
  readonly faceContradicts: '.colour' | '.false';
  readonly victimCount: '_one' | '_other';
  readonly sceneCount: '_one' | '_other';
  readonly noTokenLeft: '.coach' | '.alley';
  readonly everyWayGuarded: '_one' | '_other';
  readonly coachHalf: '.1' | '.2';
  readonly broughtHomeBy: '.coach' | '.alley';
  readonly actedAlready: '.searched' | '.found' | '.arrested' | '.ran';
  readonly notTouching: '' | 'Any';
  readonly uselessSearch: '.scene' | '.clue';
  readonly falseAnswer: '.yes' | '.no';
  readonly falseResult: '.yes' | '.no';
  readonly notAgreed: '.falseClues' | '.letters';
  readonly columnFree: '_one' | '_other' | '_zero';
}

type BecauseKey = { [W in Why]: `because.${W}${W extends keyof Detailed ? Detailed[W] : ''}` }[Why];
