/** From the call to being in: each step says what is awaited and from whom, each failure what to do next. */
import '../../i18n/with-guest';
import '../../i18n/with-end';
import '../../i18n/with-stages';
import { useEffect, useRef } from 'preact/hooks';
import type { Joining } from '../../app/guest-types';
import { announce } from '../announce';
import { Comparing } from '../end/Comparing';
import { SymbolsRow } from '../end/Symbols';
import { Heading } from '../parts/Heading';
import { isStill } from '../still';
import { t } from '../words';

interface MeetingProps {
  readonly joining: Joining;
  readonly onJoined: (id: string) => void;
  /** `anew`: the code is used up, so another one has to be typed. */
  readonly onAgain: (anew: boolean) => void;
  readonly onBack: () => void;
}

/** Failures after which the same code can still be the right one. */
const SAME_CODE: readonly string[] = ['nobody', 'busy', 'unreachable', 'notStored', 'full'];

export function Meeting({ joining, onJoined, onAgain, onBack }: MeetingProps) {
  const state = joining.state.value;
  const compared = useRef<readonly number[] | null>(null);
  useEffect(() => {
    if (state.is === 'joined') onJoined(state.id);
    else if (state.is !== 'failed') announce(t(state.is === 'comparing' ? 'compare.title' : `join.is.${state.is}`));
  }, [state.is]);
  if (state.is === 'failed') {
    return (
      <main class="screen join" key="failed">
        <Heading>{t('join.failed')}</Heading>
        <p class="trouble" role="alert">
          {t(`join.why.${state.why}`)}
        </p>
        <div class="stack foot">
          <button
            type="button"
            class="button button-main button-tall"
            onClick={() => onAgain(!SAME_CODE.includes(state.why))}
          >
            {t('join.again')}
          </button>
          <button type="button" class="button" onClick={onBack}>
            {t('app.home')}
          </button>
        </div>
      </main>
    );
  }
  if (state.is === 'joined') {
    return (
      <main class="screen join" key="joined" aria-busy="true">
        <Heading>{t('join.is.joined')}</Heading>
      </main>
    );
  }
  // They stay until both sides have tapped: whoever looks second has to see them, too.
  if (state.is === 'comparing') compared.current = state.symbols;
  if (state.is === 'comparing') {
    return (
      <main class="screen join" key="comparing">
        <Comparing symbols={state.symbols} onSame={joining.same} onDifferent={joining.different} />
      </main>
    );
  }
  const symbols = state.is === 'waiting' ? compared.current : null;
  return (
    <main class="screen join" key={state.is}>
      <Heading>{t(`join.is.${state.is}`)}</Heading>
      <p class="join-what">{t(`join.is.${state.is}What`)}</p>
      {symbols !== null ? (
        <SymbolsRow symbols={symbols} label={t('compare.symbols')} large />
      ) : (
        <p class={isStill() ? 'join-waiting' : 'join-waiting join-moves'} aria-hidden="true">
          <span class="join-dot" />
          <span class="join-dot" />
          <span class="join-dot" />
        </p>
      )}
      <div class="stack foot">
        <button type="button" class="button button-quiet" onClick={() => onAgain(false)}>
          {t('app.cancel')}
        </button>
      </div>
    </main>
  );
}
