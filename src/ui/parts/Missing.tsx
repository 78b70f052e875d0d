/**
 * A part of the app that could not be loaded. Without the network another try helps later. When the app was renewed on the
 * server under an open page, the parts that page asks for are gone for good, and only a new page finds those of today; what
 * was recorded is stored, so nothing speaks against it.
 */
import { t } from '../words';

export function Missing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div class="trouble" role="alert">
      <p>{t('app.partMissing')}</p>
      <button type="button" class="button" onClick={onRetry}>
        {t('app.retry')}
      </button>
      {canOpenAnew() && <OpenAnew />}
    </div>
  );
}

export function OpenAnew() {
  return (
    <button type="button" class="button" onClick={() => location.reload()}>
      {t('app.openAnew')}
    </button>
  );
}

/** Whether a new page would come: from the network, or from what is kept for being without it. */
export function canOpenAnew(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}
