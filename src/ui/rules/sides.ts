/** Each side on one page: which lines, in which order, and the rule each rests on. Their words are in the catalogue. */
import type { EntryId } from '../../rulebook/book';
import type { Side } from '../../rulebook/types';
import { t } from '../words';

export interface SidePart {
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly rule: EntryId }[];
}

/** Made when it is shown: the language may change. */
export function partsOf(side: Side): readonly SidePart[] {
  return side === 'jack' ? forJack() : forPolice();
}

function line(text: string, rule: EntryId): SidePart['lines'][number] {
  return { text, rule };
}

function forJack(): readonly SidePart[] {
  return [
    {
      title: t('sides.aim'),
      lines: [line(t('sideJack.fourNights'), 'END-1'), line(t('sideJack.hideout'), 'SETUP-5')],
    },
    {
      title: t('sides.hell'),
      lines: [
        line(t('sideJack.tokens'), 'HELL-1.1'),
        line(t('sideJack.women'), 'HELL-2.1'),
        line(t('sideJack.wait'), 'HELL-5.4'),
        line(t('sideJack.afterWait'), 'HELL-7.1'),
        line(t('sideJack.crime'), 'HELL-8.1'),
      ],
    },
    {
      title: t('sideJack.move'),
      lines: [
        line(t('sideJack.must'), 'HUNT-1.1'),
        line(t('sideJack.walk'), 'HUNT-1.2'),
        line(t('sideJack.coach'), 'SPEC-COACH-1'),
        line(t('sideJack.noReturn'), 'SPEC-COACH-3'),
        line(t('sideJack.alley'), 'SPEC-ALLEY-1'),
        line(t('sideJack.seen'), 'SPEC-1'),
        line(t('sideJack.spaces'), 'TRACK-3'),
      ],
    },
    {
      title: t('sideJack.home'),
      lines: [
        line(t('sideJack.declare'), 'HUNT-1.8'),
        line(t('sideJack.silent'), 'HUNT-1.9'),
        line(t('sideJack.onFoot'), 'SPEC-2'),
      ],
    },
    {
      title: t('sides.answers'),
      lines: [
        line(t('sideJack.truth'), 'INFO-3'),
        line(t('sideJack.row'), 'CLUE-2'),
        line(t('sideJack.arrest'), 'ARREST-1'),
      ],
    },
    {
      title: t('sideJack.lost'),
      lines: [
        line(t('sideJack.caught'), 'END-2'),
        line(t('sideJack.trapped'), 'END-3'),
        line(t('sideJack.outOfSpaces'), 'END-4'),
      ],
    },
    {
      title: t('sides.thirdNight'),
      lines: [
        line(t('sideJack.twoCrimes'), 'DOUBLE-4'),
        line(t('sideJack.spaceLess'), 'DOUBLE-3'),
        line(t('sideJack.policeFirst'), 'DOUBLE-5'),
      ],
    },
  ];
}

function forPolice(): readonly SidePart[] {
  return [
    {
      title: t('sides.aim'),
      lines: [line(t('sidePolice.stop'), 'STEP-GAME-END'), line(t('sidePolice.five'), 'SETUP-2')],
    },
    {
      title: t('sides.hell'),
      lines: [
        line(t('sidePolice.head'), 'HELL-3.1'),
        line(t('sidePolice.patrols'), 'HELL-3.2'),
        line(t('sidePolice.wretched'), 'HELL-6.2'),
        line(t('sidePolice.keepAway'), 'HELL-6.6'),
        line(t('sidePolice.whistles'), 'HELL-9.1'),
      ],
    },
    {
      title: t('sidePolice.move'),
      lines: [
        line(t('sidePolice.confer'), 'HUNT-2.1'),
        line(t('sidePolice.twoSteps'), 'HUNT-2.2'),
        line(t('sidePolice.oneEach'), 'HUNT-2.3'),
        line(t('sidePolice.throughJack'), 'HUNT-2.5'),
        line(t('sidePolice.allMove'), 'HUNT-2.6'),
      ],
    },
    {
      title: t('sidePolice.act'),
      lines: [
        line(t('sidePolice.oneThing'), 'HUNT-3.1'),
        line(t('sidePolice.adjacent'), 'HUNT-3.2'),
        line(t('sidePolice.search'), 'CLUE-3'),
        line(t('sidePolice.yes'), 'CLUE-2'),
        line(t('sidePolice.no'), 'CLUE-6'),
        line(t('sidePolice.arrest'), 'ARREST-1'),
        line(t('sidePolice.missed'), 'ARREST-2'),
      ],
    },
    {
      title: t('sidePolice.blocks'),
      lines: [
        line(t('sidePolice.everyWay'), 'HUNT-1.3'),
        line(t('sidePolice.special'), 'SPEC-3'),
        line(t('sidePolice.never'), 'BOARD-7'),
      ],
    },
    {
      title: t('sides.laterNights'),
      lines: [line(t('sidePolice.clear'), 'EOH-3'), line(t('sidePolice.again'), 'HELL-3.4')],
    },
    {
      title: t('sides.thirdNight'),
      lines: [line(t('sidePolice.first'), 'DOUBLE-5'), line(t('sidePolice.twoScenes'), 'DOUBLE-4')],
    },
  ];
}
