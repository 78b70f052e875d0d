/**
 * What was agreed, on a device that opens a game for the first time: below what is to be tapped, until somebody has read it.
 * Afterwards it is in the menu.
 */
import '../../i18n/with-agreed';
import { useEffect, useState } from 'preact/hooks';
import { device } from '../settings/device';
import { t } from '../words';
import { Agreed } from './Agreed';
import type { Terms } from './agreed';

interface AgreedOnceProps {
  /** Of the game. */
  readonly id: string;
  readonly table: Terms;
}

export function AgreedOnce({ id, table }: AgreedOnceProps) {
  const name = `agreed:${id}`;
  const [read, setRead] = useState<boolean | null>(null);
  useEffect(() => {
    void wasRead(name).then(setRead);
  }, [name]);
  if (read !== false) return null;
  const putAway = (): void => {
    setRead(true);
    void device.store()?.saveSetting(name, 'read');
  };
  return (
    <div class="agreed-once">
      <Agreed table={table} />
      <button type="button" class="button" onClick={putAway}>
        {t('agreed.read')}
      </button>
    </div>
  );
}

/** Where nothing can be kept it stays until this page is closed. */
async function wasRead(name: string): Promise<boolean> {
  const kept = await device.store()?.setting(name);
  return kept?.ok === true && kept.value !== null;
}
