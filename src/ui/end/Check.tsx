/** The check of the whole public log: the sum first, then what deserves a look, then every entry for whoever asks. */
import './check.css';
import { useState } from 'preact/hooks';
import { type CheckedEntry, type CheckedGame, isQuestion } from '../../app/reveal';
import type { VerdictKind } from '../../log/proof';
import { Refusal } from '../parts/Refusal';
import { Segments } from '../parts/Segments';
import { t } from '../words';
import { entryInWords } from './sentences';

const KINDS: readonly VerdictKind[] = ['true', 'stated', 'notChecked', 'agreed', 'false'];
const SIGNS: Readonly<Record<VerdictKind, string>> = {
  true: '✓',
  stated: '○',
  notChecked: '–',
  agreed: '≈',
  false: '✕',
};
type Shown = 'questions' | 'everything';

interface CheckProps {
  readonly checked: CheckedGame;
  /** The agreement that an error of Jack's loses (END-7). */
  readonly errorLoses: boolean;
}

export function Check({ checked, errorLoses }: CheckProps) {
  const { entries, wrong, wrongFaces, questions } = checked;
  const [shown, setShown] = useState<Shown>('questions');
  const noticed = entries.filter(({ verdict }) => verdict === 'false' || verdict === 'agreed');
  const listed = shown === 'questions' ? entries.filter(isQuestion) : entries;
  const nights = [...new Set(listed.map(({ night }) => night))];
  return (
    <section class="check">
      <p class="prose">{t('check.what', { count: entries.length, questions })}</p>
      {wrong > 0 && <p class="trouble">{t(errorLoses ? 'check.lost' : 'check.decide')}</p>}
      {wrongFaces > 0 && <p class="trouble">{t('check.facesDecide')}</p>}
      <ul class="check-sum">
        {KINDS.map((kind) => {
          const count = entries.filter(({ verdict }) => verdict === kind).length;
          if (count === 0) return null;
          return (
            <li key={kind} class={`check-${kind}`}>
              <Sign kind={kind} />
              {t(`check.${kind}`, { count })}
            </li>
          );
        })}
      </ul>
      {noticed.length > 0 && (
        <>
          <h2 class="label">{t('check.noticed')}</h2>
          <ol class="check-list">
            {noticed.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ol>
        </>
      )}
      <details class="check-all">
        <summary class="button">{t('check.every')}</summary>
        <Segments<Shown>
          legend={t('check.show')}
          segments={[
            { value: 'questions', label: t('check.questions') },
            { value: 'everything', label: t('check.everything') },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        {listed.length === 0 && <p class="prose">{t('check.noQuestion')}</p>}
        {nights.map((night) => (
          <section key={night}>
            <h2 class="label">{night === 0 ? t('check.before') : t('story.night', { night })}</h2>
            <ol class="check-list">
              {listed
                .filter((entry) => entry.night === night)
                .map((entry) => (
                  <Entry key={entry.number} entry={entry} />
                ))}
            </ol>
          </section>
        ))}
      </details>
    </section>
  );
}

function Entry({ entry }: { readonly entry: CheckedEntry }) {
  const { number, verdict, breach } = entry;
  return (
    <li class={`check-entry check-${verdict}`}>
      <span class="check-number">{number}</span>
      <span class="check-what">{entryInWords(entry)}</span>
      <span class="check-verdict">
        <Sign kind={verdict} />
        {t(`check.is.${verdict}`)}
      </span>
      {typeof breach === 'string' && <p class="check-why">{t(`check.${breach}`)}</p>}
      {typeof breach === 'object' && (
        <div class="check-why">
          <Refusal breach={breach} />
        </div>
      )}
    </li>
  );
}

function Sign({ kind }: { readonly kind: VerdictKind }) {
  return (
    <span class="check-sign" aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}
