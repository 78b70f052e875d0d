/** What was agreed, as a short list: the same words on every phone. */
import '../../i18n/with-agreed';
import './agreed.css';
import { useId } from 'preact/hooks';
import { Dialog } from '../parts/Dialog';
import { t } from '../words';
import { agreedInWords, type Terms } from './agreed';

export function Agreed({ table }: { readonly table: Terms }) {
  const id = useId();
  return (
    <section class="agreed" aria-labelledby={id}>
      <h2 id={id} class="label">
        {t('agreed.list')}
      </h2>
      <AgreedLines table={table} />
    </section>
  );
}

/** Without a heading, where one stands above it. */
export function AgreedLines({ table }: { readonly table: Terms }) {
  return (
    <>
      <ul class="agreed-list">
        {agreedInWords(table).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="label">{t('agreed.usual')}</p>
    </>
  );
}

interface AgreedDialogProps {
  readonly table: Terms;
  readonly onClose: () => void;
}

export function AgreedDialog({ table, onClose }: AgreedDialogProps) {
  return (
    <Dialog title={t('agreed.list')} onClose={onClose}>
      <div class="stack">
        <div class="agreed">
          <AgreedLines table={table} />
        </div>
        <button type="button" class="button button-main" onClick={onClose}>
          {t('app.back')}
        </button>
      </div>
    </Dialog>
  );
}
