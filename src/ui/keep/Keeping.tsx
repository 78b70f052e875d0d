/** What the browser said about keeping the games: always under past games, once when the first game begins. */
import '../../i18n/with-keep';
import { useEffect, useState } from 'preact/hooks';
import type { Keeping, Store } from '../../app/index';
import { t } from '../words';

/** In words; null until the browser has answered. */
export function useKeeping(store: Store | null): string | null {
  const [said, setSaid] = useState<Keeping | null>(null);
  useEffect(() => {
    void store?.keeping().then(setSaid);
  }, [store]);
  return said === null ? null : t(`keeping.${said}`);
}

const SAID = 'keeping said';

/** Only in the first game of this device; the others find it under past games. */
export function KeepingSlip({ store, gameId }: { readonly store: Store; readonly gameId: string }) {
  const [first, setFirst] = useState(false);
  const said = useKeeping(store);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const before = await store.setting(SAID);
      if (!before.ok || (before.value !== null && before.value !== gameId)) return;
      setFirst(true);
      await store.saveSetting(SAID, gameId);
    };
    void look();
  }, []);
  return first && said !== null && store.kind === 'device' ? <p class="slip">{said}</p> : null;
}
