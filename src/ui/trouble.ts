/** What went wrong with the device's storage, in words: what happened, what was kept, what to do. */
import type { StoreFailure } from '../app/index';
import { t } from './words';

export function troubleInWords(failure: StoreFailure): string {
  return failure.why === 'failed' ? t('storage.failed', { name: failure.name }) : t(`storage.${failure.why}`);
}
