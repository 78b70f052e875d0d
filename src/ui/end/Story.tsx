/** The nights on the map, step by step or all together, with the same told in words beside it. */
import './story.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { sheetRow } from '../../app/reveal';
import type { Session } from '../../app/session';
import { type StoryStep, storyOf } from '../../app/story';
import { board } from '../../board/index';
import type { CircleId } from '../../board/types';
import { NIGHTS, type Night } from '../../rules/index';
import { mapWords } from '../hunt/mapWords';
import { BoardMap } from '../map/BoardMap';
import { Segments } from '../parts/Segments';
import { Track } from '../parts/Track';
import { t } from '../words';
import { Controls } from './Controls';
import { marksAt, marksOfAll } from './marks';
import { Asked, Line, Steps } from './Steps';

type Pick = `${Night}` | 'all';

/** All it reads of a game: rebuilt from the public log it can be told on any device. */
export interface Told {
  readonly events: Session['events'];
  readonly game: Session['game'];
}

export function Story({ session }: { readonly session: Told }) {
  const events = session.events.value;
  const { hideout } = session.game.value.sheet;
  const story = useMemo(() => storyOf(events), [events]);
  const nights = NIGHTS.filter((night) => story.some((step) => step.night === night));
  const [pick, setPick] = useState<Pick>(nights[0] === undefined ? 'all' : `${nights[0]}`);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const steps = useMemo(() => story.filter(({ night }) => `${night}` === pick), [story, pick]);
  const marks = useMemo(() => (pick === 'all' ? marksOfAll(story) : marksAt(steps, at)), [story, steps, pick, at]);
  const last = steps.length - 1;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, last)), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, last]);
  useEffect(() => {
    if (at >= last) setPlaying(false);
  }, [at, last]);

  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(to, last)));
  };
  const choose = (to: Pick): void => {
    setPick(to);
    go(0);
  };
  if (nights.length === 0) return <p class="prose">{t('story.none')}</p>;
  const step = steps[at];
  return (
    <section class="story">
      <div class="story-sides">
        <div class="story-pick">
          <Segments<Pick>
            legend={t('story.pick')}
            segments={[
              ...nights.map((night) => ({ value: `${night}` as const, label: t('story.night', { night }) })),
              ...(nights.length > 1 ? [{ value: 'all' as const, label: t('story.all') }] : []),
            ]}
            chosen={pick}
            onChoose={choose}
          />
        </div>
        <div class={pick === 'all' ? 'story-map story-whole' : 'story-map'}>
          <BoardMap
            board={board}
            offered={null}
            focus={pick === 'all' ? board.circles : circlesOf(steps)}
            chosen={null}
            onChoose={() => undefined}
            marks={{ ...marks, hideout }}
            words={mapWords}
          />
        </div>
        {step === undefined ? (
          <section class="story-rows" aria-label={t('story.nights')}>
            {nights.map((night) => (
              <NightRow key={night} night={night} session={session} />
            ))}
          </section>
        ) : (
          <div class="story-told">
            <Controls
              steps={steps}
              at={at}
              playing={playing}
              onGo={go}
              onPlay={() => {
                if (!playing && at >= last) setAt(0);
                setPlaying(!playing);
              }}
            />
            <div class="story-now" aria-live={playing ? 'off' : 'polite'}>
              <p class="story-line">
                <Line step={step} />
              </p>
              <Asked step={step} />
            </div>
            <Steps steps={steps} at={at} onGo={go} />
          </div>
        )}
      </div>
    </section>
  );
}

const STEP_MS = 1600;

/** A night's circles: the map shows them all from the first step on. */
function circlesOf(steps: readonly StoryStep[]): readonly CircleId[] {
  return steps.flatMap(({ from, to }) => [...to, ...(from === null ? [] : [from])]);
}

function NightRow({ night, session }: { readonly night: number; readonly session: Told }) {
  const { table, moves, row } = sheetRow(session.events.value, night);
  if (table.time === null) return null;
  return (
    <div class="night-row">
      <h2 class="label">{t('end.night', { night })}</h2>
      <Track table={table} moves={moves} row={row} />
    </div>
  );
}
