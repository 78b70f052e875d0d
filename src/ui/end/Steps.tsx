/**
 * A night's steps as a list: each a button that goes there, and under it what was asked. Alone it tells the whole night, to
 * whoever does not see the map.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { StoryStep } from '../../app/story';
import { t } from '../words';
import { answerInWords, columnsOf, heardLines, notesOf, stepInWords } from './sentences';

interface StepsProps {
  readonly steps: readonly StoryStep[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Steps({ steps, at, onGo }: StepsProps) {
  const box = useRef<HTMLOListElement>(null);
  // Where the list scrolls by itself, beside the map, it follows; the page never does.
  useEffect(() => {
    const here = box.current?.children[at];
    if (!box.current || !(here instanceof HTMLElement) || box.current.scrollHeight <= box.current.clientHeight) return;
    const wanted = here.offsetTop - box.current.offsetTop - box.current.clientHeight / 3;
    box.current.scrollTop = Math.max(0, wanted);
  }, [at, steps]);
  return (
    <ol ref={box} class="story-steps" aria-label={t('story.steps')}>
      {steps.map((step, i) => (
        <li key={`${i} ${step.column}`} class={`story-step story-${step.how}${step.undone ? ' story-undone' : ''}`}>
          <button type="button" class="story-go" aria-current={i === at ? 'step' : undefined} onClick={() => onGo(i)}>
            <Line step={step} />
          </button>
          <Asked step={step} />
        </li>
      ))}
    </ol>
  );
}

/** "1–2  Coach by 66 to 51", and what else is to be said of it. */
export function Line({ step }: { readonly step: StoryStep }) {
  const notes = notesOf(step);
  return (
    <>
      <span class="story-column">
        {columnsOf(step)}
        <span class="aside">: </span>
      </span>
      <span class="story-what">
        {stepInWords(step)}
        {notes.length > 0 && <span class="story-notes">, {notes.join(', ')}</span>}
      </span>
    </>
  );
}

export function Asked({ step }: { readonly step: StoryStep }) {
  const { heard } = step;
  if (heard.length === 0) return null;
  return (
    <ul class="story-heard">
      {heardLines(heard).map(({ who, heard: answers }) => (
        <li key={answers[0]?.number}>
          {who}:{' '}
          {answers.map((one, i) => (
            <span key={one.number}>
              {i > 0 && ', '}
              <span class={`story-answer${one.yes ? ` story-${one.asked}` : ''}`}>{answerInWords(one, step)}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
