/** The page is left: another window, another app, a call, a dark screen, or the page's end. */

/** Runs something when the page loses the focus, is hidden or is left; gives back how to end that. */
export function whenLeft(cover: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') cover();
  };
  addEventListener('blur', cover);
  addEventListener('pagehide', cover);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('blur', cover);
    removeEventListener('pagehide', cover);
    document.removeEventListener('visibilitychange', hidden);
  };
}
