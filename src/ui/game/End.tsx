/** The end: who won and how, known to everybody; behind Jack's one tap the whole game. */
import '../../i18n/with-stages';
import './stages.css';
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../app/session';
import { Verdict } from '../end/Verdict';
import { Confirm, Dialog } from '../parts/Dialog';
import { Missing } from '../parts/Missing';
import { PinDoor } from '../settings/Door';
import { device } from '../settings/device';
import { t } from '../words';
import { useDispatching } from './dispatching';

/** Needed only here, so it is loaded only here. */
type Reveal = typeof import('./Revealed');

interface EndProps {
  readonly session: Session;
  readonly readTexts: () => Promise<string | null>;
  readonly onHome: () => void;
}

export function End({ session, readTexts, onHome }: EndProps) {
  const { table, revealed, sheet } = session.game.value;
  const { give, busy } = useDispatching(session);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const load = (): void => {
    setMissing(false);
    void import('./Revealed').then(setReveal, () => setMissing(true));
  };
  useEffect(load, []);
  const show = (): void => {
    setAsking(false);
    if (reveal !== null) void give(reveal.revealing(session.header));
  };
  if (table.end === null) return null;
  return (
    <>
      <Verdict table={table} revealed={revealed} />
      {missing && <Missing onRetry={load} />}
      {reveal !== null && revealed && <reveal.Revealed session={session} readTexts={readTexts} />}
      {reveal !== null && !revealed && (
        <>
          <reveal.Unrevealed session={session} />
          <p>
            {t('end.revealWhat')} {t('end.revealJacks')}
          </p>
          <div class="foot foot-stays">
            <button
              type="button"
              class="button button-main button-tall"
              aria-busy={busy}
              onClick={() => setAsking(true)}
            >
              {t('end.reveal')}
            </button>
          </div>
          {asking && (
            <AskReveal isHideout={(circle) => circle === sheet.hideout} onYes={show} onNo={() => setAsking(false)} />
          )}
        </>
      )}
      <div class="stack foot">
        <button type="button" class="button button-tall" onClick={onHome}>
          {t('app.home')}
        </button>
      </div>
    </>
  );
}

interface AskRevealProps {
  readonly isHideout: (circle: number) => boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once: with his numbers all he hid is open to everybody. Where there is a PIN, the PIN is the answer. */
function AskReveal({ isHideout, onYes, onNo }: AskRevealProps) {
  if (!device.pinSet.value) {
    return (
      <Confirm
        title={t('end.revealTitle')}
        what={t('end.revealAsk')}
        yes={t('end.revealYes')}
        grave
        onYes={onYes}
        onNo={onNo}
      />
    );
  }
  return (
    <Dialog title={t('end.revealTitle')} onClose={onNo}>
      <p class="prose">{t('end.revealAsk')}</p>
      <button type="button" class="button" onClick={onNo}>
        {t('app.cancel')}
      </button>
      <PinDoor isHideout={isHideout} onOpen={onYes} />
    </Dialog>
  );
}
