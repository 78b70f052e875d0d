/** Two records that differ at a number, alike on both phones: what each holds there, and which of them is gone on with. */
import '../../i18n/with-fork';
import '../../i18n/with-map';
import '../../i18n/with-stages';
import './link.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Whose } from '../../app/choosing';
import { decodePublic } from '../../log/index';
import { announce } from '../announce';
import { entryInWords } from '../end/sentences';
import { Heading } from '../parts/Heading';
import { Segments } from '../parts/Segments';
import { t } from '../words';

interface DifferingProps {
  readonly number: number;
  /** The device's name. */
  readonly device: string;
  /** The public entries as text, where they are at hand. */
  readonly jacks: string | undefined;
  readonly devices: string | undefined;
  /** Null where there is nothing to choose. */
  readonly choice: { readonly ours: Whose | null; readonly theirs: Whose | null } | null;
  readonly onChoose: (whose: Whose) => void;
  /** The other ways there are. */
  readonly children: ComponentChildren;
}

const BOTH: readonly Whose[] = ['jack', 'device'];

export function Differing({ number, device, jacks, devices, choice, onChoose, children }: DifferingProps) {
  const ours = inWords(jacks);
  const theirs = inWords(devices);
  const whose = (one: Whose): string => t(`fork.whose.${one}`, { device });
  const state = choice === null ? '' : stateOf(choice, whose);
  useEffect(() => {
    if (state !== '') announce(state);
  }, [state]);
  return (
    <main class="screen">
      <Heading>{t('fork.title')}</Heading>
      <p class="trouble" role="alert">
        {t('fork.what', { device, number })}
      </p>
      <dl class="pairs card">
        <div class="pair">
          <dt>{t('fork.ours')}</dt>
          <dd>{ours ?? t('fork.unread')}</dd>
        </div>
        <div class="pair">
          <dt>{t('fork.theirs', { device })}</dt>
          <dd>{theirs ?? t('fork.unread')}</dd>
        </div>
      </dl>
      {ours !== null && ours === theirs && <p class="note">{t('fork.sealed')}</p>}
      <p>{choice === null ? t('fork.noChoice', { device }) : t('fork.how')}</p>
      {choice !== null && (
        <>
          <Segments<Whose>
            legend={t('fork.which')}
            shown
            segments={BOTH.map((value) => ({ value, label: whose(value) }))}
            chosen={choice.ours}
            onChoose={onChoose}
          />
          <p class="note">{state}</p>
          <p>{t('fork.both', { number })}</p>
        </>
      )}
      <div class="stack foot">{children}</div>
    </main>
  );
}

function stateOf({ ours, theirs }: NonNullable<DifferingProps['choice']>, whose: (one: Whose) => string): string {
  if (theirs === null) return t(ours === null ? 'fork.state.none' : 'fork.state.here');
  if (ours === theirs) return t('fork.state.same');
  return t(ours === null ? 'fork.state.there' : 'fork.state.differ', { whose: whose(theirs) });
}

/** Null for what is not at hand or cannot be read. */
function inWords(text: string | undefined): string | null {
  const entry = text === undefined ? null : decodePublic(text);
  return entry?.ok ? entryInWords({ event: entry.value.event, opened: null }) : null;
}
