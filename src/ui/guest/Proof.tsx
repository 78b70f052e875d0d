/** What this device can say about the finished game: nothing before the reveal, everything after it. */
import '../../i18n/with-stages';
import '../../i18n/with-end';
import '../../i18n/with-guest';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../end/end.css';
import { signal } from '@preact/signals';
import { useMemo, useState } from 'preact/hooks';
import { checkPublic, exportPublic, isRevealed, tellAgain } from '../../app/guest-proof';
import type { GuestSession } from '../../app/guest-types';
import { Check } from '../end/Check';
import { recordTitle, Share } from '../end/Share';
import { Story } from '../end/Story';
import { Symbols } from '../end/Symbols';
import { Segments } from '../parts/Segments';
import { t } from '../words';

type Part = 'story' | 'check' | 'record';
const PARTS: readonly Part[] = ['story', 'check', 'record'];

export function Proof({ session }: { readonly session: GuestSession }) {
  const entries = session.entries.value;
  const symbols = session.symbols.value;
  const { witnessFrom } = session.header.value;
  const { table } = session.told.value;
  const [part, setPart] = useState<Part>('check');
  const checked = useMemo(() => checkPublic(session), [entries]);
  const story = useMemo(() => {
    const told = tellAgain(session);
    return told && { events: signal(told.events), game: signal(told.game) };
  }, [entries]);
  const witness = (
    <div class="symbols">
      <p class="symbols-what">
        {t('guestEnd.symbols')}{' '}
        {witnessFrom === 0 ? t('guestEnd.witnessAll') : t('guestEnd.witnessFrom', { number: witnessFrom })}
      </p>
    </div>
  );
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
        <Symbols symbols={symbols} />
        {witness}
      </div>
    );
  }
  const { wrong, byEye, agreed } = checked;
  const { hideout } = story.game.value.sheet;
  return (
    <div class="end-open">
      <div class="end-head">
        <div class="end-seal">
          <p class="end-hideout">
            <span class="label">{t('end.hideout')}</span>
            <span class="numeral">{hideout ?? '–'}</span>
          </p>
          <div class={wrong === 0 ? 'end-honest' : 'end-honest end-dishonest'}>
            <p>{wrong === 0 ? t('end.honest') : t('end.dishonest', { count: wrong })}</p>
            {(byEye > 0 || agreed > 0) && (
              <p class="end-small">
                {byEye > 0 && t('end.notChecked', { count: byEye })} {agreed > 0 && t('end.agreed', { count: agreed })}
              </p>
            )}
          </div>
        </div>
        <Segments<Part>
          legend={t('end.parts')}
          segments={PARTS.map((value) => ({ value, label: t(`guestEnd.${value}`) }))}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      {part === 'story' && <Story session={story} />}
      {part === 'check' && (
        <>
          <Check checked={checked} errorLoses={table.options.jackErrorLoses} />
          <Symbols symbols={symbols} />
          {witness}
        </>
      )}
      {part === 'record' && (
        <Share
          symbols={symbols}
          make={async () => exportPublic(session, recordTitle(table))}
          holds={t('guestEnd.holds')}
        />
      )}
    </div>
  );
}
