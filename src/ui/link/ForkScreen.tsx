/** Two logs that differ at a number: everything stops, both entries are shown, and the table chooses. */
import '../../i18n/with-link';
import '../../i18n/with-map';
import '../../i18n/with-stages';
import './link.css';
import { useState } from 'preact/hooks';
import type { Fork, Host } from '../../app/host-types';
import { decodePublic } from '../../log/index';
import { entryInWords } from '../end/sentences';
import { Confirm } from '../parts/Dialog';
import { Heading } from '../parts/Heading';
import { t } from '../words';

export interface ForkScreenProps {
  readonly host: Host;
  readonly fork: Fork;
  readonly onHome: () => void;
  /** To what moves a game to another phone. */
  readonly onRescue: () => void;
}

export function ForkScreen({ host, fork, onHome, onRescue }: ForkScreenProps) {
  const [asking, setAsking] = useState(false);
  const { device, number } = fork;
  const ours = inWords(fork.ours);
  const theirs = inWords(fork.theirs);
  const id = fork.id ?? host.devices.value.find(({ name }) => name === device)?.id;
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
      <div class="prose">
        <p>{t('fork.how')}</p>
        <h2>{t('fork.ourRight')}</h2>
        <p>{t('fork.ourRightWhat')}</p>
        <h2>{t('fork.theirRight')}</h2>
        <p>{t('fork.theirRightWhat')}</p>
      </div>
      <div class="stack foot">
        {id !== undefined && (
          <button type="button" class="button button-tall" onClick={() => setAsking(true)}>
            {t('fork.remove')}
          </button>
        )}
        <button type="button" class="button" onClick={onRescue}>
          {t('menu.rescue')}
        </button>
        <button type="button" class="button button-quiet" onClick={onHome}>
          {t('app.home')}
        </button>
      </div>
      {asking && id !== undefined && (
        <Confirm
          title={t('fork.removeTitle')}
          what={t('fork.removeWhat', { device })}
          yes={t('fork.removeYes')}
          grave
          onYes={() => {
            setAsking(false);
            void host.remove(id);
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </main>
  );
}

/** Null for what is not at hand or cannot be read. */
function inWords(text: string | undefined): string | null {
  const entry = text === undefined ? null : decodePublic(text);
  return entry?.ok ? entryInWords({ event: entry.value.event, opened: null }) : null;
}
