/** The open door: a code to read aloud, the same as a picture to scan, and the link to send where the browser can. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DoorState, Host } from '../../app/host-types';
import { announce } from '../announce';
import { later } from '../move/later';
import { Heading } from '../parts/Heading';
import { t } from '../words';
import type { Picture } from './Picture';

const LaterPicture = later<Parameters<typeof Picture>[0]>(() => import('./Picture').then((part) => part.Picture));

const LIFE_MINUTES = 10;

interface InvitationProps {
  readonly host: Host;
  readonly door: Extract<DoorState, { readonly is: 'open' }>;
}

export function Invitation({ host, door }: InvitationProps) {
  const { code, link, last } = door;
  const address = new URL(link).host;
  const loopback = isLoopback(new URL(link).hostname);
  const minutes = useMinutes(code);
  return (
    <>
      <Heading>{t('door.openTitle')}</Heading>
      {last !== null && (
        <p class="trouble" role="alert">
          {t(`door.failed.${last}`)}
        </p>
      )}
      <p>{loopback ? t('door.loopback', { address }) : t('door.openWhat', { address })}</p>
      <p class="code">
        <span class="aside">
          {t('door.code')}: {[...code.slice(0, 3)].join(' ')}, {[...code.slice(3)].join(' ')}
        </span>
        <span aria-hidden="true">{code.slice(0, 3)}</span>
        <span aria-hidden="true">{code.slice(3)}</span>
      </p>
      <p class="code-what">
        {t('door.letters')} {t('door.minutes', { count: minutes })}
      </p>
      {!loopback && (
        <>
          <LaterPicture link={link} />
          <p class="code-what">{t('door.scan')}</p>
          <Send link={link} />
          <p class="label">{t('door.link')}</p>
        </>
      )}
      <div class="link-two foot">
        <button type="button" class="button button-tall" onClick={host.close}>
          {t('app.cancel')}
        </button>
        <button type="button" class="button button-tall" onClick={host.open}>
          {t('door.renew')}
        </button>
      </div>
    </>
  );
}

/** By the system where it can, or as a copy; on plain http a page can do neither. */
function Send({ link }: { readonly link: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const say = (sentence: string): void => {
    setSaid(sentence);
    announce(sentence);
  };
  const share = (): void =>
    void navigator.share({ title: t('door.shareTitle'), url: link }).catch((error: unknown) => {
      // Whoever closes the sheet has only changed his mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(t('door.shareFailed'));
    });
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => say(t('door.copied')),
      () => say(t('door.copyFailed')),
    );
  const shares = typeof navigator.share === 'function';
  const copies = 'clipboard' in navigator;
  if (!shares && !copies) return <p class="slip">{t('door.insecure')}</p>;
  return (
    <>
      <button type="button" class="button" onClick={shares ? share : copy}>
        {t(shares ? 'door.share' : 'door.copy')}
      </button>
      {said !== null && <p class="slip">{said}</p>}
    </>
  );
}

/** Whole minutes that a code is still good for, from when it was first seen here. */
function useMinutes(code: string): number {
  const since = useRef({ code, at: performance.now() });
  if (since.current.code !== code) since.current = { code, at: performance.now() };
  const [, draw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), 5000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(LIFE_MINUTES - (performance.now() - since.current.at) / 60_000));
}

/** An address that means to each device itself. */
function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127\./.test(name);
}
