/** Through a night: back, on, by itself, or along a slider that the arrow keys move. */
import type { StoryStep } from '../../app/story';
import { isStill } from '../still';
import { t } from '../words';
import { columnsOf, stepInWords } from './sentences';

interface ControlsProps {
  readonly steps: readonly StoryStep[];
  readonly at: number;
  readonly playing: boolean;
  readonly onGo: (at: number) => void;
  readonly onPlay: () => void;
}

export function Controls({ steps, at, playing, onGo, onPlay }: ControlsProps) {
  const last = steps.length - 1;
  const step = steps[at];
  return (
    <div class="story-controls">
      <button type="button" class="button" aria-disabled={at === 0} onClick={() => onGo(at - 1)}>
        <span class="aside">{t('story.previous')}</span>
        <Icon path="M15 5L8 12L15 19" />
      </button>
      <input
        type="range"
        class="story-slider"
        min={0}
        max={last}
        step={1}
        value={at}
        disabled={last === 0}
        aria-label={t('story.slider')}
        aria-valuetext={
          step === undefined ? undefined : t('story.at', { column: columnsOf(step), what: stepInWords(step) })
        }
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
      {!isStill() && last > 0 && (
        <button type="button" class="button" onClick={onPlay}>
          <span class="aside">{t(playing ? 'story.pause' : 'story.play')}</span>
          <Icon path={playing ? 'M8 5V19M16 5V19' : 'M7 5L19 12L7 19Z'} />
        </button>
      )}
      <button type="button" class="button button-main" aria-disabled={at === last} onClick={() => onGo(at + 1)}>
        <span class="aside">{t('story.next')}</span>
        <Icon path="M9 5L16 12L9 19" />
      </button>
    </div>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg class="story-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
