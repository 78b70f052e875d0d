/** What this device can say about the finished game: nothing before the reveal, everything after it. */
import '../../i18n/with-stages';
import '../../i18n/with-end';
import '../../i18n/with-guest';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../end/end.css';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { checkPublic, exportPublic, isRevealed, tellAgain } from '../../app/guest-proof';
import type { GuestSession } from '../../app/guest-types';
import { Check } from '../end/Check';
import { Revealing } from '../end/Head';
import { recordTitle, Share } from '../end/Share';
import { Story } from '../end/Story';
import { Symbols } from '../end/Symbols';
import { t } from '../words';

export function Proof({ session }: { readonly session: GuestSession }) {
  const entries = session.entries.value;
  const symbols = session.symbols.value;
  const { witnessFrom } = session.header.value;
  const { table } = session.told.value;
  const checked = useMemo(() => checkPublic(session), [entries]);
  const story = useMemo(() => {
    const told = tellAgain(session);
    return told && { events: signal(told.events), game: signal(told.game) };
  }, [entries]);
  const witness = witnessFrom === 0 ? t('guestEnd.witnessAll') : t('guestEnd.witnessFrom', { number: witnessFrom });
  if (checked === null || story === null) {
    return (
      <div class="stack">
        {isRevealed(session) ? (
          <p class="trouble">{t('guestEnd.wrongSecret')}</p>
        ) : (
          <div class="note">
            <p>
              <b>{t('guestEnd.notYet')}</b>
            </p>
            <p>{t('guestEnd.jacks')}</p>
          </div>
        )}
        <Symbols symbols={symbols} witness={isRevealed(session) ? witness : `${t('end.symbolsChange')} ${witness}`} />
      </div>
    );
  }
  return (
    <Revealing
      hideout={story.game.value.sheet.hideout}
      checked={checked}
      symbols={symbols}
      witness={witness}
      chosen={session.header.value.chosen}
      parts={{
        story: () => <Story session={story} />,
        check: () => <Check checked={checked} errorLoses={table.options.jackErrorLoses} />,
        record: () => (
          <Share
            symbols={symbols}
            witness={witness}
            make={async () => exportPublic(session, recordTitle(table))}
            holds={t('guestEnd.holds')}
          />
        ),
      }}
    />
  );
}
