/** What the end needs beyond who won, loaded only there: the symbols, and after the reveal the story, check and record. */
import '../../i18n/with-stages';
import '../../i18n/with-end';
import '../../i18n/with-refusal';
import '../game/stages.css';
import '../end/end.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Chosen, chosenIn } from '../../app/choosing';
import { checkGame, headSymbols, publicEntries } from '../../app/reveal';
import type { Session } from '../../app/session';
import { exportGame } from '../../app/share';
import { Check } from '../end/Check';
import { Revealing } from '../end/Head';
import { recordTitle, Share } from '../end/Share';
import { Story } from '../end/Story';
import { Symbols } from '../end/Symbols';
import { t } from '../words';

export { revealing } from '../../app/reveal';

/** Before the reveal: nothing is proven, and whose game it is. */
export function Unrevealed({ session }: { readonly session: Session }) {
  const events = session.events.value;
  const symbols = useMemo(() => headSymbols(session), [events]);
  return (
    <>
      <p class="note">{t('end.nothingProven')}</p>
      <Symbols symbols={symbols} witness={t('end.symbolsChange')} />
    </>
  );
}

interface RevealedProps {
  readonly session: Session;
  readonly readTexts: () => Promise<string | null>;
}

export function Revealed({ session, readTexts }: RevealedProps) {
  const events = session.events.value;
  const { checked, symbols } = useMemo(() => {
    const log = publicEntries(session);
    return { checked: checkGame(session, log), symbols: headSymbols(session, log) };
  }, [events]);
  const { sheet, table } = session.game.value;
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  useEffect(() => void chosenIn(session).then((noted) => setChosen(noted ?? [])), [session]);
  return (
    <Revealing
      hideout={sheet.hideout}
      checked={checked}
      symbols={symbols}
      chosen={chosen}
      parts={{
        story: () => <Story session={session} />,
        check: () => <Check checked={checked} errorLoses={table.options.jackErrorLoses} />,
        record: () => (
          <Share symbols={symbols} make={async () => exportGame(session, await readTexts(), recordTitle(table))} />
        ),
      }}
    />
  );
}
