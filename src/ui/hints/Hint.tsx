/**
 * A word at the first use of a thing, once on a device, at the end of the screen: it moves nothing that is to be tapped.
 * Put away it stays away; what it is about is in the rules as well.
 */
import '../../i18n/with-hints';
import './hints.css';
import { useEffect, useState } from 'preact/hooks';
import type { Stage } from '../../app/stage';
import { device } from '../settings/device';
import { t } from '../words';
import { type HintName, hintAt } from './which';

const NAME = 'hints';

/** On Jack's phone. */
export interface HintProps {
  readonly stage: Stage;
  readonly open: boolean;
  readonly judged: boolean;
}

export function Hint({ stage, open, judged }: HintProps) {
  return <Once name={hintAt(stage, open, judged)} />;
}

export function Once({ name }: { readonly name: HintName | null }) {
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  useEffect(() => {
    void seenHere().then(setSeen);
  }, []);
  if (name === null || seen === null || seen.includes(name)) return null;
  const putAway = (): void => {
    const all = [...seen, name];
    setSeen(all);
    void device.store()?.saveSetting(NAME, all.join(' '));
  };
  return (
    <aside class="hint" aria-label={t('hint.title')}>
      <p>{t(`hint.${name}`)}</p>
      <button type="button" class="button button-quiet" onClick={putAway}>
        {t('hint.done')}
      </button>
    </aside>
  );
}

/** Nothing is said where nothing can be kept: it would be said again and again. */
async function seenHere(): Promise<readonly string[] | null> {
  const store = device.store();
  if (store?.kind !== 'device') return null;
  const kept = await store.setting(NAME);
  return kept.ok ? (kept.value ?? '').split(' ') : null;
}
