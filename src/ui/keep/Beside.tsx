/** The screens that stand in a game's place: what helps when this phone fails, a game gone to another one, a damaged one. */
import '../../i18n/with-keep';
import '../../i18n/with-stages';
import type { ComponentChildren } from 'preact';
import type { GameProps } from '../game/Game';
import { Gate } from '../game/Gate';
import { useLock } from '../game/lock';
import { LaterDamaged } from '../game/stages';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import { MovedAway, Rescue } from './rescue';

export interface BesideProps extends GameProps {
  readonly rescuing: boolean;
  readonly onRescuing: (on: boolean) => void;
  readonly onHandedOut: (mark: string) => void;
}

export function Beside({ rescuing, onRescuing, ...props }: BesideProps) {
  const { session, onHome, onReopen } = props;
  const home = (
    <button type="button" class="button button-quiet" onClick={onHome}>
      {t('app.home')}
    </button>
  );
  if (rescuing) return <Rescuing {...props} onClose={() => onRescuing(false)} />;
  if (session.header.moved !== undefined) {
    return (
      <Screen title={t('moved.title')} foot={home}>
        <MovedAway session={session} onReopen={onReopen} />
      </Screen>
    );
  }
  return (
    <Screen title={t('damaged.title')} foot={home}>
      <LaterDamaged session={session} onSave={() => onRescuing(true)} onReopen={onReopen} />
    </Screen>
  );
}

interface RescuingProps extends GameProps {
  readonly onHandedOut: (mark: string) => void;
  readonly onClose: () => void;
}

function Rescuing({ session, readTexts, onHandedOut, onClose }: RescuingProps) {
  const lock = useLock(() => lock.open && onClose());
  const isHideout = (circle: number): boolean => session.game.value.sheet.hideout === circle;
  return (
    <Screen title={t('rescue.title')} jack={lock.open ? 'open' : 'covered'} key={String(lock.open)}>
      {lock.open ? (
        <Rescue session={session} readTexts={readTexts} onHandedOut={onHandedOut} onClose={lock.cover} />
      ) : (
        <>
          <Gate name="sheet" told={session.told.value} isHideout={isHideout} onUnlock={lock.unlock} />
          <button type="button" class="button button-quiet" onClick={onClose}>
            {t('app.back')}
          </button>
        </>
      )}
    </Screen>
  );
}

interface ScreenProps {
  readonly title: string;
  readonly jack?: 'covered' | 'open';
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Screen({ title, jack, foot, children }: ScreenProps) {
  const frame = jack === undefined ? '' : jack === 'open' ? ' jack jack-open' : ' jack';
  return (
    <main class={`screen game${frame}`}>
      <header class="bar">
        <div class="bar-text">
          {jack !== undefined && (
            <p class="bar-over">
              <span class="bar-jack">{t('jack.frame')}</span>
            </p>
          )}
          <Heading>{title}</Heading>
        </div>
      </header>
      {children}
      {foot}
    </main>
  );
}
