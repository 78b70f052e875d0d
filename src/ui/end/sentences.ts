/** The story and the check in words: a step, what was asked after it, and an entry of the public log. */
import type { CheckedEntry } from '../../app/reveal';
import type { StoryStep } from '../../app/story';
import type { Heard } from '../../log/index';
import type { Policeman } from '../../rules/index';
import { crossingNamed } from '../hunt/mapWords';
import { list, t } from '../words';

/** "2", or "1–2" where two columns were filled. */
export function columnsOf({ firstColumn, column }: StoryStep): string {
  return firstColumn === column ? column : t('story.columns', { first: firstColumn, last: column });
}

/** "Walk to 66". */
export function stepInWords({ how, to }: StoryStep): string {
  switch (how) {
    case 'crime':
      return t('story.crime', { count: to.length, circles: list(to) });
    case 'coach':
      return t('story.coach', { through: to[0] ?? '', circle: to.at(-1) ?? '' });
    case 'walk':
    case 'alley':
    case 'paper':
      return t(`story.${how}`, { circle: to.at(-1) ?? '' });
  }
}

/** What else is to be said of a step: home, declared, ruled by the table, gone back on. */
export function notesOf({ home, escaped, ruled, undone }: StoryStep): readonly string[] {
  return [
    ...(home ? [t('story.home')] : []),
    ...(escaped ? [t('story.escaped')] : []),
    ...(ruled ? [t('story.ruled')] : []),
    ...(undone ? [t('story.goneBack')] : []),
  ];
}

/** The questions after a step, one line for each policeman in a row. */
export interface HeardLine {
  readonly who: string;
  readonly heard: readonly Heard[];
}

export function heardLines(heard: readonly Heard[]): readonly HeardLine[] {
  const lines: { who: string; heard: Heard[] }[] = [];
  for (const one of heard) {
    const who = policemanInWords(one.policeman);
    const last = lines.at(-1);
    if (last?.who === who) last.heard.push(one);
    else lines.push({ who, heard: [one] });
  }
  return lines;
}

/** A step that was gone back on says so itself. */
export function answerInWords({ asked, circle, yes, undone }: Heard, step: Pick<StoryStep, 'undone'>): string {
  const answer = t(`story.${asked}.${yes ? 'yes' : 'no'}`, { circle });
  return undone && !step.undone ? t('story.undone', { answer }) : answer;
}

function policemanInWords(policeman: Policeman | null | undefined): string {
  if (policeman === null || policeman === undefined) return t('story.aPoliceman');
  return t('story.thePoliceman', { policeman: t(`policeman.${policeman}`) });
}

/** An entry of the public log, with what R opened in it. */
export function entryInWords({ event, opened }: Pick<CheckedEntry, 'event' | 'opened'>): string {
  switch (event.type) {
    case 'clueSearched':
      return t('check.clue', {
        who: policemanInWords(event.policeman),
        circle: event.circle,
        answer: t(`check.answer.clue.${event.found ? 'yes' : 'no'}`),
      });
    case 'arrestAttempted':
      return t('check.arrest', {
        who: policemanInWords(event.policeman),
        circle: event.circle,
        answer: t(`check.answer.arrest.${event.caught ? 'yes' : 'no'}`),
      });
    case 'jackMoved': {
      if (opened?.type !== 'jackMoved') return t(`track.${event.by}`);
      const to: readonly number[] = opened.to;
      if (opened.by === 'coach') return t('story.coach', { through: to[0] ?? '', circle: to.at(-1) ?? '' });
      return t(`story.${opened.by}`, { circle: to.at(-1) ?? '' });
    }
    case 'hideoutChosen':
      return opened?.type === 'hideoutChosen'
        ? t('check.hideout', { circle: opened.circle })
        : t(`event.${event.type}`);
    case 'killed':
      return t('check.killed', {
        time: event.time,
        circles: list(opened?.type === 'killed' ? opened.circles : event.circles),
      });
    case 'nightBegan':
      return t('check.nightBegan', { night: event.night });
    case 'womenPlaced': {
      const marked = opened?.type === 'womenPlaced' ? opened.marked : undefined;
      if (marked === undefined) return t('check.women', { circles: list(event.circles) });
      return t('check.womenMarked', { circles: list(event.circles), marked: list(marked) });
    }
    case 'victimsRevealed':
      return t('check.victims', { circles: list(event.circles) });
    case 'wretchedMoved':
      return t('check.wretched', { from: event.from, to: event.to });
    case 'patrolRevealed': {
      const { face } = event;
      const crossing = crossingNamed(event.crossing);
      if (face === undefined) return t(`event.${event.type}`);
      if (face === false) return t('check.turnedUp.false', { crossing });
      return t('check.turnedUp.colour', { crossing, colour: t(`policeman.${face}`) });
    }
    case 'facesOpened':
      return t('check.opened', { count: event.openings.length });
    case 'letterPlayed': {
      const { from, to, letter } = event;
      if (letter === 'goulstonStreet' || from === undefined || to === undefined) return t(`event.${event.type}`);
      return t('check.letter', { from: crossingNamed(from), to: crossingNamed(to) });
    }
    case 'policemanMoved':
      return t('check.policeman', {
        policeman: t(`policeman.${event.policeman}`),
        crossing: crossingNamed(event.to),
      });
    case 'falseCluePlaced':
      return t('check.falseClue', { circle: event.circle });
    default:
      return t(`event.${event.type}`);
  }
}
