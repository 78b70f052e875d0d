/** Hell on Jack's phone, step by step (HELL-1 to HELL-8); on one phone it goes around with it. */
import '../../i18n/with-hell';
import '../../i18n/with-stages';
import '../game/stages.css';
import './hell.css';
import type { Session } from '../../app/session';
import type { Aside } from '../../app/stage';
import { t } from '../words';
import { Blood } from './Blood';
import { JackNumbers } from './JackNumbers';
import { Marked } from './Marked';
import { Patrols } from './Patrols';
import { Reveal } from './Reveal';
import type { HellFrame } from './steps';
import { TwoVictims } from './TwoVictims';
import { Victims } from './Victims';
import { Women } from './Women';
import { Wretched } from './Wretched';

interface HellProps {
  readonly session: Session;
  readonly frame: HellFrame;
  /** Closes Jack's lock, and with it what he looks at alone. */
  readonly onCover: () => void;
  readonly asides: readonly Aside[];
  readonly onAside: (aside: Aside) => void;
}

export function Hell({ session, frame, onCover, asides, onAside }: HellProps) {
  const { step, steps, privately, goTo, look } = frame;
  switch (privately) {
    case 'marked':
      return <Marked session={session} onDone={onCover} />;
    case 'victims':
      return <TwoVictims session={session} onBack={onCover} />;
    case 'numbers':
      return (
        <div class="hell">
          <JackNumbers session={session} />
          <div class="stack foot">
            <button type="button" class="button button-main button-tall" onClick={onCover}>
              {t('hell.private.back')}
            </button>
          </div>
        </div>
      );
    case null:
      break;
  }
  switch (step) {
    case 'women':
      return <Women session={session} onMarked={() => look('marked')} />;
    case 'patrols':
      return <Patrols session={session} />;
    case 'victims':
      return (
        <Victims session={session} onLetters={asides.includes('letters') ? () => onAside('letters') : undefined} />
      );
    case 'blood':
      return <Blood session={session} onTwo={() => look('victims')} onNumbers={() => look('numbers')} />;
    case 'wretched':
      return (
        <>
          <Wretched session={session} />
          {steps.includes('reveal') && (
            <button type="button" class="button" onClick={() => goTo('reveal')}>
              {t('hell.wretched.stay')}
            </button>
          )}
        </>
      );
    case 'reveal':
      return (
        <Reveal
          session={session}
          onWithout={steps.includes('blood') ? () => goTo('blood') : undefined}
          onWretched={steps.includes('wretched') ? () => goTo('wretched') : undefined}
        />
      );
    case null:
      return null;
  }
}
