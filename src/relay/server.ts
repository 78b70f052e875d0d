/**
 * The program behind `npm start`: serves the built app on one port, and the relay beside it at `/mqtt`. An address of the app
 * that is no file (a page opened at a deep link) gets `index.html`; a missing file gets 404, so that a broken build shows
 * itself.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Asset, type Assets, type Encoding, readAssets } from './assets';
import { attachBroker } from './broker';
import { securityHeaders } from './headers';
import { DEFAULT_SETTINGS, type RelaySettings } from './settings';
import type { Tls } from './tls';

export interface ServerOptions {
  /** The folder of the built app. */
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Serves https with it, else plain http. */
  readonly tls?: Tls | undefined;
  readonly relay?: RelaySettings;
  /** The relays that the app was built for. */
  readonly relays?: readonly string[];
}

export interface RunningServer {
  readonly port: number;
  /** Takes no new connection, lets answers and messages under way end (for two seconds at most), then resolves. */
  close(): Promise<void>;
}

const patience = 2000;

/** Starts serving; rejects with the system's error (such as EADDRINUSE) when the port cannot be had. */
export async function serve({
  folder,
  port,
  host = '::',
  tls,
  relay,
  relays = [],
}: ServerOptions): Promise<RunningServer> {
  const assets = readAssets(folder);
  const headers = Object.entries(securityHeaders(relays));
  const handle: RequestListener = (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    answer(assets, request, response).catch(() => response.destroy());
  };
  const server = tls === undefined ? createServer(handle) : createSecureServer(tls, handle);
  const listen = (at: string) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host: at }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  // '::' takes IPv4 connections too; a machine without IPv6 refuses it.
  await listen(host).catch((error: NodeJS.ErrnoException) => {
    if (host !== '::' || (error.code !== 'EAFNOSUPPORT' && error.code !== 'EADDRNOTAVAIL')) throw error;
    return listen('0.0.0.0');
  });
  const broker = await attachBroker(server, relay ?? DEFAULT_SETTINGS);
  const closeServer = () =>
    new Promise<void>((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), patience);
      server.close(() => {
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await Promise.all([closeServer(), broker.close()]);
    },
  };
}

async function answer(assets: Assets, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'method not allowed');
  }
  const path = pathOf(request.url);
  if (path === undefined) return say(response, 400, 'bad request');
  if (path === '/healthz') return say(response, 200, 'ok');
  const asset = assets.get(path) ?? (isNavigation(request, path) ? assets.get('/index.html') : undefined);
  if (!asset) return say(response, 404, 'not found');
  return send(asset, request, response);
}

async function send(asset: Asset, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', asset.caching);
  response.setHeader('ETag', asset.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (knows(request.headers['if-none-match'], asset.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const compressed = encoding && (await asset.compressed(encoding));
  if (encoding && compressed) response.setHeader('Content-Encoding', encoding);
  const body = compressed ?? asset.body;
  response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function pathOf(url: string | undefined): string | undefined {
  try {
    // Resolving against a base also folds `..` away, but nothing rests on that: only listed addresses are served.
    return decodeURIComponent(new URL(url ?? '', 'http://any').pathname);
  } catch {
    return undefined;
  }
}

/** Somebody opening a page: the browser wants HTML, and the last part of the address is no file name. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return path === '/' || (wantsPage && !/\.[^/]+$/.test(path) && !path.startsWith('/assets/'));
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*') ?? false
  );
}

/** The best form the browser takes; one refused with `q=0` is not taken. */
function encodingFor(accepted: string | undefined): Encoding | undefined {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
