/** The address of an entry for somebody else: by what the device shares with, else copied, else shown to be copied. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words';
import { addressOf } from './address';

export function ShareRule({ id, title }: { readonly id: string; readonly title: string }) {
  const [done, setDone] = useState<'copied' | 'shown' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const url = addressOf(id);
  const shares = typeof navigator.share === 'function';
  useEffect(() => {
    if (done === 'shown') field.current?.select();
  }, [done]);
  const share = async (): Promise<void> => {
    try {
      if (shares) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setDone('copied');
    } catch (error) {
      // Put away by whoever opened it; anything else, plain http among it, leaves the address to be copied by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('shown');
    }
  };
  return (
    <>
      {done === 'shown' && (
        <input ref={field} class="rules-query rules-address" readOnly value={url} aria-label={t('rules.address')} />
      )}
      <button type="button" class="button rules-share" onClick={() => void share()}>
        {t(shares ? 'rules.share' : done === 'copied' ? 'rules.copied' : 'rules.copy')}
      </button>
      <span class="aside" role="status">
        {done === 'copied' && t('rules.copied')}
      </span>
    </>
  );
}
