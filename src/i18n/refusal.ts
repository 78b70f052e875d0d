/** Refusals and bad input in words: the referee's values, put into sentences of a language. */
import type { CrossingId } from '../board/types';
import type { BadInput } from '../log/index';
import type { Because } from '../rules/index';
import { crossingInWords, type NameOf } from './crossing';
import type { Language } from './t';

/** Why something is refused, as one sentence or two. */
export function becauseInWords(language: Language, nameOf: NameOf, because: Because): string {
  const { t, list } = language;
  const named = (crossing: CrossingId): string => crossingInWords(language, nameOf(crossing));
  switch (because.why) {
    case 'gameOver':
      return t('because.gameOver', { end: t(`end.${because.end}`) });
    case 'wrongMoment':
      return t('because.wrongMoment', { event: t(`event.${because.event}`) });
    case 'notACircle':
    case 'redHideout':
    case 'sameVictim':
    case 'sceneAlready':
    case 'coachReturns':
    case 'standsStill':
    case 'falseClueThere':
    case 'markerThere':
    case 'notRed':
    case 'womanTwice':
    case 'markedElsewhere':
    case 'womanOnScene':
    case 'noWoman':
    case 'notMarked':
    case 'noWretched':
    case 'wretchedMovedAlready':
    case 'heldByWretched':
    case 'sceneBarsWretched':
    case 'mustMoveWretched':
      return t(`because.${because.why}`, { circle: because.circle });
    case 'womenCount':
    case 'markedCount':
      return t(`because.${because.why}`, { given: because.given, count: because.wanted });
    case 'patrolCount':
      return t('because.patrolCount', { given: because.given });
    case 'patrolTwice':
    case 'patrolNotYellow':
    case 'extraNotYellow':
    case 'patrolHeld':
      return t(`because.${because.why}`, { crossing: named(because.crossing) });
    case 'formerPlaceEmpty':
    case 'notHisToken':
      return t(`because.${because.why}`, {
        policeman: t(`policeman.${because.policeman}`),
        crossing: named(because.crossing),
      });
    case 'nextToPatrol':
      return t('because.nextToPatrol', { circle: because.circle, crossing: named(because.crossing) });
    case 'everyWayPatrolled': {
      const { from, to, crossings } = because;
      return t('because.everyWayPatrolled', {
        count: crossings.length,
        crossings: list(crossings.map(named)),
        from,
        to,
      });
    }
    case 'noFaceDownToken':
      return t(because.crossing === '' ? 'because.noFaceDownTokenNamed' : 'because.noFaceDownToken');
    case 'faceSeenAlready':
    case 'faceContradicts': {
      const { why, face } = because;
      return t(`because.${why}.${face === false ? 'false' : 'colour'}`, {
        colour: face === false ? '' : t(`policeman.${face}`),
      });
    }
    case 'notTokensTime':
      return t('because.notTokensTime', because);
    case 'notACrossing':
    case 'notYellow':
      return t(`because.${because.why}`, { crossing: because.crossing });
    case 'hideoutNextToRed':
      return t('because.hideoutNextToRed', { circle: because.circle, red: list(because.red) });
    case 'wrongNight':
      return t('because.wrongNight', because);
    case 'victimCount':
    case 'sceneCount':
      return t(`because.${because.why}`, { count: because.wanted, given: because.given });
    case 'tokenCount':
      return t('because.tokenCount', because);
    case 'rowLength':
      return t('because.rowLength', because);
    case 'policemanMissing':
    case 'movedAlready':
    case 'thirdStep':
    case 'searchInterrupted':
      return t(`because.${because.why}`, { policeman: t(`policeman.${because.policeman}`) });
    case 'sharedCrossing':
      return t('because.sharedCrossing', { crossing: named(because.crossing) });
    case 'noTokenLeft':
      return t(`because.noTokenLeft.${because.by}`);
    case 'notAdjacent':
    case 'noSharedBlock':
      return t(`because.${because.why}`, { from: because.from, to: because.to });
    case 'everyWayGuarded': {
      const { from, to, crossings } = because;
      return t('because.everyWayGuarded', { count: crossings.length, crossings: list(crossings.map(named)), from, to });
    }
    case 'coachHalf':
      return t(`because.coachHalf.${because.half}`, { from: because.from, to: because.to });
    case 'broughtHomeBy':
      return t(`because.broughtHomeBy.${because.by}`);
    case 'tooFar':
      return t('because.tooFar', { policeman: t(`policeman.${because.policeman}`), steps: because.steps });
    case 'heldByColleague':
    case 'goulstonHeld':
      return t(`because.${because.why}`, { colleague: t(`policeman.${because.colleague}`) });
    case 'actedAlready':
      return t(`because.actedAlready.${because.act}`, { policeman: t(`policeman.${because.policeman}`) });
    case 'notTouching': {
      const policeman = t(`policeman.${because.policeman}`);
      const crossing = named(because.crossing);
      const { circle, touches } = because;
      if (touches.length === 0) return t('because.notTouchingAny', { policeman, crossing, circle });
      return t('because.notTouching', { policeman, crossing, circle, touches: list(touches) });
    }
    case 'uselessSearch':
      return t(`because.uselessSearch.${because.lies}`, { circle: because.circle });
    case 'falseAnswer':
      return t(`because.falseAnswer.${because.found ? 'yes' : 'no'}`, { circle: because.circle });
    case 'falseResult':
      return t(`because.falseResult.${because.caught ? 'yes' : 'no'}`, { circle: because.circle });
    case 'notAgreed':
      return t(`because.notAgreed.${because.option}`);
    case 'columnFree':
      return t('because.columnFree', { count: because.left });
    default:
      return t(`because.${because.why}`);
  }
}

/** What is wrong with a file or a stored entry, with the path of the field. */
export function badInputInWords({ t, list }: Language, bad: BadInput): string {
  const path = bad.path === '' ? t('bad.root') : bad.path;
  switch (bad.why) {
    case 'notJson':
    case 'tooLong':
      return t(`bad.${bad.why}`);
    case 'missing':
      return t('bad.missing', { path });
    case 'wrongType': {
      const { expected, given } = bad;
      if (expected.kind !== 'choice') return t('bad.wrongType', { path, given, expected: t(`bad.${expected.kind}`) });
      const only = expected.of.length === 1;
      const choices = only ? String(expected.of[0]) : t('bad.choice', { choices: list(expected.of) });
      return t('bad.wrongType', { path, given, expected: choices });
    }
    case 'unknownValue':
      return t('bad.unknownValue', { path, given: bad.given });
  }
}
