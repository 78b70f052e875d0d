/** What the end needs beyond who won, loaded only there: the symbols, and after the reveal the story, check and record. */
import '../../i18n/with-stages';
import '../../i18n/with-end';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../end/end.css';
import { useMemo, useState } from 'preact/hooks';
import { checkGame, headSymbols, publicEntries } from '../../app/reveal';
import type { Session } from '../../app/session';
import { exportGame } from '../../app/share';
import { Check } from '../end/Check';
import { recordTitle, Share } from '../end/Share';
import { Story } from '../end/Story';
import { Symbols } from '../end/Symbols';
import { Segments } from '../parts/Segments';
import { t } from '../words';

export { revealing } from '../../app/reveal';

type Part = 'story' | 'check' | 'record';
const PARTS: readonly Part[] = ['story', 'check', 'record'];

/** Before the reveal: nothing is proven, and whose game it is. */
export function Unrevealed({ session }: { readonly session: Session }) {
  const events = session.events.value;
  const symbols = useMemo(() => headSymbols(session), [events]);
  return (
    <>
      <p class="note">{t('end.nothingProven')}</p>
      <Symbols symbols={symbols} />
      <div class="symbols">
        <p class="symbols-what">{t('end.symbolsChange')}</p>
      </div>
    </>
  );
}

interface RevealedProps {
  readonly session: Session;
  readonly readTexts: () => Promise<string | null>;
}

export function Revealed({ session, readTexts }: RevealedProps) {
  const events = session.events.value;
  const [part, setPart] = useState<Part>('story');
  const { checked, symbols } = useMemo(() => {
    const log = publicEntries(session);
    return { checked: checkGame(session, log), symbols: headSymbols(session, log) };
  }, [events]);
  const { wrong, byEye, agreed } = checked;
  const { sheet, table } = session.game.value;
  return (
    <div class="end-open">
      <div class="end-head">
        <div class="end-seal">
          <p class="end-hideout">
            <span class="label">{t('end.hideout')}</span>
            <span class="numeral">{sheet.hideout ?? '–'}</span>
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
          segments={PARTS.map((value) => ({ value, label: t(`end.part.${value}`) }))}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      {part === 'story' && <Story session={session} />}
      {part === 'check' && <Check checked={checked} errorLoses={table.options.jackErrorLoses} />}
      {part === 'record' && (
        <Share symbols={symbols} make={async () => exportGame(session, await readTexts(), recordTitle(table))} />
      )}
    </div>
  );
}
