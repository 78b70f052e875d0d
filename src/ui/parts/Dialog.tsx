/** A question over the screen. The browser's own dialog keeps the focus in it, gives it back and closes at Escape. */
import '../../i18n/with-stages';
import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { openRule } from '../rules/open';
import { t } from '../words';
import { goRound } from './tabs';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Its end has to come while it is still in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const cancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby={id} onCancel={cancel} onKeyDown={goRound}>
      <h2 id={id} class="dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly what: string;
  readonly yes: string;
  readonly no?: string;
  /** The rule it rests on, a tap away. */
  readonly rule?: string | undefined;
  /** Ends or accuses: shown in the colour of crime. */
  readonly grave?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once. The way back comes first, so that it has the focus. */
export function Confirm({ title, what, yes, no, rule, grave, onYes, onNo }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p class="prose">{what}</p>
      <div class="stack">
        <button type="button" class="button" onClick={onNo}>
          {no ?? t('app.cancel')}
        </button>
        <button type="button" class={grave ? 'button button-grave' : 'button button-main'} onClick={onYes}>
          {yes}
        </button>
        {rule !== undefined && (
          <button type="button" class="button button-quiet" onClick={() => openRule(rule)}>
            {t('refused.rule', { rule })}
          </button>
        )}
      </div>
    </Dialog>
  );
}
