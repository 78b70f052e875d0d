/** First night, guided: which side, the practice game with the guide's line over it, and what comes after it. */
import '../../i18n/with-game';
import '../../i18n/with-guide';
import '../../i18n/with-stages';
import './guide.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { browserAround } from '../../app/around';
import { GUIDES, type GuideSide, practice, resumesAt, standingOf } from '../../app/guide';
import type { Session } from '../../app/session';
import type { Breach } from '../../rules/index';
import { Dialog } from '../parts/Dialog';
import { Heading } from '../parts/Heading';
import { canOpenAnew, OpenAnew } from '../parts/Missing';
import { device } from '../settings/device';
import { t } from '../words';
import { Coach } from './Coach';
import { GUIDE } from './on';
import { type GuidePlace, placeText, readPlace } from './place';

export interface GuideProps {
  readonly onHome: () => void;
  readonly onNew: () => void;
  readonly onJoin: () => void;
}

type Loaded = typeof import('../game/loaded');

export function Guide({ onHome, onNew, onJoin }: GuideProps) {
  const [place, setPlace] = useState<GuidePlace | null>(null);
  const [over, setOver] = useState<GuideSide | null>(null);
  useEffect(() => {
    const read = device.store()?.setting(GUIDE) ?? Promise.resolve({ ok: true, value: null } as const);
    void read.then((found) => setPlace(readPlace(found.ok ? found.value : null)));
  }, []);
  const keep = (change: Partial<GuidePlace>): void => {
    if (place === null) return;
    const next = { ...place, ...change };
    setPlace(next);
    void device.store()?.saveSetting(GUIDE, placeText(next));
  };
  const leave = (to: () => void) => (): void => {
    keep({ on: null });
    to();
  };
  const start = (side: GuideSide): void => {
    setOver(null);
    keep({ on: side });
  };
  if (place === null) return <main class="screen" aria-busy="true" />;
  const { on } = place;
  if (on !== null) {
    return (
      <Played
        key={on}
        side={on}
        from={place[on]}
        onStep={(step) => keep({ [on]: step })}
        onOver={() => {
          setOver(on);
          keep({ [on]: 0, on: null });
        }}
        onHome={leave(onHome)}
      />
    );
  }
  const begin = (side: GuideSide, main = false) => (
    <button
      type="button"
      class={main ? 'button button-main button-tall guide-side' : 'button button-tall guide-side'}
      onClick={() => start(side)}
    >
      <span>{t(`guide.${side}`)}</span>
      <span class="guide-side-what">
        {place[side] > 0
          ? t('guide.goOn', { step: place[side] + 1, steps: GUIDES[side].length })
          : t(side === 'jack' ? 'guide.jackWhat' : 'guide.policeWhat')}
      </span>
    </button>
  );
  if (over !== null) {
    return (
      <main class="screen" key={over}>
        <Heading>{t(`guide.end.${over}`)}</Heading>
        <div class="prose">
          <p>{t(over === 'jack' ? 'guide.end.jackWhat' : 'guide.end.policeWhat')}</p>
          {over === 'police' && <p>{t('guide.end.pair')}</p>}
        </div>
        <div class="stack foot">
          {over === 'jack' ? begin('police', true) : begin('jack')}
          <button type="button" class="button button-tall" onClick={leave(over === 'jack' ? onNew : onJoin)}>
            {t(over === 'jack' ? 'home.new' : 'home.join')}
          </button>
          <button type="button" class="button button-quiet" onClick={leave(onHome)}>
            {t('app.home')}
          </button>
        </div>
      </main>
    );
  }
  return (
    <main class="screen">
      <Heading>{t('guide.title')}</Heading>
      <div class="prose">
        <p>{t('guide.line')}</p>
        <p>{t('guide.kept')}</p>
      </div>
      <div class="stack foot">
        {begin('jack', true)}
        {begin('police')}
        <button type="button" class="button button-quiet" onClick={leave(onHome)}>
          {t('app.back')}
        </button>
      </div>
    </main>
  );
}

interface PlayedProps {
  readonly side: GuideSide;
  readonly from: number;
  readonly onStep: (step: number) => void;
  readonly onOver: () => void;
  readonly onHome: () => void;
}

/** A step being played: `from` is the entry it began at. */
interface Playing {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly at: number;
  readonly from: number;
  readonly refusals: readonly Breach[];
}

function Played({ side, from, onStep, onOver, onHome }: PlayedProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [missing, setMissing] = useState(false);
  const [ways, setWays] = useState(false);
  const steps = GUIDES[side];

  /** Plays all before a step anew and begins there. */
  const goTo = async (at: number): Promise<void> => {
    setMissing(false);
    setWays(false);
    if (at >= steps.length) return onOver();
    try {
      const loaded = await import('../game/loaded');
      const session = await practice(loaded.startGame, browserAround, side, at);
      await loaded.fetchFirst(session);
      setPlaying({ session, loaded, at, from: session.events.value.length, refusals: [] });
      onStep(at);
    } catch {
      setMissing(true);
    }
  };
  useEffect(() => void goTo(resumesAt(side, from)), []);

  const session = playing?.session ?? null;
  /** The same game; what is refused is noticed. */
  const watched = useMemo(
    (): Session | null =>
      session && {
        ...session,
        dispatch: async (...commands) => {
          const outcome = await session.dispatch(...commands);
          if (!outcome.ok && outcome.why === 'refused') {
            const { breach } = outcome;
            setPlaying((now) => now && { ...now, refusals: [...now.refusals, breach] });
          }
          return outcome;
        },
      },
    [session],
  );
  const at = playing?.at ?? 0;
  const step = steps[at];
  const standing =
    playing === null || step === undefined
      ? null
      : standingOf(step, playing.from, playing.session.events.value, playing.refusals, playing.session.game.value);
  const done = standing?.is === 'done';
  const noes = playing?.refusals.length ?? 0;
  useEffect(() => {
    // The line takes room: a no is not left under the keys. Its words come a little later than the no.
    if (noes === 0 && steps[at]?.id !== 'look' && steps[at]?.id !== 'silent') return;
    const timer = setTimeout(() => document.querySelector('.refusal')?.scrollIntoView({ block: 'center' }), 50);
    return () => clearTimeout(timer);
  }, [noes, at]);

  /** On to the next step where the game stands. */
  const goOn = (): void => {
    const next = steps[at + 1];
    if (next === undefined || next.staged !== undefined) return void goTo(at + 1);
    setPlaying((now) => now && { ...now, at: at + 1, from: now.session.events.value.length, refusals: [] });
    onStep(at + 1);
  };
  useEffect(() => {
    if (!done || session === null) return;
    // Not before the screen has taken its own step: Jack's side is covered first.
    const timer = setTimeout(async () => {
      if (step?.answer !== undefined) await session.dispatch(...step.answer);
      goOn();
    }, 0);
    return () => clearTimeout(timer);
  }, [done, at, session]);

  if (missing) {
    return (
      <main class="screen">
        <h1 class="title">{t('guide.title')}</h1>
        <p class="trouble" role="alert">
          {t('app.partMissing')}
        </p>
        <div class="stack">
          <button type="button" class="button button-main" onClick={() => void goTo(resumesAt(side, from))}>
            {t('app.retry')}
          </button>
          {canOpenAnew() && <OpenAnew />}
          <button type="button" class="button" onClick={onHome}>
            {t('app.home')}
          </button>
        </div>
      </main>
    );
  }
  if (playing === null || watched === null || standing === null || step === undefined) {
    return <main class="screen" aria-busy="true" />;
  }
  const { BareGame } = playing.loaded;
  const line = (open: boolean) => (
    <>
      <Coach
        step={step}
        number={at + 1}
        steps={steps.length}
        standing={standing}
        scenes={playing.session.told.value.table.scenes}
        open={open}
        onBack={() => void goTo(at)}
        onNext={goOn}
        onWays={() => setWays(true)}
      />
      {ways && (
        <Dialog title={t('guide.ways')} onClose={() => setWays(false)}>
          <div class="stack">
            <button type="button" class="button" onClick={() => setWays(false)}>
              {t('guide.stay')}
            </button>
            <button type="button" class="button" onClick={() => void goTo(at + 1)}>
              {t('guide.skipStep')}
            </button>
            <button type="button" class="button" onClick={() => void goTo(0)}>
              {t('guide.again')}
            </button>
            <button type="button" class="button" onClick={onHome}>
              {t('guide.leave')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
  return (
    <BareGame
      key={playing.session.header.id}
      session={watched}
      onHome={onHome}
      onReopen={() => void goTo(at)}
      readTexts={async () => null}
      guide={{ line, theirs: side === 'police' }}
    />
  );
}
