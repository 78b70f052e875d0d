/**
 * Asked after the recovery file was handed out, whether or not Jack's side is still open: sending a file leaves the page,
 * and that covers it. The question tells nothing.
 */
import { useState } from 'preact/hooks';
import { sayMoved } from '../../app/moved';
import type { Session } from '../../app/session';
import { Dialog } from '../parts/Dialog';
import { t } from '../words';

interface AskMovedProps {
  readonly session: Session;
  /** Of the file. */
  readonly mark: string;
  readonly onMoved: () => void;
  readonly onStays: () => void;
}

export function AskMoved({ session, mark, onMoved, onStays }: AskMovedProps) {
  const [failed, setFailed] = useState(false);
  const yes = async (): Promise<void> => {
    const done = await sayMoved(session, mark, { now: () => Date.now() });
    if (done.ok) onMoved();
    else setFailed(true);
  };
  return (
    <Dialog title={t('moving.title')} onClose={onStays}>
      <p class="prose">{t(failed ? 'moving.failed' : 'moving.what')}</p>
      <div class="stack">
        <button type="button" class="button" onClick={onStays}>
          {t('moving.no')}
        </button>
        <button type="button" class="button button-main" onClick={() => void yes()}>
          {t('moving.yes')}
        </button>
      </div>
    </Dialog>
  );
}
