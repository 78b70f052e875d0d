/**
 * The built app as a list of files held in memory: what each address answers, with its type, its caching and its
 * compressed forms. Weighed against `sirv` (5 KB): it streams from disk, so a rebuild under a running table mixes two
 * versions or, when a file vanishes at the wrong moment, ends the process by an unhandled error; and it wants compressed
 * copies on disk. The whole app is under a megabyte, so reading it once at the start costs less than any of this. And an
 * address that is not in the list cannot be reached, however it is spelled.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

export interface Asset {
  readonly type: string;
  readonly caching: string;
  readonly etag: string;
  readonly body: Buffer;
  /** The body in this form, worked out at the first request; undefined where compressing gains nothing. */
  compressed(encoding: Encoding): Promise<Buffer | undefined>;
}

export type Assets = ReadonlyMap<string, Asset>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compress = { br: promisify<Buffer, Buffer>(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };

/** Reads a folder, leaving out whatever begins with a dot: addresses as keys, `/index.html` among them. */
export function readAssets(folder: string): Assets {
  return new Map(pathsBelow(folder).map((path) => [`/${path}`, asset(path, readFileSync(join(folder, path)))]));
}

function pathsBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under ? `${under}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return pathsBelow(folder, path);
    return entry.isFile() ? [path] : [];
  });
}

function asset(path: string, body: Buffer): Asset {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const isText = type.includes('charset');
  const made = new Map<Encoding, Promise<Buffer | undefined>>();
  return {
    type,
    caching: cachingOf(path),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed(encoding) {
      if (!isText) return Promise.resolve(undefined);
      let form = made.get(encoding);
      if (!form) {
        form = compress[encoding](body).then((small) => (small.length < body.length ? small : undefined));
        made.set(encoding, form);
      }
      return form;
    },
  };
}

/** A name that carries a hash of its content never changes; everything else is asked for anew, with an etag. */
function cachingOf(path: string): string {
  const hashed = /^assets\/.+-[\w-]{8,}\.\w+$/.test(path);
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
