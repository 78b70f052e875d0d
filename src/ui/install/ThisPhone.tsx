/** How things stand on this device: where the games are, and whether it may clear them. Looked up when it is opened. */
import { useState } from 'preact/hooks';
import type { Shelf } from '../../app/index';
import type { Install } from '../../app/install';
import { t } from '../words';

interface ThisPhoneProps {
  readonly install: Install;
  readonly shelf: Shelf;
}

export function ThisPhone({ install, shelf }: ThisPhoneProps) {
  const [forGood, setForGood] = useState<boolean | null>(null);
  const situation = install.situation.value;
  const look = (): void => void install.keptForGood().then(setForGood);
  return (
    <details class="this-phone" onToggle={look}>
      <summary class="this-phone-title">{t('install.thisPhone')}</summary>
      <div class="prose this-phone-facts">
        {shelf.store.value?.kind === 'device' && <p>{t('install.kept', { count: shelf.games.value.length })}</p>}
        {forGood !== null && <p>{t(forGood ? 'install.forGood' : 'install.notForGood')}</p>}
        <p>{t(`install.${situation}Lives`)}</p>
        {situation !== 'installed' && situation !== 'insecure' && <p>{t(`install.${situation}How`)}</p>}
        {situation === 'insecure' && <p>{t('install.insecureNoApp')}</p>}
        {install.offered.value && (
          <button type="button" class="button" onClick={() => void install.ask()}>
            {t('install.ask')}
          </button>
        )}
      </div>
    </details>
  );
}
