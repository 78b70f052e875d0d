/**
 * Asked after the recovery file was handed out, whether or not Jack's side is still open: sending a file leaves the page,
 * and that covers it. Asked again whenever the game is opened, until somebody answers. The question tells nothing.
 */
import { useState } from 'preact/hooks';
import { sayMoved, sayStays } from '../../app/moved';
import type { Session } from '../../app/session';
import { Dialog } from '../parts/Dialog';
import { t } from '../words';

interface AskMovedProps {
  readonly session: Session;
  /** Of the file. */
  readonly mark: string;
  /** It left in an earlier visit. */
  readonly again: boolean;
  readonly onMoved: () => void;
  /** Answered with no, or put off. */
  readonly onClose: () => void;
}

export function AskMoved({ session, mark, again, onMoved, onClose }: AskMovedProps) {
  const [failed, setFailed] = useState(false);
  const yes = async (): Promise<void> => {
    const done = await sayMoved(session, mark, { now: () => Date.now() });
    if (done.ok) onMoved();
    else setFailed(true);
  };
  const no = async (): Promise<void> => {
    // Where it cannot be stored it is asked once more at the next opening.
    await sayStays(session);
    onClose();
  };
  return (
    <Dialog title={t('moving.title')} onClose={onClose}>
      {again && <p class="prose">{t('moving.again')}</p>}
      <p class="prose">{t(failed ? 'moving.failed' : 'moving.what')}</p>
      <div class="stack">
        {/* First, so that it has the focus: a file saved as a precaution changes nothing here. */}
        <button type="button" class="button button-main" onClick={() => void no()}>
          {t('moving.no')}
        </button>
        <button type="button" class="button" onClick={() => void yes()}>
          {t('moving.yes')}
        </button>
      </div>
    </Dialog>
  );
}
