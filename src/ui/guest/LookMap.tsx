/** The map to look at, over whatever is on the screen. */
import '../move/look.css';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { DetectivesView } from '../../log/index';
import { MapPart } from '../move/MapPart';
import { publicMarks } from '../move/marks';
import { goRound } from '../parts/tabs';
import { t } from '../words';

interface LookMapProps {
  readonly told: DetectivesView;
  readonly onClose: () => void;
}

export function LookMap({ told, onClose }: LookMapProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // As in `Dialog`: closed while still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="look"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={goRound}
    >
      <div class="look-head">
        <h2 id={id} class="dialog-title">
          {t('look.title')}
        </h2>
        <button type="button" class="button" onClick={onClose}>
          {t('look.close')}
        </button>
      </div>
      <MapPart
        offered={null}
        chosen={null}
        onChoose={() => undefined}
        marks={publicMarks(told.table)}
        height="var(--map-look)"
      />
    </dialog>
  );
}
