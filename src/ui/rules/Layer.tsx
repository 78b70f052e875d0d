/**
 * The place of the rules: a sheet of its own over everything, beside the app's element and not in it. It comes with the
 * first page; what the sheet shows is loaded when it is opened.
 */
import '../../i18n/with-rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './sheet.css';
import { Missing } from '../parts/Missing';
import { goRound } from '../parts/tabs';
import { t } from '../words';
import { openLinked } from './address';
import { takeAway } from './beneath';
import { closeRule, ruleOpen } from './open';

type Loaded = typeof import('./loaded');

interface LayerProps {
  /** What lies beneath. */
  readonly app: HTMLElement;
}

export function RulesLayer({ app }: LayerProps) {
  useEffect(openLinked, []);
  return ruleOpen.value === null ? null : <Sheet app={app} first={ruleOpen.value} />;
}

function Sheet({ app, first }: LayerProps & { readonly first: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState<Loaded | 'missing' | null>(null);
  const load = (): void => {
    setLoaded(null);
    import('./loaded').then(setLoaded, () => setLoaded('missing'));
  };
  useEffect(load, []);
  useLayoutEffect(() => {
    const putBack = takeAway(app);
    dialog.current?.showModal();
    addEventListener('popstate', closeRule);
    return () => {
      removeEventListener('popstate', closeRule);
      dialog.current?.close();
      putBack();
    };
  }, []);
  const cancel = (event: Event): void => {
    event.preventDefault();
    closeRule();
  };
  return (
    <dialog
      ref={dialog}
      class="rules-sheet"
      aria-label={t('rules.title')}
      onCancel={cancel}
      // Touches and keys go on to the window: whoever reads is there, and the lock beneath counts from the last of them.
      onKeyDown={goRound}
    >
      {loaded === null || loaded === 'missing' ? (
        <div class="rules-wait" aria-busy={loaded === null}>
          {loaded === 'missing' && <Missing onRetry={load} />}
          <button type="button" class="button" onClick={closeRule}>
            {t('rules.close')}
          </button>
        </div>
      ) : (
        <loaded.Rules first={first} />
      )}
    </dialog>
  );
}
