/**
 * Keeps the whole app on the phone, so that it opens without a network. A new version is fetched in the background and
 * waits; it takes over only when the page says so (`SKIP_WAITING`, sent after somebody's tap) or at the next start.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});

/**
 * What connects to a relay weighs as much as a quarter of all the rest, and is of no use without a network: it is fetched
 * when it is first wanted and kept from then on, the newest only.
 */
const RELAY_PARTS = 'hideout-relay-parts';
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/mqtt'),
  async ({ request }) => {
    const cache = await caches.open(RELAY_PARTS);
    const kept = await cache.match(request);
    if (kept !== undefined) return kept;
    const fetched = await fetch(request);
    if (fetched.ok) {
      for (const old of await cache.keys()) await cache.delete(old);
      await cache.put(request, fetched.clone());
    }
    return fetched;
  },
);

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: [/^\/healthz$/] }));
