/**
 * The app beneath the rules. While they are open it is taken out of the document as a whole: whoever reads a rule sees, finds
 * and hears nothing of Jack's, and yet every screen goes on living, with what was typed, until it is put back. Its lock runs
 * on meanwhile, from the last touch of the rules, and may have closed by then.
 */

/** Takes it away; gives back how to put it in its place again, with its dialog, its scroll and its focus. */
export function takeAway(app: HTMLElement): () => void {
  const place = document.createComment('');
  const { scrollX, scrollY } = window;
  const focused = document.activeElement;
  const modal = [...app.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  const scrolled = [...app.querySelectorAll('*')]
    .filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0)
    .map((one) => ({ one, top: one.scrollTop, left: one.scrollLeft }));
  // Whatever is being held is let go: its finger's end would be told to nobody.
  for (const held of app.querySelectorAll('[data-held="true"]')) held.dispatchEvent(new PointerEvent('pointercancel'));
  if (focused instanceof HTMLElement && app.contains(focused)) focused.blur();
  app.replaceWith(place);
  return () => {
    place.replaceWith(app);
    for (const dialog of modal) {
      if (!dialog.isConnected) continue;
      dialog.open = false;
      dialog.showModal();
    }
    for (const { one, top, left } of scrolled) one.scrollTo({ top, left, behavior: 'instant' });
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    focusAgain(app, focused);
  };
}

/** Where it was; else, when the screen has changed, its heading. */
function focusAgain(app: HTMLElement, focused: Element | null): void {
  const there = focused?.isConnected && app.contains(focused) ? focused : app.querySelector('h1');
  if (there instanceof HTMLElement) there.focus({ preventScroll: true });
}
