/**
 * The guide's line over a game's screen: what to do next and why, and the ways round it. On a screen that everybody may see
 * it says nothing that is Jack's.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { GuideStep, JackStep, PoliceStep, Standing } from '../../app/guide';
import type { CrossingId } from '../../board/types';
import { announce } from '../announce';
import { crossingNamed } from '../hunt/mapWords';
import { list, t } from '../words';
import { useSign } from './sign';

export interface CoachProps {
  readonly step: GuideStep<JackStep | PoliceStep>;
  readonly number: number;
  readonly steps: number;
  readonly standing: Standing;
  readonly scenes: readonly number[];
  /** Only Jack looks. */
  readonly open: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onWays: () => void;
}

export function Coach({ step, number, steps, standing, scenes, open, onBack, onNext, onWays }: CoachProps) {
  const line = useRef<HTMLElement>(null);
  useSign(standing.is === 'todo' ? standing.next : null, line);
  const off = standing.is === 'off';
  const said = off ? t('guide.off') : sayingOf(step, scenes, open);
  // What is open to everybody may be read out as well.
  const aloud = open ? '' : said;
  useEffect(() => {
    if (aloud !== '') announce(aloud);
  }, [aloud]);
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [said]);
  return (
    <section ref={line} class="guide" aria-label={t('guide.name')}>
      <p class="guide-where">{t('guide.practice', { step: number, steps })}</p>
      <button type="button" class="button button-quiet guide-skip" onClick={onWays}>
        {t('guide.skip')}
      </button>
      <p class="guide-said">{said}</p>
      {off && (
        <button type="button" class="button button-main guide-way" onClick={onBack}>
          {t('guide.back')}
        </button>
      )}
      {standing.is === 'todo' && standing.next === null && (
        <button type="button" class="button button-main guide-way" onClick={onNext}>
          {t('guide.next')}
        </button>
      )}
    </section>
  );
}

/** What to say now. Numbers that Jack alone may see are in it only when `open`. */
export function sayingOf(
  { id, doing, tried }: GuideStep<JackStep | PoliceStep>,
  scenes: readonly number[],
  open: boolean,
): string {
  const command = tried?.command.type === 'jackMoved' ? tried.command : doing[0];
  switch (id) {
    case 'move':
    case 'second':
    case 'search':
    case 'clue':
    case 'arrest':
    case 'done':
    case 'ridden':
    case 'double':
    case 'first':
    case 'trail':
      return t(`guide.police.${id}`, {
        scenes: list(scenes),
        circle: command && 'circle' in command ? command.circle : '',
        crossing: command?.type === 'policemanMoved' ? crossingNamed(command.to as CrossingId) : '',
      });
    default: {
      if (!open || id === 'begin') return t(`guide.before.${id}`);
      const circles = circlesOf(command);
      return t(`guide.do.${id}`, { through: circles[0] ?? '', to: circles.at(-1) ?? '' });
    }
  }
}

function circlesOf(command: GuideStep['doing'][number] | undefined): readonly number[] {
  switch (command?.type) {
    case 'hideoutChosen':
      return [command.circle];
    case 'killed':
      return command.circles;
    case 'jackMoved':
      return command.to;
    default:
      return [];
  }
}
