/**
 * The certificate and key behind `npm start` over https, read from the two files that `TLS_CERT` and `TLS_KEY` name. What is
 * wrong with them is said in a sentence for whoever typed the command, and nothing is served: falling back to plain http
 * would look like https that works.
 */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { createSecureContext } from 'node:tls';

export interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** `tls` undefined: plain http was asked for. */
export type TlsResult =
  | { readonly ok: true; readonly tls: Tls | undefined; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

type Environment = Readonly<Record<string, string | undefined>>;

export function readTls({ TLS_CERT, TLS_KEY }: Environment, now: Date): TlsResult {
  if (!TLS_CERT && !TLS_KEY) return { ok: true, tls: undefined, warnings: [] };
  if (!TLS_CERT) return no('TLS_KEY is set but TLS_CERT is not. Https needs both: TLS_CERT=cert.pem TLS_KEY=key.pem');
  if (!TLS_KEY) return no('TLS_CERT is set but TLS_KEY is not. Https needs both: TLS_CERT=cert.pem TLS_KEY=key.pem');
  const cert = read('TLS_CERT', TLS_CERT);
  if (typeof cert === 'string') return no(cert);
  const key = read('TLS_KEY', TLS_KEY);
  if (typeof key === 'string') return no(key);
  const certificate = certificateOf(cert);
  if (certificate === undefined) return no(`TLS_CERT names ${TLS_CERT}, which holds no certificate in PEM form.`);
  try {
    createSecureContext({ cert, key });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return no(
      code === 'ERR_OSSL_X509_KEY_VALUES_MISMATCH'
        ? `The key in ${TLS_KEY} does not belong to the certificate in ${TLS_CERT}.`
        : `TLS_KEY names ${TLS_KEY}, which holds no key in PEM form that can be read without a password.`,
    );
  }
  return { ok: true, tls: { cert, key }, warnings: datesOf(certificate, now) };
}

/** Whether the certificate speaks for this address or name; a browser refuses it otherwise. */
export function speaksFor({ cert }: Tls, host: string): boolean {
  const certificate = certificateOf(cert);
  return (isIP(host) ? certificate?.checkIP(host) : certificate?.checkHost(host)) !== undefined;
}

function datesOf({ validFrom, validTo }: X509Certificate, now: Date): string[] {
  if (now > new Date(validTo)) return [`The certificate ran out on ${validTo}: browsers will refuse it.`];
  if (now < new Date(validFrom)) return [`The certificate begins on ${validFrom}: until then browsers will refuse it.`];
  return [];
}

/** The file's bytes, or why not. */
function read(name: string, path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch (error) {
    const why = { ENOENT: 'is not there', EACCES: 'may not be read', EISDIR: 'is a folder' } as Record<string, string>;
    return `${name} names ${path}, which ${why[(error as NodeJS.ErrnoException).code ?? ''] ?? 'cannot be read'}.`;
  }
}

function certificateOf(pem: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

function no(sentence: string): TlsResult {
  return { ok: false, sentence };
}
