/**
 * A new version of the app: it is fetched in the background and waits until somebody takes it on the start page. Loaded
 * after the page stands, with what registers the service worker.
 */
import { registerSW } from 'virtual:pwa-register';

/** `onReady` gets what takes the new version. */
export function watchVersions(onReady: (take: () => void) => void): void {
  /** Only the tab in which it was taken reloads: in another one a night may be on. */
  let taken = false;
  const update = registerSW({
    immediate: true,
    onNeedReload: () => taken && location.reload(),
    onNeedRefresh: () =>
      onReady(() => {
        taken = true;
        void update(true);
      }),
  });
}
